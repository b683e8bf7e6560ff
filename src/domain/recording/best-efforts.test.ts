import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestEfforts, EFFORT_DISTANCES_M, fastestStretch } from './best-efforts.ts';

type Part = { forS: number; mPerS: number };

/** 'for so many seconds at so many metres a second', one sample in so many seconds. */
function run(parts: readonly Part[], everyS = 1) {
  const timeS = [0];
  const distanceM = [0];
  for (const { forS, mPerS } of parts) {
    for (let second = 0; second < forS; second += everyS) {
      timeS.push((timeS.at(-1) ?? 0) + everyS);
      distanceM.push((distanceM.at(-1) ?? 0) + mPerS * everyS);
    }
  }
  return { timeS, distanceM };
}

function secondsOf(recording: Parameters<typeof bestEfforts>[0]): Record<number, number> {
  return Object.fromEntries(
    bestEfforts(recording).map(({ distanceM, elapsedS }) => [distanceM, elapsedS]),
  );
}

describe('best efforts', () => {
  test('of 3 km at 3, 4 and 3 m/s: the fastest kilometre is the second, and begins where it does', () => {
    const recording = run([
      { forS: 334, mPerS: 3 },
      { forS: 250, mPerS: 4 },
      { forS: 333, mPerS: 3 },
    ]);
    const kilometre = bestEfforts(recording).find(({ distanceM }) => distanceM === 1000);
    expect(kilometre?.elapsedS).toBeCloseTo(250, 6);
    expect(kilometre?.startS).toBeCloseTo(334, 6);
    expect(kilometre?.startM).toBeCloseTo(1002, 6);
  });

  test('are of each distance that the run reaches, and of no other', () => {
    const distances = Object.keys(secondsOf(run([{ forS: 3600, mPerS: 3 }]))).map(Number);
    expect(distances.toSorted((a, b) => a - b)).toEqual(
      EFFORT_DISTANCES_M.filter((distanceM) => distanceM <= 10_800),
    );
    expect(bestEfforts(run([{ forS: 100, mPerS: 3 }]))).toEqual([]);
    expect(bestEfforts({ timeS: [0, 1], distanceM: null })).toEqual([]);
  });

  test('count what one stood in the middle of them', () => {
    const recording = run([
      { forS: 200, mPerS: 4 },
      { forS: 40, mPerS: 0 },
      { forS: 200, mPerS: 4 },
    ]);
    expect(secondsOf(recording)).toMatchObject({ 400: 100, 800: 200, 1000: 290 });
  });

  test('pass over a silence of more than 15 s, and what contains it', () => {
    const before = run([{ forS: 250, mPerS: 4 }]);
    const paused = (silenceS: number) => ({
      timeS: [...before.timeS, ...before.timeS.map((time) => time + 250 + silenceS)],
      distanceM: [...before.distanceM, ...before.distanceM.map((distance) => distance + 1000)],
    });
    expect(Object.keys(secondsOf(paused(15)))).toContain('1609.344');
    expect(Object.keys(secondsOf(paused(16)))).toEqual(['400', '800', '1000']);
  });

  test('pass over a stretch whose distance was not measured, however often the heart was', () => {
    const { timeS, distanceM } = run([{ forS: 500, mPerS: 4 }]);
    const holed = distanceM.map((distance, index) =>
      index > 249 && index < 270 ? null : distance,
    );
    expect(secondsOf({ timeS, distanceM })[1609.344]).toBeCloseTo(402.336);
    expect(secondsOf({ timeS, distanceM: holed })[1609.344]).toBeUndefined();
  });

  test('pass over a jump of the satellites', () => {
    const { timeS, distanceM } = run([{ forS: 600, mPerS: 3 }]);
    const jumped = distanceM.map((distance, index) => (index > 300 ? distance + 300 : distance));
    expect(secondsOf({ timeS, distanceM: jumped })[400]).toBeCloseTo(400 / 3);
    expect(secondsOf({ timeS, distanceM: jumped })[1000]).toBeUndefined();
  });

  test('pass over what nobody runs: a way home by bus inside a run, at every distance', () => {
    const recording = run([
      { forS: 400, mPerS: 3 },
      { forS: 120, mPerS: 9 },
      { forS: 400, mPerS: 3 },
    ]);
    const seconds = secondsOf(recording);
    expect(Object.keys(seconds)).toEqual(['400', '800', '1000']);
    expect(seconds[1000]).toBeGreaterThan(320);
  });

  test('pass over ten seconds in which the satellites ran away, and leave the rest of the run', () => {
    const recording = run([
      { forS: 600, mPerS: 3 },
      { forS: 12, mPerS: 14 },
      { forS: 300, mPerS: 3 },
    ]);
    expect(secondsOf(recording)).toMatchObject({
      400: expect.closeTo(400 / 3),
      1609.344: expect.closeTo(1609.344 / 3),
    });
    expect(secondsOf(recording)[3000]).toBeUndefined();
  });

  test('pass over what is faster than the world record of its distance', () => {
    const distances = Object.keys(secondsOf(run([{ forS: 2000, mPerS: 6.5 }])));
    expect(distances).toContain('3000');
    expect(distances).not.toContain('10000');
  });

  test('a watch that takes metres back has not run them twice', () => {
    const { timeS, distanceM } = run([{ forS: 400, mPerS: 3 }]);
    const back = distanceM.map((distance, index) => (index === 200 ? distance - 100 : distance));
    expect(secondsOf({ timeS, distanceM: back })[1000]).toBeCloseTo(1000 / 3);
  });
});

