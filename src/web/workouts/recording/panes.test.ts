import { describe, expect, test } from 'vitest';
import { alongOf } from '../../../domain/recording/along.ts';
import { NOTHING_MEASURED, type Recording } from '../../../domain/recording/recording.ts';
import { frameOf, heightOf, placePanes } from './geometry.ts';
import { panesOf, silencesOf, withSilences } from './panes.ts';

const seconds = Array.from({ length: 1001 }, (_, second) => second);
const NOTHING: Recording = {
  ...NOTHING_MEASURED,
  timeS: seconds,
  laps: [],
};

function panes(recording: Partial<Recording>, rate: 'pace' | 'speed' = 'pace') {
  const whole = { ...NOTHING, ...recording };
  return panesOf({ recording: whole, along: alongOf(whole), rate });
}

describe('curves', () => {
  test('are those of what was measured', () => {
    const keys = (recording: Partial<Recording>) => panes(recording).map(({ key }) => key);
    expect(keys({})).toEqual([]);
    expect(keys({ heartRateBpm: seconds.map(() => 0) })).toEqual([]);
    expect(keys({ heartRateBpm: seconds.map(() => 140) })).toEqual(['heartRate']);
    expect(keys({ distanceM: seconds.map((s) => s * 3) })).toEqual(['rate']);
    expect(keys({ elevationM: seconds.map(() => 10), speedMPerS: seconds.map(() => 3) })).toEqual([
      'rate',
      'elevation',
    ]);
  });

  test('of an even effort are not blown up to look like mountains', () => {
    const [pane] = panes({ heartRateBpm: seconds.map((s) => 140 + (s % 2)) });
    expect(pane?.range).toEqual([120.5, 160.5]);
  });

  test('of a heart or a height that one second got wrong keep their scale, and tell its value', () => {
    const heartRateBpm = seconds.map((s) => 140 + (s % 20)).with(500, 255);
    const elevationM = seconds.map((s) => 500 + s / 10).with(300, -2);
    const drawn = panes({ heartRateBpm, elevationM });
    const [heart, height] = drawn;
    expect(heart?.title).toBe('Heart rate, bpm, up to 255');
    expect(heart?.range[1]).toBeLessThan(175);
    expect(height?.title).toBe('Elevation, m, down to -2');
    expect(height?.range[0]).toBeGreaterThan(480);
  });

  test('of pace leave a few slow seconds outside the picture, and faster is higher', () => {
    const distanceM = seconds.map((s) => (s < 990 ? s * 3 : 2970 + (s - 990) * 0.5));
    const [pane] = panes({ distanceM });
    expect(pane).toMatchObject({ title: 'Pace, min/km', lessIsHigher: true });
    expect(pane?.range[1]).toBeLessThan(500);
    expect(pane?.format(333)).toBe('5:33');
  });

  test('of a ride are in kilometres an hour', () => {
    const [pane] = panes({ distanceM: seconds.map((s) => s * 10) }, 'speed');
    expect(pane).toMatchObject({ title: 'Speed, km/h', lessIsHigher: false });
    expect(pane?.values[500]).toBeCloseTo(36);
  });

  test('lie below one another, the last with the marks of the way', () => {
    const drawn = panes({ heartRateBpm: seconds.map(() => 140), elevationM: seconds });
    const frame = frameOf({ widthPx: 400, rootPx: 16 });
    const { placed, heightPx } = placePanes(drawn, { frame, rootPx: 16 });
    expect(placed[1]?.topPx).toBe(placed[0]?.heightPx);
    expect(heightPx).toBe((placed[0]?.heightPx ?? 0) + (placed[1]?.heightPx ?? 0));
    const [beats] = placed;
    if (!beats) throw new Error('no curve');
    const at = { frame, isLast: false, index: 5 };
    // Even at 140, in the middle of its pane.
    const middle = frame.topPx + (beats.heightPx - frame.topPx - frame.bottomPx) / 2;
    expect(heightOf(beats, at)).toBeCloseTo(middle);
    const outside = { ...beats, pane: { ...beats.pane, range: [0, 100] as const } };
    expect(heightOf(outside, at)).toBeNull();
  });
});

describe('a silence of the watch', () => {
  test('is drawn as a hole', () => {
    const timeS = [0, 1, 2, 300, 301];
    const silences = silencesOf(timeS);
    expect(withSilences({ silences, xs: timeS, values: [1, 2, 3, 4, 5] })).toEqual([
      [0, 1, 2, 2, 300, 301],
      [1, 2, 3, null, 4, 5],
    ]);
  });

  test('is none where a watch always writes that seldom', () => {
    const timeS = [0, 60, 120, 180, 300];
    expect(silencesOf(timeS)).toEqual([]);
    const values = [1, 2, 3, 4, 5];
    expect(withSilences({ silences: [], xs: timeS, values })).toEqual([timeS, values]);
  });
});
