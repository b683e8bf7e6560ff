import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { createSealer, type Sealer } from '../platform/sealed/sealed.ts';
import type { Patience } from './api/ask-http.ts';
import { createStravaApi } from './api/create-strava-api.ts';
import { type StravaAddresses, stravaAddresses } from './api/strava-addresses.ts';
import type { StravaApi } from './api/strava-api.ts';
import { createStravaCalls } from './api/strava-calls.ts';
import { type Application, createStravaOauth, type StravaOauth } from './api/strava-oauth.ts';
import { createAccessTokens, type TokenLog } from './connection/access-token.ts';

/** What the room needs of the world outside, put together once a process. */
export type Strava = {
  addresses: StravaAddresses;
  /** Null where the operator has not set both client id and secret. */
  application: Application | null;
  sealer: Sealer;
  oauth: StravaOauth;
  api: StravaApi;
};

export type StravaDeps = {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'strava' | 'secretKeyFile'>;
  log: TokenLog;
  patience?: Patience;
};

export function createStrava({ db, clock, config, log, patience }: StravaDeps): Strava {
  const { clientId, clientSecret } = config.strava;
  const application = clientId && clientSecret ? { clientId, clientSecret } : null;
  const addresses = stravaAddresses(config.strava);
  const sealer = createSealer(config.secretKeyFile);
  const call = createStravaCalls({ db, clock, patience });
  const oauth = createStravaOauth({ call, clock, addresses, application });
  const tokens = createAccessTokens({ db, clock, sealer, oauth, log });
  const api = createStravaApi({ call, clock, addresses, tokens, log });
  return { addresses, application, sealer, oauth, api };
}
