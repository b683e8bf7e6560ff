import { describe, expect, test } from 'vitest';
import { ago, facts, race, run, TODAY } from '../../../../testing/domain/training.ts';
import { daysBetween, weekdayOf } from '../../calendar.ts';
import { lowerFirst } from '../../upper-first.ts';
import { readWeekWishes, type WeekWishes } from '../reading/parts/week-wishes.ts';
import { dayOtherwise } from './day-otherwise.ts';
import { firstOfSession, type PlannedDay, plannedDayText } from './planned-day.ts';
import { suggestDay } from './suggest-day.ts';
import { suggestDayWithin } from './suggest-within.ts';
import type { CoachWorkout, TrainingFacts } from './training-facts.ts';
import { daysPlanned, weekByDay } from './week-by-day.ts';

const NO_WISHES: WeekWishes = { without: [], hardOn: null, longOn: null, swapped: null };

/** By day of the week, Sunday first: 16 km, intervals on Tuesday, easy ones on Thursday and Saturday. */
const USUAL = [
  { runningSubtype: 'outdoor-long', distanceM: 16_000 },
  null,
  { runningSubtype: 'outdoor-interval', distanceM: 9000 },
  null,
  { runningSubtype: 'outdoor-easy', distanceM: 8000 },
  null,
  { runningSubtype: 'outdoor-easy', distanceM: 7000 },
] as const;

/** Twelve weeks up to yesterday, a Friday. */
function usualRuns(): CoachWorkout[] {
  return Array.from({ length: 83 }, (_, at) => at + 1).flatMap((daysAgo) => {
    const usual = USUAL[weekdayOf(ago(daysAgo))];
    return usual ? [run(daysAgo, { ...usual, durationS: usual.distanceM * 0.36 })] : [];
  });
}

function factsOf(workouts: CoachWorkout[] = usualRuns(), raceInDays?: number): TrainingFacts {
  return facts(workouts, {
    weekStart: 'monday',
    weeklyFrequency: '4-5',
    races: raceInDays === undefined ? [] : [race(raceInDays)],
  });
}

/** 'Sun', of so many days on. */
function dayWords(daysOn: number): string {
  return ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][weekdayOf(ago(-daysOn))] ?? '';
}

/** 'Tue' to what is to be done. */
function byDay(runs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    runs.map((line) => [line.slice(0, 3), line.slice(line.indexOf(':') + 2)]),
  );
}

