import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorMs } from '../../testing/processor-time.ts';
import { adviseRunner } from './advice.ts';
import {
  ADVICE_PRIORITIES,
  type AdviceItem,
  type AdviceRace,
  type AdviceType,
  type AdviceWorkout,
} from './advice-item.ts';
import { asksForMore } from './advice-of-day.ts';
import { addDays } from './calendar.ts';
import { formatElapsed } from './duration.ts';
import { evidenceOf } from './prediction/evidence.ts';
import { predictFrom } from './prediction/predict-race.ts';
import type { RaceResult, RunnerHistory } from './prediction/runner-log.ts';
import { formatKm } from './units.ts';
import type { PerZone } from './zones.ts';

const today = '2026-11-21';
let nextId = 1;
const run = (over: Partial<AdviceWorkout> = {}): AdviceWorkout => ({
  id: nextId++,
  date: today,
  workoutType: 'running',
  sport: 'run',
  distanceM: 10_000,
  durationS: 3000,
  zoneMinutes: [0, 0, 0, 0, 0],
  caffeinatedGels: 0,
  nonCaffeinatedGels: 0,
  hydrationMl: null,
  ...over,
});
const race = (over: Partial<AdviceRace> = {}): AdviceRace => ({
  id: 7,
  name: 'River Half',
  date: addDays(today, 100),
  completed: false,
  distanceM: 10_000,
  targetS: 3000,
  ...over,
});
const advise = (workouts: AdviceWorkout[], races: AdviceRace[] = []) =>
  adviseRunner({ workouts, races, today });
const ofType = (items: AdviceItem[], type: AdviceType) =>
  items.filter((item) => item.type === type);
const titles = (items: AdviceItem[], type: AdviceType) =>
  ofType(items, type).map((item) => item.title);

describe('a row that is hard to believe', () => {
  const usual = Array.from({ length: 9 }, (_, at) =>
    run({ date: addDays(today, -3 * at), distanceM: 9000 + 100 * at }),
  );
  const found = (workouts: AdviceWorkout[]) =>
    advise(workouts).find(({ title }) => title === 'Check this run');

  test('is named until it is mended, where nobody has run so far in that time', () => {
    const slip = run({
      date: addDays(today, -40),
      distanceM: null,
      beyondM: 90_000,
      durationS: 9000,
    });
    const item = found([...usual, slip]);
    expect(item?.finding).toBe(
      '90.0 km in 2:30:00, 40 days ago: nobody has run so far in that time.',
    );
    expect(item?.evidence.workoutIds).toEqual([slip.id]);
  });

  test('is asked about for two weeks, where it is more than three times any other', () => {
    const long = (daysAgo: number, distanceM = 30_000) =>
      run({ date: addDays(today, -daysAgo), distanceM });
    expect(found([...usual, long(3)])?.finding).toBe(
      '30.0 km, 3 days ago: more than 3 times as far as any other run of twelve weeks.',
    );
    expect(found([...usual, long(14)])).toBeUndefined();
    expect(found([...usual, long(3, 29_000)])).toBeUndefined();
    expect(found([...usual.slice(0, 6), long(3)])).toBeUndefined();
  });

  test('hides no illness and no pain from the dashboard', () => {
    const slip = run({ distanceM: null, beyondM: 90_000, durationS: 9000 });
    const hurt = run({ pain: { words: 'calf injury', isInjury: true }, distanceM: 5000 });
    const warnings = advise([...usual, slip, hurt]).map(({ title }) => title);
    expect(warnings.indexOf('Give it time to heal')).toBeLessThan(
      warnings.indexOf('Check this run'),
    );
  });
});

