import { describe, expect, test } from 'vitest';
import { madeUpRace } from '../../../testing/web/made-up.ts';
import type { Race } from '../../contract/race-list.ts';
import { raceBody, raceBodyToJson } from '../../contract/races.ts';
import { mergeEdits } from '../kept-entries/merge-edits.ts';
import { checkForm } from '../ui/form-check.ts';
import { blankValues, OTHER, RACE_FORM, type RaceValues, typedDistanceM } from './race-values.ts';

const { valuesOf, toSend, labels } = RACE_FORM;
const names = Object.keys(labels);

function checkValues(values: RaceValues, race: Race | null) {
  return checkForm(raceBody, toSend(values, race));
}

const typed = { ...blankValues(), name: 'City Half', date: '2027-04-11', targetTime: '1.45' };

test('a new race begins as a half marathon', () => {
  expect(blankValues().distance).toBe('21.1');
});

test('a quickly typed time is read as hours and minutes', () => {
  expect(checkValues(typed, null).body).toMatchObject({ targetTimeS: 6300, distanceM: 21_100 });
});

test('another distance is read from its own field', () => {
  const values = { ...typed, distance: OTHER, otherDistance: '16,1' };
  expect(checkValues(values, null).body).toMatchObject({ distanceM: 16_100 });
  expect(typedDistanceM(values)).toBe(16_100);
  expect(checkValues({ ...values, otherDistance: '' }, null).errors).toEqual({
    distance: 'Distance is required',
  });
  expect(typedDistanceM({ ...values, otherDistance: '-' })).toBeNull();
});

test('a stored distance that is not offered comes back as it is', () => {
  const race = madeUpRace({ distanceM: 21_097.5 });
  expect(valuesOf(race)).toMatchObject({ distance: OTHER, otherDistance: '21.0975' });
  expect(checkValues(valuesOf(race), race).body?.distanceM).toBe(21_097.5);
});

test('changing the plan of a race that was run leaves its result alone', () => {
  const race = madeUpRace({ completed: true, actualTimeS: 6250, workoutId: 11 });
  const { body } = checkValues({ ...valuesOf(race), name: 'Renamed' }, race);
  expect(body).toMatchObject({ name: 'Renamed', completed: true, actualTimeS: 6250 });
  expect(body?.workoutId).toBeUndefined();
  expect(raceBodyToJson(race).workoutId).toBe(11);
});

describe('two changes of one race', () => {
  const before = valuesOf(madeUpRace());

  test('of different fields both stand', () => {
    const mine = { ...before, name: 'Mine' };
    const theirs = { ...before, targetTime: '1:50' };
    expect(mergeEdits({ names, before, mine, theirs })).toEqual({
      values: { ...before, name: 'Mine', targetTime: '1:50' },
      clashes: [],
    });
  });

  test('of one field clash, and what was typed here stands', () => {
    const mine = { ...before, name: 'Mine' };
    const theirs = { ...before, name: 'Theirs' };
    expect(mergeEdits({ names, before, mine, theirs })).toEqual({
      values: mine,
      clashes: ['name'],
    });
  });
});
