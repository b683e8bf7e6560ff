import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ago,
  facts,
  historyOf,
  race,
  run,
  strength,
  TODAY,
} from '../../../../testing/domain/training.ts';
import { ADVICE_PRIORITIES } from '../../advice-item.ts';
import { weekWantedFor } from '../../load/readiness.ts';
import { evidenceOf } from '../../prediction/evidence.ts';
import { type Analysis, analyseTraining } from './analysis.ts';
import type { Claim, Topic } from './claim.ts';
import type { CoachWorkout, TrainingInput } from './training-facts.ts';

const analyse = (workouts: CoachWorkout[], over: Partial<TrainingInput> = {}) =>
  analyseTraining(facts(workouts, over));
const about = (claims: readonly Claim[], topic: Topic) =>
  claims.filter((each) => each.topic === topic).map(({ text }) => text);
const ALL_CLAIMS: (keyof Analysis)[] = [
  ...(['strengths', 'areas', 'recommendations', 'notJudged', 'overall', 'plan', 'race'] as const),
];
const allOf = (analysis: Analysis) =>
  ALL_CLAIMS.flatMap((key) => {
    const claims = analysis[key];
    return Array.isArray(claims) ? claims : [];
  });

describe('too little data', () => {
  test('is said, with what to log', () => {
    const analysis = analyse([]);
    expect(analysis.isEnough).toBe(false);
    expect(analysis.overall.map(({ text }) => text)).toEqual([
      'There is nothing in your log yet, so there is nothing to judge.',
    ]);
    expect(analysis.recommendations.map(({ title }) => title)).toEqual([
      'Log your runs',
      'Note heart rate and zones',
      'Note gels and drinks on long runs',
    ]);
    expect(analysis.recommendations[0]?.text).toBe(
      '3 runs with date, time and distance are enough to begin.',
    );
    expect([analysis.strengths, analysis.areas, analysis.race]).toEqual([[], [], []]);
  });

  test('are two runs in four weeks; three are enough', () => {
    expect(analyse([run(1), run(2), run(28)]).overall[0]?.text).toBe(
      'There is too little to judge: 2 runs in the last 28 days, where I need 3.',
    );
    expect(analyse([run(1), run(2), run(27)]).isEnough).toBe(true);
    expect(analyse([run(1), run(2), run(3, { sport: 'walk' })]).isEnough).toBe(false);
    expect(analyse([run(1), run(2), run(-1)]).isEnough).toBe(false);
  });

  test('keeps the race and the break in sight', () => {
    const analysis = analyse([run(40)], { races: [race(20)] });
    expect(about(analysis.race, 'race')[0]).toContain('River Half is in 20 days.');
    expect(about(analysis.areas, 'rest')).toEqual(['You have not run for 40 days.']);
  });
});

describe('the overall assessment', () => {
  test('adds up four weeks and compares them with the four before', () => {
    const workouts = [run(1), run(9, { distanceM: 8_000 }), run(27, { distanceM: 6_000 })];
    const before = [run(28), run(55, { distanceM: 5_000 }), run(56)];
    expect(analyse([...workouts, ...before]).overall[0]?.text).toBe(
      'You ran 24.0 km in 3 runs and 2:30:00 in the last 28 days, 60% more than in the 28 days before.',
    );
    expect(analyse(workouts).overall[0]?.text).toBe(
      'You ran 24.0 km in 3 runs and 2:30:00 in the last 28 days.',
    );
  });

  test('does not compare with weeks in which running had not begun', () => {
    const workouts = [run(1), run(2), run(3), run(54)];
    expect(analyse(workouts).overall[0]?.text).not.toContain('before');
    expect(analyse([...workouts, run(55)]).overall[0]?.text).toContain('before');
  });

  test('names what asks for work first', () => {
    const workouts = [run(1, { distanceM: 20_000, durationS: 7200 }), run(3), run(5)];
    const { overall, areas } = analyse(workouts);
    expect(areas[0]?.title).toBe('Fuel');
    expect(overall[1]?.text).toMatch(/: fuel\.$/);
  });
});

