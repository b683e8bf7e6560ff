import {
  badRequest,
  jsonResponse,
  type PracticeRequest,
  type PracticeResponse,
  refusal,
  unauthorized,
} from './messages.ts';
import type { Application, Context } from './oauth.ts';
import type { Clock, Subscription } from './world.ts';

export type PracticeEvent = {
  objectType: 'activity' | 'athlete';
  objectId: string;
  aspect: 'create' | 'update' | 'delete';
  ownerId: string;
  updates?: Record<string, string>;
  /** Another subscription's than ours, to see it refused. */
  subscriptionId?: number;
};

const PATIENCE_MS = 2_000;
const TRIES = 3;

/** Tells the callback, up to three times; the status of the last answer, or null where there was none. */
export async function deliver(input: {
  subscription: Subscription;
  event: PracticeEvent;
  clock: Clock;
}): Promise<number | null> {
  const { subscription, event, clock } = input;
  const body = `{"aspect_type":"${event.aspect}","event_time":${Math.floor(clock.nowMs() / 1000)},"object_id":${event.objectId},"object_type":"${event.objectType}","owner_id":${event.ownerId},"subscription_id":${event.subscriptionId ?? subscription.id},"updates":${JSON.stringify(event.updates ?? {})}}`;
  let status: number | null = null;
  for (let attempt = 1; attempt <= TRIES && status !== 200; attempt += 1) {
    status = await statusOf(subscription.callbackUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  }
  return status;
}

/** `GET /api/v3/push_subscriptions`, by the application's own id and secret. */
export async function respondToSubscriptions(
  context: Context,
  request: PracticeRequest,
): Promise<PracticeResponse> {
  const { world, application, clock } = context;
  const read = (name: string) => request.form.get(name) ?? request.query.get(name) ?? '';
  if (
    read('client_id') !== application.clientId ||
    read('client_secret') !== application.clientSecret
  ) {
    return unauthorized();
  }
  const { subscriptions } = world;
  if (request.method === 'GET') {
    return jsonResponse(
      200,
      JSON.stringify(subscriptions.map((each) => shapeOf(each, application))),
    );
  }
  if (request.method === 'DELETE') {
    const id = Number(request.path.split('/').at(-1));
    const index = subscriptions.findIndex((each) => each.id === id);
    if (index < 0) return badRequest('PushSubscription', 'id');
    subscriptions.splice(index, 1);
    return { status: 204, body: '' };
  }
  const callbackUrl = read('callback_url');
  if (subscriptions.length > 0) {
    return refusal(400, 'Bad Request', {
      resource: 'PushSubscription',
      field: '',
      code: 'already exists',
    });
  }
  const verifyToken = read('verify_token');
  if (!URL.canParse(callbackUrl) || !(await answersChallenge(callbackUrl, verifyToken))) {
    return refusal(400, 'Bad Request', {
      resource: 'PushSubscription',
      field: 'callback url',
      code: 'GET to callback URL does not return 200',
    });
  }
  const subscription = {
    id: 131_300 + world.activities.size,
    callbackUrl,
    verifyToken,
    madeAtMs: clock.nowMs(),
  };
  subscriptions.push(subscription);
  return jsonResponse(201, JSON.stringify(shapeOf(subscription, application)));
}

function shapeOf({ id, callbackUrl, madeAtMs }: Subscription, { clientId }: Application) {
  const at = new Date(madeAtMs).toISOString();
  return {
    id,
    resource_state: 2,
    application_id: Number(clientId),
    callback_url: callbackUrl,
    created_at: at,
    updated_at: at,
  };
}

async function answersChallenge(callbackUrl: string, verifyToken: string): Promise<boolean> {
  const challenge = crypto.randomUUID().replaceAll('-', '');
  const address = new URL(callbackUrl);
  address.searchParams.set('hub.mode', 'subscribe');
  address.searchParams.set('hub.challenge', challenge);
  address.searchParams.set('hub.verify_token', verifyToken);
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const body: unknown = await answer.json();
    return (
      answer.status === 200 &&
      typeof body === 'object' &&
      body !== null &&
      'hub.challenge' in body &&
      body['hub.challenge'] === challenge
    );
  } catch {
    return false;
  }
}

async function statusOf(address: string, init: RequestInit): Promise<number | null> {
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}
