import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainOf } from '../../../testing/domain/plain-of.ts';
import { addRace, addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { analyzeTraining, askCoach } from '../../contract/coach.ts';
import { readInsights } from '../../contract/insights.ts';
import { readRacePlan } from '../../contract/race-plan.ts';
import { readTrainingStatus } from '../../contract/training-status.ts';
import { addDays, weekdayOf } from '../../domain/calendar.ts';
import { distanceFigure } from '../../domain/measures.ts';
import { lowerFirst } from '../../domain/upper-first.ts';
import type { NewRaceRow } from '../races/race-rows.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';

// Dashboard, analysis, the page of the race and the chat judge one log, and tell one story of it.

const TODAY = '2026-03-18';
const ago = (days: number) => addDays(TODAY, -days);

type Row = Partial<NewWorkoutRow> & { date: string };
type Runner = {
  runs: Row[];
  races: Partial<NewRaceRow>[];
  /** What a good coach would not say to this runner, in any of the answers. */
  never?: RegExp;
  /** What they would. */
  says: RegExp[];
};

const [SUN, TUE, WED, THU, SAT] = [0, 2, 3, 4, 6];

/** So many days of runs by the weekday, the latest yesterday. */
function log(
  days: number,
  week: Partial<Record<number, { km: number; pace: number } & Partial<NewWorkoutRow>>>,
  over: (daysAgo: number) => Partial<NewWorkoutRow> | null = () => ({}),
): Row[] {
  return Array.from({ length: days }, (_, at) => at + 1).flatMap((daysAgo): Row[] => {
    const planned = week[weekdayOf(ago(daysAgo))];
    const changed = over(daysAgo);
    if (!planned || !changed) return [];
    const { km, pace, ...rest } = planned;
    return [
      {
        ...{ date: ago(daysAgo), distance_m: 1000 * km, duration_s: Math.round(km * pace) },
        ...{ running_subtype: 'outdoor-easy' as const, ...rest, ...changed },
      },
    ];
  });
}

const EASY = {
  ...{ avg_heart_rate: 140, zone1_s: 600, zone2_s: 2000, zone3_s: 300 },
};
const fourRuns = {
  [TUE]: { km: 9, pace: 345, ...EASY },
  [THU]: { km: 9, pace: 345, ...EASY },
  [SAT]: { km: 8, pace: 350, ...EASY },
  [SUN]: { km: 16, pace: 355, ...EASY, non_caffeinated_gels: 2 },
};
const threeWithoutBeats = {
  [TUE]: { km: 7, pace: 345 },
  [THU]: { km: 7, pace: 350 },
  [SUN]: { km: 13, pace: 355 },
};
const tenKm = { name: 'Old Ten', date: ago(40), distance_m: 10_000, completed: 1 as const };
const raced = (timeS: number) => ({ ...tenKm, target_time_s: timeS, actual_time_s: timeS });
const half = (inDays: number, targetS: number) => ({
  ...{ name: 'River Half', date: ago(-inDays), distance_m: 21_100, target_time_s: targetS },
});

const RUNNERS: Record<string, Runner> = {
  'with a half to come': {
    runs: log(160, fourRuns),
    races: [raced(2880), half(60, 6500)],
    says: [/within reach|as likely as not|one of your best days/],
  },
  'without a strap': {
    runs: log(160, threeWithoutBeats),
    races: [raced(2880), half(60, 6500)],
    never: /\bbpm\b/,
    says: [/easily enough to talk, about 5:\d\d to 6:\d\d \/km/],
  },
  'who is pregnant': {
    runs: log(160, fourRuns, (days) => (days === 31 ? { notes: '14 weeks pregnant' } : {})),
    races: [raced(2880), half(60, 6500)],
    never: /tenth more|threshold|within reach|a faster run|Predicted/,
    says: [/doctor or midwife/, /let it get no longer now|long run of about 16 km/],
  },
  'who was pregnant by a note of ten weeks ago': {
    runs: log(160, fourRuns, (days) => (days === 71 ? { notes: 'second trimester' } : {})),
    races: [],
    never: /a faster run/,
    says: [/Run by feel/],
  },
  'back after a birth': {
    runs: [
      ...log(20, { [TUE]: { km: 3, pace: 420 }, [SAT]: { km: 3, pace: 420 } }, (days) =>
        days > 16 ? { notes: '12 weeks postpartum, happy to be out' } : {},
      ),
      ...log(300, threeWithoutBeats, (days) => (days < 150 ? null : {})),
    ],
    races: [half(150, 7200)],
    never: /target pace|Ease your target|Run a little more|\bbpm\b/,
    says: [/pelvic-floor/],
  },
  'in the heat': {
    runs: log(160, fourRuns, (days) =>
      days > 29 ? {} : { duration_s: 3600, distance_m: 9000, notes: days % 2 ? 'so hot' : null },
    ),
    races: [],
    never: /Unproductive/,
    says: [/noted as hot/],
  },
  'four days before a marathon': {
    runs: log(160, fourRuns, (days) => (days < 11 ? { distance_m: 4500, duration_s: 1550 } : {})),
    races: [raced(2880), { ...half(4, 13_500), name: 'Coast Marathon', distance_m: 42_200 }],
    never: /quick stretches.*\n.*Coast Marathon/,
    says: [/race week/i],
  },
  'five days after a marathon': {
    runs: log(160, fourRuns, (days) =>
      days < 5 ? null : days === 5 ? { distance_m: 42_300, duration_s: 13_500 } : {},
    ),
    races: [
      { ...tenKm, name: 'Big Marathon', date: ago(5), distance_m: 42_200, actual_time_s: 13_400 },
      half(26, 6500),
    ],
    never: /a faster run|Practise race pace/,
    says: [/Recover/],
  },
  'of ultras': {
    runs: log(160, {
      [TUE]: { km: 12, pace: 350, ...EASY },
      [WED]: { km: 12, pace: 350, ...EASY },
      [SAT]: { km: 34, pace: 395, ...EASY, non_caffeinated_gels: 3 },
      [SUN]: { km: 22, pace: 400, ...EASY, non_caffeinated_gels: 2 },
    }),
    races: [{ ...half(63, 34_000), name: 'Highland Eighty', distance_m: 80_000 }],
    never: /a hard day followed a hard day|Choose a shorter race|Train as often/,
    says: [/Highland Eighty/],
  },
  'with two races in one week': {
    runs: log(160, fourRuns),
    races: [
      raced(2880),
      half(9, 6500),
      { ...half(15, 2850), id: 77, name: 'Ten', distance_m: 10_000 },
    ],
    says: [/taper/i],
  },
  'with a target out of reach': {
    runs: log(160, fourRuns),
    races: [raced(3300), half(60, 5700)],
    never: /stretches at race pace/,
    says: [/The best of ten such races would take/, /not within reach/],
  },
  'with a target that is no challenge': {
    runs: log(160, fourRuns),
    races: [raced(2400), half(60, 7800)],
    says: [/Nine of ten such races would be faster/, /Yes, and for more/],
  },
  'who logs no distance': {
    runs: log(160, threeWithoutBeats, () => ({ distance_m: null, duration_s: 2300 })),
    races: [half(60, 7200)],
    never: /\b0\.0 km|\bbpm\b/,
    says: [/about 40 minutes/, /no distance/],
  },
  'with one row that nobody can have run': {
    runs: [...log(160, fourRuns), { date: ago(8), distance_m: 90_000, duration_s: 9000 }],
    races: [raced(2880), half(60, 6500)],
    never:
      /Getting faster|Look after recovery|90\.0 km in 10 weeks|longest 90|(?:5\d|6\d)\.\d km a week/,
    says: [/Check this run/, /90\.0 km in 2:30:00, 8 days ago: nobody has run so far/],
  },
  'back for three weeks after a strain': {
    runs: log(200, fourRuns, (days) => {
      if (days > 60) return {};
      return days > 21 ? null : { distance_m: 5000, duration_s: 1900 };
    }),
    races: [{ ...raced(2880), date: ago(80) }, half(60, 6500)],
    never:
      /Getting slower|Train as often as you planned|It cost you more than usual|16\.0 km in 10 weeks/,
    says: [/5\.0 km since the break of \d+ days, 16\.0 km before it/, /paces are not held against/],
  },
  'who has not run for six weeks and has one run': {
    runs: [{ date: ago(40), distance_m: 10_000, duration_s: 2900, avg_heart_rate: 172 }],
    races: [{ ...raced(2900), date: ago(40) }, half(35, 6300)],
    never: /Ready: yes|As likely as not\./,
    says: [/Not as it stands\. You have not run for 40 days/],
  },
  'with a fever in race week': {
    runs: log(160, fourRuns, (days) => (days === 2 || days === 3 ? { notes: 'fever' } : {})),
    races: [raced(2880), { ...half(6, 2850), name: 'Ten', distance_m: 10_000 }],
    never: /strides|a faster run/,
    says: [/Get well first/, /Not before you are well/],
  },
  'who began five weeks ago': {
    runs: log(33, {
      [TUE]: { km: 3, pace: 500 },
      [THU]: { km: 3, pace: 500 },
      [SUN]: { km: 3, pace: 510 },
    }),
    races: [{ ...half(40, 2300), name: 'Parkrun', distance_m: 5000 }],
    never: /Run 5 km as hard as a race|Raise it step by step to 30-35|\bbpm\b/,
    says: [/while it stays easy/],
  },
};

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function look(athlete: Athlete, raceIds: readonly number[]) {
  const params = { userId: String(athlete.userId) };
  const ask = async (message: string) =>
    plainOf((await athlete.call(askCoach, { body: { message } })).body.response);
  const insights = (of: 'all' | 'day') => athlete.call(readInsights, { query: { of } });
  return {
    status: (await athlete.call(readTrainingStatus, { params })).body,
    ofDay: (await insights('day')).body,
    all: (await insights('all')).body,
    analysis: (await athlete.call(analyzeTraining, { body: {} })).body,
    pages: await Promise.all(
      raceIds.map(
        async (id) => (await athlete.call(readRacePlan, { params: { id: String(id) } })).body,
      ),
    ),
    today: await ask('what should I do today'),
    week: await ask('what should I do this week'),
    nextWeek: await ask('plan next week'),
    plan: await ask('plan to my race'),
    ready: await ask('am I ready for my race'),
    lastRun: await ask('how was my last run'),
    overtraining: await ask('am I overtraining'),
  };
}

type Look = Awaited<ReturnType<typeof look>>;

describe.each(Object.entries(RUNNERS))('a runner %s', (_who, runner) => {
  let seen: Look;

  beforeAll(async () => {
    const athlete = await app.addAthlete();
    for (const row of runner.runs) await addWorkout(app.db, { user_id: athlete.userId, ...row });
    const ids: number[] = [];
    for (const { id: _, ...race } of runner.races) {
      const row = await addRace(app.db, { user_id: athlete.userId, ...race });
      if (row.completed === 0) ids.push(row.id);
    }
    seen = await look(athlete, ids);
  });

  test('is told what a good coach would say, and nothing that one would not', () => {
    const everything = JSON.stringify(seen).replaceAll('\\n', '\n');
    for (const said of runner.says) expect(everything).toMatch(said);
    if (runner.never) expect(everything).not.toMatch(runner.never);
  });

  test('has the day’s advice in the day’s line of the week', () => {
    const [, headline = ''] = /^Today: (.*?)\.?$/m.exec(seen.today) ?? [];
    expect(headline).not.toBe('');
    expect(seen.week).toMatch(/^(?:The rest of this week|Up to the race)/);
    const line = /^Wed 18 Mar: (.*)$/m.exec(seen.week)?.[1];
    const isGentle = /short easy run|no runs/.test(seen.week.split('\n')[0] ?? '');
    if (isGentle) expect([lowerFirst(headline), 'rest']).toContain(line?.replace(/\.$/, ''));
    else expect(line).toBe(lowerFirst(headline));
  });

  test('is told one thing for a day, in this week, in the next one and in the plan', () => {
    const daysOf = (text: string) =>
      [...text.matchAll(/^((?:Sun|Mon|Tue|Wed|Thu|Fri|Sat) \d+ \w{3}): (.*)$/gm)].map(
        ([, day = '', what = '']) => [day, what] as const,
      );
    const thisWeek = new Map(daysOf(seen.week));
    const isByDay = seen.plan.includes('What counts now is the taper');
    for (const [day, what] of [...daysOf(seen.nextWeek), ...(isByDay ? daysOf(seen.plan) : [])]) {
      if (thisWeek.has(day)) expect(`${day}: ${what}`).toBe(`${day}: ${thisWeek.get(day)}`);
    }
  });

  test('reads the same plan and readiness on the page of the race and in the chat', () => {
    const [page] = seen.pages;
    if (!page) {
      expect(seen.ready).toContain('No race is planned');
      return;
    }
    const { refused = null, weeks = [] } = page.byWeek ?? {};
    // So near a race its taper is told instead.
    const isRefused = refused !== null && refused !== 'too near';
    expect(seen.plan.includes('I make no plan to')).toBe(isRefused);
    if (refused === 'too near') expect(seen.plan).toMatch(/taper/i);
    for (const { distanceM, kind } of weeks) {
      if (kind !== 'race') expect(seen.plan).toContain(`: ${distanceFigure(distanceM, 1)} km`);
    }
    for (const { title, figure } of page.readiness ?? []) {
      expect(seen.ready).toContain(title);
      expect(seen.ready).toContain(figure);
    }
  });

  test('is warned of the same by dashboard and analysis', () => {
    const warned = seen.ofDay.filter(({ title }) =>
      /^(?:Get well|Run by feel|Start again|Recover|Ease your)/.test(title),
    );
    const said = [
      ...seen.analysis.evidence.specificRecommendations.map(({ title }) => title),
      ...seen.analysis.evidence.areasForImprovement.map(({ title }) => title),
    ];
    for (const { title } of warned) expect(said).toContain(title);
  });

  test('is told one length of a break', () => {
    const told = JSON.stringify(seen).matchAll(
      /(?:after|for|of|the) (\d+) days without a run|break of (\d+) days/g,
    );
    const lengths = new Set([...told].map(([, one, other]) => one ?? other));
    expect([...lengths].slice(1)).toEqual([]);
  });

  test('is told one Training Status', () => {
    expect(seen.overtraining).toContain(`Training Status: ${seen.status.label}`);
  });
});