describe('kilometres a week', () => {
  const volume = (km: number, over: Partial<TrainingInput> = {}) => {
    const runs = [1, 8, 15, 22].map((day) =>
      run(day, { distanceM: km * 1000, durationS: km * 300, nonCaffeinatedGels: 1 }),
    );
    return analyse(runs, { lastRunBefore: ago(100), ...over });
  };

  test.each([
    [24.9, [], ['You average 24.9 km a week.']],
    [25, ['You average 25.0 km a week, within the 25 to 50 km that ask for no change.'], []],
    [50, ['You average 50.0 km a week, within the 25 to 50 km that ask for no change.'], []],
    [50.1, [], ['You average 50.1 km a week.']],
  ])('of %d are judged by the rules', (km, strengths, areas) => {
    const analysis = volume(km);
    expect(about(analysis.strengths, 'volume')).toEqual(strengths);
    expect(about(analysis.areas, 'volume')).toEqual(areas);
    expect(about(analysis.recommendations, 'volume')).toHaveLength(areas.length);
  });

  test('are not said to be enough, nor too many, where a race asks for more', () => {
    const marathon = race(60, { name: 'Port Marathon', distanceM: 42_195, targetS: 12_600 });
    const wantedM = weekWantedFor({ race: marathon, runner: evidenceOf(historyOf([])) });
    expect(wantedM).toBeGreaterThan(65_000);
    const at = (km: number) => volume(km, { races: [marathon] });
    expect(about(at(46).strengths, 'volume')).toEqual([]);
    expect(about(at(46).areas, 'volume')).toEqual([]);
    expect(about(at(60).areas, 'volume')).toEqual([]);
    expect(about(at(60).recommendations, 'volume')).toHaveLength(1);
    expect(about(at(100).strengths, 'volume')).toEqual([
      expect.stringMatching(/^You average 100\.0 km a week; Port Marathon asks for \d\d\.\d km\.$/),
    ]);
  });

  test('that are few during a taper are neither praised nor complained of', () => {
    const analysis = volume(20, { races: [race(10)] });
    expect(about([...analysis.strengths, ...analysis.areas], 'volume')).toEqual([]);
  });

  test.each([
    [80, []],
    [79, ['You ran 21% less than in the 28 days before: 79.0 km after 100.0 km.']],
  ])('that fell to %d%% of what they were', (percent, expected) => {
    const now = [1, 3, 5, 7].map((day) => run(day, { distanceM: percent * 250 }));
    const before = [29, 33, 40, 50].map((day) =>
      run(day, { distanceM: 25_000, nonCaffeinatedGels: 1 }),
    );
    const falls = (over: Partial<TrainingInput>) =>
      about(analyse([...now, ...before], over).areas, 'volume').filter((text) =>
        text.includes('less'),
      );
    expect(falls({ lastRunBefore: ago(100) })).toEqual(expected);
    expect(falls({ lastRunBefore: ago(100), races: [race(14)] })).toEqual([]);
    expect(falls({ lastRunBefore: ago(100), races: [race(15)] })).toEqual(expected);
  });

  test('cannot be judged without a distance', () => {
    const runs = [1, 2, 3].map((day) => run(day, { distanceM: null }));
    expect(about(analyse(runs).notJudged, 'volume')[0]).toContain('has a distance');
  });
});

