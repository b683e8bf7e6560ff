import { expect, test } from 'vitest';
import { NOTHING_MEASURED, type Recording } from '../../../domain/recording/recording.ts';
import { readTrack } from '../../imports/readers/tracks.ts';
import { gpxOf } from './write-gpx.ts';

const START = Date.UTC(2026, 2, 8, 6, 30);
const seconds = Array.from({ length: 1201 }, (_, at) => at);
const RECORDING: Recording = {
  ...NOTHING_MEASURED,
  timeS: seconds,
  latitudeDeg: seconds.map((at) => 52.5 + Math.round(at * 26) / 1e6),
  longitudeDeg: seconds.map(() => 13.4),
  elevationM: seconds.map((at) => 30 + (at % 5)),
  heartRateBpm: seconds.map((at) => (at % 7 === 0 ? null : 140 + (at % 9))),
  cadencePerMin: seconds.map((at) => 168 + 2 * (at % 3)),
  powerW: seconds.map((at) => 250 + (at % 11)),
  laps: [],
};

function written(recording: Recording): string | null {
  const title = 'Up & <down>';
  const pieces = gpxOf({ recording, startedAtMs: START, sport: 'run', title });
  return pieces && [...pieces].join('');
}

test('a course written as GPX is read back as it was measured', () => {
  const { workouts, refusals } = readTrack('gpx', Buffer.from(written(RECORDING) ?? ''));
  expect(refusals).toEqual([]);
  const [workout] = workouts;
  expect(workout).toMatchObject({ startedAtMs: START, title: 'Up & <down>', durationS: 1200 });
  for (const name of ['timeS', 'latitudeDeg', 'longitudeDeg', 'elevationM'] as const) {
    expect(workout?.recording?.[name], name).toEqual(RECORDING[name]);
  }
  for (const name of ['heartRateBpm', 'cadencePerMin', 'powerW'] as const) {
    expect(workout?.recording?.[name], name).toEqual(RECORDING[name]);
  }
});

test('what has no course is no GPX file, and a break begins a segment', () => {
  expect(written({ ...RECORDING, latitudeDeg: null, longitudeDeg: null })).toBeNull();
  const moving = seconds.map((at) => (at > 300 && at < 360 ? 0 : 1));
  const gpx = written({ ...RECORDING, moving }) ?? '';
  expect(gpx.match(/<trkseg>/g)).toHaveLength(2);
  expect(gpx.match(/<trkpt /g)).toHaveLength(1201 - 59);
});
