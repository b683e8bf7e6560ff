import { describe, expect, test } from 'vitest';
import type { RecordingAnswer } from '../../../contract/recordings.ts';
import { NOTHING_MEASURED } from '../../../domain/recording/recording.ts';
import { stretchOf } from '../../../domain/recording/stretch.ts';
import { zonesOfMaximum } from '../../../domain/zones.ts';
import { readingAt, readingOver } from './reading.ts';
import { wayOf } from './way.ts';

const seconds = Array.from({ length: 601 }, (_, second) => second);
const RECORDING: RecordingAnswer = {
  ...NOTHING_MEASURED,
  source: 'strava',
  timeS: seconds,
  distanceM: seconds.map((second) => second * 3),
  heartRateBpm: seconds.map((second) => (second === 0 ? null : 150)),
  elevationM: seconds.map((second) => 100 + second / 60),
  speedMPerS: null,
  cadencePerMin: seconds.map(() => 172),
  moving: null,
  laps: [],
};
const ZONES = zonesOfMaximum(185);
const RUN = wayOf(RECORDING, { workoutType: 'running' });
const RIDE = wayOf(RECORDING, { workoutType: 'cross' });

describe('what the cursor reads', () => {
  test('is when, where, and each curve at that moment', () => {
    const { where, figures, said } = readingAt(RUN, 300, ZONES);
    expect(where).toBe('5:00 · 0.90\u00a0km');
    expect(figures).toEqual([
      { term: 'Heart rate', value: '150', unit: 'bpm', below: 'zone 4' },
      { term: 'Pace', value: '5:33', unit: '/km', below: '172 steps a min' },
      { term: 'Elevation', value: '105', unit: 'm' },
    ]);
    expect(said).toBe(
      '5:00 · 0.90 km: heart rate 150 bpm zone 4, pace 5:33 a kilometre 172 steps a min, elevation 105 metres',
    );
  });

  test('is a dash where nothing was measured', () => {
    const { figures, said } = readingAt(RUN, 0, ZONES);
    expect(figures[0]).toMatchObject({ value: null, below: undefined });
    expect(said).toContain('heart rate none');
  });

  test('of a ride is speed, and turns of the crank', () => {
    expect(readingAt(RIDE, 300, ZONES).figures[1]).toEqual({
      term: 'Speed',
      value: '10.8',
      unit: 'km/h',
      below: '172 turns a min',
    });
  });
});

describe('what a stretch reads', () => {
  test('is its length and time, averages, and metres up and down', () => {
    const stretch = stretchOf(RUN.along, { fromS: 0, toS: 600 });
    const { where, figures } = readingOver(RUN, { name: 'km 2', stretch }, ZONES);
    expect(where).toBe('Km 2 · 1.80\u00a0km in 10:00');
    expect(figures.map(({ term, value }) => `${term} ${value}`)).toEqual([
      'Heart rate 150',
      'Pace 5:33',
      'Up and down +10 −0',
    ]);
  });
});
