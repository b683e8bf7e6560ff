import * as contract from '../../../contract/strava.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sealer } from '../../platform/sealed/sealed.ts';
import { ACCESS_HINT, findHinted, keepHint } from './hints-of-webhook.queries.ts';
import { readEvent } from './webhook-event.ts';
import { isWebhookQuestion, isWebhookSecret } from './webhook-secrets.ts';

const MOST_WAITING = 500;

export type WebhookDeps = {
  db: Db;
  clock: Clock;
  sealer: Sealer;
  /** There is something to look into. */
  onHint: () => void;
};

/** Where Strava tells of changes: at an address that only it was told. */
export function mountWebhook(route: Router, { db, clock, sealer, onHint }: WebhookDeps): void {
  route(contract.stravaWebhookCheck, async ({ params, query }) => {
    refuseStranger(params.secret);
    const { 'hub.challenge': challenge, 'hub.verify_token': question = '' } = query;
    if (challenge === undefined || !isWebhookQuestion(sealer, question)) throw notFound('Address');
    return { 'hub.challenge': challenge };
  });

  // Whatever was sent, the answer is the same: it says nothing of who is connected here.
  route(contract.stravaWebhook, async ({ params, body }) => {
    refuseStranger(params.secret);
    const hint = readEvent(body);
    const owner = hint && (await findHinted(db, hint));
    if (!owner) return {};
    const activityId = hint.about === 'access' ? ACCESS_HINT : hint.about.activityId;
    const { userId } = owner;
    const nowMs = clock.nowMs();
    const isKept = await keepHint(db, { userId, activityId, nowMs, mostWaiting: MOST_WAITING });
    if (isKept) onHint();
    return {};
  });

  function refuseStranger(secret: string): void {
    if (!isWebhookSecret(sealer, secret)) throw notFound('Address');
  }
}
