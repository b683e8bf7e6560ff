import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { budget } from '../../testing/budget.ts';
import { facts as factsOf } from '../../testing/domain/training.ts';
import { adviseFrom, adviseRunner } from './advice.ts';
import { ADVICE_GRADES } from './advice-grades.ts';
import type { AdviceRace, AdviceWorkout } from './advice-item.ts';
import { adviceOfDay, asksForMore } from './advice-of-day.ts';
import { addDays } from './calendar.ts';
import { analyseTraining } from './coach/judging/analysis.ts';
import type { CoachWorkout } from './coach/judging/training-facts.ts';
import { evidenceOf } from './prediction/evidence.ts';

const today = '2026-11-21';
const run = (over: Partial<AdviceWorkout> = {}): AdviceWorkout => ({
  ...{ id: 1, date: today, workoutType: 'running', sport: 'run', distanceM: 10_000 },
  ...{ durationS: 3000, zoneMinutes: [0, 0, 0, 0, 0], caffeinatedGels: 0, nonCaffeinatedGels: 0 },
  hydrationMl: null,
  ...over,
});
const race = (inDays: number, targetS = 3000): AdviceRace => ({
  ...{ id: 7, name: 'River Ten', date: addDays(today, inDays), completed: false },
  ...{ distanceM: 10_000, targetS },
});
const titlesOf = (workouts: AdviceWorkout[], races: AdviceRace[] = []) =>
  adviceOfDay(adviseRunner({ workouts, races, today })).map(({ title }) => title);