describe('the pace gap', () => {
  const raced = (over: Partial<RaceResult> = {}) => ({
    raceId: 3,
    name: 'Autumn Ten',
    workoutId: 12,
    date: addDays(today, -20),
    distanceM: 10_000,
    timeS: 3000,
    ...over,
  });
  const runnerOf = (over: Partial<RunnerHistory>) =>
    evidenceOf({ today, results: [], runs: [], bestEfforts: [], limits: [], ...over });
  const runner = runnerOf({ results: [raced()] });
  const predicted = predictFrom(runner, 10_000)?.paceSPerKm ?? 0;
  const paceAdvice = (races: AdviceRace[], of = runner) =>
    ofType(adviseRunner({ workouts: [], races, today, runner: of }), 'pace');

  test.each([
    [15.1, 'high', 'Well behind target pace'],
    [14.9, 'medium', 'A little behind target pace'],
    [5.1, 'medium', 'A little behind target pace'],
    [4.9, 'low', 'On target pace'],
    [0, 'low', 'On target pace'],
    [-40, 'low', 'On target pace'],
  ])('of %d s/km between prediction and target is %s', (gap, priority, title) => {
    expect(paceAdvice([race({ targetS: (predicted - gap) * 10 })])).toMatchObject([
      { priority, title },
    ]);
  });

  const endingOf = (over: Partial<AdviceRace>, workouts: AdviceWorkout[] = []) =>
    ofType(adviseRunner({ workouts, races: [race(over)], today, runner }), 'pace')[0]?.action;
  const bitTooFast = (predicted - 10) * 10;

  test('is closed by training where there is time for it and the legs are there', () => {
    expect(endingOf({ targetS: bitTooFast })).toContain('at race pace');
    expect(endingOf({ targetS: bitTooFast, date: addDays(today, 14) })).toContain(
      'Nothing is built in so few days',
    );
    const broken = [8, 10, 12, 14].map((daysAgo) => run({ date: addDays(today, -daysAgo) }));
    expect(endingOf({ targetS: bitTooFast }, broken)).toContain('First come the easy weeks');
    const ill = [run({ illness: 'flu' })];
    expect(endingOf({ targetS: bitTooFast }, ill)).toContain('First come the easy weeks');
  });

  test('asks for no training in the two weeks before, and so is said in them', () => {
    for (const gap of [10, 20]) {
      const near = race({ targetS: (predicted - gap) * 10, date: addDays(today, 14) });
      const [item] = paceAdvice([near]);
      expect(item?.title).toBe('Start at the predicted pace');
      expect(item && asksForMore(item)).toBe(false);
    }
  });

  test('beyond the best of ten races is a matter of the target', () => {
    const best = predictFrom(runner, 10_000)?.fastestS ?? 0;
    expect(endingOf({ targetS: best - 60 })).toMatch(/^The best of ten such races would take/);
    expect(endingOf({ targetS: best + 1 })).not.toContain('best of ten');
  });

  test('of a guess asks for a test from four weeks of running on', () => {
    const guess = (daysAgo: number[]) => {
      const workouts = daysAgo.map((days) => run({ date: addDays(today, -days), durationS: 3700 }));
      const runs = workouts.map((each) => ({ ...each, sport: 'run' as const, avgHeartRate: null }));
      const races = [race({ targetS: 2700 })];
      return ofType(
        adviseRunner({ workouts, races, today, runner: runnerOf({ runs }) }),
        'pace',
      )[0];
    };
    expect(guess([1, 8, 15, 22, 29])?.action).toContain('as hard as a race');
    expect(guess([1, 3, 5])?.action).not.toContain('as hard as a race');
  });

  test('says both paces, and rests on what the prediction rests on and the race', () => {
    const [item] = paceAdvice([race({ targetS: 2700 })]);
    expect(item?.message).toContain(
      'Your prediction for River Half is 5:00 /km, going by 10 km in 50:00 on Sun 1 Nov; the target needs 4:30.',
    );
    expect(item?.evidence).toMatchObject({ workoutIds: [12], raceId: 7 });
    expect(item?.evidence.figures.gapSPerKm).toBeCloseTo(predicted - 270, 6);
  });

  test('never compares the pace of easy training with that of a race', () => {
    const easy = (daysAgo: number) => ({
      id: nextId++,
      date: addDays(today, -daysAgo),
      sport: 'run' as const,
      distanceM: 10_000,
      durationS: 3700,
      avgHeartRate: null,
    });
    const runs = [1, 3, 5].map(easy);
    expect(paceAdvice([race()], runnerOf({ runs }))).toMatchObject([
      { priority: 'low', title: 'Find out your race pace' },
    ]);
    const fast = paceAdvice([race({ targetS: 2995 })], runnerOf({ runs, results: [raced()] }));
    expect(fast).toMatchObject([{ title: 'On target pace' }]);
  });

  test('is not spoken of without a race to come or anything to predict it from', () => {
    expect(paceAdvice([])).toEqual([]);
    expect(paceAdvice([race({ completed: true })])).toEqual([]);
    expect(paceAdvice([race({ date: '2026-11-20' })])).toEqual([]);
    expect(paceAdvice([race()], runnerOf({}))).toEqual([]);
    expect(paceAdvice([race()])).toHaveLength(1);
  });
});

