import { addDays } from '../../src/domain/calendar.ts';
import { addAccounts, fillLog, type LogLength } from './long-log.ts';
import { makeAdmin, trainerTokenOf } from './people.ts';
import { type Athlete, createTestApp } from './test-app.ts';

export const TODAY = '2026-03-18';
const SHORT: LogLength = { workouts: 10, races: 10, weights: 10, shoes: 3, files: 10 };
const A_YEAR: LogLength = { workouts: 600, races: 50, weights: 300, shoes: 3, files: 60 };

type Reader = { athlete: Athlete; link: string };
export type Lists = Awaited<ReturnType<typeof openLists>>;

/** An app with somebody whose log is so long, a beginner, a runner of a year, and an administrator of a large club. */
export async function openLists(length: LogLength) {
  const app = await createTestApp();
  const origin = await app.app.listen({ host: '127.0.0.1', port: 0 });
  const newReader = async (its: LogLength): Promise<Reader> => {
    const athlete = await app.addAthlete();
    await fillLog(app.db, { userId: athlete.userId, today: TODAY, length: its });
    return { athlete, link: await trainerTokenOf(app, athlete.userId) };
  };
  const veteran = await newReader(length);
  const beginner = await newReader(SHORT);
  const runnerOfAYear = await newReader(A_YEAR);
  const administrator = await newReader(SHORT);
  await makeAdmin(app.db, administrator.athlete.userId);
  await addAccounts(app.db, 1200);

  /** What a call of the lists below answers, as text. */
  const ask = async (call: string, { athlete, link }: Reader) => {
    const { method, address, message } = partsOf(call);
    // A person asks one question after the other, not all in one instant.
    if (message) app.clock.advance(1500);
    const path = address.replace('#', String(athlete.userId)).replace('%', link);
    const response = await fetch(origin + path, {
      method,
      headers: {
        authorization: `Bearer ${athlete.token}`,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      body: method === 'POST' ? JSON.stringify({ message }) : undefined,
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${call}: ${response.status} ${text}`);
    return text;
  };

  return { app, veteran, beginner, runnerOfAYear, administrator, ask };
}

export const lastDays = (days: number) => `startDate=${addDays(TODAY, 1 - days)}&endDate=${TODAY}`;

/**
 * Every call that lists or sums up, and the most rows that it answers; '#' is the athlete's id, '%'
 * the secret link, and behind the address of the chat stands the question.
 */
export const CALLS: [call: string, rows: number][] = [
  ['/api/workouts/#?limit=10', 10],
  ['/api/workouts/#', 200],
  ['/api/workouts', 200],
  [`/api/workouts/#/range?${lastDays(7)}`, 10],
  [`/api/workouts/#/range?${lastDays(30)}`, 43],
  [`/api/workouts/#/range?${lastDays(365)}`, 522],
  ['/api/workouts/#/page', 30],
  ['/api/workouts/#/totals', 1],
  ['/api/workouts/#/totals?search=easy', 1],
  ['/api/workouts/#/totals?kind=outdoor-easy', 1],
  ['/api/workouts/#/totals?group=runs', 1],
  ['/api/workouts/#/tags', 3],
  ['/api/workouts/#/page?group=runs&sort=-distance', 30],
  ['/api/workouts/#/page?group=runs&sort=pace', 30],
  ['/api/workouts/#/page?sort=-calories', 30],
  ['/api/workouts/#/page?group=runs', 30],
  ['/api/workouts/#/page?sort=date', 30],
  ['/api/workouts/#/page?group=runs&sort=-avgHeartRate', 30],
  ['/api/workouts/#/page?group=runs&sort=duration', 30],
  ['/api/workouts/#/page?group=others', 30],
  ['/api/workouts/#/page?search=nowhere', 30],
  ['/api/races/#', 500],
  ['/api/shoes/#', 500],
  ['/api/athlete-limits/#', 500],
  ['/api/sweat-tests/#', 200],
  ['/api/weight', 200],
  ['/api/weight/#', 200],
  ['/api/weight/#/page', 50],
  ['/api/weight/#/stats', 20],
  ['/api/analytics/#/summary?period=30', 1],
  ['/api/analytics/#/summary?period=90', 1],
  ['/api/analytics/#/summary?period=180', 1],
  ['/api/analytics/#/summary?period=365', 1],
  ['/api/analytics/#/weeks', 8],
  [`/api/analytics/#/over-time?from=${addDays(TODAY, -364)}&to=${TODAY}&by=month`, 13],
  ['/api/analytics/#/runs?period=365', 17],
  ['/api/analytics/#/records', 14],
  ['/api/predictions/#', 12],
  // A point a week, the races of a year beside them.
  ['/api/predictions/#/history?distance=10&weeks=53', 53 + 60],
  ['/api/analytics/#/status', 1],
  ['/api/analytics/#/form?period=365', 420],
  // Each has at most one recording behind it.
  ['/api/analytics/#/fuel?period=365', 24],
  // Twelve races of six items each.
  ['/api/analytics/#/readiness', 72],
  ['/api/coach/insights', 20],
  ['POST /api/ai/analyze', 60],
  ['POST /api/ai/chat Show my last 5 runs', 5],
  ['POST /api/ai/chat How far did I run last year?', 5],
  ['/api/ai/conversation', 20],
  ['/api/imports', 50],
  ['/api/imports/csv', 50],
  ['/api/strava/status', 1],
  ['/api/auth/sessions', 100],
  ['/api/sharing', 1],
  ['/api/trainer/%', 55],
];

/** Questions about all there is: a thousand times as many rows are read, once. */
export const WHOLE_LOG_CALLS = [
  '/api/analytics/#/records',
  'POST /api/ai/chat What was my longest run?',
  'POST /api/ai/chat How far did I run in total?',
  'POST /api/ai/chat When did I write knee?',
];

/** What an administrator has listed: everybody's accounts. */
export const ADMIN_CALLS: [call: string, rows: number][] = [
  ['/api/admin/users', 1000],
  ['/api/admin/users/page', 50],
];

export function partsOf(call: string) {
  const [, method = 'GET', address = '', message] = /^(?:(\w+) )?(\S+)(?: (.+))?$/.exec(call) ?? [];
  return { method, address, message };
}
