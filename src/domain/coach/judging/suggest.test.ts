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
import { asksForMore } from '../../advice-of-day.ts';
import { addDays } from '../../calendar.ts';
import { paceFigure } from '../../measures.ts';
import { analyseTraining } from './analysis.ts';
import { suggestDay } from './suggest-day.ts';
import { suggestDayWithin } from './suggest-within.ts';
import type { CoachWorkout, TrainingInput } from './training-facts.ts';
import { weekByDay } from './week-by-day.ts';

/** Not hard, not every day, one long run this week. */
const steady = [
  run(2),
  run(4),
  run(5, { distanceM: 16_000, durationS: 5000 }),
  run(9, { distanceM: 8_000 }),
  run(11),
  run(16, { distanceM: 12_000 }),
];
const day = (
  workouts: CoachWorkout[],
  over: Partial<TrainingInput> = {},
  when: 'today' | 'tomorrow' = 'today',
) => suggestDay(facts(workouts, over), when);

describe('what to do today', () => {
  test('is an easy run as long as usual, in Zone 2, on a day on which the athlete runs', () => {
    const saturdays = [7, 14, 21].map((daysAgo) => run(daysAgo));
    const long = [1, 8, 15, 22].map((daysAgo) => run(daysAgo + 3, { distanceM: 16_000 }));
    const { headline, reasons } = day([...long, ...saturdays], { isHeartKnown: true });
    expect(headline).toBe('An easy run of about 10.0 km; stay in Zone 2, 111 to 129 bpm.');
    expect(reasons[0]?.basis).toContain('3 runs');
  });

  test('is off, or easy, where the runs of the week stand on other days or are done', () => {
    const { headline, run: toDo, reasons } = day(steady, { isHeartKnown: true });
    expect(headline).toMatch(/^A day off or an easy run of about 10\.0 km; stay in Zone 2/);
    expect(toDo).toBeUndefined();
    expect(reasons[0]?.text).toContain('as many as your last four weeks');
  });

  test('is no second day in a row for who runs on few days', () => {
    const newcomer = [run(1, { distanceM: 4000 }), run(5), run(9)];
    expect(day(newcomer).headline).toMatch(/^A day off or/);
    const daily = Array.from({ length: 24 }, (_, at) => run(1 + at + Math.floor(at / 5)));
    expect(day(daily, { weeklyFrequency: '6-7' }).headline).not.toMatch(/^A day off/);
  });

  test('is rest after training, and after six days in a row', () => {
    expect(day([run(0), ...steady]).headline).toContain('You have trained today');
    const daily = (days: number) => Array.from({ length: days }, (_, index) => strength(index + 1));
    expect(day([...daily(6), run(8), run(9)]).headline).toBe('A day off.');
    expect(day([...daily(5), run(8), run(9)]).headline).not.toBe('A day off.');
  });

  test('is easy or off after a hard day', () => {
    const hard = run(1, { runningSubtype: 'outdoor-interval' });
    const { headline, reasons } = day([hard, ...steady]);
    expect(headline).toMatch(/^A day off or an easy run of about 10\.0 km/);
    expect(reasons[0]?.workoutIds).toEqual([hard.id]);
  });

  test('is rest once the planned workouts are done', () => {
    const five = [2, 3, 4, 5, 6].map((daysAgo) => run(daysAgo));
    expect(day(five).headline).toContain('Your workouts of this week are done');
    expect(day(five, { weeklyFrequency: '6-7' }).headline).not.toContain('done');
    // What is planned are workouts: strength counts, a walk does not.
    const mixed = [run(2), run(4), run(6), strength(3)];
    expect(day([...mixed, strength(5)]).headline).toContain('are done');
    expect(day([...mixed, run(5, { sport: 'walk' })]).headline).not.toContain('are done');
    // Tomorrow is Sunday: another week.
    expect(day(five, {}, 'tomorrow').headline).not.toContain('done');
  });

  /** A long run each Saturday, as today is, and easy ones on Tuesdays and Thursdays. */
  const saturdayLong = (over: Partial<CoachWorkout> = {}) =>
    [7, 14, 21, 28].flatMap((daysAgo) => [
      run(daysAgo, { distanceM: 16_000, durationS: 5760, ...over }),
      run(daysAgo - 3),
      run(daysAgo - 5),
    ]);

  test('is the long run on its usual day, and not within six days of the last one', () => {
    expect(day(saturdayLong()).headline).toMatch(
      /^A long run, easy throughout: about 16 km, 18 km at most/,
    );
    const moved = run(3, { distanceM: 16_000, durationS: 5760 });
    expect(day([moved, ...saturdayLong()]).headline).not.toMatch(/long/);
    expect(day(saturdayLong(), { races: [race(14)] }).headline).not.toMatch(/long/);
    expect(day(saturdayLong(), {}, 'tomorrow').headline).toMatch(/^A day off or an easy run/);
  });

  test('is the longer run of somebody who calls none long', () => {
    const shorter = saturdayLong({ distanceM: 14_000, runningSubtype: 'outdoor-easy' });
    expect(day(shorter).headline).toMatch(
      /^A long run, easy throughout: about 14 km, 15 km at most/,
    );
    const alike = saturdayLong({ distanceM: 10_500, runningSubtype: 'outdoor-easy' });
    expect(day(alike).headline).toMatch(/^(?:A run a little longer than usual|An easy run)/);
  });

  test('is never longer than anybody is told to run, nor a step from a run out of line', () => {
    const long = saturdayLong({ distanceM: 31_000, durationS: 10_000 });
    expect(day(long).headline).toMatch(/about 31 km, 32 km at most/);
    const ultra = run(11, { distanceM: 90_000, durationS: 30_600 });
    expect(day([ultra, ...saturdayLong()]).headline).toMatch(/about 16 km, 18 km at most/);
  });

  test('is faster on one day of a week where nearly all is easy, and easy where too little is', () => {
    const zones = (zoneTwo: number) =>
      saturdayLong().map((each) => ({
        ...each,
        zoneMinutes: [0, zoneTwo, 100 - zoneTwo, 0, 0] as const,
      }));
    /** What is told on each day of a week, Sunday first: nothing is run on them. */
    const inWeek = (zoneTwo: number) =>
      [6, 5, 4, 3, 2, 1, 0].map((back) => {
        const today = addDays(TODAY, -back);
        const workouts = zones(zoneTwo).filter(({ date }) => date < addDays(TODAY, -6));
        return day(workouts, { today }).headline;
      });
    expect(inWeek(81).join()).toMatch(/A faster run: .* Zone 4 \(148 to 166 bpm\)/);
    expect(inWeek(59).join()).not.toContain('faster');
  });

  test('is rest after a long race, then short and easy', () => {
    const raced = (daysAgo: number, distanceM: number) => {
      const workouts = [
        run(daysAgo, { distanceM }),
        ...saturdayLong().filter(({ date }) => date < ago(daysAgo)),
      ];
      const [{ id = 0, date = '' } = {}] = workouts;
      const result = {
        raceId: 3,
        name: 'Autumn Race',
        workoutId: id,
        date,
        distanceM,
        timeS: 12_000,
      };
      return day(workouts, { history: historyOf(workouts, [result]) });
    };
    expect(raced(3, 42_200).headline).toBe('A day off, or an easy walk.');
    expect(raced(3, 42_200).reasons[0]?.text).toBe('You raced 42.2 km (Autumn Race) 3 days ago.');
    expect(raced(6, 42_200).headline).toMatch(/^An easy run of at most 5\.0 km/);
    expect(raced(6, 21_100).headline).toMatch(/at most/);
    expect(raced(3, 10_000).headline).not.toMatch(/run of at most|easy walk/);
  });

  test('is gentle after a week without a run, for two weeks, and for somebody who begins', () => {
    expect(day([]).headline).toMatch(/^20 to 30 minutes easy/);
    // 100 - 2 x 14 % of the usual 10 km; never more than 80 %, nor less than half.
    expect(day([run(14), run(16)]).headline).toMatch(/^An easy run of at most 7\.2 km/);
    expect(day([run(7), run(9)]).headline).toMatch(/^An easy run of at most 8\.0 km/);
    expect(day([run(40), run(42)]).headline).toMatch(/^An easy run of at most 5\.0 km/);
    expect(day([run(6), run(9)]).headline).not.toMatch(/at most/);
    const before = [11, 12, 14, 16, 18].map((daysAgo) => run(daysAgo));
    const long = run(10, { distanceM: 20_000, durationS: 6600 });
    expect(day([run(2), ...before, long]).headline).toMatch(/^An easy run of at most 8\.0 km/);
    expect(day([run(1), ...before, long]).headline).toMatch(/^A day off/);
  });

  test('is rest while ill, a race day too, until three runs say nothing of it', () => {
    const ill = run(3, { illness: 'flu' });
    expect(day([ill, ...steady]).headline).toMatch(/^Rest while you feel ill; after a day/);
    const raceToday = { races: [race(0)] };
    expect(day([ill, ...steady], raceToday).headline).toContain('nobody should race with a fever');
    const before = [run(8), run(10), run(12)];
    expect(day([run(2), run(1), ill, ...before]).headline).toMatch(/^Rest while/);
    const since = [run(2), run(2), run(1)];
    expect(day([...since, ill, ...before]).headline).not.toMatch(/^Rest while/);
    expect(day([run(14, { illness: 'flu' }), ...steady]).headline).not.toMatch(/^Rest while/);
  });

  test('follows the race: short in race week, nearly nothing the day before', () => {
    const raceIn = (days: number, when: 'today' | 'tomorrow' = 'today') =>
      day(steady, { races: [race(days)] }, when).headline;
    expect(raceIn(0)).toContain('It is race day: River Half.');
    expect(raceIn(1)).toContain('20 minutes easy');
    expect(raceIn(7)).toContain('A short easy run of about 5 km');
    expect(raceIn(8)).not.toContain('race week');
    expect(raceIn(1, 'tomorrow')).toContain('It is race day');
    expect(raceIn(8, 'tomorrow')).toContain('A short easy run');
  });
});