describe('a race', () => {
  const actionOf = (over: Partial<AdviceRace>) =>
    ofType(advise([run()], [race({ date: addDays(today, 20), ...over })]), 'race')[0]?.action;

  test('to come has gels practised where it is long enough for any', () => {
    expect(actionOf({ targetS: 3000 })).not.toContain('gels');
    expect(actionOf({ targetS: 6600 })).toContain('gels');
  });

  test.each([
    [10_000, 2, false],
    [21_100, 7, true],
    [21_100, 8, false],
    [42_200, 14, true],
    [42_200, 15, false],
  ])('of %d m is recovered from: %d days after it %s', (distanceM, days, isTold) => {
    const result = {
      ...{ raceId: 3, name: 'Autumn Race', workoutId: 12, date: addDays(today, -days) },
      ...{ distanceM, timeS: 9000 },
    };
    const items = adviseRunner({ workouts: [run()], races: [], results: [result], today });
    expect(titles(items, 'training').includes('Recover from your race')).toBe(isTold);
  });

  test('is no leap in the length of runs', () => {
    const before = [10, 20, 30, 40, 50].map((days) => run({ date: addDays(today, -days) }));
    const marathon = run({ date: addDays(today, -4), distanceM: 42_400 });
    const result = {
      ...{ raceId: 3, name: null, workoutId: null, date: marathon.date },
      ...{ distanceM: 42_195, timeS: 13_000 },
    };
    const leap = (results: RaceResult[]) =>
      titles(
        adviseRunner({ workouts: [marathon, ...before], races: [], results, today }),
        'training',
      );
    expect(leap([])).toContain('Lengthen in small steps');
    expect(leap([result])).not.toContain('Lengthen in small steps');
  });
});

describe('long runs before a marathon', () => {
  const marathon = (inDays: number) =>
    race({ date: addDays(today, inDays), distanceM: 42_195, targetS: 14_000 });
  const toldOf = (km: number, inDays: number) => {
    const workouts = [1, 8, 15, 22].map((days) =>
      run({ date: addDays(today, -days), distanceM: km * 1000 }),
    );
    return advise(workouts, [marathon(inDays)]).find(
      ({ title }) => title === 'Extend the long run',
    );
  };

  test('grow by a tenth at a time while they are short of 25 km', () => {
    expect(toldOf(18, 40)?.message).toBe(
      'Your longest run of eight weeks is 18.0 km; River Half is in 40 days. Add a tenth at most each time, 19.8 km next, up to 32 km or 3 hours.',
    );
    expect(toldOf(25, 40)).toBeUndefined();
    expect(toldOf(18, 57)).toBeUndefined();
    expect(toldOf(18, 14)).toBeUndefined();
  });
});

describe('hard days', () => {
  const hard = (daysAgo: number) =>
    run({ date: addDays(today, -daysAgo), zoneMinutes: [0, 60, 5, 10, 5] });
  const isTold = (days: number[], results: RaceResult[] = []) =>
    titles(
      adviseRunner({ workouts: days.map(hard), races: [], results, today }),
      'training',
    ).includes('Let a hard day be followed by an easy one');

  test('in a row ask for easy ones, for two days after the last', () => {
    expect(isTold([0, 1])).toBe(true);
    expect(isTold([2, 3])).toBe(true);
    expect(isTold([3, 4])).toBe(false);
    expect(isTold([0, 2])).toBe(false);
    const raced = { raceId: 1, name: null, workoutId: null, date: today };
    expect(isTold([0, 1], [{ ...raced, distanceM: 10_000, timeS: 3000 }])).toBe(false);
  });
});