const anyRun = fc
  .array(
    fc.record({
      forS: fc.integer({ min: 1, max: 60 }),
      mPerS: fc.double({ min: 0, max: 7, noNaN: true }),
    }),
    {
      minLength: 1,
      maxLength: 60,
    },
  )
  .chain((parts) => fc.integer({ min: 1, max: 5 }).map((everyS) => run(parts, everyS)));

describe('the fastest stretch of any run', () => {
  test('is as fast as the fastest of all that begin at any moment', () => {
    fc.assert(
      fc.property(anyRun, fc.integer({ min: 50, max: 2000 }), (way, distanceM) => {
        const found = fastestStretch(way, { distanceM });
        const tried = fastestByTrying(way, distanceM);
        expect(found === null).toBe(tried === null);
        if (!found) return;
        expect(found.elapsedS).toBeLessThanOrEqual((tried ?? 0) + 1e-6);
        expect(timeAt(way, found.startM + distanceM) - found.startS).toBeCloseTo(found.elapsedS, 6);
      }),
    );
  });

  test('takes longer the longer it is, and a multiple is never faster a kilometre than its part', () => {
    fc.assert(
      fc.property(anyRun, (way) => {
        const efforts = bestEfforts(way);
        for (const shorter of efforts) {
          for (const longer of efforts) {
            if (longer.distanceM <= shorter.distanceM) continue;
            expect(longer.elapsedS).toBeGreaterThanOrEqual(shorter.elapsedS);
            if (longer.distanceM % shorter.distanceM !== 0) continue;
            const times = longer.distanceM / shorter.distanceM;
            expect(longer.elapsedS / times).toBeGreaterThanOrEqual(shorter.elapsedS - 1e-6);
          }
        }
      }),
    );
  });
});

/** By a second way: begun at every tenth of a second. */
function fastestByTrying(way: { timeS: number[]; distanceM: number[] }, lengthM: number) {
  let fastest: number | null = null;
  for (const [index, fromS] of way.timeS.entries()) {
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const next = index + 1;
      const share = tenth / 10;
      if (way.timeS[next] === undefined && tenth > 0) break;
      const startS = fromS + share * ((way.timeS[next] ?? fromS) - fromS);
      const fromM = way.distanceM[index] ?? 0;
      const startM = fromM + share * ((way.distanceM[next] ?? fromM) - fromM);
      if (startM + lengthM > (way.distanceM.at(-1) ?? 0)) continue;
      const took = timeAt(way, startM + lengthM) - startS;
      fastest = fastest === null ? took : Math.min(fastest, took);
    }
  }
  return fastest;
}

/** When a distance was first reached. */
function timeAt(way: { timeS: number[]; distanceM: number[] }, atM: number): number {
  const index = way.distanceM.findIndex((distance) => distance >= atM - 1e-9);
  const beforeM = way.distanceM[index - 1];
  if (beforeM === undefined) return way.timeS[index] ?? 0;
  const share = (atM - beforeM) / ((way.distanceM[index] ?? 0) - beforeM);
  const beforeS = way.timeS[index - 1] ?? 0;
  return beforeS + Math.min(1, share) * ((way.timeS[index] ?? 0) - beforeS);
}

const SAMPLES =
  process.env.LONGRUN_SAMPLES ??
  fileURLToPath(new URL('../../../../shared/samples', import.meta.url));
const isHere = existsSync(SAMPLES);
if (!isHere) console.info(`Real recordings are not at ${SAMPLES}: their efforts are skipped.`);

function readSample(name: string) {
  return JSON.parse(readFileSync(`${SAMPLES}/${name}.json`, 'utf8'));
}

describe.skipIf(!isHere)('the efforts inside real recordings', () => {
  test('of a marathon are those that Strava found, to half a per cent', () => {
    const distanceM: number[] = readSample('strava_api/recorded/activity_streams_key-by-type').body
      .distance.data;
    // Its seconds were not recorded; a sample a second leaves out three minutes of silences, which
    // stand in it as jumps.
    const seconds = secondsOf({ timeS: distanceM.map((_, index) => index), distanceM });
    const told: { distance: number; elapsed_time: number }[] = readSample(
      'strava_api/recorded/detailed_activity_run',
    ).body.best_efforts;
    for (const metres of [1000, 1609, 5000, 10_000, 15_000, 20_000, 21_097]) {
      const strava = told.find(({ distance }) => distance === metres)?.elapsed_time ?? 0;
      const [, ours = 0] =
        Object.entries(seconds).find(([key]) => Math.floor(+key) === metres) ?? [];
      expect(Math.abs(ours / strava - 1)).toBeLessThan(0.005);
    }
    expect(Object.keys(seconds)).not.toContain('42195');
  });

  test.each(['2', 'negative-altitude'])(
    'of run %s are the fastest by a second way, too',
    (name) => {
      const { time, distance } = readSample(`other_track/strava-web-streams_run_${name}`);
      const way: { timeS: number[]; distanceM: number[] } = { timeS: time, distanceM: distance };
      const seconds = secondsOf(way);
      for (const metres of [1000, 5000]) {
        expect(seconds[metres]).toBeCloseTo(fastestByTrying(way, metres) ?? 0, 0);
      }
    },
  );
});