describe('the advice of a day', () => {
  test('is one warning and one suggestion at most, the most urgent of each', () => {
    const long = run({ distanceM: 20_000, durationS: 7200, zoneMinutes: [0, 20, 60, 30, 0] });
    const gels = run({ caffeinatedGels: 4, hydrationMl: 100, distanceM: 12_000 });
    expect(adviseRunner({ workouts: [long, gels], races: [], today }).length).toBeGreaterThan(3);
    expect(titlesOf([long, gels])).toEqual(['Go easy on caffeine', 'Take gels on long runs']);
  });

  test('does not ask for more in the weeks before a race', () => {
    expect(titlesOf([run()], [race(10)])).toEqual(['Time to taper']);
    expect(titlesOf([run({ durationS: 3600 })], [race(5)])).toEqual(['Race week']);
  });

  test('does not ask for faster running beside the warning that too much of it is fast', () => {
    const fast = run({ durationS: 3600, zoneMinutes: [0, 10, 30, 20, 0] });
    const titles = titlesOf([fast], [race(90)]);
    expect(titles[0]).toBe('Build more aerobic base');
    expect(titles).not.toContain('Well behind target pace');
    expect(titles).not.toContain('Run a little more each week');
  });

  test('after a long race is to recover, and nothing fast beside it', () => {
    const result = {
      ...{ raceId: 3, name: 'Autumn Half', workoutId: null, date: addDays(today, -3) },
      ...{ distanceM: 21_100, timeS: 5400 },
    };
    const items = adviseRunner({ workouts: [run()], races: [race(20)], results: [result], today });
    expect(adviceOfDay(items).map(({ title }) => title)).toEqual(['Recover from your race']);
  });

  test('of who runs far each week leaves room for race pace beside the word on recovery', () => {
    const week = Array.from({ length: 28 }, (_, at) => run({ date: addDays(today, -at) }));
    const raced = { raceId: 3, name: null, workoutId: null, date: addDays(today, -40) };
    const history = { results: [{ ...raced, distanceM: 10_000, timeS: 3000 }], limits: [] };
    const runner = evidenceOf({ today, runs: [], bestEfforts: [], ...history });
    const items = adviseRunner({ workouts: week, races: [race(60, 2900)], today, runner });
    expect(adviceOfDay(items).map(({ title }) => title)).toEqual([
      'Look after recovery',
      'A little behind target pace',
    ]);
  });

  test('after a week without a run says how to begin again, and asks for nothing fast', () => {
    const old = run({ date: addDays(today, -20), durationS: 3600 });
    expect(titlesOf([old], [race(25)])).toEqual(['Start again gently']);
    expect(titlesOf([run({ date: addDays(today, -6) })])).not.toContain('Start again gently');
    const [item] = adviseRunner({
      workouts: [],
      races: [],
      today,
      runningSince: addDays(today, -70),
    });
    expect(item).toMatchObject({ priority: 'high', finding: 'You have not run for 70 days.' });
  });

  test('warns of a run more than a tenth longer than any of the month before it', () => {
    const month = Array.from({ length: 20 }, (_, at) => run({ date: addDays(today, -2 * at - 1) }));
    expect(titlesOf([...month, run({ distanceM: 14_000 })])[0]).toBe('Lengthen in small steps');
    expect(titlesOf([...month, run({ distanceM: 11_000 })])).not.toContain(
      'Lengthen in small steps',
    );
    const young = month.slice(0, 10);
    expect(titlesOf([...young, run({ distanceM: 14_000 })])).not.toContain(
      'Lengthen in small steps',
    );
  });

  test('and the analysis never ask for less and for more on one day', () => {
    const asksForLess = new Set([
      'Start again gently',
      'Lengthen in small steps',
      'Build more aerobic base',
      'Look after recovery',
      'Put in a rest day',
      'Time to taper',
      'Race week',
    ]);
    let bothAsked = 0;
    fc.assert(
      fc.property(
        fc.record({
          workouts: fc.array(
            fc.record({
              daysAgo: fc.nat(80),
              distanceM: fc.integer({ min: 3000, max: 35_000 }),
              pace: fc.integer({ min: 260, max: 420 }),
              zoneMinutes: fc.tuple(fc.nat(60), fc.nat(60), fc.nat(60), fc.nat(60), fc.nat(60)),
              caffeinatedGels: fc.integer({ min: 0, max: 4 }),
            }),
            { minLength: 4, maxLength: 40 },
          ),
          raceIn: fc.option(fc.integer({ min: 0, max: 100 })),
          targetS: fc.integer({ min: 2000, max: 4000 }),
          week: fc.option(
            fc.record({ monotony: fc.double({ min: 0.5, max: 4 }), isAboveUsual: fc.boolean() }),
          ),
          estimatedMaximum: fc.option(fc.constant(186)),
        }),
        ({ workouts, raceIn, targetS, week, estimatedMaximum }) => {
          const rows: CoachWorkout[] = workouts.map(({ daysAgo, pace, ...each }, at) => ({
            ...run({ ...each, id: at + 1, date: addDays(today, -daysAgo) }),
            durationS: Math.round((each.distanceM / 1000) * pace),
            runningSubtype: 'outdoor-easy',
          }));
          const races = raceIn === null ? [] : [race(raceIn, targetS)];
          const facts = factsOf(rows, { races, week, estimatedMaximum });
          const advice = adviseFrom(facts.advice);
          const day = adviceOfDay(advice);
          const { recommendations } = analyseTraining(facts);
          const titles = [...day, ...recommendations].map(({ title }) => title);
          const less = titles.filter((title) => asksForLess.has(title));
          const more = [...day, ...recommendations].filter(asksForMore);
          if (less.length > 0) bothAsked += 1;
          expect(less.length > 0 && more.length > 0, titles.join()).toBe(false);
          expect(day.length).toBeLessThanOrEqual(2);
          for (const { grade, source } of advice) {
            expect(ADVICE_GRADES).toContain(grade);
            expect(source).not.toBe('');
          }
        },
      ),
      { numRuns: budget({ everyday: 150, small: 1500, full: 5000 }) },
    );
    expect(bothAsked).toBeGreaterThan(100);
  });

  test('asks for a test of the maximum that every profile begins with, and of nobody who should not', () => {
    const runs = [1, 3, 5].map((at) =>
      run({ id: at, date: addDays(today, -at), zoneMinutes: [0, 40, 15, 0, 0] }),
    );
    const told = (workouts: AdviceWorkout[], estimatedMaximum: number) =>
      adviseRunner({ workouts, races: [], today, estimatedMaximum }).find(
        ({ title }) => title === 'Test your maximum heart rate',
      )?.finding;
    expect(told(runs, 185)).toContain('185 bpm is what every profile begins with');
    expect(told(runs, 186)).toContain('186 bpm is worked out from your age');
    for (const noTime of [{ pregnancy: 'pregnant' as const }, { illness: 'fever' }]) {
      const unfit = runs.map((each, at) => (at === 0 ? { ...each, ...noTime } : each));
      expect(told(unfit, 185)).toBeUndefined();
    }
  });

  test('warns of a heavy week without a day unlike the others, and of a maximum by age', () => {
    const runs = Array.from({ length: 7 }, (_, at) =>
      run({ id: at + 1, date: addDays(today, -at), zoneMinutes: [0, 40, 15, 0, 0] }),
    );
    const of = (week: { monotony: number; isAboveUsual: boolean } | null) =>
      adviseRunner({ workouts: runs, races: [], today, week, estimatedMaximum: 186 });
    expect(of({ monotony: 3, isAboveUsual: true }).map(({ title }) => title)).toContain(
      'Put in a rest day',
    );
    for (const week of [
      null,
      { monotony: 3, isAboveUsual: false },
      { monotony: 1.5, isAboveUsual: true },
    ]) {
      expect(of(week).map(({ title }) => title)).not.toContain('Put in a rest day');
    }
    const [test] = of(null).filter(({ title }) => title === 'Test your maximum heart rate');
    expect(test).toMatchObject({ grade: 'strong', priority: 'low' });
    expect(
      adviseRunner({ workouts: runs, races: [], today }).map(({ title }) => title),
    ).not.toContain('Test your maximum heart rate');
  });

  test('is silent where all is well, and takes nothing that is not among the advice', () => {
    expect(titlesOf([])).toEqual([]);
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            distanceM: fc.integer({ min: 1000, max: 40_000 }),
            durationS: fc.integer({ min: 600, max: 15_000 }),
            caffeinatedGels: fc.integer({ min: 0, max: 5 }),
            hydrationMl: fc.option(fc.integer({ min: 0, max: 2000 })),
            zoneMinutes: fc.tuple(fc.nat(60), fc.nat(60), fc.nat(60), fc.nat(60), fc.nat(60)),
          }),
          { maxLength: 20 },
        ),
        fc.integer({ min: 0, max: 120 }),
        (workouts, inDays) => {
          const all = adviseRunner({ workouts: workouts.map(run), races: [race(inDays)], today });
          const chosen = adviceOfDay(all);
          expect(chosen.length).toBeLessThanOrEqual(2);
          for (const item of chosen) expect(all).toContainEqual(item);
        },
      ),
    );
  });
});
