import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Clock, systemClock } from '../../platform/clock.ts';
import type { ActivityPlan, PracticeActivity } from './activity.ts';
import type { PracticeAthlete } from './athlete.ts';
import { answerControl } from './control.ts';
import { answerSubscriptions, deliver, type PracticeEvent } from './events.ts';
import { type Answer, type Asked, type CallName, notFound, unauthorized } from './exchange.ts';
import { type Fault, send, sendFaulty, tooMany, worksFirst } from './faults.ts';
import { createLimitKeeper, type Limits } from './limits.ts';
import {
  type Application,
  askAthlete,
  bearerOf,
  deauthorize,
  giveToken,
  revokeToken,
  takeDecision,
} from './oauth.ts';
import { answerRead, type Reach, readCallOf } from './reads.ts';
import { createWorld } from './world.ts';

export type PracticeOptions = {
  port?: number;
  clock?: Clock;
  clientId?: string;
  clientSecret?: string;
  callbackDomain?: string;
  limits?: Partial<Limits>;
  rotates?: boolean;
  accessTokenS?: number;
  /** As a recording played back: pages of 30 whatever is asked, no details, no streams. */
  recordedOnly?: boolean;
  /** Tells the subscription of each change by itself, as Strava does. */
  tellsOfChanges?: boolean;
};

export type PracticeCall = {
  name: CallName;
  method: string;
  path: string;
  query: string;
  /** Whose token it was; null where there was none that works. */
  athleteId: string | null;
  atMs: number;
  /** Null while, or where, nothing was answered. */
  status: number | null;
  fault: Fault | null;
};

export type Misbehaviour = {
  /** The name of a call, or what its method and address look like: /GET .*page=2/. */
  on: CallName | RegExp;
  fault: Fault;
  /** How many calls; by default one. */
  times?: number;
};

export type PracticeStrava = {
  url: string;
  clientId: string;
  clientSecret: string;
  addAthlete: (athlete?: Partial<PracticeAthlete>) => PracticeAthlete;
  /** The id of the new activity. */
  addActivity: (input: { athleteId: string } & ActivityPlan) => string;
  editActivity: (id: string, changes: ActivityPlan) => void;
  deleteActivity: (id: string) => void;
  athletes: () => PracticeAthlete[];
  activitiesOf: (athleteId: string) => PracticeActivity[];
  /** Allows without a browser: the code that the redirect would carry. */
  allow: (input?: { athleteId?: string; scopes?: string[]; redirectUri?: string }) => string;
  /** The athlete takes the permission back at Strava. */
  revoke: (athleteId: string) => void;
  /** All access tokens are refused from now on, before their time; refreshing works. */
  expireTokens: () => void;
  /** Whether the athlete's permission stands. */
  isAllowed: (athleteId: string) => boolean;
  sendEvent: (event: PracticeEvent) => Promise<number | null>;
  /** Stands still at that time from now on; null: the clock it was started with. */
  setClock: (nowMs: number | null) => void;
  limits: (limits: Partial<Limits>) => void;
  /** The most calls in any one window so far, and how many were beyond a limit. */
  record: () => { most: Limits; overruns: number };
  calls: (name?: CallName) => PracticeCall[];
  forgetCalls: () => void;
  misbehave: (misbehaviour: Misbehaviour) => void;
  behave: () => void;
  stop: () => Promise<void>;
};

const LONGEST_BODY = 1024 * 1024;

