import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alongOf } from './along.ts';
import { NOTHING_MEASURED, type Recording } from './recording.ts';
import { halvesOf, lapStretches, splitsAlong } from './splits.ts';
import { stretchOf, wholeStretch } from './stretch.ts';

const NOTHING: Recording = {
  ...NOTHING_MEASURED,
  timeS: [],
  laps: [],
};

/** 'for so many seconds at so many metres a second', one sample a second. */
function walked(...parts: { forS: number; mPerS: number; bpm?: number }[]): Recording {
  const timeS = [0];
  const distanceM = [0];
  const heartRateBpm = [parts[0]?.bpm ?? null];
  for (const { forS, mPerS, bpm } of parts) {
    for (let second = 0; second < forS; second += 1) {
      timeS.push(timeS.length);
      distanceM.push((distanceM.at(-1) ?? 0) + mPerS);
      heartRateBpm.push(bpm ?? null);
    }
  }
  return { ...NOTHING, timeS, distanceM, heartRateBpm };
}

function splitsOf(recording: Recording) {
  return splitsAlong(alongOf(recording));
}

describe('kilometre splits', () => {
  test('of 2.5 km at 4 m/s are 250 s, 250 s, and a part of 125 s, all at 4:10', () => {
    const splits = splitsOf(walked({ forS: 625, mPerS: 4, bpm: 150 }));
    expect(splits).toMatchObject([
      { number: 1, distanceM: 1000, movingS: 250, elapsedS: 250, paceSPerKm: 250, isPart: false },
      { number: 2, distanceM: 1000, movingS: 250, elapsedS: 250, paceSPerKm: 250, isPart: false },
      { number: 3, distanceM: 500, movingS: 125, elapsedS: 125, paceSPerKm: 250, isPart: true },
    ]);
    for (const split of splits) expect(split.avgHeartRateBpm).toBeCloseTo(150);
  });

  test('end between two samples: at 3 m/s the first kilometre takes 333.33 s', () => {
    const [first, second] = splitsOf(walked({ forS: 800, mPerS: 3 }));
    expect(first?.toS).toBeCloseTo(1000 / 3);
    expect(second?.fromS).toBe(first?.toS);
    expect(second?.movingS).toBeCloseTo(1000 / 3);
  });

  test('are the same for a watch that wrote once in 30 s', () => {
    const every30 = { ...NOTHING, timeS: [0, 30, 60, 90], distanceM: [0, 900, 1800, 2700] };
    expect(splitsOf(every30).map((split) => split.movingS)).toEqual([
      expect.closeTo(100 / 3),
      expect.closeTo(100 / 3),
      expect.closeTo(70 / 3),
    ]);
  });

  test('find several kilometres in one silence', () => {
    const silent = { ...NOTHING, timeS: [0, 1000], distanceM: [0, 3500] };
    expect(splitsOf(silent).map(({ distanceM }) => distanceM)).toEqual([1000, 1000, 1000, 500]);
  });

  test('count a stop in the time that passed, not in the pace', () => {
    const run = walked({ forS: 125, mPerS: 4 }, { forS: 60, mPerS: 0 }, { forS: 125, mPerS: 4 });
    expect(splitsOf(run)).toMatchObject([{ elapsedS: 310, movingS: 250, paceSPerKm: 250 }]);
  });

  test('leave a stop on the mark to the next kilometre, and one at the end to the last', () => {
    const run = walked(
      { forS: 250, mPerS: 4 },
      { forS: 60, mPerS: 0 },
      { forS: 250, mPerS: 4 },
      { forS: 30, mPerS: 0 },
    );
    expect(splitsOf(run)).toMatchObject([
      { elapsedS: 250, movingS: 250 },
      { elapsedS: 340, movingS: 250, isPart: false },
    ]);
  });

  test('know a pause by the silence of a watch that stopped, though it says it moved', () => {
    const paused = {
      ...NOTHING,
      timeS: [0, 125, 425, 550],
      distanceM: [0, 500, 502, 1002],
      moving: [1, 1, 1, 1],
    };
    expect(splitsOf(paused)).toMatchObject([{ elapsedS: 550, movingS: 250 }]);
  });

  test('believe the source about standing where it tells', () => {
    const run = walked({ forS: 100, mPerS: 4 });
    const told = { ...run, moving: run.timeS.map((second) => (second > 50 ? 0 : 1)) };
    expect(splitsOf(told)).toMatchObject([{ elapsedS: 100, movingS: 50 }]);
  });

  test('take five seconds at a kerb for running', () => {
    const run = walked({ forS: 100, mPerS: 4 }, { forS: 5, mPerS: 0 }, { forS: 100, mPerS: 4 });
    expect(splitsOf(run)).toMatchObject([{ movingS: 205 }]);
  });

  test('join a rest of less than ten metres to the last kilometre', () => {
    expect(splitsOf(walked({ forS: 1002, mPerS: 1 }))).toMatchObject([
      { number: 1, distanceM: 1002, isPart: false },
    ]);
    expect(splitsOf(walked({ forS: 1010, mPerS: 1 }))).toMatchObject([
      { distanceM: 1000, isPart: false },
      { distanceM: 10, isPart: true },
    ]);
  });

  describe('of a recording that begins further on', () => {
    const from = (startM: number, way: Recording) =>
      splitsOf({ ...way, distanceM: way.distanceM?.map((m) => (m ?? 0) + startM) ?? null });
    const told = (splits: ReturnType<typeof splitsOf>) =>
      splits.map(({ number, distanceM, isPart }) => ({ number, distanceM, isPart }));

    test('begin with a part up to the first mark, at 350 m with 650 m', () => {
      expect(told(from(350, walked({ forS: 500, mPerS: 4 })))).toEqual([
        { number: 1, distanceM: 650, isPart: true },
        { number: 2, distanceM: 1000, isPart: false },
        { number: 3, distanceM: 350, isPart: true },
      ]);
    });

    test('keep the numbers that the watch called them by', () => {
      expect(told(from(4350, walked({ forS: 450, mPerS: 4 })))).toEqual([
        { number: 5, distanceM: 650, isPart: true },
        { number: 6, distanceM: 1000, isPart: false },
        { number: 7, distanceM: 150, isPart: true },
      ]);
    });

    test('call a kilometre whole that lacks less than ten metres, and join so short a beginning', () => {
      expect(told(from(5, walked({ forS: 500, mPerS: 4 }))).slice(0, 2)).toEqual([
        { number: 1, distanceM: 995, isPart: false },
        { number: 2, distanceM: 1005, isPart: false },
      ]);
      expect(told(from(995, walked({ forS: 500, mPerS: 4 }))).slice(0, 2)).toEqual([
        { number: 2, distanceM: 1005, isPart: false },
        { number: 3, distanceM: 995, isPart: false },
      ]);
    });
  });

  test('are none without distance, or without way', () => {
    expect(splitsOf({ ...NOTHING, timeS: [0, 60], heartRateBpm: [120, 130] })).toEqual([]);
    expect(splitsOf(walked({ forS: 100, mPerS: 0 }))).toEqual([]);
    expect(splitsOf(NOTHING)).toEqual([]);
  });

  test('pass over holes and distances taken back', () => {
    const broken = {
      ...NOTHING,
      timeS: [0, 100, 200, 300, 400, 500],
      distanceM: [null, 400, null, 1200, 1150, 2000],
    };
    expect(splitsOf(broken).map(({ toS }) => toS)).toEqual([250, 500]);
  });

  test('say nothing of heart rate and hills that nobody measured', () => {
    expect(splitsOf(walked({ forS: 250, mPerS: 4 }))).toMatchObject([
      { avgHeartRateBpm: null, ascentM: null, descentM: null },
    ]);
  });

  test('weigh heart rates by time, silences and missing beats left out', () => {
    const run = {
      ...NOTHING,
      timeS: [0, 10, 40, 50, 500, 510],
      distanceM: [0, 40, 160, 200, 900, 940],
      // 10 s at 120, 30 s at 160, 10 s without a beat, a silence of 450 s, 10 s at 150.
      heartRateBpm: [120, 160, 0, 140, 150, null],
    };
    const [split] = splitsOf(run);
    expect(split?.avgHeartRateBpm).toBeCloseTo((10 * 120 + 30 * 160 + 10 * 150) / 50);
  });

  test('add up to the whole, whatever was measured', () => {
    const steps = fc.array(
      fc.record({
        overS: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 400 })),
        wayM: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 900, noNaN: true })),
        bpm: fc.option(fc.integer({ min: 0, max: 220 }), { nil: null }),
        elevationM: fc.option(fc.double({ min: -50, max: 50, noNaN: true }), { nil: null }),
        moving: fc.constantFrom(0, 1, null),
      }),
      { minLength: 2, maxLength: 80 },
    );
    fc.assert(
      fc.property(steps, (told) => {
        const timeS: number[] = [];
        const distanceM: number[] = [];
        for (const { overS, wayM } of told) {
          timeS.push((timeS.at(-1) ?? 0) + overS);
          distanceM.push((distanceM.at(-1) ?? 0) + wayM);
        }
        const along = alongOf({
          ...NOTHING,
          timeS,
          distanceM,
          heartRateBpm: told.map(({ bpm }) => bpm),
          elevationM: told.map(({ elevationM }) => elevationM),
          moving: told.map(({ moving }) => moving),
        });
        const splits = splitsAlong(along);
        fc.pre(splits.length > 0);
        const whole = wholeStretch(along);
        for (const figure of ['elapsedS', 'movingS', 'distanceM', 'ascentM', 'descentM'] as const) {
          const sum = splits.reduce((total, split) => total + (split[figure] ?? 0), 0);
          expect(sum).toBeCloseTo(whole[figure] ?? 0, 5);
        }
        for (const split of splits) {
          expect(split.movingS).toBeLessThanOrEqual(split.elapsedS + 1e-9);
          expect(split.elapsedS).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('halves', () => {
  test('are halves of the way, not of the time', () => {
    const run = walked({ forS: 500, mPerS: 2 }, { forS: 250, mPerS: 4 });
    const [first, second] = halvesOf(alongOf(run)) ?? [];
    expect(first).toMatchObject({ distanceM: 1000, movingS: 500 });
    expect(second).toMatchObject({ distanceM: 1000, movingS: 250 });
  });

  test('are none of less than a kilometre, or of no distance', () => {
    expect(halvesOf(alongOf(walked({ forS: 99, mPerS: 4 })))).toBeNull();
    expect(halvesOf(alongOf({ ...NOTHING, timeS: [0, 5], heartRateBpm: [90, 90] }))).toBeNull();
  });
});

describe('a stretch', () => {
  test('may begin and end between samples', () => {
    const along = alongOf({ ...NOTHING, timeS: [0, 10, 20], distanceM: [0, 30, 90] });
    expect(stretchOf(along, { fromS: 5, toS: 15 })).toMatchObject({
      elapsedS: 10,
      movingS: 10,
      distanceM: 45,
    });
  });
});

describe('laps', () => {
  const run = walked({ forS: 100, mPerS: 4, bpm: 140 }, { forS: 100, mPerS: 2, bpm: 120 });
  const lap = { name: null, avgHeartRateBpm: null, maxHeartRateBpm: null, ascentM: null };

  test('keep the watch’s own figures, and take from the samples what it did not tell', () => {
    const laps = [
      { ...lap, name: 'Fast', startS: 0, elapsedS: 100, movingS: 98, distanceM: 402 },
      { ...lap, startS: 100, elapsedS: 100, movingS: 100, distanceM: 200, avgHeartRateBpm: 119 },
    ];
    expect(lapStretches({ ...run, laps }, alongOf(run))).toMatchObject([
      { number: 1, name: 'Fast', movingS: 98, distanceM: 402, avgHeartRateBpm: 140 },
      { number: 2, name: null, distanceM: 200, paceSPerKm: 500, avgHeartRateBpm: 119 },
    ]);
  });
});