describe('a runner of whom no heart rate is known', () => {
  const pace = (daysAgo: number, sPerKm: number, over: Partial<CoachWorkout> = {}) =>
    run(daysAgo, { durationS: 10 * sPerKm, ...over });
  const noStrap = [0, 7, 14, 21].flatMap((days) => [
    pace(days + 2, 340 + days),
    pace(days + 4, 345),
    pace(days + 7, 350, { distanceM: 16_000, durationS: 16 * 350 }),
  ]);
  const nearlyAllEasy = (over: Partial<CoachWorkout> = {}) =>
    noStrap.map((each) => ({
      ...each,
      ...over,
      zoneMinutes: over.zoneMinutes ?? each.zoneMinutes,
    }));
  const told = (workouts: CoachWorkout[], over: Partial<TrainingInput> = {}) => {
    const of = facts(workouts, over);
    return [
      ...(['today', 'tomorrow'] as const).map((word) => suggestDay(of, word).headline),
      suggestDayWithin(of, { dayWord: 'today', timeS: 2400 }).headline,
      ...[false, true].flatMap((isNext) => weekByDay(of, { isNext }).runs),
    ].join('\n');
  };

  test('is told how easy by talk and by the pace of the own easy runs, in no beats', () => {
    const text = told(noStrap);
    expect(text).toContain('easily enough to talk, about 5:45 to 6:00 /km');
    expect(text).not.toMatch(/bpm|Zone/);
  });

  test('is told the pace that the prediction has, where a race tells it', () => {
    const result = { raceId: 1, name: 'Ten', workoutId: null, date: ago(20) };
    const history = historyOf(noStrap, [{ ...result, distanceM: 10_000, timeS: 2880 }]);
    const { paces } = facts(noStrap, { history });
    expect(told(noStrap, { history })).toContain(
      `easily enough to talk, about ${paceFigure(paces?.easyFast ?? 0)} to ${paceFigure(paces?.easySlow ?? 0)} /km`,
    );
  });

  test('is told no pace of cooler days in the heat', () => {
    const hot = noStrap.map((each, at) => ({ ...each, isHot: at < 3 }));
    expect(told(hot)).toContain('easily enough to talk, however slow that is in the heat');
    expect(told(hot)).not.toContain('talk, about');
    const once = noStrap.map((each, at) => ({ ...each, isHot: at < 1 }));
    expect(told(once)).toContain('talk, about');
  });

  test('runs repetitions by pace or by feel', () => {
    const intervals = [3, 10, 17, 24].map((days) =>
      pace(days, 300, { runningSubtype: 'outdoor-interval' }),
    );
    const text = told([...noStrap, ...intervals], { weeklyFrequency: '6-7' });
    expect(text).toMatch(/times 3 minutes hard enough for single words only/);
    expect(text).not.toMatch(/bpm|Zone/);
  });

  test.each<[string, CoachWorkout[], Partial<TrainingInput>]>([
    ['an average of a recent run', nearlyAllEasy({ avgHeartRate: 140 }), {}],
    ['minutes in zones', nearlyAllEasy({ zoneMinutes: [10, 40, 0, 0, 0] }), {}],
    ['limits of their own', noStrap, { isHeartKnown: true }],
  ])('has beats once there is %s', (_what, workouts, over) =>
    expect(told(workouts, over)).toContain('Zone 2, 111 to 129 bpm'),
  );
});

