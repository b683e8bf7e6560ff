import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { createSealer, type Sealer } from '../platform/sealed/sealed.ts';
import type { Timeouts } from './api/request.ts';
import { type StravaAddresses, stravaAddresses } from './api/strava-addresses.ts';
import { createStravaApi, type StravaApi, type WarnLog } from './api/strava-api.ts';
import { createStravaCalls } from './api/strava-calls.ts';
import { type Application, createStravaOauth, type StravaOauth } from './api/strava-oauth.ts';
import { createAccessTokens } from './connection/access-token.ts';

/** What the room needs of the world outside, put together once a process. */
export type Strava = {
  addresses: StravaAddresses;
  /** Null where the operator has not set both client id and secret. */
  application: Application | null;
  sealer: Sealer;
  oauth: StravaOauth;
  api: StravaApi;
};

type StravaDeps = {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'strava' | 'secretKeyFile'>;
  log: WarnLog;
  timeouts?: Timeouts;
};

export function createStrava({ db, clock, config, log, timeouts }: StravaDeps): Strava {
  const { clientId, clientSecret } = config.strava;
  const application = clientId && clientSecret ? { clientId, clientSecret } : null;
  const addresses = stravaAddresses(config.strava);
  const sealer = createSealer(config.secretKeyFile);
  const call = createStravaCalls({ db, clock, timeouts });
  const oauth = createStravaOauth({ call, clock, addresses, application });
  const tokens = createAccessTokens({ db, clock, sealer, oauth, log });
  const api = createStravaApi({ call, clock, addresses, tokens, log });
  return { addresses, application, sealer, oauth, api };
}