describe('the easy share', () => {
  const zones = (zoneTwo: number) =>
    analyse([1, 2, 3].map((day) => run(day, { zoneMinutes: [0, zoneTwo, 100 - zoneTwo, 0, 0] })));

  test.each([
    [59, [], ['59% of your time in zones is Zone 2; aim for 60% or more.']],
    [60, ['60% of your time in zones is Zone 2, between the 60% and 80% to aim for.'], []],
    [80, ['80% of your time in zones is Zone 2, between the 60% and 80% to aim for.'], []],
    [81, [], ['81% of your time in zones is Zone 2.']],
  ])('of %d%%', (percent, strengths, areas) => {
    const analysis = zones(percent);
    expect(about(analysis.strengths, 'easyShare')).toEqual(strengths);
    expect(about(analysis.areas, 'easyShare')).toEqual(areas);
  });

  test('rests on the runs that have zones, and says how many', () => {
    const with2 = run(1, { zoneMinutes: [0, 30, 30, 0, 0] });
    const [area] = analyse([with2, run(2), run(3)]).areas.filter(
      ({ topic }) => topic === 'easyShare',
    );
    expect(area).toMatchObject({
      workoutIds: [with2.id],
      basis: '1:00:00 in zones, over 1 of 3 runs of the last 28 days',
    });
    expect(about(analyse([run(1), run(2), run(3)]).notJudged, 'easyShare')).toHaveLength(1);
  });
});

describe('consistency', () => {
  /** Runs of full weeks, the latest first; today is a Saturday, so this week is not over. */
  const weeks = (...counts: number[]) =>
    counts.flatMap((count, week) =>
      Array.from({ length: count }, (_, index) => run(7 + 7 * week + (index % 7))),
    );
  const judge = (counts: number[], over: Partial<TrainingInput> = {}) =>
    analyse([run(1), ...weeks(...counts), run(50), run(70)], { lastRunBefore: ago(100), ...over });

  test('is three of four weeks with as many workouts as planned', () => {
    const good = judge([4, 5, 3, 4]);
    expect(about(good.strengths, 'consistency')).toEqual([
      'You trained 4, 3, 5 and 4 times in the last 4 full weeks; your plan is 4-5 workouts a week.',
    ]);
    const poor = judge([4, 3, 3, 4]);
    expect(about(poor.strengths, 'consistency')).toEqual([]);
    expect(poor.areas.find(({ topic }) => topic === 'consistency')?.priority).toBe('medium');
    const none = judge([3, 3, 3, 3]);
    expect(none.areas.find(({ topic }) => topic === 'consistency')?.priority).toBe('high');
    expect(
      about(judge([3, 3, 2, 2], { weeklyFrequency: '2-3' }).strengths, 'consistency'),
    ).toHaveLength(1);
  });

  test('leaves out this week, and weeks before the first run', () => {
    expect(about(analyse([run(0), run(1), run(2), run(3)]).areas, 'consistency')).toEqual([]);
    const began = analyse([...weeks(4), run(13), run(0)]);
    expect(about(began.strengths, 'consistency')).toEqual([
      'You trained 5 times in the last full week; your plan is 4-5 workouts a week.',
    ]);
  });

  test('is told week by week as feedback on the plan', () => {
    expect(about([...judge([4, 5, 3, 4]).plan], 'consistency')).toEqual([
      'Your plan is 4-5 workouts a week. The last full 4 weeks had 4, 3, 5 and 4, 3 of 4 on plan; this week has 1 so far.',
    ]);
    expect(about([...analyse([run(0), run(1), run(2)]).plan], 'consistency')).toEqual([
      'Your plan is 4-5 workouts a week; this week has 3 so far.',
    ]);
  });
});

