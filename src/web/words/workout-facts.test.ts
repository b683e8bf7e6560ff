import { afterEach, expect, test } from 'vitest';
import { askForReader, USUAL_MEASURES } from '../../domain/measures.ts';
import { caloriesPerMinute, paceText, speedText, workoutHref } from './workout-facts.ts';

test('calories a minute are calories over minutes', () => {
  expect(caloriesPerMinute({ calories: 450, durationS: 60 * 60 })).toBe('7.5');
  expect(caloriesPerMinute({ calories: 100, durationS: 90 })).toBe('66.7');
  expect(caloriesPerMinute({ calories: 0, durationS: 60 })).toBe('0.0');
  expect(caloriesPerMinute({ calories: null, durationS: 60 })).toBeNull();
});

test('pace comes from the unrounded distance', () => {
  expect(paceText({ distanceM: 18_200, durationS: 99 * 60 + 10 })).toBe('5:27');
  expect(paceText({ distanceM: null, durationS: 60 })).toBeNull();
  expect(paceText({ distanceM: 0, durationS: 60 })).toBeNull();
});

afterEach(() => askForReader(() => USUAL_MEASURES));

test('speed is in kilometres or miles an hour, as its reader has it', () => {
  expect(speedText({ distanceM: 45_000, durationS: 5400 })).toBe('30.0\u00a0km/h');
  askForReader(() => ({ ...USUAL_MEASURES, distance: 'mi' }));
  expect(speedText({ distanceM: 45_000, durationS: 5400 })).toBe('18.6\u00a0mph');
  expect(speedText({ distanceM: 0, durationS: 5400 })).toBeNull();
});

test('a run leads to run details, everything else to workout details', () => {
  expect(workoutHref({ id: 7, workoutType: 'running' })).toBe('/run-details/7');
  expect(workoutHref({ id: 7, workoutType: 'strength' })).toBe('/workout-details/7');
  expect(workoutHref({ id: 7, workoutType: 'cross' })).toBe('/workout-details/7');
});