describe('something that hurts by the notes', () => {
  const ache = { words: 'knee hurt', isInjury: false };
  const strain = { words: 'calf strain', isInjury: true };
  const hurting = [run(2, { pain: ache }), run(8, { pain: ache }), run(9), run(11), run(16)];

  test('makes the day short and easy, and says so once', () => {
    const { headline, reasons } = day(hurting);
    expect(headline).toMatch(/^An easy run of at most 5\.0 km/);
    expect(reasons.map(({ text }) => text)).toEqual([
      'You noted pain on 2 of your last 3 runs, “knee hurt” 2 days ago.',
    ]);
  });

  test('comes before an injury only after it has healed', () => {
    const { headline } = day([run(1, { pain: strain }), ...steady]);
    expect(headline).toMatch(/^No running while it hurts; after a day without pain, an easy run/);
    const injured = [run(1, { pain: strain }), ...steady];
    expect(day(injured, { races: [race(0)] }).headline).toContain(
      'start only if you can run without pain',
    );
  });

  test('takes what is long and fast out of the week', () => {
    const { runs } = weekByDay(facts(hurting), { isNext: true });
    expect(runs.join()).not.toMatch(/long run|faster/);
  });

  test('is in the analysis once, and nothing there asks for more', () => {
    const { areas, recommendations } = analyseTraining(facts(hurting));
    expect(areas.filter(({ text }) => text.includes('knee'))).toHaveLength(1);
    expect(recommendations[0]?.text).toContain('short and easy');
    expect(recommendations.filter(asksForMore)).toEqual([]);
  });
});

