import { describe, expect, it } from 'vitest';
import { codesOf, onlyWorkout } from '../../../../testing/imports/only-workout.ts';
import {
  haeWorkout,
  heartRateAt,
  qty,
  readEntries,
} from '../../../../testing/imports/written-workouts.ts';
import type { ParsedWorkout } from './parsed-workout.ts';

/** 18:00 to 18:30 on the 2nd of March. */
function read(fields: { [key: string]: unknown }): ParsedWorkout {
  return onlyWorkout(readEntries([haeWorkout(fields)]));
}

const recovery = [
  heartRateAt('18:30:00', 158),
  heartRateAt('18:30:20', 140),
  heartRateAt('18:31:30', 116),
];

describe('heart-rate samples', () => {
  it('come sorted, one an instant, without zeros and nonsense', () => {
    const workout = read({
      heartRateData: [
        heartRateAt('18:20:00', 160, { max: 171 }),
        heartRateAt('18:10:00', 140),
        heartRateAt('18:10:00', 150),
        heartRateAt('18:11:00', 0),
        heartRateAt('18:12:00', 900),
        { date: 'no date', Avg: 120 },
        { Avg: 120 },
        'nothing',
        { date: '2026-03-02 18:15:00 +0100', Min: 130, Max: 150 },
      ],
    });
    expect(workout.heartRateSamples).toEqual([
      { atMs: Date.parse('2026-03-02T17:10:00Z'), bpm: 145, maxBpm: 150 },
      { atMs: Date.parse('2026-03-02T17:15:00Z'), bpm: 140, maxBpm: 150 },
      { atMs: Date.parse('2026-03-02T17:20:00Z'), bpm: 160, maxBpm: 171 },
    ]);
    expect(workout).toMatchObject({ maxHeartRate: 171, minHeartRate: 130 });
    expect(workout.avgHeartRate).toBeCloseTo((145 + 140 + 160) / 3, 9);
    expect(codesOf(workout)).toEqual(['heart-rate-samples']);
  });

  it('of version 1 are single readings', () => {
    const samples = [{ date: '2026-03-02 18:05:00 +0100', qty: 133, units: 'bpm' }];
    expect(read({ heartRateData: samples })).toMatchObject({
      avgHeartRate: 133,
      maxHeartRate: 133,
    });
  });

  it('outside the workout are dropped; the average of its first minute is not', () => {
    const workout = read({
      start: '2026-03-02 18:00:40 +0100',
      duration: 1700,
      heartRateData: [
        heartRateAt('17:59:00', 80),
        heartRateAt('18:00:00', 110),
        heartRateAt('18:00:30', 111),
        heartRateAt('18:05:00', 150),
      ],
    });
    expect(workout.heartRateSamples).toEqual([
      { atMs: Date.parse('2026-03-02T17:00:40Z'), bpm: 110 },
      { atMs: Date.parse('2026-03-02T17:05:00Z'), bpm: 150 },
    ]);
    expect(codesOf(workout)).toEqual(['heart-rate-samples']);
  });

  it('without a zone stand on the clock of their workout', () => {
    const workout = read({ heartRateData: [{ date: '2026-03-02 18:05:00', Avg: 133 }] });
    expect(workout.heartRateSamples).toEqual([
      { atMs: Date.parse('2026-03-02T17:05:00Z'), bpm: 133 },
    ]);
  });

  it('of a workout without a zone count for its figures only', () => {
    const workout = read({
      start: '2026-03-02 18:00',
      end: '2026-03-02 18:30',
      heartRateData: [{ date: '2026-03-02 18:05', Avg: 133 }],
    });
    expect(workout).toMatchObject({ startedAtMs: null, avgHeartRate: 133, heartRateSamples: [] });
  });
});

