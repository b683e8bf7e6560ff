import { expect, test } from 'vitest';
import { madeUpRun } from '../../../testing/web/made-up.ts';
import type { Workout } from '../../contract/workouts.ts';
import { runSentence } from './run-words.ts';

const TEN_KM = { distanceM: 10_000, durationS: 3000 };

const said = (over: Partial<Workout>, average: number | null) =>
  runSentence(madeUpRun({ ...TEN_KM, ...over }), average).replaceAll('\u00a0', ' ');

test('a run is held against the average pace of its period', () => {
  expect(said({}, 312)).toBe('12 s/km faster than your average of the period.');
  expect(said({}, 225)).toBe('1:15 /km slower than your average of the period.');
  expect(said({}, 300.4)).toBe('At your average pace of the period.');
  expect(said({ distanceM: null }, 300)).toBe('');
  expect(said({ sport: 'walk' }, 300)).toBe('');
});

test('its zones are told by the longest of them', () => {
  expect(said({ zone2S: 38 * 60, zone3S: 10 * 60 }, null)).toBe(
    'Mostly zone 2 Aerobic, 38 of 48 min.',
  );
  expect(said({ zone2S: 20 * 60, zone3S: 15 * 60, zone4S: 10 * 60 }, 300)).toBe(
    'At your average pace of the period. Longest in zone 2 Aerobic, 20 of 45 min.',
  );
});
