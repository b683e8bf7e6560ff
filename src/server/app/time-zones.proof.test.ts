import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { createSpecClient, type SpecClient } from '../../../testing/server/spec-client.ts';
import {
  clockChanges,
  metresOf,
  type Run,
  startOf,
  type Traveller,
  travellers,
  wallOf,
} from '../../../testing/server/traveller.ts';
import { startZonedServer, type ZonedServer } from '../../../testing/server/zoned-server.ts';

const SERVER_ZONES = ['UTC', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Apia'];
const DAY_MS = 86_400_000;
let servers: ZonedServer[];
let count = 0;

beforeAll(async () => {
  servers = await Promise.all(SERVER_ZONES.map(startZonedServer));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

test('each server stands in its zone', () => {
  expect(servers.map(({ utcOffsetMinutes }) => utcOffsetMinutes)).toEqual([0, -210, 345, 780]);
});

type Answers = {
  summaries: {
    today: string;
    weeklyRuns: number;
    totalDistance: number;
    avgPace: string | null;
    period: { totalSeconds: number };
  }[];
  weeks: { from: string; runs: number; runningDistance: number }[];
  trainer: { totals: { runs: number; runningDistance: number; upcomingRaces: number } };
  workouts: { date: string; distance: number }[];
};

/** Registers at home, logs, travels and signs in there; then reads everything there is to read. */
async function live(server: ZonedServer, traveller: Traveller, name: string) {
  const { nowMs, home, away, runs } = traveller;
  await server.moveTo(nowMs);
  const client = createSpecClient(server.origin);
  const account = { email: `${name}@example.com`, password: 'six chars' };
  const { user } = await client.call<{ user: { id: number; trainerUrl: string } }>(
    ...(['POST', '/api/auth/register', { ...account, name, timeZone: home }] as const),
  );
  const records = runs.filter(({ told }) => told !== 'by hand');
  await client.call('POST', '/api/import/apple-health', {
    workouts: records.map((run) => recordOf(traveller, run)),
  });
  for (const run of runs.filter(({ told }) => told === 'by hand')) {
    await client.call('POST', '/api/workouts', {
      ...{ date: dayOf(traveller, run), workoutType: 'running', avgHeartRate: run.heartRate },
      ...{ distance: metresOf(run) / 1000, duration: hoursAndMinutes(run.minutes) },
    });
  }
  for (const day of racedays(traveller)) {
    await client.call('POST', '/api/races', {
      ...{ name: day, date: day, distance: 10, targetTime: '0:50' },
    });
    await client.call('POST', '/api/weight', { date: day, weight: 70 });
  }
  const atHome = await readEverything(client, user);
  await client.call('POST', '/api/auth/login', { ...account, timeZone: away });
  return { atHome, away: await readEverything(client, user) };
}

function recordOf(traveller: Traveller, run: Run) {
  const textOf = (instantMs: number) => {
    if (run.told === 'in UTC') return new Date(instantMs).toISOString();
    const { wall, withOffset } = wallOf(instantMs, run.zone);
    return run.told === 'by the wall' ? wall : withOffset;
  };
  const startMs = startOf(traveller, run);
  return {
    ...{ startDate: textOf(startMs), endDate: textOf(startMs + run.minutes * 60_000) },
    ...{ workoutActivityType: 'Running', duration: run.minutes },
    ...{ totalDistance: metresOf(run) / 1000, heartRateData: { average: run.heartRate } },
  };
}

/** The day where it was run; of one told in UTC, the day at home. */
function dayOf(traveller: Traveller, run: Run): string {
  const { home } = traveller;
  return wallOf(startOf(traveller, run), run.told === 'in UTC' ? home : run.zone).day;
}

function hoursAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Around today, where both zones may differ by a day. */
function racedays({ nowMs, home }: Traveller): string[] {
  const { day } = wallOf(nowMs, home);
  return [-1, 0, 1, 8].map((days) => addDays(day, days));
}

async function readEverything(
  client: SpecClient,
  { id, trainerUrl }: { id: number; trainerUrl: string },
): Promise<Answers> {
  const { load } = client;
  const today = (await load<{ today: string }>(['/api/analytics', id, 'summary'])).today;
  const of = (question: string) => load<never>(['/api/analytics', id, question]);
  const periods = [30, 90, 180, 365];
  return {
    summaries: await Promise.all(periods.map((period) => of(`summary?period=${period}`))),
    weeks: await of('weeks'),
    trainer: await load(['/api/trainer', trainerUrl]),
    workouts: await load(['/api/workouts', id]),
    ...{
      runs: await of('runs?period=90'),
      predictions: await load(['/api/predictions', id]),
      races: await load(['/api/races', id]),
      weights: await load(['/api/weight', id]),
      insights: await load(['/api/coach/insights']),
      analysis: await client.call('POST', '/api/ai/analyze', { userId: id }),
      answer: await client.call('POST', '/api/ai/chat', {
        message: 'How far did I run this week?',
      }),
      range: await load([
        '/api/workouts',
        ...[id, `range?startDate=${addDays(today, -29)}&endDate=${today}`],
      ]),
    },
  };
}

/** What must be answered, counted over days as text. */
function expectedOf(traveller: Traveller, zone: string) {
  const today = wallOf(traveller.nowMs, zone).day;
  const runs = traveller.runs.map((run) => ({ ...run, day: dayOf(traveller, run) }));
  const sunday = addDays(today, -new Date(`${today}T00:00Z`).getUTCDay());
  const between = (from: string, to: string) => runs.filter(({ day }) => day >= from && day <= to);
  const km = (some: Run[]) => some.reduce((sum, run) => sum + metresOf(run), 0) / 1000;
  return {
    summaries: [30, 90, 180, 365].map((period) => {
      const ran = between(addDays(today, 1 - period), today);
      return {
        today,
        weeklyRuns: between(sunday, today).length,
        totalDistance: km(ran),
        period: { totalSeconds: ran.reduce((sum, { minutes }) => sum + minutes * 60, 0) },
      };
    }),
    weeks: Array.from({ length: 8 }, (_, week) => {
      const from = addDays(sunday, (week - 7) * 7);
      // A run of tomorrow's day, told where it is tomorrow already, is not yet of this week.
      const ran = between(from, week === 7 ? today : addDays(from, 6));
      return { from, runs: ran.length, runningDistance: km(ran) };
    }),
    trainer: {
      totals: {
        runs: runs.length,
        runningDistance: km(runs),
        upcomingRaces: racedays(traveller).filter((day) => day >= today).length,
      },
    },
    workouts: expect.toSatisfy(
      (workouts: Answers['workouts']) =>
        workouts.map(({ date }) => date).join() ===
        runs
          .map(({ day }) => day)
          .sort()
          .reverse()
          .join(),
    ),
  };
}

const bothChangesOf = (zone: string): [Traveller][] =>
  clockChanges(zone).map((nowMs) => [
    {
      ...{ nowMs: nowMs + DAY_MS / 4, home: zone, away: 'Pacific/Apia' },
      runs: (['with an offset', 'in UTC', 'by the wall', 'by hand'] as const).flatMap((told, way) =>
        [0, 1, 2, 30, 38].map((before) => ({
          ...{ fiveHoursAgo: before * 4 + way + 1, zone, told, minutes: 45 },
          ...{ metresPerMinute: 180 + way, heartRate: 140 },
        })),
      ),
    },
  ]);

test('a traveller’s runs give the same dashboard, analytics and trainer view wherever the server stands', async () => {
  await fc.assert(
    fc.asyncProperty(travellers, async (traveller) => {
      count += 1;
      const lives = await Promise.all(
        servers.map((server) => live(server, traveller, `traveller${count}`)),
      );
      const [first] = lives;
      expect(first?.atHome).toMatchObject(expectedOf(traveller, traveller.home));
      expect(first?.away).toMatchObject(expectedOf(traveller, traveller.away));
      for (const other of lives) expect(other).toEqual(first);
    }),
    {
      numRuns: budget({ everyday: 10, small: 10, full: 100 }),
      endOnFailure: true,
      examples: ['Europe/Berlin', 'Australia/Lord_Howe'].flatMap(bothChangesOf),
    },
  );
}, 600_000);
