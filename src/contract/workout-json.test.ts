import { expect, test } from 'vitest';
import { madeUpRun } from '../../testing/web/made-up.ts';
import { workoutFromJson, workoutToJson } from './workout-json.ts';

test('a distance of zero is read as none, so that no screen tells 0.00 km', () => {
  const json = workoutToJson(madeUpRun({ distanceM: 8400 }));
  expect(workoutFromJson(json).distanceM).toBe(8400);
  expect(workoutFromJson({ ...json, distance: 0 }).distanceM).toBeNull();
});
