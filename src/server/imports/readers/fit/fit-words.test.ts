import { expect, test } from 'vitest';
import { classifyActivity } from '../../../../domain/classify-activity.ts';
import { activityNameOf } from './fit-words.ts';

const RUN = 'running/outdoor-easy/run';
const WALK = 'running/outdoor-easy/walk';
const ride = 'cross//cycling';

/** Sport and sub sport of the profile, and what the log makes of them. */
const KINDS: readonly (readonly [number, number, string])[] = [
  [1, 0, RUN],
  [1, 1, 'running/treadmill/run'],
  [1, 2, RUN],
  [1, 3, RUN],
  [1, 4, RUN],
  [1, 45, 'running/treadmill/run'],
  [1, 58, 'running/treadmill/run'],
  [1, 67, RUN],
  [11, 0, WALK],
  [11, 27, 'running/treadmill/walk'],
  [17, 0, 'running/outdoor-easy/hike'],
  [35, 0, 'running/outdoor-easy/hike'],
  [66, 0, 'running/outdoor-easy/wheelchair'],
  [2, 0, ride],
  [2, 6, ride],
  [2, 8, ride],
  [2, 46, ride],
  [2, 58, ride],
  [21, 0, ride],
  [5, 17, 'cross//swim'],
  [5, 18, 'cross//swim'],
  [15, 0, 'cross//rowing'],
  [4, 14, 'cross//rowing'],
  [4, 15, 'cross//elliptical'],
  [4, 16, 'cross//stairs'],
  [10, 20, 'strength//strength'],
  [10, 43, 'cross//yoga'],
  [10, 44, 'cross//pilates'],
  [10, 26, 'cross//other'],
  [12, 42, 'cross//skiing'],
  [13, 0, 'cross//skiing'],
  [30, 0, 'cross//skating'],
  [31, 69, 'cross//climbing'],
  [41, 0, 'cross//paddling'],
  [62, 70, 'cross//hiit'],
  [64, 85, 'cross//ball-game'],
  [3, 0, 'cross//other'],
  [0, 0, 'cross//other'],
];

test.each(KINDS)('sport %i with sub sport %i is %s', (sport, subSport, kind) => {
  const name = activityNameOf({ sport, subSport, profileName: null });
  const { workoutType, runningSubtype, sport: known } = classifyActivity(name);
  expect(`${workoutType}/${runningSubtype ?? ''}/${known}`).toBe(kind);
});

test('where the numbers say little, the name that the athlete gave the profile counts', () => {
  expect(activityNameOf({ sport: 0, subSport: 0, profileName: 'Hockey' })).toBe('Hockey');
  expect(activityNameOf({ sport: 250, subSport: null, profileName: null })).toBe('Sport 250');
  expect(activityNameOf({ sport: 1, subSport: 0, profileName: 'Lunch' })).toBe('Running');
});