describe('the share of zone 2', () => {
  const titlesAt = (zoneMinutes: PerZone) => titles(advise([run({ zoneMinutes })]), 'heartRate');

  test.each<[PerZone, string[]]>([
    [[20, 59, 21, 0, 0], ['Build more aerobic base']],
    [[20, 60, 20, 0, 0], []],
    // Slower still is easy too.
    [[21, 59, 20, 0, 0], []],
    [[60, 40, 0, 0, 0], []],
    [[10, 80, 10, 0, 0], []],
    [[100, 801, 99, 0, 0], ['Add some intensity']],
    [[0, 0, 0, 0, 0], []],
  ])('of %j minutes advises %j', (zoneMinutes, expected) =>
    expect(titlesAt(zoneMinutes)).toEqual(expected),
  );

  test('is of all minutes together, not the mean of shares', () => {
    const items = advise([
      run({ zoneMinutes: [0, 10, 0, 0, 0] }),
      run({ zoneMinutes: [0, 45, 45, 0, 0] }),
      run(),
    ]);
    const item = ofType(items, 'heartRate')[0];
    expect(item?.evidence.figures).toEqual({ zoneTwoPercent: 55, zoneMinutes: 100 });
    expect(item?.evidence.workoutIds).toHaveLength(2);
  });

  test('just short of 60 % is never written as 60', () => {
    const item = ofType(advise([run({ zoneMinutes: [0, 597, 403, 0, 0] })]), 'heartRate')[0];
    expect(item?.message).toMatch(/^59%/);
  });
});

describe('gels', () => {
  const fuelingOf = (over: Partial<AdviceWorkout>) => titles(advise([run(over)]), 'fueling');
  const long = { distanceM: 15_001, durationS: 90 * 60 + 1 };

  test('are advised on a run over 15 km and over 90 minutes', () => {
    expect(fuelingOf(long)).toEqual(['Take gels on long runs']);
    expect(fuelingOf({ ...long, distanceM: 15_000 })).toEqual([]);
    expect(fuelingOf({ ...long, durationS: 90 * 60 })).toEqual([]);
  });

  test('are not advised where one was taken, with or without caffeine', () => {
    expect(fuelingOf({ ...long, caffeinatedGels: 1 })).toEqual([]);
    expect(fuelingOf({ ...long, nonCaffeinatedGels: 1 })).toEqual([]);
  });

  test('are one per 45 minutes of the longest such run', () => {
    const shorter = run(long);
    const longest = run({ distanceM: 28_000, durationS: 3 * 3600 });
    const item = ofType(advise([shorter, longest]), 'fueling')[0];
    expect(item?.message).toBe(
      'No gels are noted for your 28.0 km run. Take 1 gel per 45 min: 4 on a run of 3:00:00.',
    );
    expect(item?.evidence.workoutIds).toEqual([shorter.id, longest.id]);
  });

  test.each([
    [90 * 60 + 1, 2],
    [135 * 60 - 1, 2],
    [135 * 60, 3],
  ])('on a run of %i s are %i', (durationS, gels) => {
    const item = ofType(advise([run({ ...long, durationS })]), 'fueling')[0];
    expect(item?.action).toBe(
      `Take 1 gel per 45 min: ${gels} on a run of ${formatElapsed(durationS)}.`,
    );
  });

  test('with caffeine are too many from three on', () => {
    expect(fuelingOf({ caffeinatedGels: 2 })).toEqual([]);
    expect(fuelingOf({ caffeinatedGels: 3 })).toEqual(['Go easy on caffeine']);
    expect(fuelingOf({ caffeinatedGels: 1, nonCaffeinatedGels: 5 })).toEqual([]);
  });
});