describe('long runs', () => {
  const long = (daysAgo: number, km = 16) =>
    run(daysAgo, { distanceM: km * 1000, durationS: km * 300 });

  test('in three of four weeks are a strength', () => {
    const analysis = analyse([long(1), long(8), long(15, 15.1), run(2)]);
    expect(about(analysis.strengths, 'longRun')).toEqual([
      'A long run in 3 of the last 4 weeks, the longest 16.0 km.',
    ]);
    expect(about(analyse([long(1), long(8), long(15, 15), run(2)]).strengths, 'longRun')).toEqual(
      [],
    );
  });

  test('are missed where a half marathon comes closer', () => {
    const judge = (inDays: number, distanceM = 21_100) =>
      about(
        analyse([run(1), run(3), run(5)], { races: [race(inDays, { distanceM })] }).areas,
        'longRun',
      );
    const expected = [
      'You had a long run in 0 of the last 4 weeks, the longest 10.0 km; River Half is 21.1 km.',
    ];
    expect(judge(84)).toEqual(expected);
    expect(judge(85)).toEqual([]);
    expect(judge(15)).toEqual(expected);
    expect(judge(14)).toEqual([]);
    // As it is measured, and as it is entered by somebody who leaves out the metres.
    expect(judge(60, 21_097.5)).toEqual(expected);
    expect(judge(60, 21_000)).toHaveLength(1);
    expect(judge(60, 20_900)).toEqual([]);
  });

  test.each([
    [11, []],
    [11.1, ['Your 11.1 km on Fri 20 Nov were 11% longer than any run of the 30 days before.']],
  ])('of %d km after 10 at most', (km, expected) => {
    const workouts = [run(1, { distanceM: km * 1000 }), run(10), run(20)];
    expect(about(analyse(workouts, { lastRunBefore: ago(100) }).areas, 'longRun')).toEqual(
      expected,
    );
    // A runner who has just begun has nothing to compare with.
    expect(about(analyse(workouts).areas, 'longRun')).toEqual([]);
  });
});

describe('the pace of a run type', () => {
  const sixWeeks = (paceNow: number, paceBefore: number, counts = [3, 3]) => [
    ...Array.from({ length: counts[0] ?? 0 }, (_, index) =>
      run(index * 14, { durationS: paceNow * 10 }),
    ),
    ...Array.from({ length: counts[1] ?? 0 }, (_, index) =>
      run(42 + index * 14, { durationS: paceBefore * 10 }),
    ),
    run(1, { runningSubtype: 'treadmill' }),
  ];

  test.each([
    [
      355,
      360,
      ['Your easy runs got 5 s/km faster: 5:55 /km, after 6:00 in the six weeks before.'],
      [],
    ],
    [356, 360, [], []],
    [364, 360, [], []],
    [
      365,
      360,
      [],
      ['Your easy runs got 5 s/km slower: 6:05 /km, after 6:00 in the six weeks before.'],
    ],
  ])('of %i after %i s/km', (now, before, strengths, areas) => {
    const analysis = analyse(sixWeeks(now, before));
    expect(about(analysis.strengths, 'paceTrend')).toEqual(strengths);
    expect(about(analysis.areas, 'paceTrend')).toEqual(areas);
  });

  test('that fell in the heat is not held against anybody', () => {
    const hot = (count: number) =>
      analyse(sixWeeks(380, 360).map((each, at) => ({ ...each, isHot: at < count })));
    const mostly = hot(2);
    expect(about(mostly.areas, 'paceTrend')).toEqual([]);
    expect(about(mostly.notJudged, 'paceTrend')[0]).toContain(
      '2 of those 3 are noted as hot, and heat slows anybody.',
    );
    expect(about(hot(0).areas, 'paceTrend')).toHaveLength(1);
  });

  test('needs three runs on both sides', () => {
    expect(about(analyse(sixWeeks(300, 360, [3, 2])).strengths, 'paceTrend')).toEqual([]);
    expect(about(analyse(sixWeeks(300, 360, [2, 3])).strengths, 'paceTrend')).toEqual([]);
  });
});

