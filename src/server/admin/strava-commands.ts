import { resealAiKeys } from '../coach/models/own-model.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { BadKeyFile } from '../platform/sealed/key-file.ts';
import { createSealer } from '../platform/sealed/sealed.ts';
import type { Timeouts } from '../strava/api/request.ts';
import { stravaAddresses } from '../strava/api/strava-addresses.ts';
import { createStravaCalls } from '../strava/api/strava-calls.ts';
import { StravaFault } from '../strava/api/strava-fault.ts';
import { rotateKey } from '../strava/connection/rotate-key.ts';
import { findSubscriptionId } from '../strava/events/subscriptions.queries.ts';
import {
  type RegistrationDeps,
  registerWebhook,
  removeWebhooks,
  showWebhooks,
} from '../strava/events/webhook-registration.ts';

export type WebhookAction = 'register' | 'show' | 'remove';

export type StravaCommandDeps = {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'strava' | 'secretKeyFile' | 'publicUrl'>;
  settle?: () => Promise<unknown>;
  /** How long Strava is waited for. */
  timeouts?: Timeouts;
};

type Result = { done: boolean; text: string };

/** Registers at Strava for its events, shows what is registered, or ends it. */
export async function runWebhookCommand(
  deps: StravaCommandDeps,
  command: { action: WebhookAction; url?: string },
): Promise<Result> {
  const { db, clock, config, timeouts } = deps;
  const { clientId, clientSecret } = config.strava;
  if (!clientId || !clientSecret) {
    return no('Set STRAVA_CLIENT_ID and STRAVA_CLIENT_SECRET first.');
  }
  const addresses = stravaAddresses(config.strava);
  const registration: RegistrationDeps = {
    db,
    clock,
    addresses,
    application: { clientId, clientSecret },
    call: createStravaCalls({ db, clock, timeouts }),
    sealer: createSealer(config.secretKeyFile),
  };
  try {
    if (command.action === 'show') return await show(registration);
    if (command.action === 'remove') return await remove(registration);
    const origin = originOf(command.url ?? config.publicUrl, addresses.isPractice);
    return origin ? await register(registration, origin) : no(NO_ADDRESS);
  } catch (error) {
    if (error instanceof StravaFault) return no(saidOnce(error));
    if (error instanceof BadKeyFile) return no(error.message);
    throw error;
  }
}

/** Seals everything with a new key, and drops the old one. */
export async function runRotateKey(deps: StravaCommandDeps): Promise<Result> {
  const { db, clock, config, settle } = deps;
  const { secretKeyFile: keyFile } = config;
  const rotation = await rotateKey({ db, clock, keyFile, settle, others: resealAiKeys }).catch(
    (error: unknown) => {
      if (error instanceof BadKeyFile) return { state: 'badFile' as const, why: error.message };
      throw error;
    },
  );
  switch (rotation.state) {
    case 'badFile':
      return no(rotation.why);
    case 'nothingSealed':
      return no(`There is no key in ${keyFile}: nothing was ever sealed with it.`);
    case 'unfinished':
      return no(
        `${rotation.waiting} connections were being renewed all the while. Both keys are in ${keyFile}, and nothing is lost: run this again later.`,
      );
    case 'rotated':
      return yes(
        [
          `The new key is in ${keyFile}, the old one is gone. ${rotation.resealed} connections were sealed anew.`,
          rotation.lost > 0 && `${rotation.lost} were sealed by a key that is not in the file.`,
          'Servers with a copy of the file need the new one.',
          (await findSubscriptionId(db)) !== undefined && REGISTER_AGAIN,
        ]
          .filter(Boolean)
          .join('\n'),
      );
  }
}

/** Unlike the work that goes on by itself, a command asks once. */
function saidOnce({ what, message }: StravaFault): string {
  return what === message ? message : `${what} Run this again later.`;
}

const NO_ADDRESS =
  'Strava sends events only to an address with https that it can reach: set PUBLIC_URL, or add --url https://run.example.org';
const REGISTER_AGAIN =
  'Strava sends its events to an address made from the old key. Register again: npm run admin -- strava-webhook remove, then register.';

async function register(registration: RegistrationDeps, origin: string) {
  const outcome = await registerWebhook(registration, { origin });
  switch (outcome.state) {
    case 'registered':
      return yes(`Strava tells ${origin} of changes from now on (registration ${outcome.id}).`);
    case 'notReached':
      return no(
        `Strava could not reach ${origin}. Longrun has to run there, and be reached from the internet, while this runs.`,
      );
    case 'taken':
      return no(
        'Strava has a registration of this application already, and keeps one only. See it: npm run admin -- strava-webhook show',
      );
    case 'refused':
      return no(
        `Strava refused (${outcome.status}). Check STRAVA_CLIENT_ID and STRAVA_CLIENT_SECRET.`,
      );
  }
}

async function show(registration: RegistrationDeps): Promise<Result> {
  const registered = await showWebhooks(registration);
  if (!registered) return no(REFUSED);
  if (registered.length === 0) return yes('Nothing is registered at Strava.');
  const lines = registered.map(
    ({ id, callbackUrl, isKnownHere }) =>
      `${id}  ${callbackUrl}${isKnownHere ? '' : '  (not by this database)'}`,
  );
  return yes(lines.join('\n'));
}

async function remove(registration: RegistrationDeps): Promise<Result> {
  const removed = await removeWebhooks(registration);
  if (removed === null) return no(REFUSED);
  return yes(
    removed === 0 ? 'Nothing was registered at Strava.' : 'Strava tells of changes no more.',
  );
}

const REFUSED = 'Strava refused. Check STRAVA_CLIENT_ID and STRAVA_CLIENT_SECRET.';

/** The practice server of one's own machine asks back without https. */
function originOf(url: string | undefined, isPractice: boolean): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, origin } = new URL(url);
  return protocol === 'https:' || (isPractice && protocol === 'http:') ? origin : null;
}

function yes(text: string): Result {
  return { done: true, text };
}

function no(text: string): Result {
  return { done: false, text };
}
