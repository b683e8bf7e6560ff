import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type ColumnOf,
  emptyValueOf,
  FIELD_NAMES,
  FIELDS_FILLED_BY_STRAVA,
  type FieldBehindForm,
  type FieldFilledByStrava,
  type FieldName,
  type FieldSeenBy,
  type FieldSetBy,
  fieldOf,
  fieldsSetBy,
  type WorkoutFields,
  ZONE_FIELDS,
} from './workout-fields.ts';

const UNIT_ENDINGS: Record<string, RegExp> = { ms: /Ms$/, s: /S$/, m: /M$/, ml: /Ml$/ };

describe('the fields of a workout', () => {
  test.each(FIELD_NAMES)('%s is named after its column and its unit', (name) => {
    const { column } = fieldOf(name);
    const fromColumn = column.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
    // An instant's column was named before its unit was part of every name.
    expect([fromColumn, `${fromColumn}Ms`]).toContain(name);
    const { unit = '' } = fieldOf(name);
    expect(name).toMatch(UNIT_ENDINGS[unit] ?? /./);
  });

  test.each(FIELD_NAMES)(
    '%s is filled in by Strava only where Strava sets it and where it can be empty',
    (name) => {
      if (!fieldOf(name).isFilledByStrava) return;
      expect(fieldOf(name).setBy).toContain('strava');
      expect(fieldOf(name)).toHaveProperty('empty');
    },
  );

  test.each(FIELD_NAMES)('a trainer sees nothing of %s that its athlete does not see', (name) => {
    const { seenBy } = fieldOf(name);
    if (seenBy.includes('trainer')) expect(seenBy).toContain('athlete');
  });

  test('a trainer sees no time of day, no place on earth and no race mark', () => {
    expect(FIELD_NAMES.filter((name) => fieldOf(name).seenBy.includes('trainer'))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/startedAtMs|utcOffsetS|isRace/)]),
    );
  });

  test('nothing known is null, no minutes, no gels, or no race', () => {
    expect(emptyValueOf('distanceM')).toBeNull();
    expect(ZONE_FIELDS.map(emptyValueOf)).toEqual([0, 0, 0, 0, 0]);
    expect(emptyValueOf('caffeinatedGels')).toBe(0);
    expect(emptyValueOf('isRace')).toBe(false);
  });

  test('what is set, filled in and seen is the same for the compiler as for the program', () => {
    expectTypeOf(fieldsSetBy('form')).toEqualTypeOf<FieldSetBy<'form'>[]>();
    expectTypeOf<FieldSetBy<'strava'>>().toExtend<FieldName>();
    expectTypeOf<'gelType'>().not.toExtend<FieldSetBy<'strava'>>();
    expect(fieldsSetBy('strava')).not.toContain('gelType');
    expectTypeOf(FIELDS_FILLED_BY_STRAVA).toEqualTypeOf<FieldFilledByStrava[]>();
    expectTypeOf<'durationS'>().not.toExtend<FieldFilledByStrava>();
    expect(FIELDS_FILLED_BY_STRAVA).not.toContain('durationS');
    expect(FIELDS_FILLED_BY_STRAVA).toContain('distanceM');
    expectTypeOf<'startedAtMs'>().not.toExtend<FieldSeenBy<'trainer'>>();
    expectTypeOf<FieldBehindForm>().toEqualTypeOf<
      'sport' | 'startedAtMs' | 'utcOffsetS' | (typeof ZONE_FIELDS)[number]
    >();
    expectTypeOf<ColumnOf<'distanceM'>>().toEqualTypeOf<'distance_m'>();
    expectTypeOf<WorkoutFields['distanceM']>().toEqualTypeOf<number | null>();
  });
});