describe('next week, day by day', () => {
  test('is laid as the athlete runs, and its lengths come to what is said', () => {
    const { headline, runs } = weekByDay(factsOf(), { isNext: true });
    const days = byDay(runs);
    expect(Object.keys(days)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(days.Tue).toMatch(/^a faster run of about/);
    expect(days.Thu).toMatch(/^easy run/);
    expect(days.Sat).toMatch(/^easy run/);
    expect(days.Sun).toBe('long run of about 16 km, easy throughout');
    expect([days.Mon, days.Wed, days.Fri]).toEqual(['rest', 'rest', 'rest']);
    const km = runs.map((line) => Number(/about ([\d.]+) km/.exec(line)?.[1] ?? 0));
    const told = Number(/some ([\d.]+) km/.exec(headline)?.[1]);
    // Each is told to the kilometre, and so is their sum.
    expect(Math.abs(told - km.reduce((sum, each) => sum + each, 0))).toBeLessThanOrEqual(
      km.filter((each) => each > 0).length / 2,
    );
  });

  test('each day is told by what it holds, and the first of a kind is found among them', () => {
    const { days, runs } = weekByDay(factsOf(), { isNext: true });
    expect(runs).toEqual(days.map((day) => plannedDayText(day, TODAY)));
    expect(days.map(({ session }) => session)).toEqual([
      ...[null, 'faster', null, 'easy', null, 'easy', 'long'],
    ]);
    for (const { what, distanceM } of days) {
      expect(/of about (\d+) km/.exec(what)?.[1]).toBe(
        distanceM === null ? undefined : String(Math.round(distanceM / 1000)),
      );
    }
    expect(firstOfSession(daysPlanned(factsOf()), ['faster', 'strides'])?.date).toBe(ago(-3));
    expect(firstOfSession([], ['easy'])).toBeNull();
  });

  test('a day of it is held against another length of its run', () => {
    const given = factsOf();
    const { days } = weekByDay(given, { isNext: true });
    const [long, rest] = [days[6], days[0]] as [PlannedDay, PlannedDay];
    expect(dayOtherwise(given, long, { lengthM: 14_000 })).toMatchObject({
      verdict: 'Yes: 14 km instead of the 16 km that I would advise.',
      day: expect.stringContaining('about 14 km'),
    });
    expect(dayOtherwise(given, long, { share: 0.75 }).verdict).toMatch(/^Yes: 12 km/);
    expect(dayOtherwise(given, long, { lengthM: 17_000 }).verdict).toMatch(/^That is little more/);
    expect(dayOtherwise(given, long, { lengthM: 25_000 })).toMatchObject({
      verdict: expect.stringMatching(/^Better not so far/),
      day: `${plannedDayText(long, TODAY)}.`,
    });
    expect(dayOtherwise(given, rest, { lengthM: 8000 }).verdict).toBe(
      'Better not: that is a day off.',
    );
  });

  test.each([
    ['the hard day to Thursday', { ...NO_WISHES, hardOn: 4 }, 'Thu', /^a faster run/],
    ['the long run to Saturday', { ...NO_WISHES, longOn: 6 }, 'Sat', /^long run/],
    ['nothing on Sunday', { ...NO_WISHES, without: [0] }, 'Sun', /^rest$/],
    ['Tuesday and Friday swapped', { ...NO_WISHES, swapped: [2, 5] }, 'Tue', /^(?!a faster)/],
  ] as const)('%s', (_, wishes, day, meant) => {
    const { runs } = weekByDay(factsOf(), { isNext: true, wishes });
    expect(byDay(runs)[day]).toMatch(meant);
    expect(runs.filter((line) => !line.endsWith('rest'))).toHaveLength(4);
  });

  test.each([[[]], [[2]], [[0]], [[2, 4]], [[0, 6]], [[1, 3, 5]]])(
    'without %j the long run and the faster one keep a day between',
    (without) => {
      const { runs } = weekByDay(factsOf(), { isNext: true, wishes: { ...NO_WISHES, without } });
      const hard = runs.flatMap((line, at) => (/faster|long/.test(line) ? [at] : []));
      expect(hard).toHaveLength(2);
      expect((hard[1] ?? 0) - (hard[0] ?? 0)).toBeGreaterThan(1);
    },
  );

  test('two weeks before a race nothing is long, and a wish for it is answered', () => {
    const { runs, reasons } = weekByDay(factsOf(usualRuns(), 12), {
      isNext: true,
      wishes: { ...NO_WISHES, longOn: 6 },
    });
    expect(runs.join()).not.toMatch(/long run|faster/);
    expect(reasons.map(({ text }) => text).join()).toContain('no long run to move');
    expect(reasons.map(({ text }) => text).join()).toContain('River Half is in 12 days');
  });

  test.each([3, 4, 5, 6, 7])(
    'has the days that the week up to a race in %i days has of it',
    (raceInDays) => {
      const of = factsOf(usualRuns(), raceInDays);
      const upToRace = weekByDay(of, { isNext: false });
      const next = weekByDay(of, { isNext: true });
      const shared = next.days.filter(({ date }) => upToRace.days.some((day) => day.date === date));
      expect(shared.length).toBeGreaterThan(0);
      for (const day of shared) expect(upToRace.days).toContainEqual(day);
      const count = next.days.filter(({ session }) => session && session !== 'race').length;
      if (count > 0) expect(next.headline).toContain(`: ${count} run`);
      else expect(next.headline).toMatch(/no more runs|a day off/);
    },
  );

  test('the race stands on its day, with rest before and behind it', () => {
    const { runs } = weekByDay(factsOf(usualRuns(), 7), { isNext: true });
    const days = byDay(runs);
    expect(days.Sat).toBe('River Half');
    expect([days.Fri, days.Sun]).toEqual(['rest', 'rest']);
  });

  test('the week after a race is easy', () => {
    const { runs } = weekByDay(factsOf(usualRuns(), 1), { isNext: true });
    expect(runs.join()).not.toMatch(/faster|long|quick/);
  });

  test('after seventy days without a run it is short and gentle', () => {
    const workouts = usualRuns().filter(({ date }) => daysBetween(date, TODAY) >= 70);
    const { headline, runs } = weekByDay(factsOf(workouts), { isNext: true });
    expect(headline).toContain('3 short easy runs');
    // Half of the shorter of the two easy runs, 7 km: it was long ago.
    expect(runs.filter((line) => line.includes('an easy run of at most 3.5 km'))).toHaveLength(3);
  });

  test.each([8, 10, 13])('after %d days without one too, as the dashboard says', (days) => {
    const workouts = usualRuns().filter(({ date }) => daysBetween(date, TODAY) >= days);
    const { runs } = weekByDay(factsOf(workouts), { isNext: true });
    expect(runs.join()).not.toMatch(/faster|long run/);
    const { headline } = suggestDay(factsOf(workouts), 'today');
    expect(headline).toMatch(/^An easy run of at most/);
  });

  test('what is known of two runs is planned as easy ones', () => {
    const workouts = usualRuns().slice(0, 2);
    const { runs } = weekByDay(factsOf(workouts), { isNext: true });
    expect(runs.join()).not.toMatch(/faster|long run/);
  });
});

describe('this week', () => {
  /** Kilometres of the biggest seven days up to that many days ago, added up by themselves. */
  function biggestWeekKm(runs: readonly CoachWorkout[], beforeDaysAgo: number): number {
    const sums = Array.from({ length: 49 }, (_, at) => {
      const [from, to] = [ago(beforeDaysAgo + at + 7), ago(beforeDaysAgo + at + 1)];
      return runs
        .filter(({ date }) => date >= from && date <= to)
        .reduce((sum, each) => sum + (each.distanceM ?? 0) / 1000, 0);
    });
    return Math.max(...sums);
  }

  test('before a race goes up to it, and comes to what the taper of its page leaves', () => {
    const runs = usualRuns();
    const week = weekByDay(factsOf(runs, 5), { isNext: false });
    expect(byDay(week.runs).Thu).toBe('River Half');
    expect(week.headline).toMatch(/^Up to the race, Sat 21 Nov to Thu 26 Nov: /);
    expect(week.runs.join()).not.toMatch(/faster|long run/);
    const peakKm = biggestWeekKm(runs, 9);
    expect(week.reasons.map(({ text }) => text).join()).toContain(
      `comes down to 45% of your biggest week, ${peakKm.toFixed(1)} km`,
    );
    // Of the seven days before the race Thursday's 8 km were run by today.
    const km = week.runs.map((line) => Number(/about ([\d.]+) km/.exec(line)?.[1] ?? 0));
    const wholeKm = km.reduce((sum, each) => sum + each, 0);
    expect(wholeKm).toBeLessThanOrEqual(0.45 * peakKm - 8);
    expect(Number(/some ([\d.]+) km/.exec(week.headline)?.[1])).toBeCloseTo(wholeKm, 0);
  });

  test('two weeks before a race it has the long run that the plan to it has for that day', () => {
    // Today is a Saturday: the week that begins tomorrow begins the taper too.
    const planned = { from: TODAY, longRunM: 14_000, session: { name: 'strides' } };
    const plan = { weeks: [planned] } as unknown as TrainingFacts['plan'];
    const longOf = (facts: TrainingFacts) =>
      weekByDay({ ...facts, weekStart: 'sunday', plan }, { isNext: true }).days.find(
        ({ session }) => session === 'long',
      );
    expect(longOf(factsOf(usualRuns(), 15))).toMatchObject({ date: ago(-1), distanceM: 14_000 });
    // A week before it there is none.
    expect(longOf(factsOf(usualRuns(), 8))).toBeUndefined();
  });

  test.each([0, 1, 2, 3, 4, 5])(
    '%d days on it has for today and tomorrow what they are told',
    (days) => {
      const facts = factsOf(
        usualRuns().filter(({ date }) => date < ago(days)),
        30,
      );
      const { runs } = weekByDay(facts, { isNext: false });
      for (const [at, word] of (['today', 'tomorrow'] as const).entries()) {
        const said = runs[at];
        if (said) expect(`${said}.`).toContain(lowerFirst(suggestDay(facts, word).headline));
      }
    },
  );

  test('tomorrow is as long alone as it is at the head of the next week', () => {
    // Today is a Saturday, and their long run is on Sundays.
    const sundayFirst = { ...factsOf(), weekStart: 'sunday' as const };
    const tomorrow = suggestDay(sundayFirst, 'tomorrow').run;
    expect(tomorrow?.kind).toBe('long');
    const [first] = weekByDay(sundayFirst, { isNext: true }).days;
    expect(first?.session).toBe('long');
    expect(first?.distanceM).toBe(tomorrow?.distanceM);
  });

  test.each([7, 10, 14, 30])('after %d days without a run has short easy runs alone', (days) => {
    const workouts = usualRuns().filter(({ date }) => daysBetween(date, TODAY) >= days);
    const { runs, headline } = weekByDay(factsOf(workouts), { isNext: false });
    expect(headline).toContain('short easy run');
    expect(runs.join()).not.toMatch(/faster|long run/);
  });

  test('comes to a tenth more where little is run, and holds what is enough', () => {
    const volume = (km: number) =>
      weekByDay(factsOf([1, 8, 15, 22].map((daysAgo) => run(daysAgo, { distanceM: km * 1000 }))), {
        isNext: true,
      }).reasons.map(({ text }) => text);
    expect(volume(20).join()).toContain('A tenth more is a step');
    expect(volume(60).join()).not.toContain('A tenth more');
  });
});

test.each([
  ['swap the hard day to Thursday', { hardOn: 4 }],
  ['can you move my long run to saturday', { longOn: 6 }],
  ['i can not run on wednesday', { without: [3] }],
  ['no time on friday or sunday', { without: [5, 0] }],
  ['busy tomorrow', { without: [0] }],
  ['swap tuesday and thursday', { swapped: [2, 4] }],
  ['move my rest day to monday', { without: [1] }],
] as const)('“%s” is a wish for the week', (asked, wishes) => {
  const read = readWeekWishes(asked.toLowerCase(), TODAY);
  expect(read.wishes).toEqual({ ...NO_WISHES, ...wishes });
});

test.each([
  'how far did i run on wednesday',
  'did i move my long run to saturday last month',
  'runs on sundays',
  'days i did not run on friday',
])('“%s” is none', (asked) => {
  expect(readWeekWishes(asked, TODAY).wishes).toBeNull();
});

/** Tomorrow is Sunday, the day of the long run. */
test.each([
  [20, 'An easy run of 20 minutes, about 3.3 km'],
  [60, 'An easy run of 60 minutes, about 10 km'],
  [180, 'A long run, easy throughout'],
])('with %d minutes at hand the long run that is due is cut to them', (minutes, meant) => {
  const { headline } = suggestDayWithin(factsOf(), { dayWord: 'tomorrow', timeS: minutes * 60 });
  expect(headline).toContain(meant);
});

describe('after a break', () => {
  const often = Array.from({ length: 12 }, (_, at) => run(20 + 2 * at));

  test('tomorrow and the week say the same, whether or not today is run', () => {
    for (const workouts of [often, [run(0), ...often], [run(1), ...often]]) {
      const given = factsOf(workouts);
      const { runs } = weekByDay(given, { isNext: true });
      expect(runs.filter((line) => line.includes('easy run'))).toHaveLength(3);
      const week = weekByDay(given, { isNext: false }).runs;
      const tomorrow = suggestDay(given, 'tomorrow');
      const [line = ''] = week.filter((each) => each.startsWith(dayWords(1)));
      expect(line.endsWith('rest')).toBe(tomorrow.run === undefined);
    }
  });

  test('where the week is laid otherwise, a rest that is advised for today stays one', () => {
    const everyDay = Array.from({ length: 20 }, (_, at) => run(at + 1, { distanceM: 6000 }));
    const state = factsOf(everyDay);
    expect(suggestDay(state, 'today').run).toBeUndefined();
    const laid = (wishes: WeekWishes) => weekByDay(state, { isNext: false, wishes }).days[0];
    const today = weekdayOf(TODAY);
    expect(laid({ ...NO_WISHES, without: [(today + 1) % 7] })?.session).toBeNull();
    expect(laid({ ...NO_WISHES, shareOfUsual: 0.8 })?.session).toBeNull();
    expect(laid({ ...NO_WISHES, hardOn: today })?.session).toBe('faster');
  });

  test('a fourth run in a week is advised by neither', () => {
    const given = factsOf([run(1), run(3), run(5), ...often]);
    expect(suggestDay(given, 'tomorrow').run).toBeUndefined();
    expect(weekByDay(given, { isNext: false }).runs.every((line) => line.endsWith('rest'))).toBe(
      true,
    );
  });
});

test('both weeks of who runs twice a day come to the kilometres that are run', () => {
  const workouts = Array.from({ length: 56 }, (_, at) => at + 1)
    .filter((daysAgo) => weekdayOf(ago(daysAgo)) !== 0)
    .flatMap((daysAgo) => [run(daysAgo, { distanceM: 9000 }), run(daysAgo, { distanceM: 7000 })]);
  const { headline, runs } = weekByDay(
    { ...factsOf(workouts), plannedWorkouts: { from: 6, to: 7 } },
    { isNext: true },
  );
  expect(runs.join()).toMatch(/easy run of about 15 km, or two of together as much/);
  expect(Number(/some ([\d.]+) km/.exec(headline)?.[1])).toBeCloseTo(92, 0);
});

test.each([
  [2000, 420, /^easy run/],
  [5000, 400, /3 times 3 minutes/],
  [9000, 330, /[45] times 3 minutes/],
])('a faster run of %d m has as many repetitions as fit into it', (distanceM, pace, meant) => {
  const durationS = (distanceM / 1000) * pace;
  const zoneMinutes = [5, durationS / 60 - 5, 0, 0, 0] as const;
  const workouts = Array.from({ length: 24 }, (_, at) =>
    run(1 + 2 * at, { distanceM, durationS, zoneMinutes }),
  );
  const { runs } = weekByDay(factsOf(workouts), { isNext: true });
  const sessions = runs.map((line) => line.slice(line.indexOf(':') + 2));
  expect(sessions.some((each) => meant.test(each))).toBe(true);
  if (distanceM < 3000) expect(sessions.join()).not.toContain('minutes');
});

test('short easy runs keep a day between, over Sunday too', () => {
  const workouts = Array.from({ length: 20 }, (_, at) => run(30 + 2 * at));
  for (const weekStart of ['monday', 'sunday'] as const) {
    const given = { ...factsOf(workouts), weekStart };
    const lines = [false, true].flatMap((isNext) => weekByDay(given, { isNext }).runs);
    const isRun = lines.map((line) => line.includes('easy run'));
    expect(isRun.some((each, at) => each && isRun[at + 1])).toBe(false);
  }
});

test('next week has no long run within days of the last one, run or advised', () => {
  const easy = usualRuns().map((each) => ({
    ...each,
    runningSubtype: 'outdoor-easy' as const,
    distanceM: Math.min(each.distanceM ?? 0, 12_000),
  }));
  const given = factsOf(easy);
  const advised = (['today', 'tomorrow'] as const).filter(
    (word) => suggestDay(given, word).run?.kind === 'long',
  );
  expect(advised.length).toBeGreaterThan(0);
  const { runs } = weekByDay(given, { isNext: true });
  const [first = ''] = runs.filter((line) => line.includes('long run'));
  const at = runs.indexOf(first);
  // Next week begins two days after today, a Saturday.
  expect(at === -1 || 2 + at - (advised.includes('tomorrow') ? 1 : 0) >= 6).toBe(true);
});