describe('fuel and drinks', () => {
  const long = (over: Partial<CoachWorkout>) =>
    analyse([run(1, { distanceM: 18_000, durationS: 6000, ...over }), run(3), run(5)]);

  test('are praised where every long run had gels', () => {
    expect(about(long({ nonCaffeinatedGels: 2 }).strengths, 'fuel')).toEqual([
      'You took gels on your run over 15 km and 90 min, 2 in all.',
    ]);
    expect(about(long({}).areas, 'fuel')).toEqual(['No gels are noted for your 18.0 km run.']);
    expect(long({}).areas.find(({ topic }) => topic === 'fuel')?.priority).toBe('high');
    expect(about(long({ caffeinatedGels: 3 }).areas, 'fuel')).toEqual([
      'You took 3 caffeinated gels on one run.',
    ]);
  });

  test('are not spoken of without a long run', () => {
    const { strengths, areas, notJudged } = analyse([run(1), run(2), run(3)]);
    expect(about([...strengths, ...areas, ...notJudged], 'fuel')).toEqual([]);
    expect(about([...strengths, ...areas, ...notJudged], 'hydration')).toEqual([]);
  });

  test('that were not noted are not taken for nothing', () => {
    expect(about(long({}).notJudged, 'hydration')[0]).toContain('Your one run over 10 km has no');
    expect(about(long({ hydrationMl: 400 }).strengths, 'hydration')).toEqual([
      'You drink 400 ml on average on runs over 10 km.',
    ]);
    expect(about(long({ hydrationMl: 399 }).areas, 'hydration')).toHaveLength(1);
  });
});

describe('who begins again', () => {
  const before = Array.from({ length: 20 }, (_, at) => run(24 + 2 * at));
  const weeksOff = { races: [race(47, { targetS: 5400 })], lastRunBefore: ago(200) };
  const gone: Topic[] = ['consistency', 'volume', 'longRun', 'targetPace', 'strength'];

  test.each([
    ['after a break', [run(2), run(6), ...before]],
    ['after an illness', [run(1, { illness: 'flu' }), run(3), run(5), ...before]],
  ])('%s is told of that, and not of all that follows from it', (_, workouts) => {
    const { areas, recommendations, overall } = analyse(workouts, weeksOff);
    for (const topic of gone) expect(about(areas, topic)).toEqual([]);
    expect(areas[0]?.title).toMatch(/^(?:Start again gently|Get well first)$/);
    expect(recommendations[0]?.title).toBe(areas[0]?.title);
    expect(overall[1]?.text).toMatch(/: (?:start again gently|get well first)/);
  });

  test('after a long race is told to recover, and the race was no leap', () => {
    const marathon = run(4, { distanceM: 42_400, durationS: 13_230 });
    const result = { raceId: 3, name: 'Autumn Marathon', workoutId: marathon.id, date: ago(4) };
    const workouts = [marathon, ...Array.from({ length: 30 }, (_, at) => run(6 + 2 * at))];
    const history = historyOf(workouts, [{ ...result, distanceM: 42_200, timeS: 13_230 }]);
    const { areas, recommendations } = analyse(workouts, { history, lastRunBefore: ago(200) });
    expect(about(areas, 'rest')[0]).toBe('You raced 42.2 km (Autumn Marathon) 4 days ago.');
    expect(about(recommendations, 'rest')[0]).toContain('for 10 more days: nothing long');
    expect(about(areas, 'longRun')).toEqual([]);
  });
});