describe('drinking', () => {
  const hydrationOf = (...runs: Partial<AdviceWorkout>[]) =>
    titles(advise(runs.map((over) => run({ distanceM: 10_001, ...over }))), 'hydration');

  test('under 400 ml on average is too little', () => {
    expect(hydrationOf({ hydrationMl: 399 })).toEqual(['Drink more on longer runs']);
    expect(
      ofType(advise([run({ distanceM: 12_000, hydrationMl: 250 })]), 'hydration')[0]?.message,
    ).toBe('You drink 250 ml on average on runs over 10 km. Aim for 500 ml per hour.');
    expect(hydrationOf({ hydrationMl: 400 })).toEqual([]);
    expect(hydrationOf({ hydrationMl: 0 }, { hydrationMl: 800 })).toEqual([]);
    expect(hydrationOf({ hydrationMl: 0 }, { hydrationMl: 799 })).toHaveLength(1);
  });

  test('on 10 km or less is not looked at', () => {
    expect(hydrationOf({ hydrationMl: 100, distanceM: 10_000 })).toEqual([]);
  });

  test('that was not noted is not taken for nothing', () => {
    expect(hydrationOf({ hydrationMl: null })).toEqual([]);
    expect(hydrationOf({ hydrationMl: null }, { hydrationMl: 500 })).toEqual([]);
  });
});

describe('the kilometres of a week', () => {
  const longSince = run({ date: addDays(today, -400), distanceM: 1000 });
  const overFourWeeks = (weeklyM: number) =>
    [0, 7, 14, 21].map((daysAgo) =>
      run({ date: addDays(today, -daysAgo), distanceM: weeklyM, durationS: weeklyM * 0.3 }),
    );
  const volumeAt = (weeklyM: number, races: AdviceRace[] = []) =>
    titles(advise([longSince, ...overFourWeeks(weeklyM)], races), 'training');

  test.each([
    [24_900, ['Run a little more each week']],
    [25_000, []],
    [50_000, []],
    [50_100, ['Look after recovery']],
  ])('at %i m advise %j', (weeklyM, expected) => expect(volumeAt(weeklyM)).toEqual(expected));

  test('are judged as they are said: nobody is told 25.0 km and to raise it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 24_000, max: 51_000 }), (weeklyM) => {
        const item = ofType(advise([longSince, ...overFourWeeks(weeklyM)]), 'training')[0];
        const saidKm = item ? Number(/average ([\d.]+) km/.exec(item.finding)?.[1]) : null;
        if (item?.title === 'Run a little more each week') expect(saidKm).toBeLessThan(25);
        else if (item?.title === 'Look after recovery') expect(saidKm).toBeGreaterThan(50);
        else {
          const shownKm = Number(formatKm(weeklyM, 1));
          expect(shownKm).toBeGreaterThanOrEqual(25);
          expect(shownKm).toBeLessThanOrEqual(50);
        }
      }),
    );
  });

  test('are not to be raised during the taper, which says the opposite', () => {
    expect(volumeAt(20_000, [race({ date: addDays(today, 14) })])).toEqual([]);
    expect(volumeAt(20_000, [race({ date: addDays(today, 15) })])).toHaveLength(1);
    expect(volumeAt(60_000, [race({ date: addDays(today, 14) })])).toHaveLength(1);
  });

  test('of a runner who began ten days ago are not spread over four weeks', () => {
    const workouts = [
      run({ date: addDays(today, -9), distanceM: 20_000 }),
      run({ distanceM: 20_000 }),
    ];
    expect(titles(advise(workouts), 'training')).toEqual([]);
    expect(
      titles(
        adviseRunner({ workouts, races: [], today, runningSince: addDays(today, -29) }),
        'training',
      ),
    ).toContain('Run a little more each week');
  });

  test('rest on the days since the first run, that day and today included', () => {
    const workouts = [run({ date: addDays(today, -9), distanceM: 14_000 }), run()];
    expect(ofType(advise(workouts), 'training')[0]?.evidence.figures).toEqual({
      weeklyM: 16_800,
      weeks: 10 / 7,
    });
  });

  test('do not hold what is dated tomorrow', () => {
    expect(advise([run({ date: addDays(today, 1), distanceM: 80_000 })])).toEqual([]);
  });

  test('of the very first day count as a week', () => {
    expect(titles(advise([run({ distanceM: 30_000 })]), 'training')).toEqual([]);
  });

  test('are not spoken of without a run, or when all was walked', () => {
    expect(advise([])).toEqual([]);
    expect(advise([run({ sport: 'walk' })])).toEqual([]);
    expect(titles(advise([longSince]), 'training')).toEqual(['Start again gently']);
  });
});

