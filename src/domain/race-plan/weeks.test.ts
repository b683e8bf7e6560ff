import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../calendar.ts';
import { PLAN, type PlanInput, planRace, presentTraining, weekOfNow } from './weeks.ts';

const TODAY = '2026-11-22';

const inputs = fc.record({
  today: fc.constant(TODAY),
  race: fc.record({
    date: fc.integer({ min: 0, max: 300 }).map((days) => addDays(TODAY, days)),
    distanceM: fc.constantFrom(5000, 10_000, 16_093, 21_100, 42_200),
  }),
  present: fc.record({
    weeklyM: fc.integer({ min: 0, max: 120_000 }),
    runsAWeek: fc.integer({ min: 0, max: 10 }),
    longestM: fc.integer({ min: 1000, max: 40_000 }),
    daysSinceRun: fc.option(fc.integer({ min: 0, max: 60 })),
  }),
  paces: fc.constantFrom(null, {
    easySlow: 400,
    easyFast: 350,
    marathon: 330,
    threshold: 300,
    interval: 280,
    racePaceSPerKm: 310,
  }),
}) satisfies fc.Arbitrary<PlanInput>;

function planned(
  check: (
    input: PlanInput,
    plan: Exclude<ReturnType<typeof planRace>, { refused: string }>,
  ) => void,
) {
  let plans = 0;
  fc.assert(
    fc.property(inputs, (input) => {
      const plan = planRace(input);
      if ('refused' in plan) return;
      plans += 1;
      check(input, plan);
    }),
    { numRuns: 2000 },
  );
  expect(plans).toBeGreaterThan(100);
}

test('the weeks of now hold a run out of line as the next longest', () => {
  const usual = Array.from({ length: 16 }, (_, at) => ({
    date: addDays(TODAY, -Math.floor(1.75 * at)),
    distanceM: at % 4 === 0 ? 16_000 : 8000,
  }));
  const slip = { date: addDays(TODAY, -7), distanceM: 90_000 };
  const present = presentTraining({ runs: [...usual, slip], newestRun: TODAY, today: TODAY });
  expect(present.longestM).toBe(16_000);
  expect(present.weeklyM).toBe((4 * 16_000 + 12 * 8000 + 16_000) / 4);
});

test('a plan begins with recovering from a long race, and only then at the usual weeks', () => {
  const input = {
    ...{ today: TODAY, race: { date: addDays(TODAY, 60), distanceM: 21_100 }, paces: null },
    present: { weeklyM: 46_000, runsAWeek: 4, longestM: 20_000, daysSinceRun: 3 },
  };
  const weeksOf = (recoversUntil: string | null) => {
    const plan = planRace({ ...input, recoversUntil });
    return 'weeks' in plan ? plan.weeks : [];
  };
  const usual = weeksOf(null);
  expect(weeksOf(TODAY)).toEqual(usual);
  const [first, second, third] = weeksOf(addDays(TODAY, 11));
  expect(first).toMatchObject({ kind: 'easier', distanceM: 23_000, session: { name: 'strides' } });
  expect(second).toMatchObject({ kind: 'build', distanceM: usual[0]?.distanceM });
  expect(third?.distanceM).toBe(usual[1]?.distanceM);
});