describe('strength and rest', () => {
  // Every three weeks and more is no break for who never ran oftener.
  const runs = [run(2), run(5), run(8), run(30), run(50), run(70)];

  test.each([
    [0, 0, 1],
    [1, 0, 0],
    [3, 0, 0],
    [4, 1, 0],
  ])('%i strength workouts in four weeks', (count, strengths, areas) => {
    const workouts = [...runs, ...Array.from({ length: count }, (_, index) => strength(index * 5))];
    const analysis = analyse(workouts, { lastRunBefore: ago(90) });
    expect(about(analysis.strengths, 'strength')).toHaveLength(strengths);
    expect(about(analysis.areas, 'strength')).toHaveLength(areas);
  });

  test('a hard day after a hard day is found, whatever made it hard', () => {
    const hard: Partial<CoachWorkout>[] = [
      { runningSubtype: 'outdoor-interval' },
      { runningSubtype: 'outdoor-long' },
      { distanceM: 15_001 },
      { zoneMinutes: [0, 0, 0, 10, 5] },
    ];
    for (const over of hard) {
      const analysis = analyse([
        run(3, over),
        run(4, { runningSubtype: 'outdoor-interval' }),
        ...runs,
      ]);
      expect(about(analysis.areas, 'rest')).toEqual([
        'Once a hard day followed a hard day: Tue 17 Nov and Wed 18 Nov.',
      ]);
    }
    const easy: Partial<CoachWorkout>[] = [
      { distanceM: 15_000 },
      { zoneMinutes: [0, 0, 0, 10, 4] },
      { sport: 'hike', distanceM: 25_000 },
    ];
    for (const over of easy) {
      const analysis = analyse([
        run(3, over),
        run(4, { runningSubtype: 'outdoor-interval' }),
        ...runs,
      ]);
      expect(about(analysis.areas, 'rest')).toEqual([]);
    }
  });

  test('hard days apart are a strength', () => {
    const apart = [0, 2, 4].map((day) => run(day, { runningSubtype: 'outdoor-interval' }));
    expect(about(analyse(apart).strengths, 'rest')).toEqual([
      'None of your 2 hard days was followed by another hard one.',
    ]);
  });

  test.each([
    [24, []],
    [25, ['You had 3 days without a workout in the last 28.']],
  ])('training on %i of 28 days', (days, expected) => {
    const daily = Array.from({ length: days }, (_, day) => run(day));
    expect(about(analyse(daily, { lastRunBefore: ago(100) }).areas, 'rest')).toEqual(expected);
  });

  test.each([
    [6, []],
    [7, ['You have not run for 7 days.']],
  ])('a break of %i days', (days, expected) => {
    const analysis = analyse([run(days), run(12), run(16)]);
    expect(about(analysis.areas, 'rest')).toEqual(expected);
  });
});

describe('the next race', () => {
  test('asks nobody for race pace who has not run for weeks', () => {
    const [countdown] = about(analyse([run(70)], { races: [race(20)] }).race, 'race');
    expect(countdown).toContain(
      'River Half is in 20 days. You have not run for 70 days. Begin with',
    );
    expect(countdown).not.toContain('race pace');
  });

  test('is counted down, predicted by the rule, and measured by the longest run', () => {
    const workouts = [1, 3, 5].map((day) => run(day));
    const analysis = analyse(workouts, { races: [race(60)] });
    expect(about(analysis.race, 'race')).toEqual([
      'River Half is in 60 days. Race preparation begins 30 days before it; until then, build.',
      // 5:00 and ten seconds more from the half marathon on; 21.1 km in 6600 s are 5:13.
      'Predicted is 1:49:01, 5:10 /km (1:27:13 to 1:59:55 in 8 races of 10), a first guess from your last 3 runs; your target is 1:50:00, 5:13 /km. That leaves 3 s/km in hand.',
      'Your longest run of the last twelve weeks is 10.0 km, 47% of the race.',
    ]);
    expect(analysis.race[1]?.workoutIds).toEqual(workouts.map(({ id }) => id));
    expect(
      about(analyse(workouts, { races: [race(60, { targetS: 6000 })] }).race, 'race')[1],
    ).toContain('That leaves 26 s/km to find.');
  });

  test.each([
    [31, 'until then, build'],
    [30, 'Practise race pace'],
    [15, 'Practise race pace'],
    [14, 'Cut your volume by 25%'],
    [8, 'Cut your volume by 25%'],
    [7, 'Run short and easy'],
    [0, 'is today'],
  ])('%i days before', (inDays, text) => {
    const analysis = analyse([run(1), run(3), run(5)], { races: [race(inDays)] });
    expect(about(analysis.race, 'race')[0]).toContain(text);
  });

  test('is not predicted from what is dated tomorrow', () => {
    const analysis = analyse([run(1), run(3), run(5), run(-1, { durationS: 60 })], {
      races: [race(60)],
    });
    const without = analyse([run(1), run(3), run(5)], { races: [race(60)] });
    expect(about(analysis.race, 'race')).toEqual(about(without.race, 'race'));
  });

  test('is not predicted from two runs', () => {
    const analysis = analyse([run(1), run(3), run(5, { distanceM: null })], { races: [race(60)] });
    expect(about(analysis.race, 'race')[1]).toBe(
      'A prediction needs 3 runs with a distance, or a race with its time; you have 2.',
    );
  });

  test('with a prediction that is too slow asks for work, and on target is a strength', () => {
    const runs = [run(1), run(3), run(5)];
    const results = [
      {
        raceId: 3,
        name: 'Autumn Half',
        workoutId: null,
        date: ago(20),
        distanceM: 21_100,
        timeS: 6330,
      },
    ];
    const history = { today: TODAY, results, runs: [], bestEfforts: [], limits: [] };
    const pace = (over: number) =>
      analyse(runs, { history, races: [race(60, { targetS: 21.1 * (300 - over) })] });
    const found = pace(17).areas.find(({ topic }) => topic === 'targetPace');
    expect([found?.priority, found?.raceId]).toEqual(['high', 7]);
    expect(pace(8).areas.find(({ topic }) => topic === 'targetPace')?.priority).toBe('medium');
    expect(about(pace(3).strengths, 'targetPace')).toHaveLength(1);
  });

  test('of which there is only a first guess is no reason to run harder', () => {
    const judged = analyse([run(1), run(3), run(5)], { races: [race(60, { targetS: 5400 })] });
    expect(about(judged.areas, 'targetPace')).toEqual([]);
    expect(about(judged.recommendations, 'targetPace')).toHaveLength(1);
  });
});