describe('the days before a race', () => {
  const raceAdviceIn = (days: number) =>
    ofType(advise([], [race({ date: addDays(today, days) })]), 'race').map((item) => [
      item.title,
      item.priority,
    ]);

  test.each([
    [31, []],
    [30, [['Race preparation', 'medium']]],
    [15, [['Race preparation', 'medium']]],
    [14, [['Time to taper', 'high']]],
    [8, [['Time to taper', 'high']]],
    [7, [['Race week', 'high']]],
    [0, [['Race week', 'high']]],
    [-1, []],
  ])('%i before advise %j', (days, expected) => expect(raceAdviceIn(days)).toEqual(expected));

  test('are counted to the next race alone', () => {
    const items = advise(
      [],
      [
        race({ id: 1, date: addDays(today, 25) }),
        race({ id: 2, date: addDays(today, 10) }),
        race({ id: 3, date: addDays(today, 2), completed: true }),
      ],
    );
    expect(items.map((item) => [item.title, item.evidence.raceId])).toEqual([['Time to taper', 2]]);
  });

  test('say the taper cuts a quarter, and name the day in words', () => {
    const messageIn = (days: number) =>
      advise([], [race({ date: addDays(today, days) })])[0]?.message;
    expect(messageIn(10)).toContain('River Half is in 10 days. Cut your volume by 25%');
    expect(messageIn(1)).toContain('River Half is tomorrow.');
    expect(messageIn(0)).toContain('River Half is today.');
  });
});

const someWorkout = fc.record({
  id: fc.nat(),
  date: fc.integer({ min: -60, max: 3 }).map((days) => addDays(today, days)),
  workoutType: fc.constantFrom('running' as const, 'strength' as const, 'cross' as const),
  sport: fc.constantFrom('run' as const, 'walk' as const, 'cycling' as const),
  distanceM: fc.option(fc.integer({ min: 0, max: 45_000 })),
  durationS: fc.integer({ min: 0, max: 20_000 }),
  zoneMinutes: fc.tuple(fc.nat(90), fc.nat(90), fc.nat(90), fc.nat(90), fc.nat(90)),
  caffeinatedGels: fc.nat(5),
  nonCaffeinatedGels: fc.nat(5),
  hydrationMl: fc.option(fc.nat(2000)),
});

test('advice comes high first, then medium, then low, and rests on workouts that were given', () => {
  fc.assert(
    fc.property(fc.array(someWorkout), fc.integer({ min: 0, max: 60 }), (workouts, days) => {
      const items = advise(workouts, [race({ date: addDays(today, days) })]);
      const order = items.map((item) => ADVICE_PRIORITIES.indexOf(item.priority));
      expect(order).toEqual(order.toSorted((one, other) => one - other));
      const ids = new Set(workouts.map((workout) => workout.id));
      for (const item of items) {
        expect(item.evidence.workoutIds.every((id) => ids.has(id))).toBe(true);
        expect(item.message).toBe(`${item.finding} ${item.action}`);
        expect(item.message).not.toMatch(/NaN|undefined|null|Infinity/);
      }
    }),
  );
});

test('10,000 workouts are judged in well under a second', () => {
  const workouts = Array.from({ length: 10_000 }, (_, index) =>
    run({ date: addDays(today, -(index % 3000)), zoneMinutes: [5, 20, 5, 0, 0] }),
  );
  const advised = () => advise(workouts, [race()]);
  expect(processorMs(advised, { enoughMs: 300 })).toBeLessThan(300);
});
