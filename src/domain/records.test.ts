import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RecordTime, recordsOf, standardDistanceOf, type WholeRun } from './records.ts';

let lastId = 0;

function time(told: Partial<RecordTime> & Pick<RecordTime, 'distanceM' | 'timeS'>): RecordTime {
  lastId += 1;
  return {
    source: 'run',
    date: '2026-09-06',
    workoutId: lastId,
    raceId: null,
    name: null,
    measuredM: told.distanceM,
    startM: null,
    ...told,
  };
}

function run(told: Partial<WholeRun> & Pick<WholeRun, 'distanceM' | 'timeS'>): WholeRun {
  lastId += 1;
  return { date: '2026-08-01', workoutId: lastId, raceId: null, name: null, ...told };
}

function bestOf(distanceM: number, evidence: Parameters<typeof recordsOf>[0]) {
  return recordsOf(evidence).find((records) => records.distanceM === distanceM)?.best;
}

const clock = (minutes: number, seconds: number) => 60 * minutes + seconds;

describe('records', () => {
  test('a 5.2 km run on the treadmill is no 5 km record of 31:00 where 10 km took 49:13', () => {
    const ten = time({ distanceM: 10_000, timeS: clock(49, 13) });
    const treadmill = run({ distanceM: 5200, timeS: clock(31, 0) });
    const slowFive = time({ distanceM: 5000, timeS: clock(31, 0), date: '2026-10-01' });
    for (const times of [[ten], [ten, slowFive]]) {
      const best = bestOf(5000, { times, runs: [treadmill, run({ ...ten })] });
      expect(best).toMatchObject({
        source: 'longer',
        timeS: clock(49, 13) / 2,
        longerM: 10_000,
        workoutId: ten.workoutId,
      });
    }
    expect(bestOf(10_000, { times: [ten], runs: [] })).toEqual(ten);
  });

  test('a long run on the evening of a race counts, what a watch measured of the race does not', () => {
    const date = '2026-09-20';
    const race = { date, raceId: 3, name: 'Park Five', distanceM: 5000, timeS: clock(22, 0) };
    const measured = run({ date, distanceM: 5130, timeS: clock(22, 5) });
    const evening = run({ date, distanceM: 20_000, timeS: clock(100, 0) });
    const tenInside = time({
      ...{ date, distanceM: 10_000, timeS: clock(49, 0) },
      ...{ source: 'effort', workoutId: evening.workoutId },
    });
    const of = (workoutId: number | null) => ({
      times: [time({ ...race, source: 'race', workoutId }), tenInside],
      runs: [{ ...race, workoutId }, measured, evening],
    });
    for (const linked of [null, measured.workoutId]) {
      expect(bestOf(5000, of(linked))).toMatchObject({ source: 'race', timeS: clock(22, 0) });
      expect(bestOf(10_000, of(linked))).toEqual(tenInside);
      expect(bestOf(15_000, of(linked))).toMatchObject({ workoutId: evening.workoutId });
    }
    // Warm-up, race and way home in one recording: all of it is that race.
    expect(bestOf(10_000, of(evening.workoutId))).toBeUndefined();
  });

  test('a faster 5 km than the longer run is the record', () => {
    const five = time({ distanceM: 5000, timeS: clock(23, 40) });
    const ten = time({ distanceM: 10_000, timeS: clock(49, 13) });
    expect(bestOf(5000, { times: [five, ten], runs: [] })).toEqual(five);
  });

  test('a short distance is not told from a far longer run, nor what was slower than it', () => {
    const marathon = time({ distanceM: 42_195, timeS: 4 * 3600 });
    expect(recordsOf({ times: [marathon], runs: [] }).map(({ name }) => name)).toEqual([
      '20 km',
      'Half marathon',
      '25 km',
      '30 km',
      'Marathon',
    ]);
    const jog = time({ distanceM: 5000, timeS: clock(33, 0) });
    expect(bestOf(5000, { times: [marathon, jog], runs: [] })).toBeUndefined();
  });

  test('a race’s result stands for what the watch measured of it, whatever it measured', () => {
    const race = time({
      source: 'race',
      distanceM: 21_097.5,
      timeS: clock(105, 0),
      raceId: 7,
      name: 'Berlin',
      date: '2026-04-05',
    });
    const measured = { date: race.date, workoutId: race.workoutId };
    const inside = time({
      ...measured,
      source: 'effort',
      distanceM: 21_097.5,
      timeS: clock(104, 3),
    });
    const ten = time({ ...measured, source: 'effort', distanceM: 10_000, timeS: clock(49, 0) });
    const times = [race, inside, ten];
    const runs = [run({ ...measured, distanceM: 21_300, timeS: clock(105, 4) }), run({ ...race })];
    expect(bestOf(21_097.5, { times, runs })).toEqual(race);
    expect(bestOf(10_000, { times, runs })).toEqual(ten);
    expect(bestOf(20_000, { times, runs })).toMatchObject({ source: 'longer', name: 'Berlin' });
  });

  test('a run that is measured a little long counts by its whole time, not by its pace', () => {
    const long = time({ distanceM: 10_000, measuredM: 10_200, timeS: clock(49, 13) });
    const runs = [run({ ...long, distanceM: 10_200 })];
    expect(bestOf(10_000, { times: [long], runs })).toEqual(long);
  });

  test('what was measured inside a run is not bettered by the mean pace of the same run', () => {
    const workoutId = 99;
    const five = time({ source: 'effort', distanceM: 5000, timeS: 1500, workoutId });
    const three = time({ source: 'effort', distanceM: 3000, timeS: 905, workoutId });
    expect(bestOf(3000, { times: [three, five], runs: [] })).toEqual(three);
  });

  test('each year has its own, the latest first; of two equal times the earlier is the record', () => {
    const first = time({ distanceM: 5000, timeS: 1500, date: '2024-05-01' });
    const again = time({ distanceM: 5000, timeS: 1500, date: '2025-05-01' });
    const slower = time({ distanceM: 5000, timeS: 1560, date: '2026-05-01' });
    const five = recordsOf({ times: [slower, again, first], runs: [] }).find(
      ({ distanceM }) => distanceM === 5000,
    );
    expect(five?.best).toEqual(first);
    expect(five?.years).toEqual([
      { year: 2026, record: slower },
      { year: 2025, record: again },
      { year: 2024, record: first },
    ]);
  });

  test('there are none without runs', () => {
    expect(recordsOf({ times: [], runs: [] })).toEqual([]);
    expect(recordsOf({ times: [], runs: [run({ distanceM: 300, timeS: 90 })] })).toEqual([]);
  });

  test('never stand slower a kilometre than a longer record, whatever was run', () => {
    const anyTime = fc
      .record({
        distanceM: fc.constantFrom(400, 1000, 3000, 5000, 10_000, 21_097.5, 42_195),
        pace: fc.integer({ min: 180, max: 500 }),
      })
      .map(({ distanceM, pace }) => time({ distanceM, timeS: (pace * distanceM) / 1000 }));
    fc.assert(
      fc.property(fc.array(anyTime, { maxLength: 12 }), (times) => {
        const records = recordsOf({ times, runs: [] });
        const paces = records.map(({ best }) => best.timeS / best.distanceM);
        for (const [index, pace] of paces.entries()) {
          if (index > 0) expect(pace).toBeGreaterThanOrEqual((paces[index - 1] ?? 0) - 1e-9);
        }
      }),
    );
  });

  test.each([
    [5000, 5000],
    [5149, 5000],
    [5200, null],
    [4951, 5000],
    [4949, null],
    [21_100, 21_097.5],
    [42_600, 42_195],
    [1600, 1609.344],
    [9000, null],
  ])('%d m count for %s', (measuredM, distanceM) => {
    expect(standardDistanceOf(measuredM)).toBe(distanceM);
  });
});

test('of two stretches of one pace and day the shorter bounds what is shorter still', () => {
  const inside = (distanceM: number): RecordTime => ({
    source: 'effort',
    distanceM,
    timeS: distanceM * 0.3,
    date: '2026-03-01',
    workoutId: 1,
    raceId: null,
    name: null,
    measuredM: null,
    startM: 0,
  });
  for (const times of [
    [inside(5000), inside(10_000)],
    [inside(10_000), inside(5000)],
  ]) {
    const of3k = recordsOf({ times, runs: [] }).find(({ distanceM }) => distanceM === 3000);
    expect(of3k?.best).toMatchObject({ source: 'longer', longerM: 5000, timeS: 900 });
  }
});