const someWorkout = fc.record({
  id: fc.nat(),
  date: fc.integer({ min: -3, max: 90 }).map(ago),
  workoutType: fc.constantFrom('running' as const, 'strength' as const, 'cross' as const),
  runningSubtype: fc.constantFrom(
    ...(['treadmill', 'outdoor-long', 'outdoor-interval', 'outdoor-easy'] as const),
    null,
  ),
  sport: fc.constantFrom('run' as const, 'walk' as const, 'cycling' as const),
  distanceM: fc.option(fc.integer({ min: 0, max: 45_000 })),
  durationS: fc.integer({ min: 0, max: 20_000 }),
  zoneMinutes: fc.tuple(fc.nat(90), fc.nat(90), fc.nat(90), fc.nat(90), fc.nat(90)),
  caffeinatedGels: fc.nat(5),
  nonCaffeinatedGels: fc.nat(5),
  hydrationMl: fc.option(fc.nat(2000)),
});

test('over any log: urgent first, every claim on workouts of the log, no number that is none', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(someWorkout, { selector: ({ id }) => id, maxLength: 60 }),
      fc.integer({ min: 0, max: 100 }),
      (workouts, inDays) => {
        const analysis = analyse(workouts, { races: [race(inDays)], lastRunBefore: null });
        const ids = new Set(workouts.filter(({ date }) => date <= TODAY).map(({ id }) => id));
        for (const { text, title, basis, workoutIds } of allOf(analysis)) {
          expect(`${title} ${text} ${basis}`).not.toMatch(/NaN|undefined|null|Infinity|—/);
          expect(workoutIds.every((id) => ids.has(id))).toBe(true);
          expect(new Set(workoutIds).size).toBe(workoutIds.length);
        }
        for (const claims of [analysis.areas, analysis.recommendations]) {
          const order = claims.map(({ priority }) =>
            priority ? ADVICE_PRIORITIES.indexOf(priority) : 9,
          );
          expect(order).toEqual(order.toSorted((one, other) => one - other));
        }
      },
    ),
  );
});
