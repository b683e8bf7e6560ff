import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Engine } from './db/database.ts';
import { latestMigrationMs } from './db/migrate.ts';

/** Of several processes on one database, one may be a little behind the other. */
const SKEW_MS = 3_600_000;

/** What stops no start, and is better known: each one sentence for whoever runs the server. */
export async function startWarnings(of: {
  engine: Engine;
  clock: Clock;
  config: Pick<Config, 'strava'>;
}): Promise<string[]> {
  const { engine, clock, config } = of;
  return [
    ...(await engine.durabilityWarnings()),
    ...(await clockWarnings({ engine, clock })),
    ...stravaWarnings(config),
  ];
}

/** A machine whose battery is dead begins years ago after each power cut. */
async function clockWarnings({ engine, clock }: { engine: Engine; clock: Clock }) {
  const updatedAt = await latestMigrationMs(engine.db);
  if (clock.nowMs() > updatedAt - SKEW_MS) return [];
  return [
    `the clock of this machine says ${dayOf(clock.nowMs())}, and this database was last updated on ${dayOf(updatedAt)}. Set the clock: days, sign-ins and what is forgotten in time go by it.`,
  ];
}

function stravaWarnings({ strava }: Pick<Config, 'strava'>): string[] {
  const { clientId, clientSecret } = strava;
  if ((clientId === undefined) === (clientSecret === undefined)) return [];
  const [set, missing] = clientId === undefined ? ['SECRET', 'ID'] : ['ID', 'SECRET'];
  return [
    `STRAVA_CLIENT_${set} is set and STRAVA_CLIENT_${missing} is not: nobody can connect Strava.`,
  ];
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
