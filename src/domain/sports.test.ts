import { expect, test } from 'vitest';
import { classifyActivity } from './classify-activity.ts';
import { isOfTypeRunning, isRun, isWalk, SPORTS } from './sports.ts';
import { sportOfType } from './workout-kinds.ts';

test('a run is a run; walks, hikes and wheelchair outings are of type running and no runs', () => {
  expect(SPORTS.filter((sport) => isRun({ sport }))).toEqual(['run']);
  expect(SPORTS.filter((sport) => isWalk({ sport }))).toEqual(['walk', 'hike']);
  expect(SPORTS.filter(isOfTypeRunning)).toEqual(['run', 'walk', 'hike', 'wheelchair']);
});

test.each([
  ['Running', true],
  ['Treadmill', true],
  ['Long run', true],
  ['Walking', false],
  ['Indoor walk', false],
  ['Hiking', false],
  ['Wheelchair Run Pace', false],
  ['Cycling', false],
  ['Strength', false],
])('“%s” is a run: %s', (name, expected) => {
  expect(isRun(classifyActivity(name))).toBe(expected);
});

test('what is typed in as running is a run', () => {
  expect(isRun({ sport: sportOfType('running') })).toBe(true);
  expect(isRun({ sport: sportOfType('cross') })).toBe(false);
});
