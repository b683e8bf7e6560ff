import { globSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { askForReader, type Measures, USUAL_MEASURES } from '../../domain/measures.ts';
import { LIMITS_FORM } from '../profile/limits-form.tsx';
import { retypedValues } from '../profile/profile-values.ts';
import { RACE_FORM } from '../races/race-values.ts';
import { SHOE_FORM } from '../shoes/shoe-form.tsx';
import { SWEAT_FORM } from '../sweat/sweat-form.tsx';
import { type Quantity, retyped, typedUnits } from '../ui/typed-measures.ts';
import { WEIGHT_FORM } from '../weight/weight-forms.tsx';
import { WORKOUT_FORM } from '../workouts/log/workout-values.ts';
import { type Draft, inUnitsOfNow, reviveDraft, type Texts } from './use-entry-form.ts';

/** A form, told only what its fields are. */
type AnyForm = {
  schema: Parameters<typeof reviveDraft>[0]['schema'];
  labels: Record<string, string>;
  measured?: Partial<Record<string, Quantity>>;
  toSend: (values: never, entry: null) => object;
};

/** Each form of entries, and what must stand in it for its measures to be sent. */
const FORMS: Record<string, { form: AnyForm; with?: Texts }> = {
  LIMITS_FORM: { form: LIMITS_FORM },
  RACE_FORM: { form: RACE_FORM, with: { distance: 'other' } },
  SHOE_FORM: { form: SHOE_FORM },
  SWEAT_FORM: { form: SWEAT_FORM },
  WEIGHT_FORM: { form: WEIGHT_FORM },
  WORKOUT_FORM: { form: WORKOUT_FORM, with: { workoutType: 'running' } },
};
const EACH = Object.entries(FORMS).map(([name, of]) => ({ name, ...of }));

const METRIC = USUAL_MEASURES;
const AMERICAN: Measures = { ...METRIC, distance: 'mi', weight: 'lb', height: 'ft' };

afterEach(() => askForReader(() => METRIC));

test('every form of entries is looked at here', () => {
  const declared = globSync('src/web/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/const (\w+): EntryForm</g)].map(([, name]) => name),
  );
  expect(declared.sort()).toEqual(Object.keys(FORMS));
});

test.each(EACH)('$name names each field that is typed in the athlete’s units', (each) => {
  const { form } = each;
  const resting = Object.keys(form.labels).filter((name) =>
    ['10', '4:30', '5 10'].some((text) => {
      const [metric, american] = [METRIC, AMERICAN].map((as) => sentAs(each, { [name]: text }, as));
      return JSON.stringify(metric) !== JSON.stringify(american);
    }),
  );
  expect(Object.keys(form.measured ?? {}).sort()).toEqual(resting.sort());
});

describe('what is half typed while the units are changed', () => {
  test.each(EACH)('comes to the same in $name', (each) => {
    const { form } = each;
    const quantities = Object.entries(form.measured ?? {});
    for (const [name, quantity] of quantities) {
      const typed = { [name]: quantity === 'pace' ? '4:30' : '10' };
      const before = JSON.stringify(sentAs(each, typed, METRIC));
      askForReader(() => METRIC);
      const kept = JSON.parse(JSON.stringify(draftOf(each, typed)));
      askForReader(() => AMERICAN);
      const fresh = draftOf(each, {});
      const revived = reviveDraft(form, kept, fresh);
      const now = revived && inUnitsOfNow(revived, form.measured ?? {}, fresh);
      const sent = sentAs(each, now?.values ?? {}, AMERICAN);
      expect(figuresIn(JSON.stringify(sent))).toEqual(
        figuresIn(before).map((figure) => expect.closeTo(figure, quantity === 'pace' ? 0 : 1)),
      );
    }
    expect(quantities.length).toBeGreaterThan(0);
  });

  test('and nobody touched is shown as it would be now, and stays no change', () => {
    const each = { form: SHOE_FORM };
    askForReader(() => METRIC);
    const kept = {
      ...draftOf(each, { name: 'Blue' }),
      before: textsOf(each, { replaceAt: '800' }),
    };
    kept.values = { ...kept.values, replaceAt: '800' };
    askForReader(() => AMERICAN);
    const fresh = draftOf(each, {});
    fresh.before = textsOf(each, { replaceAt: '497.1' });
    const { values, before } = inUnitsOfNow(kept, SHOE_FORM.measured ?? {}, fresh);
    expect([values.replaceAt, before.replaceAt]).toEqual(['497.1', '497.1']);
  });

  test('stands in the profile too', () => {
    const typed = { height: '178', currentWeight: '71.2', goals: 'Sub 3' };
    askForReader(() => AMERICAN);
    expect(retypedValues(typed, { distance: 'km', weight: 'kg', height: 'cm' })).toEqual({
      height: '5′ 10″',
      currentWeight: '156.97',
      goals: 'Sub 3',
    });
    askForReader(() => METRIC);
    expect(
      retypedValues({ height: '5 10' }, { distance: 'mi', weight: 'lb', height: 'ft' }),
    ).toEqual({ height: '178' });
  });

  test('and cannot be read stays as it was typed', () => {
    askForReader(() => AMERICAN);
    const from = { distance: 'km', weight: 'kg', height: 'cm' } as const;
    for (const quantity of ['distance', 'pace', 'weight', 'height'] as const) {
      expect(retyped('about ten', quantity, from)).toBe('about ten');
      expect(retyped('', quantity, from)).toBe('');
    }
  });
});

type Each = { form: AnyForm; with?: Texts };

function textsOf(each: Each, typed: Texts): Texts {
  const blank = Object.fromEntries(Object.keys(each.form.labels).map((name) => [name, '']));
  return { ...blank, ...each.with, ...typed };
}

function draftOf(each: Each, typed: Texts): Draft<object, Texts> {
  return {
    values: textsOf(each, typed),
    before: textsOf(each, {}),
    units: typedUnits(),
    extra: { key: 'one', sent: null, version: null },
  };
}

function sentAs(each: Each, typed: Texts, as: Measures): object {
  askForReader(() => as);
  return each.form.toSend(textsOf(each, typed) as never, null);
}

/** Every number in it; a pace is one, in seconds. */
function figuresIn(json: string): number[] {
  return [...json.matchAll(/(?:(\d+):)?(\d+(?:\.\d+)?)/g)].map(
    ([, minutes = '0', rest]) => 60 * Number(minutes) + Number(rest),
  );
}
