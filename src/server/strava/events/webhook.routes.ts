import * as z from 'zod/mini';
import * as contract from '../../../contract/strava.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sealer } from '../../platform/sealed/sealed.ts';
import { id } from '../api/answer-values.ts';
import { findEventOwner } from '../connection/connections.queries.ts';
import { ACCESS_EVENT, keepEvent } from './events.queries.ts';
import { isWebhookQuestion, isWebhookSecret } from './webhook-secrets.ts';

const MAX_WAITING = 500;

type WebhookDeps = {
  db: Db;
  clock: Clock;
  sealer: Sealer;
  /** An event waits to be followed. */
  onEvent: () => void;
};

/** Where Strava tells of changes: at an address that only it was told. */
export function mountWebhook(route: Router, { db, clock, sealer, onEvent }: WebhookDeps): void {
  route(contract.stravaWebhookCheck, async ({ params, query }) => {
    refuseStranger(params.secret);
    const { 'hub.challenge': challenge, 'hub.verify_token': question = '' } = query;
    if (challenge === undefined || !isWebhookQuestion(sealer, question)) throw notFound('Address');
    return { 'hub.challenge': challenge };
  });

  // Whatever was sent, the answer is the same: it says nothing of who is connected here.
  route(contract.stravaWebhook, async ({ params, body }) => {
    refuseStranger(params.secret);
    const event = readEvent(body);
    const owner = event && (await findEventOwner(db, event));
    if (!owner) return {};
    const { activityId } = event;
    const { userId } = owner;
    const nowMs = clock.nowMs();
    if (await keepEvent(db, { userId, activityId, nowMs, maxWaiting: MAX_WAITING })) onEvent();
    return {};
  });

  function refuseStranger(secret: string): void {
    if (!isWebhookSecret(sealer, secret)) throw notFound('Address');
  }
}

const eventBody = z.object({
  object_type: z.enum(['activity', 'athlete']),
  object_id: id,
  aspect_type: z.enum(['create', 'update', 'delete']),
  owner_id: id,
  subscription_id: id,
  updates: z.catch(z.optional(z.record(z.string(), z.unknown())), undefined),
});

/** An event is unsigned: whoever knows the address can send anything, so that Strava is asked. */
type StravaEvent = {
  subscriptionId: string;
  athleteId: string;
  /** An activity that may be new, changed or gone; ACCESS_EVENT: access may have been ended. */
  activityId: string;
};

/** Null for what is no event, or says nothing that matters here. */
function readEvent(body: unknown): StravaEvent | null {
  const parsed = eventBody.safeParse(body);
  if (!parsed.success) return null;
  const { object_type, object_id, owner_id, subscription_id, updates } = parsed.data;
  const from = { subscriptionId: subscription_id, athleteId: owner_id };
  if (object_type === 'activity') return { ...from, activityId: object_id };
  // Written 'false', as text.
  return String(updates?.authorized) === 'false' ? { ...from, activityId: ACCESS_EVENT } : null;
}
