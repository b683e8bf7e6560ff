import { describe, expect, test } from 'vitest';
import type { RecordingAnswer } from '../../../contract/recordings.ts';
import { NOTHING_MEASURED } from '../../../domain/recording/recording.ts';
import { lapRows, longestBar, splitRows, splitsSentence } from './stretch-rows.ts';
import { wayOf } from './way.ts';

/** A sample at each mark: seconds and metres. */
function way(marks: [number, number][], workoutType: 'running' | 'cross' = 'running') {
  const recording: RecordingAnswer = {
    source: 'file',
    ...NOTHING_MEASURED,
    timeS: marks.map(([second]) => second),
    distanceM: marks.map(([, metres]) => metres),
    laps: [lap(null, 0, 600), lap('Home', 600, 260)],
  };
  return wayOf(recording, { workoutType });
}

function lap(name: string | null, startS: number, elapsedS: number) {
  return {
    ...{ name, startS, elapsedS, movingS: elapsedS, distanceM: elapsedS * 3 },
    ...{ avgHeartRateBpm: null, maxHeartRateBpm: null, ascentM: null },
  };
}

const MARKS: [number, number][] = [
  [0, 0],
  [320, 1000],
  [620, 2000],
  [900, 3000],
  [980, 3250],
];

describe('splits', () => {
  test('of a recording that begins at 350 m call its first 650 m a part', () => {
    const marks = MARKS.map(([second, metres]): [number, number] => [second, metres + 350]);
    const rows = splitRows(way(marks));
    expect(rows.map(({ name, label }) => [name, label])).toEqual([
      ['the first part', '0.65\u00a0km'],
      ['km 2', '2'],
      ['km 3', '3'],
      ['the last part', '0.60\u00a0km'],
    ]);
  });

  test('tell the fastest, the slowest and the halves', () => {
    expect(splitsSentence(way(MARKS)).replaceAll('\u00a0', ' ')).toBe(
      'Fastest km 3 at 4:40 /km, slowest km 1 at 5:20 /km. The second half was 0:35 faster.',
    );
    expect(splitsSentence(way(MARKS, 'cross')).replaceAll('\u00a0', ' ')).toContain(
      'Fastest km 3 at 12.9 km/h',
    );
  });

  test('say little of little', () => {
    expect(splitsSentence(way(MARKS.slice(0, 2)))).toBe('The way, kilometre by kilometre.');
  });

  test('have the whole as their measure', () => {
    const rows = splitRows(way(MARKS));
    expect(rows.map(({ label }) => label)).toEqual(['1', '2', '3', '0.25\u00a0km']);
    // 980 s over 3.25 km is 301.5 s a kilometre.
    expect(rows[0]?.fasterBy).toBeCloseTo(301.54 / 320 - 1, 4);
    expect(rows[2]?.fasterBy).toBeCloseTo(301.54 / 280 - 1, 4);
  });
});

test('laps have their names, or their numbers', () => {
  expect(
    lapRows(way(MARKS)).map(({ name, saidBefore, label }) => [name, saidBefore + label]),
  ).toEqual([
    ['lap 1', 'Lap 1'],
    ['Home', 'Home'],
  ]);
});

test('one kilometre that satellites got wrong makes no other bar short', () => {
  const rows = [0.02, -0.04, 0.03, -0.06, 0.05, -0.03].map((fasterBy) => ({ fasterBy }));
  expect(longestBar(rows)).toBe(0.06);
  expect(longestBar([...rows, { fasterBy: 4 }])).toBe(0.06);
  expect(longestBar([...rows, { fasterBy: -0.1 }])).toBe(0.1);
  expect(longestBar([{ fasterBy: null }])).toBe(0.05);
});
