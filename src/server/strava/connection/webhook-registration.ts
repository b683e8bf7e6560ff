import * as z from 'zod/mini';
import type { Db } from '../../platform/db/database.ts';
import type { Sealer } from '../../platform/sealed/sealed.ts';
import { id } from '../api/answer-values.ts';
import type { StravaAddresses } from '../api/strava-addresses.ts';
import type { StravaAnswer, StravaCalls } from '../api/strava-calls.ts';
import type { Application } from '../api/strava-oauth.ts';
import { webhookQuestion, webhookSecret } from './webhook-secrets.ts';

export type RegistrationDeps = {
  db: Db;
  call: StravaCalls;
  addresses: StravaAddresses;
  application: Application;
  sealer: Sealer;
};

export type Registered = { id: string; callbackUrl: string; isKnownHere: boolean };

export type RegisterOutcome =
  | { state: 'registered'; id: string }
  /** Strava asked the address and got no answer that it takes. */
  | { state: 'notReached' }
  /** An application has one registration. */
  | { state: 'taken' }
  | { state: 'refused'; status: number };

const MOST_BYTES = 1024 * 1024;
const subscription = z.object({ id, callback_url: z.string() });
const refusal = z.object({ errors: z.array(z.object({ field: z.string(), code: z.string() })) });

/** Asks Strava to send its events here: it asks this server back before it answers. */
export async function registerWebhook(
  deps: RegistrationDeps,
  of: { origin: string; nowMs: number },
): Promise<RegisterOutcome> {
  const { db, sealer } = deps;
  const address = (last: string) => `${of.origin}/api/strava/webhook/${last}`;
  const { status, json } = await ask(deps, 'POST', {
    callback_url: address(webhookSecret(sealer)),
    verify_token: webhookQuestion(sealer),
  });
  const told = z.object({ id }).safeParse(json);
  if (status >= 300 || !told.success) return refusedFor(status, json);
  // The address is as good as a key: it is not kept.
  const row = { subscription_id: told.data.id, callback_url: address('…'), created_at: of.nowMs };
  await db
    .insertInto('api_subscriptions')
    .values({ service: 'strava', ...row })
    .onConflict((conflict) => conflict.column('service').doUpdateSet(row))
    .execute();
  return { state: 'registered', id: told.data.id };
}

/** What Strava has registered for this application; null where it refuses to say. */
export async function showWebhooks(deps: RegistrationDeps): Promise<Registered[] | null> {
  const { status, json } = await ask(deps, 'GET');
  const told = z.array(subscription).safeParse(json);
  if (status >= 300 || !told.success) return null;
  const known = await knownId(deps.db);
  return told.data.map((each) => ({
    id: each.id,
    callbackUrl: each.callback_url.replace(/[^/]+$/, '…'),
    isKnownHere: each.id === known,
  }));
}

/** Ends every registration of this application; how many, or null where Strava refuses. */
export async function removeWebhooks(deps: RegistrationDeps): Promise<number | null> {
  const registered = await showWebhooks(deps);
  if (!registered) return null;
  for (const each of registered) {
    const { status } = await ask(deps, 'DELETE', {}, `/${each.id}`);
    if (status >= 300 && status !== 404) return null;
  }
  await deps.db.deleteFrom('api_subscriptions').where('service', '=', 'strava').execute();
  return registered.length;
}

function ask(
  { call, addresses, application }: RegistrationDeps,
  method: 'GET' | 'POST' | 'DELETE',
  more: Record<string, string> = {},
  path = '',
): Promise<StravaAnswer> {
  const { clientId, clientSecret } = application;
  const form = { client_id: clientId, client_secret: clientSecret, ...more };
  const url = `${addresses.api}/push_subscriptions${path}`;
  const mostBytes = MOST_BYTES;
  return method === 'POST'
    ? call({ method, url, form, mostBytes })
    : call({ method, url: `${url}?${new URLSearchParams(form)}`, mostBytes });
}

function refusedFor(status: number, json: unknown): RegisterOutcome {
  const told = refusal.safeParse(json);
  const errors = told.success ? told.data.errors : [];
  if (errors.some(({ code }) => /already exists/i.test(code))) return { state: 'taken' };
  if (errors.some(({ field }) => /callback/i.test(field))) return { state: 'notReached' };
  return { state: 'refused', status };
}

async function knownId(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('api_subscriptions')
    .select('subscription_id')
    .where('service', '=', 'strava')
    .executeTakeFirst();
  return row?.subscription_id;
}
