import {
  environmentFor,
  type PracticeOptions,
  type PracticeStrava,
} from '../../practice-strava/practice.ts';
import { startPracticeStrava } from '../../practice-strava/practice-strava.ts';
import { stravaCallback, stravaConnect } from '../../src/contract/strava.ts';
import { readConfig } from '../../src/server/config.ts';
import { type Athlete, createTestApp, type TestApp } from '../server/test-app.ts';
import { createSkippableTimeouts, type SkippableTimeouts } from './skip-timeouts.ts';

export type StravaApp = {
  app: TestApp;
  practice: PracticeStrava;
  timeouts: SkippableTimeouts['timeouts'];
  skippingTimeouts: SkippableTimeouts['skippingTimeouts'];
  /** Another process on the same database, clock and keys. */
  addApp: () => Promise<TestApp>;
  close: () => Promise<void>;
};

/** The real app beside a practice Strava, on one clock. */
export async function startStravaApp(
  options: PracticeOptions & { collectLog?: boolean; webRoot?: string } = {},
): Promise<StravaApp> {
  const { collectLog, webRoot, ...practiceOptions } = options;
  let clock: TestApp['clock'] | undefined;
  const practice = await startPracticeStrava({
    clock: { nowMs: () => clock?.nowMs() ?? 0 },
    ...practiceOptions,
  });
  const { strava } = readConfig(environmentFor(practice));
  const { timeouts, skippingTimeouts } = createSkippableTimeouts(() => practice.calls());
  const app = await createTestApp({ config: { strava }, timeouts, collectLog, webRoot });
  clock = app.clock;
  const others: TestApp[] = [];
  return {
    app,
    practice,
    timeouts,
    skippingTimeouts,
    addApp: async () => {
      const database = { engine: app.database.engine, drop: async () => {} };
      const other = await createTestApp({
        config: app.config,
        database,
        clock: app.clock,
        timeouts,
        collectLog,
      });
      others.push(other);
      return other;
    },
    close: async () => {
      for (const other of others) await other.close();
      await app.close();
      await practice.stop();
    },
  };
}

/** Presses Connect: the state that Strava will send back. */
export async function beginConnect(athlete: Athlete): Promise<string> {
  const { body } = await athlete.call(stravaConnect);
  return new URL(body.authorizeUrl).searchParams.get('state') ?? '';
}

/** Goes the whole way, to one athlete there. */
export async function connect(input: {
  practice: PracticeStrava;
  athlete: Athlete;
  athleteId: string;
  scope?: string;
}) {
  const { practice, athlete, athleteId, scope = 'read,activity:read_all' } = input;
  const state = await beginConnect(athlete);
  const code = practice.allow({ athleteId, scopes: scope.split(',') });
  return athlete.call(stravaCallback, { body: { code, scope, state } });
}