/** A small Strava of our own on this machine: it speaks the contract and can be told to misbehave. */
export async function startPracticeStrava(options: PracticeOptions = {}): Promise<PracticeStrava> {
  const base = options.clock ?? systemClock;
  let fixedMs: number | null = null;
  const clock: Clock = { nowMs: () => fixedMs ?? base.nowMs() };
  const application: Application = {
    clientId: options.clientId ?? '24523',
    clientSecret: options.clientSecret ?? 'practice-client-secret',
    callbackDomain: options.callbackDomain,
  };
  const world = createWorld({
    clock,
    rotates: options.rotates ?? true,
    accessTokenS: options.accessTokenS ?? 21_600,
  });
  const reach: Reach = options.recordedOnly
    ? { fixedPages: 30, hasDetails: false, hasStreams: false }
    : { fixedPages: null, hasDetails: true, hasStreams: true };
  const keeper = createLimitKeeper(clock, options.limits);
  const desk = { world, application, clock };
  let calls: PracticeCall[] = [];
  let faults: Required<Misbehaviour>[] = [];
  const lastAnswers = new Map<string, Answer>();
  const underway = new Set<Promise<unknown>>();

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const asked = await readRequest(request);
    const { method, path, query } = asked;
    const aside = await answerAside(asked);
    if (aside) {
      send(response, aside);
      return;
    }
    const read = readCallOf(path);
    const name = read?.name ?? callNameOf(asked);
    const token = bearerOf(asked.authorization);
    const reader = token ? world.readToken(token) : undefined;
    const call: PracticeCall = {
      ...{ name, method, path, query: query.toString(), atMs: clock.nowMs() },
      ...{ athleteId: reader?.athleteId ?? null, status: null, fault: null },
    };
    calls.push(call);
    const isWithin = !read || !reader || keeper.count('read');
    const fault = takeFault(`${method} ${request.url ?? ''}`, name);
    call.fault = fault;
    const blank: Answer = { status: 200, body: '' };
    if (fault && !worksFirst(fault)) {
      call.status = /^\d+$/.test(fault) ? Number(fault) : null;
      sendFaulty(response, fault, { ...blank, headers: reader ? keeper.headers() : {} });
      return;
    }
    const answer = await answerOf();
    call.status = answer.status;
    if (!fault) {
      lastAnswers.set(name, answer);
      send(response, answer);
      return;
    }
    const shown = fault === 'repeatedPage' ? (lastAnswers.get(name) ?? answer) : answer;
    sendFaulty(response, fault, shown);

    async function answerOf(): Promise<Answer> {
      if (!read) return answerOther(asked);
      if (method !== 'GET') return notFound();
      if (!reader) return unauthorized();
      if (!isWithin) return tooMany(keeper.headers());
      const right = answerRead(read, { world, reach, reader, asked });
      // Strava's refusals carry no limits.
      return right.status === 200
        ? { ...right, headers: { ...right.headers, ...keeper.headers() } }
        : right;
    }
  }

  /** What is no part of Strava's contract. */
  async function answerAside(asked: Asked): Promise<Answer | undefined> {
    if (asked.path.startsWith('/_practice/')) return answerControl(practice, asked);
    return asked.path.startsWith('/pictures/') ? picture() : undefined;
  }

  async function answerOther(asked: Asked): Promise<Answer> {
    const { method, path } = asked;
    if (path === '/oauth/authorize' && method === 'GET') return askAthlete(desk, asked);
    if (path === '/oauth/authorize' && method === 'POST') return takeDecision(desk, asked);
    if (/^\/(api\/v3\/)?oauth\/token$/.test(path) && method === 'POST')
      return giveToken(desk, asked);
    if (path === '/oauth/deauthorize' && method === 'POST') return deauthorize(desk, asked);
    if (path === '/oauth/revoke' && method === 'POST') return revokeToken(desk, asked);
    if (/^\/api\/v3\/push_subscriptions(\/\d+)?$/.test(path)) {
      return answerSubscriptions({ ...desk, asked });
    }
    return notFound();
  }

  function takeFault(address: string, name: CallName): Fault | null {
    const found = faults.find(({ on }) =>
      typeof on === 'string' ? on === name : on.test(address),
    );
    if (!found) return null;
    found.times -= 1;
    if (found.times <= 0) faults = faults.filter((fault) => fault !== found);
    return found.fault;
  }

  function tell(event: PracticeEvent) {
    const [subscription] = world.subscriptions;
    if (!options.tellsOfChanges || !subscription) return;
    const sending = deliver({ subscription, event, clock });
    underway.add(sending);
    void sending.finally(() => underway.delete(sending));
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${portOf(server.address())}`;

  const practice: PracticeStrava = {
    url,
    clientId: application.clientId,
    clientSecret: application.clientSecret,
    addAthlete: (athlete = {}) => world.addAthlete(athlete, url),
    addActivity: ({ athleteId, ...plan }) => {
      const { id } = world.addActivity(athleteId, plan);
      tell({ objectType: 'activity', objectId: id, aspect: 'create', ownerId: athleteId });
      return id;
    },
    editActivity: (id, changes) => {
      const { athleteId, name, sportType } = world.editActivity(id, changes);
      const updates = { title: name, type: sportType };
      tell({ objectType: 'activity', objectId: id, aspect: 'update', ownerId: athleteId, updates });
    },
    deleteActivity: (id) => {
      const activity = world.activities.get(id);
      if (!activity) throw new Error(`no activity ${id}`);
      world.activities.delete(id);
      const ownerId = activity.athleteId;
      tell({ objectType: 'activity', objectId: id, aspect: 'delete', ownerId });
    },
    athletes: () => [...world.athletes.values()],
    activitiesOf: (athleteId) => world.activitiesOf(athleteId),
    allow: (input = {}) => {
      const athleteId = input.athleteId ?? [...world.athletes.keys()][0];
      if (athleteId === undefined) throw new Error('no athlete');
      return world.newCode({
        athleteId,
        scopes: input.scopes ?? ['read', 'activity:read_all'],
        redirectUri: input.redirectUri ?? 'http://localhost/strava',
      });
    },
    revoke: (athleteId) => {
      world.endGrant(athleteId);
      tell({
        ...{ objectType: 'athlete', objectId: athleteId, aspect: 'update', ownerId: athleteId },
        updates: { authorized: 'false' },
      });
    },
    expireTokens: () => world.expireTokens(),
    isAllowed: (athleteId) => world.grants.some((grant) => grant.athleteId === athleteId),
    sendEvent: async (event) => {
      const [subscription] = world.subscriptions;
      return subscription ? deliver({ subscription, event, clock }) : null;
    },
    setClock: (nowMs) => {
      fixedMs = nowMs;
    },
    limits: (limits) => keeper.set(limits),
    record: () => keeper.record(),
    calls: (name) => (name ? calls.filter((call) => call.name === name) : [...calls]),
    forgetCalls: () => {
      calls = [];
    },
    misbehave: (misbehaviour) => void faults.push({ times: 1, ...misbehaviour }),
    behave: () => {
      faults = [];
    },
    stop: async () => {
      await Promise.allSettled(underway);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return practice;
}

function callNameOf({ path, form, query }: Asked): CallName {
  if (path.endsWith('/oauth/token')) {
    const grantType = form.get('grant_type') ?? query.get('grant_type');
    return grantType === 'refresh_token' ? 'refresh' : 'token';
  }
  if (path.startsWith('/api/v3/push_subscriptions')) return 'subscriptions';
  if (path === '/oauth/authorize') return 'authorize';
  if (path === '/oauth/deauthorize') return 'deauthorize';
  return path === '/oauth/revoke' ? 'revoke' : 'other';
}

async function readRequest(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > LONGEST_BODY) throw new Error('the body is too long');
  }
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    form: new URLSearchParams(/json/.test(request.headers['content-type'] ?? '') ? '' : text),
    text,
    authorization: request.headers.authorization ?? '',
  };
}

function picture(): Answer {
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#c9c4b8"/><circle cx="4" cy="3" r="1.5" fill="#6d675c"/><path d="M1 8a3 3 0 0 1 6 0z" fill="#6d675c"/></svg>';
  return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body };
}

function portOf(address: string | AddressInfo | null): number {
  return typeof address === 'object' && address ? address.port : 0;
}