describe('the recovery series', () => {
  it('in the place of the heart rate is dropped, with the average made from it', () => {
    const workout = read({
      heartRateData: recovery,
      avgHeartRate: qty(138, 'bpm'),
      maxHeartRate: qty(158, 'bpm'),
      heartRate: { min: qty(116, 'bpm'), avg: qty(138, 'bpm'), max: qty(158, 'bpm') },
    });
    expect(workout).toMatchObject({
      avgHeartRate: null,
      maxHeartRate: null,
      minHeartRate: null,
      heartRateSamples: [],
    });
    expect(codesOf(workout)).toEqual(['heart-rate-recovery']);
  });

  it('gives itself away by its maximum when the average was made of more of it', () => {
    const workout = read({
      heartRateData: recovery,
      avgHeartRate: qty(114.8, 'bpm'),
      maxHeartRate: qty(158, 'bpm'),
    });
    expect(workout).toMatchObject({ avgHeartRate: null, maxHeartRate: null });
  });

  it('beginning a few seconds before the end is recognised too', () => {
    const early = heartRateAt('18:29:55', 160);
    expect(read({ heartRateData: [early, ...recovery] })).toMatchObject({
      avgHeartRate: null,
      heartRateSamples: [],
    });
  });

  it('does not take an average that is plainly another down with it', () => {
    const workout = read({
      heartRateData: recovery,
      avgHeartRate: qty(161, 'bpm'),
      maxHeartRate: qty(180, 'bpm'),
    });
    expect(workout).toMatchObject({ avgHeartRate: 161, maxHeartRate: 180, heartRateSamples: [] });
  });

  it('behind the heart rate is cut off, and average and maximum worked out again', () => {
    const workout = read({
      heartRateData: [
        heartRateAt('18:05:00', 120, { max: 126 }),
        heartRateAt('18:20:00', 140, { max: 150 }),
        ...recovery,
      ],
      avgHeartRate: qty(135, 'bpm'),
      maxHeartRate: qty(158, 'bpm'),
    });
    expect(workout).toMatchObject({ avgHeartRate: 130, maxHeartRate: 150, minHeartRate: 120 });
    expect(workout.heartRateSamples).toHaveLength(2);
    expect(codesOf(workout)).toEqual(['heart-rate-recovery']);
  });

  it('in its own list is left alone', () => {
    const workout = read({
      heartRateData: [heartRateAt('18:05:00', 120)],
      heartRateRecovery: recovery,
      avgHeartRate: qty(131, 'bpm'),
    });
    expect(workout).toMatchObject({ avgHeartRate: 131 });
    expect(codesOf(workout)).toEqual([]);
  });
});

describe('the stated figures', () => {
  it('are preferred to the samples', () => {
    const workout = read({
      heartRateData: [heartRateAt('18:05:00', 120)],
      heartRate: { min: qty(90, 'bpm'), avg: qty(141, 'bpm'), max: qty(170, 'bpm') },
    });
    expect(workout).toMatchObject({ avgHeartRate: 141, maxHeartRate: 170, minHeartRate: 90 });
  });

  it('of zero are missing, and the other spelling of them is asked', () => {
    const workout = read({
      avgHeartRate: qty(0, 'bpm'),
      maxHeartRate: qty(0, 'bpm'),
      heartRate: { avg: qty(141, 'bpm'), max: qty(0, 'bpm') },
    });
    expect(workout).toMatchObject({ avgHeartRate: 141, maxHeartRate: null });
  });

  it('are exchanged when the average is above the maximum', () => {
    const workout = read({ avgHeartRate: qty(170, 'bpm'), maxHeartRate: qty(150, 'bpm') });
    expect(workout).toMatchObject({ avgHeartRate: 150, maxHeartRate: 170 });
    expect(codesOf(workout)).toEqual(['heart-rate-swapped']);
  });

  it('that are no heart rates are left out', () => {
    const workout = read({ avgHeartRate: qty(1674, 'bpm'), maxHeartRate: qty(12, 'bpm') });
    expect(workout).toMatchObject({ avgHeartRate: null, maxHeartRate: null });
    expect(codesOf(workout)).toEqual(['heart-rate-implausible', 'heart-rate-implausible']);
  });
});
