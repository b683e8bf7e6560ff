import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { errorBody } from '../../contract/errors.ts';
import {
  createWorkout,
  deleteWorkout,
  restoreWorkout,
  updateWorkout,
  type WorkoutForm,
} from '../../contract/workout-entry.ts';
import type { WorkoutJson } from '../../contract/workout-json.ts';
import { allWorkouts, oneWorkout, workoutSchema } from '../../contract/workouts.ts';
import { parseDuration } from '../../domain/duration.ts';

/** More for a longer look: PROPERTY_RUNS=1000. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? budget({ everyday: 8, small: 20, full: 100 }));
const LIMIT_MS = 60_000 + RUNS * 1000;
const options = { numRuns: RUNS };

const app = await openTestApp();

const paramsOf = (id: number) => ({ id: String(id) });
const PLAIN: WorkoutForm = { date: '2026-03-18', workoutType: 'running', duration: '0:30' };

const form: fc.Arbitrary<WorkoutForm & { confirmed: true }> = fc.record(
  {
    confirmed: fc.constant(true as const),
    date: fc
      .integer({ min: 0, max: 109_000 })
      .map((day) => new Date(Date.UTC(1900, 0, 1) + day * 86_400_000).toISOString().slice(0, 10)),
    workoutType: fc.constantFrom('running', 'strength', 'cross'),
    runningSubtype: fc.constantFrom(null, '', 'treadmill', 'outdoor-long', 'outdoor-easy'),
    duration: fc
      .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 59 }))
      .map(([hours, minutes]) => `${hours}:${String(minutes).padStart(2, '0')}`),
    distance: fc.oneof(
      fc.constantFrom(null, ''),
      fc.double({ min: 0, max: 1000, noNaN: true }),
      fc.integer({ min: 0, max: 10_000 }).map((tenths) => String(tenths / 10).replace('.', ',')),
    ),
    calories: fc.option(fc.integer({ min: 0, max: 30_000 })),
    avgHeartRate: fc.option(fc.integer({ min: 50, max: 130 })),
    maxHeartRate: fc.option(fc.integer({ min: 130, max: 220 }).map(String)),
    zone1Minutes: fc.nat(10_000),
    zone5Minutes: fc.nat(10_000).map(String),
    gelType: fc.constantFrom(null, '', 'none', 'sis', 'gu', 'other'),
    caffeinated: fc.nat(100),
    hydration: fc.option(fc.nat(30_000)),
    notes: fc.oneof(
      fc.constant(null),
      fc.string({ unit: 'grapheme', maxLength: 300 }).filter((text) => !text.includes('\0')),
      fc.string({ unit: 'binary', maxLength: 300 }).filter((text) => !text.includes('\0')),
    ),
  },
  { requiredKeys: ['confirmed', 'date', 'workoutType', 'duration'] },
);

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    ...['NaN', 'Infinity', '1e309', '-0', '0x1F', '1_000', '٣', '½', '１２', ' ', '\u00a0'],
    ...['\0', '\ud800', 'a\udfff', '\u202e', '2026-02-30', '275760-09-13', '-000001-01-01'],
    ...["'; drop table workouts; --", '{{7*7}}', '../../etc/passwd', '=1+1', '<script>'],
    ...[-1, 0.1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e300, 5e-324, true, false, null],
    ...[[], {}, [[]], { length: 5 }, ['1'], { toString: 1 }, { $gt: 0 }],
  ),
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
);

async function send(of: Athlete, payload: string) {
  return app.app.inject({
    method: 'POST',
    url: '/api/workouts',
    headers: { authorization: `Bearer ${of.token}`, 'content-type': 'application/json' },
    payload,
  });
}

describe('any workout that a form can hold', () => {
  test('comes back as it went in', { timeout: LIMIT_MS }, async () => {
    const runner = await app.addAthlete();
    await fc.assert(
      fc.asyncProperty(form, async (body) => {
        const created = await runner.call(createWorkout, { body });
        expect([created.status, body]).toEqual([201, body]);
        const workout = created.body;
        const { body: read } = await runner.call(oneWorkout, { params: paramsOf(workout.id) });
        expect(read).toEqual(workout);
        expect(workoutSchema.safeParse(read).success).toBe(true);
        expect(read.durationSeconds).toBe(parseDuration(body.duration));
        expect(read.notes).toBe(body.notes?.trim() ? body.notes : null);
        const km = Number(String(body.distance ?? '').replace(',', '.'));
        if (body.workoutType === 'strength' || !body.distance) {
          expect(read.distance).toBe(
            body.distance === 0 && body.workoutType !== 'strength' ? 0 : null,
          );
        } else {
          // Kept to the millimetre, whatever that is in binary.
          const offMm = Math.abs((read.distance ?? Number.NaN) - km) * 1_000_000;
          expect(offMm).toBeLessThan(0.5 + 1e-6);
        }
        // What was read can be sent back, and changes nothing but the version.
        const again = await runner.call(updateWorkout, {
          params: paramsOf(workout.id),
          body: formOf(read),
        });
        const { replaced, ...changed } = again.body;
        expect([again.status, changed]).toEqual([200, { ...read, version: 2 }]);
      }),
      options,
    );
  });
});

function formOf(workout: WorkoutJson): WorkoutForm {
  const { id, userId, sport, durationSeconds, source, version, createdAt, ...rest } = workout;
  const { startedAt, utcOffsetS, ...fields } = rest;
  return fields;
}

describe('any nonsense in a field', () => {
  test.each([
    ...['date', 'workoutType', 'runningSubtype', 'duration', 'distance', 'calories'],
    ...['avgHeartRate', 'maxHeartRate', 'zone1Minutes', 'gelType', 'caffeinated', 'hydration'],
    ...['notes', 'anythingElse'],
  ])('%s is stored or refused in words, never a fault', async (field) => {
    const runner = await app.addAthlete();
    await fc.assert(
      fc.asyncProperty(hostile, async (value) => {
        const answer = await send(runner, JSON.stringify({ ...PLAIN, [field]: value }));
        if (answer.statusCode === 201) {
          expect(workoutSchema.safeParse(answer.json()).success).toBe(true);
        } else {
          expect([answer.statusCode, value]).toEqual([400, value]);
          expect(errorBody.parse(answer.json()).message).toMatch(/^\S.+/);
        }
      }),
      { numRuns: RUNS * 2 },
    );
    const { status } = await runner.call(allWorkouts);
    expect(status).toBe(200);
  });
});

describe('any series of changes', () => {
  type Creating = { do: 'create' | 'createAgain'; form: WorkoutForm };
  type Editing = { do: 'edit' | 'editLate' | 'editBlind'; at: number; form: WorkoutForm };
  type Switching = { do: 'delete' | 'restore'; at: number };
  type Step = Creating | Editing | Switching;

  const at = fc.nat(5);
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ do: fc.constantFrom('create' as const, 'createAgain' as const), form }),
    fc.record({
      do: fc.constantFrom('edit' as const, 'editLate' as const, 'editBlind' as const),
      at,
      form,
    }),
    fc.record({ do: fc.constantFrom('delete' as const, 'restore' as const), at }),
  );

  type Known = { workout: WorkoutJson; deleted: boolean };

  test('leaves the log as a list kept by hand would be', { timeout: LIMIT_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const runner = await app.addAthlete();
        const known: Known[] = [];
        let key = 0;
        for (const one of steps) {
          if (!('at' in one)) {
            key += 1;
            const headers = { 'idempotency-key': String(key) };
            const times = one.do === 'create' ? 1 : 2;
            for (let time = 0; time < times; time += 1) {
              const { status, body } = await runner.call(createWorkout, {
                body: one.form,
                headers,
              });
              expect(status).toBe(201);
              if (time === 0) known.push({ workout: body, deleted: false });
              else expect(body).toEqual(known.at(-1)?.workout);
            }
          } else {
            await change(runner, known[one.at], one);
          }
          expect((await runner.call(allWorkouts)).body).toEqual(listOf(known));
        }
      }),
      options,
    );
  });

  async function change(runner: Athlete, target: Known | undefined, one: Editing | Switching) {
    if (!target) return;
    const params = paramsOf(target.workout.id);
    if (one.do === 'delete') {
      const { status } = await runner.call(deleteWorkout, { params });
      expect(status).toBe(target.deleted ? 404 : 204);
      target.deleted = true;
    } else if (one.do === 'restore') {
      const { status } = await runner.call(restoreWorkout, { params });
      expect(status).toBe(target.deleted ? 200 : 404);
      target.deleted = false;
    } else if ('form' in one) {
      const { version } = target.workout;
      const seen = one.do === 'editLate' ? version + 1 : version;
      const headers = one.do === 'editBlind' ? undefined : { 'if-match': String(seen) };
      const { status, body } = await runner.call(updateWorkout, {
        params,
        body: one.form,
        headers,
      });
      const expected = one.do === 'editLate' ? 409 : 200;
      expect(status).toBe(target.deleted ? 404 : expected);
      if (status === 200) {
        const { replaced, ...changed } = body;
        expect(changed.version).toBe(version + 1);
        target.workout = changed;
      }
    }
  }

  function listOf(known: Known[]): WorkoutJson[] {
    return known
      .filter(({ deleted }) => !deleted)
      .map(({ workout }) => workout)
      .toSorted((a, b) => (a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1));
  }
});

describe('edits at the same time', () => {
  test('lose nothing that was acknowledged', { timeout: LIMIT_MS }, async () => {
    const editors = fc.array(fc.array(fc.nat(3), { minLength: 1, maxLength: 5 }), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(editors, async (rounds) => {
        const runner = await app.addAthlete();
        const { body: made } = await runner.call(createWorkout, { body: PLAIN });
        const params = paramsOf(made.id);
        const acknowledged: string[] = [];
        let mark = 0;
        for (const round of rounds) {
          const edits = round.map(async (rereads) => {
            const own = `<${mark++}>`;
            // Each adds its mark to what it last saw; some look again when they are refused.
            for (let attempt = 0; attempt <= rereads; attempt += 1) {
              const { body: seen } = await runner.call(oneWorkout, { params });
              const { status } = await runner.call(updateWorkout, {
                params,
                body: { ...PLAIN, notes: `${seen.notes ?? ''}${own}` },
                headers: { 'if-match': `"${seen.version}"` },
              });
              expect([200, 409]).toContain(status);
              if (status === 200) {
                acknowledged.push(own);
                return;
              }
            }
          });
          await Promise.all(edits);
        }
        const { body: last } = await runner.call(oneWorkout, { params });
        const kept = (last.notes ?? '').match(/<\d+>/g) ?? [];
        expect(kept.toSorted()).toEqual(acknowledged.toSorted());
        expect(last.version).toBe(1 + acknowledged.length);
      }),
      options,
    );
  });
});
