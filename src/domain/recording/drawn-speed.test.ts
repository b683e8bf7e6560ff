import { describe, expect, test } from 'vitest';
import { alongOf } from './along.ts';
import { drawnSpeed } from './drawn-speed.ts';
import { NOTHING_MEASURED, type Recording } from './recording.ts';

const seconds = Array.from({ length: 101 }, (_, index) => index);
const NOTHING: Recording = {
  ...NOTHING_MEASURED,
  timeS: seconds,
  laps: [],
};

function speedOf(recording: Recording) {
  return drawnSpeed(recording, alongOf(recording));
}

describe('the speed that is drawn', () => {
  test('is way over time, smooth where a watch wrote whole metres', () => {
    const speed = speedOf({ ...NOTHING, distanceM: seconds.map((s) => Math.floor(s * 3.3)) });
    expect(speed?.slice(1)).toHaveLength(100);
    for (const value of speed?.slice(10, 90) ?? []) expect(value).toBeCloseTo(3.3, 0);
  });

  test('is not dragged down by a stop beside it, and none while standing', () => {
    const distanceM = seconds.map((s) => (s <= 40 ? s * 4 : 160 + Math.max(0, s - 70) * 4));
    const speed = speedOf({ ...NOTHING, distanceM });
    expect(speed?.[39]).toBeCloseTo(4);
    expect(speed?.[55]).toBeNull();
    expect(speed?.[72]).toBeCloseTo(4);
  });

  test('comes from the speeds where no distance is, and is none without either', () => {
    expect(speedOf({ ...NOTHING, speedMPerS: seconds.map(() => 2.5) })?.[50]).toBeCloseTo(2.5);
    expect(speedOf({ ...NOTHING, heartRateBpm: seconds.map(() => 120) })).toBeNull();
  });
});