describe('a plan to a race', () => {
  test('runs week by week up to that of the race, and is no longer than a plan is', () => {
    planned(({ race }, { weeks }) => {
      expect(weeks.length).toBeLessThanOrEqual(PLAN.longestWeeks);
      expect(weeks.at(-1)?.from).toBe(addDays(race.date, -6));
      expect(weeks.at(-1)?.kind).toBe('race');
      for (const [index, { from }] of weeks.slice(1).entries()) {
        expect(daysBetween(weeks[index]?.from ?? '', from)).toBe(7);
      }
      expect((weeks[0]?.from ?? '') > TODAY).toBe(true);
    });
  });

  test('has no week a tenth above the highest so far, nor above its peak', () => {
    planned((_, { weeks, baseM }) => {
      let highest = baseM;
      for (const { distanceM } of weeks) {
        expect(distanceM).toBeLessThanOrEqual(1.1 * highest);
        expect(distanceM).toBeLessThanOrEqual(PLAN.peakOfBase.marathon * baseM);
        highest = Math.max(highest, distanceM);
      }
    });
  });

  test('has no run a tenth longer than the longest before it, nor longer than three hours', () => {
    planned(({ present, paces }, { weeks }) => {
      let longest = present.longestM;
      for (const { longRunM } of weeks) {
        if (longRunM === null) continue;
        expect(longRunM).toBeLessThanOrEqual(1.1 * longest);
        if (paces) expect((longRunM / 1000) * paces.easySlow).toBeLessThanOrEqual(3 * 3600);
        longest = Math.max(longest, longRunM);
      }
    });
  });

  test('has an easier week after three of building, and falls towards the race', () => {
    planned((_, { weeks }) => {
      const kinds = weeks.map(({ kind }) => kind);
      expect(kinds.join()).not.toContain('build,build,build,build,build');
      const taper = weeks.filter(({ kind }) => kind === 'taper' || kind === 'race');
      for (const [index, { distanceM }] of taper.slice(1).entries()) {
        expect(distanceM).toBeLessThanOrEqual(taper[index]?.distanceM ?? 0);
      }
    });
  });

  test('asks for no more fast running than a week bears', () => {
    planned((_, { weeks }) => {
      for (const { session, distanceM, kind } of weeks) {
        if (kind === 'race' || session.name === 'strides') continue;
        const most = { threshold: 0.1, intervals: 0.08, 'race pace': 0.18 }[session.name];
        expect(session.workM).toBeLessThanOrEqual(most * distanceM);
      }
    });
  });

  const half: PlanInput = {
    today: TODAY,
    race: { date: addDays(TODAY, 84), distanceM: 21_100 },
    present: {
      weeklyM: 40_000,
      runsAWeek: 4,
      longestM: 15_000,
      daysSinceRun: 1,
    },
    paces: null,
  };
  test.each([
    ['too near', { race: { date: addDays(TODAY, 20), distanceM: 21_100 } }],
    ['over', { race: { date: addDays(TODAY, -1), distanceM: 21_100 } }],
    ['too thin', { present: { ...half.present, weeklyM: 9000 } }],
    ['too thin', { present: { ...half.present, runsAWeek: 1 } }],
    ['too thin', { present: { ...half.present, daysSinceRun: null } }],
    ['after a break', { present: { ...half.present, daysSinceRun: 14 } }],
    [
      'too far for now',
      {
        race: { date: addDays(TODAY, 30), distanceM: 42_200 },
        present: { ...half.present, longestM: 8000 },
      },
    ],
  ] satisfies [string, Partial<PlanInput>][])('is refused: %s', (refused, changed) => {
    expect(planRace({ ...half, ...changed })).toEqual({ refused });
  });

  test('of twelve weeks to a half from 40 km a week', () => {
    const plan = planRace(half);
    if ('refused' in plan) throw new Error(plan.refused);
    const lines = plan.weeks.map(
      ({ kind, distanceM, longRunM, session }) =>
        `${kind} ${distanceM / 1000} ${longRunM === null ? 'race' : longRunM / 1000} ${session.name}`,
    );
    expect(lines).toMatchInlineSnapshot(`
      [
        "build 40 16 strides",
        "build 42.5 17 strides",
        "build 45.5 18 strides",
        "easier 34 13.5 strides",
        "build 49 19.5 threshold",
        "build 52 20.5 threshold",
        "build 52 20.5 threshold",
        "easier 39 15 strides",
        "build 52 20.5 race pace",
        "build 52 20.5 race pace",
        "taper 39 15 race pace",
        "race 23 race strides",
      ]
    `);
  });
});

