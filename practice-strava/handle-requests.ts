import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { respondToSubscriptions } from './events.ts';
import { type Fault, send, sendFaulty, tooMany, worksFirst } from './faults.ts';
import type { RateLimiter } from './limits.ts';
import {
  type CallName,
  notFound,
  type PracticeRequest,
  type PracticeResponse,
  unauthorized,
} from './messages.ts';
import {
  askAthlete,
  bearerOf,
  type Context,
  deauthorize,
  giveToken,
  revokeToken,
  takeDecision,
} from './oauth.ts';
import type { Misbehaviour, PracticeCall } from './practice.ts';
import { type Coverage, readCallOf, respondToRead } from './reads.ts';

type RequestHandler = {
  respond: (incoming: IncomingMessage, response: ServerResponse) => Promise<void>;
  calls: () => PracticeCall[];
  nextCall: (name: CallName) => Promise<PracticeCall>;
  forgetCalls: () => void;
  misbehave: (misbehaviour: Misbehaviour) => void;
  behave: () => void;
  setLatency: (ms: number) => void;
};

/** Has each request answered, records it, and spoils the answer where told to. */
export function createRequestHandler(input: {
  context: Context;
  coverage: Coverage;
  limiter: RateLimiter;
  /** Answers what is no part of Strava's contract. */
  respondOutside: (request: PracticeRequest) => Promise<PracticeResponse | undefined>;
}): RequestHandler {
  const { context, coverage, limiter, respondOutside } = input;
  let calls: PracticeCall[] = [];
  let faults: Required<Misbehaviour>[] = [];
  const arrivals = new EventEmitter<Record<CallName, [PracticeCall]>>();
  let latencyMs = 0;
  const lastResponses = new Map<CallName, PracticeResponse>();

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    const outside = await respondOutside(request);
    if (outside) {
      send(response, outside);
      return;
    }
    const read = readCallOf(request.path);
    const name = read?.name ?? callNameOf(request);
    const reader = context.world.readToken(bearerOf(request.authorization));
    const fault = takeFault(`${request.method} ${incoming.url ?? ''}`, name);
    const call = record({ name, request, athleteId: reader?.athleteId ?? null, fault });
    response.once('close', () => {
      call.isCutOff = !response.writableEnded;
    });
    const isWithin = !read || !reader || limiter.count('read');
    if (fault && !worksFirst(fault)) {
      call.status = /^\d+$/.test(fault) ? Number(fault) : null;
      const headers = reader ? limiter.headers() : {};
      sendFaulty({ response, fault, answer: { status: 200, headers, body: '' } });
      return;
    }
    if (latencyMs > 0) await sleep(latencyMs / 2);
    const answer = await rightAnswer();
    // Half of it after the work is done, so that who dies meanwhile does not learn of it.
    if (latencyMs > 0) await sleep(latencyMs / 2);
    call.status = answer.status;
    if (fault) {
      const before = fault === 'repeatedPage' ? lastResponses.get(name) : undefined;
      sendFaulty({ response, fault, answer: before ?? answer });
      return;
    }
    if (answer.status === 200) lastResponses.set(name, answer);
    send(response, answer);

    async function rightAnswer(): Promise<PracticeResponse> {
      if (!read) return respondToOther(context, request);
      if (request.method !== 'GET') return notFound();
      if (!reader) return unauthorized();
      if (!isWithin) return tooMany(limiter.headers());
      const right = respondToRead(read, { world: context.world, coverage, reader, request });
      // Strava's refusals carry no limits.
      if (right.status !== 200) return right;
      return { ...right, headers: { ...right.headers, ...limiter.headers() } };
    }
  }

  function record(of: {
    name: CallName;
    request: PracticeRequest;
    athleteId: string | null;
    fault: Fault | null;
  }): PracticeCall {
    const { name, request, athleteId, fault } = of;
    const { method, path, query } = request;
    const atMs = context.clock.nowMs();
    const call = {
      name,
      method,
      path,
      query: `${query}`,
      athleteId,
      atMs,
      status: null,
      fault,
      isCutOff: false,
    };
    calls.push(call);
    arrivals.emit(name, call);
    return call;
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

  return {
    respond,
    calls: () => [...calls],
    nextCall: async (name) => {
      const [call] = await once(arrivals, name);
      return call;
    },
    forgetCalls: () => {
      calls = [];
    },
    misbehave: (misbehaviour) => void faults.push({ times: 1, ...misbehaviour }),
    setLatency: (ms) => {
      latencyMs = ms;
    },
    behave: () => {
      faults = [];
    },
  };
}

async function respondToOther(
  context: Context,
  request: PracticeRequest,
): Promise<PracticeResponse> {
  const { method, path } = request;
  if (path === '/oauth/authorize' && method === 'GET') return askAthlete(context, request);
  if (path === '/oauth/authorize' && method === 'POST') return takeDecision(context, request);
  if (/^\/(api\/v3\/)?oauth\/token$/.test(path) && method === 'POST')
    return giveToken(context, request);
  if (path === '/oauth/deauthorize' && method === 'POST') return deauthorize(context, request);
  if (path === '/oauth/revoke' && method === 'POST') return revokeToken(context, request);
  if (/^\/api\/v3\/push_subscriptions(\/\d+)?$/.test(path))
    return respondToSubscriptions(context, request);
  return notFound();
}

function callNameOf({ path, form, query }: PracticeRequest): CallName {
  if (path.endsWith('/oauth/token')) {
    const grantType = form.get('grant_type') ?? query.get('grant_type');
    return grantType === 'refresh_token' ? 'refresh' : 'token';
  }
  if (path.startsWith('/api/v3/push_subscriptions')) return 'subscriptions';
  if (path === '/oauth/authorize') return 'authorize';
  if (path === '/oauth/deauthorize') return 'deauthorize';
  return path === '/oauth/revoke' ? 'revoke' : 'other';
}

const LONGEST_BODY = 1024 * 1024;

async function readRequest(incoming: IncomingMessage): Promise<PracticeRequest> {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  let text = '';
  for await (const part of incoming.setEncoding('utf8')) {
    text += part;
    if (text.length > LONGEST_BODY) throw new Error('the body is too long');
  }
  return {
    method: incoming.method ?? 'GET',
    path: pathname,
    query: searchParams,
    form: new URLSearchParams(/json/.test(incoming.headers['content-type'] ?? '') ? '' : text),
    text,
    authorization: incoming.headers.authorization ?? '',
  };
}
