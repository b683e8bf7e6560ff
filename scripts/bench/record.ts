import { readSummary } from '../../src/contract/analytics.ts';
import { addressOf } from '../../src/contract/endpoint.ts';
import { createWorkout } from '../../src/contract/workout-entry.ts';
import { latestWorkouts, workoutsInRange } from '../../src/contract/workouts.ts';
import { addDays } from '../../src/domain/calendar.ts';
import { createApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { systemClock } from '../../src/server/platform/clock.ts';
import type { Engine } from '../../src/server/platform/db/database.ts';
import type { Recording, Statement } from './bare-server.ts';

export type Scenario = { name: string; method: 'GET' | 'POST'; path: string; body?: string };

const NEW_WORKOUT = JSON.stringify({
  date: '2026-03-01',
  workoutType: 'running',
  runningSubtype: 'outdoor-easy',
  duration: '0:52',
  distance: 10.2,
  calories: 640,
  avgHeartRate: 148,
  maxHeartRate: 171,
  zone2Minutes: 40,
  zone3Minutes: 12,
  notes: 'Along the river',
});

export function scenariosFor(athlete: { userId: number; today: string }): Scenario[] {
  const { userId, today } = athlete;
  const params = { userId };
  return [
    { name: 'create', method: 'POST', path: createWorkout.path, body: NEW_WORKOUT },
    {
      name: 'latest ten',
      method: 'GET',
      path: addressOf(latestWorkouts.path, params, { limit: 10 }),
    },
    {
      name: '90-day range',
      method: 'GET',
      path: addressOf(workoutsInRange.path, params, {
        startDate: addDays(today, -89),
        endDate: today,
      }),
    },
    { name: 'summary', method: 'GET', path: addressOf(readSummary.path, params, { period: 30 }) },
  ];
}

/** Makes each call once and keeps what it ran, session look-up and transaction included. */
export async function recordStatements(input: {
  engine: Engine;
  seen: Statement[];
  token: string;
  scenarios: Scenario[];
}): Promise<Recording[]> {
  const { engine, seen, token, scenarios } = input;
  const app = await createApp({ engine, clock: systemClock, config: readConfig({}), log: false });
  const recordings: Recording[] = [];
  for (const { method, path, body } of scenarios) {
    seen.length = 0;
    const response = await app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: body,
    });
    if (response.statusCode >= 300) throw new Error(`${path}: ${response.body}`);
    recordings.push({ method, path, statements: [...seen] });
  }
  await app.close();
  return recordings;
}
