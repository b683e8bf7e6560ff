import { describe, expect, test } from 'vitest';
import type { WorkoutForm } from '../../../contract/workout-entry.ts';
import { reviveDraft } from '../../kept-entries/use-entry-form.ts';
import { checkForm } from '../../ui/form-check.ts';
import { typedUnits } from '../../ui/typed-measures.ts';
import { blankValues, WORKOUT_FORM, type WorkoutValues } from './workout-values.ts';

const blank = blankValues({
  day: '2026-11-21',
  kind: { workoutType: 'running', runningSubtype: 'outdoor-easy' },
});

test('every field of the form is named', () => {
  expect(Object.keys(WORKOUT_FORM.labels).sort()).toEqual(Object.keys(blank).sort());
});

describe('what is sent', () => {
  const check = (typed: Partial<WorkoutValues>) =>
    checkForm(WORKOUT_FORM.schema, WORKOUT_FORM.toSend({ ...blank, ...typed }, null));

  test('a quick entry is read as the server reads it', () => {
    expect(check({ duration: '45', distance: '8,4' }).body).toMatchObject({
      durationS: 2700,
      distanceM: 8_400,
      zone1S: 0,
      hydrationMl: null,
    });
  });

  test('a distance typed before the type became strength is neither sent nor a fault', () => {
    const { body } = check({ workoutType: 'strength', duration: '0:50', distance: 'x' });
    expect(body).toMatchObject({ distanceM: null, runningSubtype: null });
  });

  test('each fault is told in the words of the contract, the first one first', () => {
    const { errors } = check({ date: '', duration: '1:75', zone3Minutes: '-1' });
    expect(errors).toEqual({
      date: 'Date is required',
      duration: 'Duration must be in H:MM format',
      zone3Minutes: 'Zone 3 minutes must be between 0 and 10000',
    });
  });
});

describe('a draft', () => {
  type Fresh = Parameters<typeof reviveDraft<WorkoutForm, WorkoutValues>>[2];
  const fresh: Fresh = {
    values: blank,
    before: blank,
    units: typedUnits(),
    extra: { key: 'new', sent: null, version: null },
  };
  const revive = (kept: unknown) => reviveDraft(WORKOUT_FORM, kept, fresh);
  const reviveValues = (values: unknown) => revive({ values, before: {}, extra: {} })?.values;

  test('gives back what was kept', () => {
    const kept = { ...blank, workoutType: 'cross', distance: '45', notes: 'Rain.' } as const;
    expect(reviveValues(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  test('of an older release is read: a new workout with a try, a changed one with its version', () => {
    const typed = { ...blank, duration: '0:45' };
    const sent = { date: '2026-11-21', workoutType: 'running', duration: '0:45' };
    expect(revive({ values: typed, before: blank, extra: { key: 'old', sent } })).toEqual({
      values: typed,
      before: blank,
      units: typedUnits(),
      extra: { key: 'old', sent, version: null },
    });
    expect(revive({ values: typed, before: blank, extra: { version: 3 } })?.extra).toEqual({
      key: 'new',
      sent: null,
      version: 3,
    });
  });

  test('whose try is no workout is kept without it', () => {
    const kept = { values: blank, before: blank, extra: { key: 'old', sent: { date: 7 } } };
    expect(revive(kept)?.extra).toEqual({ key: 'old', sent: null, version: null });
  });

  test.each([
    [],
    { workoutType: 'rowing', distance: 8.4, unknown: 'x', __proto__: { notes: 'x' } },
  ])('never trusts %j', (values) => {
    expect(reviveValues(values)).toEqual(blank);
  });

  test.each([null, 7, 'text', [], { values: {}, before: null, extra: {} }])(
    'is none where %j was kept',
    (kept) => expect(revive(kept)).toBeNull(),
  );
});
