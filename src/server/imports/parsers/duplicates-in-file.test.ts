import { describe, expect, it } from 'vitest';
import {
  haeWorkout,
  heartRateAt,
  qty,
  readEntries,
} from '../../../../testing/imports/written-workouts.ts';

const withHeartRate = haeWorkout({
  id: 'twin-a',
  distance: qty(5.2, 'km'),
  activeEnergyBurned: qty(300, 'kcal'),
  avgHeartRate: qty(150, 'bpm'),
  heartRateData: [heartRateAt('18:05:00', 148)],
});
const withClimb = haeWorkout({
  id: 'twin-b',
  distance: qty(5200, 'm'),
  activeEnergy: qty(300, 'kcal'),
  avgHeartRate: qty(0, 'bpm'),
  heartRateData: [],
  elevation: { ascent: 33, descent: 0, units: 'm' },
});

describe('one workout sent twice', () => {
  it('under two ids becomes the richer one, its gaps filled, in any order', () => {
    for (const pair of [
      [withHeartRate, withClimb],
      [withClimb, withHeartRate],
    ]) {
      const result = readEntries(pair);
      expect(result.workouts).toMatchObject([
        {
          externalId: 'twin-a',
          distanceM: 5200,
          energyKcal: 300,
          avgHeartRate: 150,
          ascentM: 33,
          notes: [{ code: 'sent-twice' }],
        },
      ]);
      expect(result.workouts[0]?.heartRateSamples).toHaveLength(1);
    }
  });

  it('under one id is one, even when the second is poorer', () => {
    const poorer = haeWorkout({ id: 'twin-a', duration: 1795 });
    const result = readEntries([poorer, withHeartRate]);
    expect(result.workouts).toMatchObject([{ place: 'workout 1', distanceM: 5200 }]);
  });

  it('word for word is counted and not mentioned', () => {
    const result = readEntries([withHeartRate, withHeartRate, withHeartRate]);
    expect(result.workouts).toMatchObject([{ notes: [] }]);
  });

  it('three times: the third must fit both others', () => {
    const bare = haeWorkout({ id: 'twin-c' });
    const other = haeWorkout({ id: 'twin-d', distance: qty(9.9, 'km') });
    const result = readEntries([other, bare, withClimb, withHeartRate]);
    expect(result.workouts).toHaveLength(2);
    expect(result.workouts.map(({ distanceM }) => distanceM).toSorted()).toEqual([5200, 9900]);
  });
});

describe('kept apart are', () => {
  it.each([
    ['another sport', { name: 'Yoga' }],
    ['another start', { start: '2026-03-02 18:00:09 +0100' }],
    ['another length', { end: '2026-03-02 18:20:00 +0100', duration: 1200 }],
    ['another distance', { distance: qty(6.4, 'km') }],
    ['another heart rate', { avgHeartRate: qty(120, 'bpm') }],
  ])('%s', (_, fields) => {
    const other = haeWorkout({ id: 'other', ...fields });
    const result = readEntries([withHeartRate, other]);
    expect(result.workouts).toHaveLength(2);
  });
});

it('an id that several different workouts share is not used', () => {
  const morning = haeWorkout({ id: 'workout-1' });
  const evening = haeWorkout({
    id: 'workout-1',
    start: '2026-03-02 20:00:00 +0100',
    end: '2026-03-02 20:30:00 +0100',
  });
  const result = readEntries([morning, evening]);
  expect(result.workouts).toMatchObject([
    { externalId: null, notes: [{ code: 'id-shared' }] },
    { externalId: null, notes: [{ code: 'id-shared' }] },
  ]);
});