describe('what a careful runner would laugh at', () => {
  test('a run on a day with a race that has no result is recovered from as far as it went', () => {
    const givenUp = [run(3, { distanceM: 30_000, durationS: 10_200 }), ...steady];
    const races = [race(-3, { name: 'Bad Marathon', distanceM: 42_200 })];
    const { headline, reasons } = day(givenUp, { races });
    expect(headline).toMatch(/^(?:A day off|An easy run of at most)/);
    expect(reasons[0]?.text).toBe('You raced 30 km (Bad Marathon) 3 days ago.');
  });

  test('a second race has its eve and its day free of runs as well', () => {
    const habit = [0, 7, 14, 21].flatMap((days) => [run(days + 2), run(days + 4), run(days + 6)]);
    const races = [race(2, { id: 8, name: 'City Ten', distanceM: 10_000 }), race(7)];
    const { runs } = weekByDay(facts(habit, { races }), { isNext: true });
    expect(runs.filter((line) => line.endsWith('River Half'))).toHaveLength(1);
    const at = runs.findIndex((line) => line.endsWith('River Half'));
    expect(runs[at - 1]).toMatch(/: rest$/);
  });

  test('whoever runs more often than the profile plans, week for week, is not told that the week is done', () => {
    const sixTimes = Array.from({ length: 28 }, (_, at) => at + 1)
      .filter((daysAgo) => daysAgo % 7 !== 4)
      .map((daysAgo) => run(daysAgo));
    const suggested = day(sixTimes, { weeklyFrequency: '2-3' });
    expect(suggested.headline).not.toContain('are done');
    const { headline } = weekByDay(facts(sixTimes, { weeklyFrequency: '2-3' }), { isNext: true });
    expect(headline).toContain('6 runs');
  });

  test('three kilometres are called no long run', () => {
    const beginner = [1, 4, 6, 8, 11, 13].map((daysAgo, at) =>
      run(daysAgo, { distanceM: 2600 - 100 * at, durationS: 1400 }),
    );
    const { runs } = weekByDay(facts(beginner), { isNext: true });
    expect(
      [...runs, day(beginner).headline, day(beginner, {}, 'tomorrow').headline].join(),
    ).not.toMatch(/long run/i);
  });

  test('a race is not to be prepared for while one is ill', () => {
    const ill = [run(1, { illness: 'flu' }), ...steady];
    const { race: said } = analyseTraining(facts(ill, { races: [race(4)] }));
    expect(said[0]?.text).toContain('Start only if you have been well for two days by then');
  });

  test('who is pregnant is sent by feel, and to nothing fast', () => {
    const pregnant = [run(2, { pregnancy: 'pregnant' }), ...steady.slice(1)];
    const { headline } = day(pregnant);
    expect(headline).toContain('easily enough to talk');
    const { runs } = weekByDay(facts(pregnant), { isNext: true });
    expect(runs.join()).not.toMatch(/Zone|faster/);
  });

  test('in a pregnancy no run gets longer, and no plan to a race is made', () => {
    const habit = [0, 7, 14, 21].flatMap((days) => [
      run(days + 2),
      run(days + 4),
      run(days + 7, { distanceM: 16_000, durationS: 5400 }),
    ]);
    const of = (pregnancy: CoachWorkout['pregnancy']) =>
      facts(
        habit.map((each) => ({ ...each, pregnancy })),
        { races: [race(50)] },
      );
    const long = (pregnancy: CoachWorkout['pregnancy']) => suggestDay(of(pregnancy), 'today');
    expect(long('pregnant').run).toEqual({ kind: 'long', distanceM: 16_000 });
    expect(long('pregnant').headline).not.toContain('at most');
    expect(long(null).headline).toContain('18 km at most');
    expect(of('pregnant').plan).toBeNull();
    expect(of(null).plan).not.toBeNull();
    const analysis = analyseTraining(of('pregnant'));
    expect(JSON.stringify(analysis)).not.toMatch(/Predicted|tenth|until then, build/);
  });

  test('after a marathon to come nobody runs fast or at all for some days', () => {
    const habit = [0, 7, 14, 21].flatMap((days) =>
      [1, 2, 3, 4, 6].map((day) => run(days + day, { runningSubtype: 'outdoor-easy' })),
    );
    const races = [race(2, { distanceM: 42_200, targetS: 14_000 })];
    const { runs } = weekByDay(facts(habit, { races }), { isNext: true });
    const after = runs.slice(runs.findIndex((line) => line.endsWith('River Half')) + 1);
    expect(after.slice(0, 4).join()).not.toMatch(/run/);
    expect(after.join()).not.toMatch(/quick stretches|faster|long run/);
  });

  test('two long easy days in a row are how one trains for an ultra, and no fault', () => {
    const pairs = [0, 7, 14].flatMap((days) =>
      [1, 2].map((day) => run(days + day, { distanceM: 25_000, durationS: 9000 })),
    );
    const faults = (distanceM: number) =>
      analyseTraining(facts(pairs, { races: [race(60, { distanceM })] })).areas.filter(
        ({ title }) => title === 'Rest after hard days',
      );
    expect(faults(80_000)).toEqual([]);
    expect(faults(42_200)).toHaveLength(1);
  });

  test('who runs far more than is asked for is not told to train more often', () => {
    const far = [1, 2, 3, 4].flatMap((week) =>
      [0, 2, 4].map((day) => run(7 * week - day, { distanceM: 20_000, durationS: 7000 })),
    );
    const titles = (workouts: CoachWorkout[]) =>
      analyseTraining(facts(workouts, { weeklyFrequency: '6-7' })).recommendations.map(
        ({ title }) => title,
      );
    expect(titles(far)).not.toContain('Train as often as you planned');
    expect(titles(far.map((each) => ({ ...each, distanceM: 8000 })))).toContain(
      'Train as often as you planned',
    );
  });

  test('runs without a distance are told in minutes, and not as none', () => {
    const timed = [2, 4, 6, 9, 11, 13].map((day) => run(day, { distanceM: null, durationS: 2350 }));
    const analysis = analyseTraining(facts(timed));
    const week = weekByDay(facts(timed), { isNext: true });
    expect(day(timed).headline).toContain('about 40 minutes');
    expect(week.runs.join()).toContain('easy run of about 40 minutes');
    expect(analysis.overall[0]?.text).toMatch(/^You ran 3:55:00 in 6 runs in the last 28 days/);
    expect(JSON.stringify([week, analysis])).not.toContain('0.0 km');
  });
});
