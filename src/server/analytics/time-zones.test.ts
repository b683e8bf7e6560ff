import fc from 'fast-check';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { readSummary, readWeeks } from '../../contract/analytics.ts';
import { readPeriodRuns } from '../../contract/period-runs.ts';
import { readPredictions } from '../../contract/prediction.ts';
import { dayInZone, offsetInZone } from '../../domain/calendar.ts';

const app = await openTestApp();
let athlete: Athlete;

beforeAll(async () => {
  athlete = await app.addAthlete();
});

const zoneOfMachine = process.env.TZ;

function placeServerIn(timeZone: string | undefined): void {
  if (timeZone === undefined) delete process.env.TZ;
  else process.env.TZ = timeZone;
}

afterEach(() => placeServerIn(zoneOfMachine));

const SERVER_ZONES = ['UTC', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Apia'];
const ATHLETE_ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', ...SERVER_ZONES];

// Every hour of a year that has both clock changes of both halves of the world.
const YEAR_MS = Date.UTC(2026, 0, 1);
const instants = fc
  .integer({ min: 0, max: 365 * 24 - 1 })
  .map((hour) => YEAR_MS + hour * 3_600_000);

/** Of somebody who travels: every run has its day where it was run. */
const logs = fc.record({
  nowMs: instants,
  home: fc.constantFrom(...ATHLETE_ZONES),
  runs: fc.array(
    fc.record({
      startedAt: instants,
      zone: fc.constantFrom(...ATHLETE_ZONES),
      distance_m: fc.integer({ min: 1000, max: 40_000 }),
      duration_s: fc.integer({ min: 300, max: 14_000 }),
    }),
    { minLength: 1, maxLength: 25 },
  ),
});

async function everyAnswer() {
  const params = { userId: String(athlete.userId) };
  const answers: unknown[] = [];
  for (const period of ['30', '90', '180', 'year']) {
    const query = { period };
    answers.push((await athlete.call(readSummary, { params, query })).body);
    answers.push((await athlete.call(readPeriodRuns, { params, query })).body);
  }
  answers.push((await athlete.call(readWeeks, { params })).body);
  answers.push((await athlete.call(readPredictions, { params })).body);
  return answers;
}

test('the same log gives the same analytics wherever the server stands, also for a traveller', async () => {
  await fc.assert(
    fc.asyncProperty(logs, async ({ nowMs, home, runs }) => {
      app.clock.set(nowMs);
      await app.db.updateTable('users').set({ time_zone: home }).execute();
      // The session was begun at another moment of the clock.
      await app.db
        .updateTable('sessions')
        .set({ created_at: nowMs, last_used_at: nowMs })
        .execute();
      await app.db.deleteFrom('workouts').execute();
      await app.db
        .insertInto('workouts')
        .values(
          runs.map(({ startedAt, zone, ...run }) => ({
            ...run,
            user_id: athlete.userId,
            date: dayInZone(startedAt, zone),
            started_at: startedAt,
            utc_offset_s: offsetInZone(startedAt, zone),
            workout_type: 'running' as const,
            sport: 'run' as const,
            source: 'file' as const,
            created_at: 1,
            updated_at: 1,
          })),
        )
        .execute();
      const offsets = new Set<number>();
      const answers: unknown[] = [];
      for (const zone of SERVER_ZONES) {
        placeServerIn(zone);
        offsets.add(new Date(nowMs).getTimezoneOffset());
        answers.push(await everyAnswer());
      }
      expect(offsets.size).toBe(SERVER_ZONES.length);
      expect(answers[0]).toMatchObject([{ today: dayInZone(nowMs, home) }, ...Array(9).fill({})]);
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }),
    { numRuns: 12 },
  );
});
