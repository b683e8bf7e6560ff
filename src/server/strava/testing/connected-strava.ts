import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../config.ts';
import {
  environmentFor,
  type PracticeOptions,
  type PracticeStrava,
} from '../../testing/practice-strava/practice.ts';
import { startPracticeStrava } from '../../testing/practice-strava/practice-strava.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Patience } from '../api/ask-http.ts';
import { placeOf } from '../connection/token-place.ts';
import { createStrava, type Strava } from '../create-strava.ts';

export type ConnectedStrava = {
  practice: PracticeStrava;
  testApp: TestApp;
  strava: Strava;
  secretKeyFile: string;
  /** Short, where a test waits for what never comes; otherwise a busy machine could be too slow. */
  bePatient: (isPatient: boolean) => void;
  /** An athlete here, connected to one there by an exchanged code. */
  connect: (athleteId: string) => Promise<number>;
  close: () => Promise<void>;
};

const LONG: Patience = { beginMs: 15_000, wholeMs: 15_000 };
const SHORT: Patience = { beginMs: 150, wholeMs: 300 };

/** The room's own client against a practice Strava, on one clock. */
export async function startConnectedStrava(
  options: PracticeOptions = {},
): Promise<ConnectedStrava> {
  const folder = mkdtempSync(join(tmpdir(), 'longrun-strava-'));
  const secretKeyFile = join(folder, 'secret.key');
  const testApp = await createTestApp({ config: { secretKeyFile } });
  const { db, clock } = testApp;
  const practice = await startPracticeStrava({ clock, ...options });
  const config = { ...readConfig(environmentFor(practice)), secretKeyFile };
  const patience = { ...LONG };
  const strava = createStrava({
    ...{ db, clock, config, patience },
    log: { warn: () => undefined },
    pause: () => Promise.resolve(),
  });
  return {
    ...{ practice, testApp, strava, secretKeyFile },
    bePatient: (isPatient) => void Object.assign(patience, isPatient ? LONG : SHORT),
    connect: async (athleteId) => {
      const { userId } = await testApp.addAthlete();
      const told = await strava.oauth.exchangeCode(practice.allow({ athleteId }));
      const seal = (text: string, column: 'access_token_sealed' | 'refresh_token_sealed') =>
        strava.sealer.seal(text, placeOf(userId, column));
      await db
        .insertInto('service_connections')
        .values({
          ...{ user_id: userId, service: 'strava', external_athlete_id: told.athlete.id },
          access_token_sealed: seal(told.accessToken, 'access_token_sealed'),
          refresh_token_sealed: seal(told.refreshToken, 'refresh_token_sealed'),
          token_expires_at: clock.nowMs() + told.expiresInS * 1000,
          ...{ scope: 'read,activity:read_all', connected_at: clock.nowMs() },
        })
        .execute();
      return userId;
    },
    close: async () => {
      await practice.stop();
      await testApp.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