describe('what a plan begins at', () => {
  const run = (daysAgo: number, km: number | null) => ({
    date: addDays(TODAY, -daysAgo),
    distanceM: km === null ? null : km * 1000,
  });

  test('is the mean of the last 28 days and the longest of 30, today included, nothing of tomorrow', () => {
    const runs = [run(-1, 50), run(0, 8), run(3, null), run(27, 12), run(28, 20), run(30, 30)];
    expect(presentTraining({ runs, newestRun: TODAY, today: TODAY })).toEqual({
      weeklyM: 5000,
      runsAWeek: 0.75,
      longestM: 20_000,
      daysSinceRun: 0,
    });
  });

  test('of an empty log is nothing, and of an old one tells how long ago the last run was', () => {
    const nothing = { weeklyM: 0, runsAWeek: 0, longestM: 0 };
    const of = { runs: [], today: TODAY };
    expect(presentTraining({ ...of, newestRun: null })).toEqual({ ...nothing, daysSinceRun: null });
    expect(presentTraining({ ...of, newestRun: addDays(TODAY, -400) })).toEqual({
      ...nothing,
      daysSinceRun: 400,
    });
  });

  test('the week of now is the one around today, in step with the weeks of the plan', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (beginsIn) => {
        const week = weekOfNow({ today: TODAY, plan: { beginsIn }, runs: [run(0, 5)] });
        expect(week.from <= TODAY && TODAY <= week.to).toBe(true);
        expect(week.ranM).toBe(5000);
        expect(daysBetween(week.from, addDays(TODAY, beginsIn)) % 7).toBe(0);
      }),
    );
  });
});

describe('a plan of a runner', () => {
  const weeksOf = (over: Partial<PlanInput>) => {
    const plan = planRace({
      ...{ today: TODAY, race: { date: addDays(TODAY, 70), distanceM: 10_000 }, paces: null },
      present: { weeklyM: 40_000, runsAWeek: 4, longestM: 12_000, daysSinceRun: 1 },
      ...over,
    });
    return plan;
  };
  const longest = (over: Partial<PlanInput>) => {
    const plan = weeksOf(over);
    return 'refused' in plan ? plan.refused : plan.longestM;
  };

  test('of two runs a week has a long run that comes to the length of the race', () => {
    const present = { weeklyM: 12_500, longestM: 7500, daysSinceRun: 1 };
    expect(longest({ present: { ...present, runsAWeek: 2 } })).toBeGreaterThanOrEqual(9000);
    expect(longest({ present: { ...present, runsAWeek: 4 } })).toBe(7500);
  });

  const ultra = (distanceM: number, longestM: number, weeklyM = 80_000) =>
    longest({
      race: { date: addDays(TODAY, 63), distanceM },
      present: { weeklyM, runsAWeek: 5, longestM, daysSinceRun: 1 },
    });

  test.each([
    // Half of the race, at most 50 km.
    [80_000, 35_000, 80_000, 40_000],
    [100_000, 45_000, 110_000, 50_000],
    [160_000, 45_000, 110_000, 50_000],
    [50_000, 25_000, 50_000, 32_000],
    [80_000, 20_000, 30_000, 'too far for now'],
    [160_000, 20_000, 40_000, 'too far for now'],
  ])(
    'of %d m with a longest run of %d m in %d m a week comes to %s',
    (raceM, longestM, weeklyM, to) => {
      expect(ultra(raceM, longestM, weeklyM)).toBe(to);
    },
  );

  test('who runs much already grows by a tenth in all', () => {
    const peak = (weeklyM: number) => {
      const plan = weeksOf({
        race: { date: addDays(TODAY, 112), distanceM: 42_195 },
        present: { weeklyM, runsAWeek: 6, longestM: 28_000, daysSinceRun: 1 },
      });
      return 'refused' in plan ? 0 : plan.peakM;
    };
    expect(peak(100_000)).toBeLessThanOrEqual(110_000);
    expect(peak(70_000)).toBeLessThanOrEqual(80_000);
    expect(peak(40_000)).toBeGreaterThan(55_000);
  });
});
