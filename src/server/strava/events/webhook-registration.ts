import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Sealer } from '../../platform/sealed/sealed.ts';
import { id } from '../api/answer-values.ts';
import type { StravaAddresses } from '../api/strava-addresses.ts';
import type { StravaCalls, StravaResponse } from '../api/strava-calls.ts';
import { unreadable } from '../api/strava-fault.ts';
import type { Application } from '../api/strava-oauth.ts';
import {
  deleteSubscription,
  findSubscriptionId,
  saveSubscription,
} from './subscriptions.queries.ts';
import { webhookQuestion, webhookSecret } from './webhook-secrets.ts';

export type RegistrationDeps = {
  db: Db;
  clock: Clock;
  call: StravaCalls;
  addresses: StravaAddresses;
  application: Application;
  sealer: Sealer;
};

type Registered = { id: string; callbackUrl: string; isKnownHere: boolean };

type RegisterOutcome =
  | { state: 'registered'; id: string }
  /** Strava asked the address and got no answer that it takes. */
  | { state: 'notReached' }
  /** An application has one registration. */
  | { state: 'taken' }
  | { state: 'refused'; status: number };

const MAX_BYTES = 1024 * 1024;
const subscription = z.object({ id, callback_url: z.string() });
const refusal = z.object({ errors: z.array(z.object({ field: z.string(), code: z.string() })) });

/**
 * Asks Strava to send its events here: it asks this server back before it answers. Where its answer
 * was lost the last time, this finds the registration that came of it.
 */
export async function registerWebhook(
  deps: RegistrationDeps,
  { origin }: { origin: string },
): Promise<RegisterOutcome> {
  const { db, clock, sealer } = deps;
  const address = (last: string) => `${origin}/api/strava/webhook/${last}`;
  const callbackUrl = address(webhookSecret(sealer));
  const { status, json } = await send(deps, 'POST', {
    callback_url: callbackUrl,
    verify_token: webhookQuestion(sealer),
  });
  const refusedAs = status >= 300 ? refusedFor(status, json) : null;
  if (refusedAs && refusedAs.state !== 'taken') return refusedAs;
  const subscriptionId = refusedAs
    ? await findUnknown(deps, callbackUrl)
    : parsedBy(deps, z.object({ id }), json).id;
  if (subscriptionId === undefined) return { state: 'taken' };
  // The address is as good as a key: it is not kept.
  await saveSubscription(db, { subscriptionId, callbackUrl: address('…'), nowMs: clock.nowMs() });
  return { state: 'registered', id: subscriptionId };
}

/** What Strava has registered for this application; null where it refuses to say. */
export async function showWebhooks(deps: RegistrationDeps): Promise<Registered[] | null> {
  const registered = await list(deps);
  if (!registered) return null;
  const known = await findSubscriptionId(deps.db);
  return registered.map((each) => ({
    id: each.id,
    callbackUrl: `${each.callback_url.slice(0, each.callback_url.lastIndexOf('/') + 1)}…`,
    isKnownHere: each.id === known,
  }));
}

/** Ends every registration of this application; how many, or null where Strava refuses. */
export async function removeWebhooks(deps: RegistrationDeps): Promise<number | null> {
  const registered = await showWebhooks(deps);
  if (!registered) return null;
  for (const each of registered) {
    const { status } = await send(deps, 'DELETE', {}, `/${each.id}`);
    if (status >= 300 && status !== 404) return null;
  }
  await deleteSubscription(deps.db);
  return registered.length;
}

async function list(deps: RegistrationDeps) {
  const { status, json } = await send(deps, 'GET');
  return status >= 300 ? null : parsedBy(deps, z.array(subscription), json);
}

/** One that leads here, and that this database does not know of. */
async function findUnknown(deps: RegistrationDeps, callbackUrl: string) {
  const ours = (await list(deps))?.find((each) => each.callback_url === callbackUrl);
  return ours && ours.id !== (await findSubscriptionId(deps.db)) ? ours.id : undefined;
}

function parsedBy<T>({ clock }: RegistrationDeps, schema: z.ZodMiniType<T>, json: unknown): T {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw unreadable(clock.nowMs());
  return parsed.data;
}

function send(
  { call, addresses, application }: RegistrationDeps,
  method: 'GET' | 'POST' | 'DELETE',
  more: Record<string, string> = {},
  path = '',
): Promise<StravaResponse> {
  const { clientId, clientSecret } = application;
  const form = { client_id: clientId, client_secret: clientSecret, ...more };
  const url = `${addresses.api}/push_subscriptions${path}`;
  return method === 'POST'
    ? call({ method, url, form, maxBytes: MAX_BYTES })
    : call({ method, url: `${url}?${new URLSearchParams(form)}`, maxBytes: MAX_BYTES });
}

function refusedFor(status: number, json: unknown): RegisterOutcome {
  const parsed = refusal.safeParse(json);
  const errors = parsed.success ? parsed.data.errors : [];
  if (errors.some(({ code }) => /already exists/i.test(code))) return { state: 'taken' };
  if (errors.some(({ field }) => /callback/i.test(field))) return { state: 'notReached' };
  return { state: 'refused', status };
}
