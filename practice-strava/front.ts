import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerSubscriptions } from './events.ts';
import { type Answer, type Asked, type CallName, notFound, unauthorized } from './exchange.ts';
import { type Fault, send, sendFaulty, tooMany, worksFirst } from './faults.ts';
import type { LimitKeeper } from './limits.ts';
import {
  askAthlete,
  bearerOf,
  type Desk,
  deauthorize,
  giveToken,
  revokeToken,
  takeDecision,
} from './oauth.ts';
import type { Misbehaviour, PracticeCall } from './practice.ts';
import { readRequest } from './read-request.ts';
import { answerRead, type Reach, readCallOf } from './reads.ts';

export type Front = {
  respond: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  calls: () => PracticeCall[];
  nextCall: (name: CallName) => Promise<PracticeCall>;
  forgetCalls: () => void;
  misbehave: (misbehaviour: Misbehaviour) => void;
  behave: () => void;
  setLatency: (ms: number) => void;
};

/** Takes each request to where it is answered, writes it down, and spoils the answer where told to. */
export function createFront(input: {
  desk: Desk;
  reach: Reach;
  keeper: LimitKeeper;
  /** Answers what is no part of Strava's contract. */
  answerAside: (asked: Asked) => Promise<Answer | undefined>;
}): Front {
  const { desk, reach, keeper, answerAside } = input;
  let calls: PracticeCall[] = [];
  let faults: Required<Misbehaviour>[] = [];
  const arrivals = new EventEmitter<Record<CallName, [PracticeCall]>>();
  let latencyMs = 0;
  const lastAnswers = new Map<CallName, Answer>();

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await readRequest(request);
    const aside = await answerAside(asked);
    if (aside) {
      send(response, aside);
      return;
    }
    const read = readCallOf(asked.path);
    const name = read?.name ?? callNameOf(asked);
    const reader = desk.world.readToken(bearerOf(asked.authorization));
    const fault = takeFault(`${asked.method} ${request.url ?? ''}`, name);
    const call = noted({ name, asked, athleteId: reader?.athleteId ?? null, fault });
    response.once('close', () => {
      call.isCutOff = !response.writableEnded;
    });
    const isWithin = !read || !reader || keeper.count('read');
    if (fault && !worksFirst(fault)) {
      call.status = /^\d+$/.test(fault) ? Number(fault) : null;
      const headers = reader ? keeper.headers() : {};
      sendFaulty({ response, fault, answer: { status: 200, headers, body: '' } });
      return;
    }
    if (latencyMs > 0) await sleep(latencyMs / 2);
    const answer = await answerOf();
    // Half of it after the work is done, so that who dies meanwhile does not learn of it.
    if (latencyMs > 0) await sleep(latencyMs / 2);
    call.status = answer.status;
    if (fault) {
      const before = fault === 'repeatedPage' ? lastAnswers.get(name) : undefined;
      sendFaulty({ response, fault, answer: before ?? answer });
      return;
    }
    if (answer.status === 200) lastAnswers.set(name, answer);
    send(response, answer);

    async function answerOf(): Promise<Answer> {
      if (!read) return answerOther(desk, asked);
      if (asked.method !== 'GET') return notFound();
      if (!reader) return unauthorized();
      if (!isWithin) return tooMany(keeper.headers());
      const right = answerRead(read, { world: desk.world, reach, reader, asked });
      // Strava's refusals carry no limits.
      if (right.status !== 200) return right;
      return { ...right, headers: { ...right.headers, ...keeper.headers() } };
    }
  }

  function noted(of: {
    name: CallName;
    asked: Asked;
    athleteId: string | null;
    fault: Fault | null;
  }): PracticeCall {
    const { name, asked, athleteId, fault } = of;
    const { method, path, query } = asked;
    const atMs = desk.clock.nowMs();
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

async function answerOther(desk: Desk, asked: Asked): Promise<Answer> {
  const { method, path } = asked;
  if (path === '/oauth/authorize' && method === 'GET') return askAthlete(desk, asked);
  if (path === '/oauth/authorize' && method === 'POST') return takeDecision(desk, asked);
  if (/^\/(api\/v3\/)?oauth\/token$/.test(path) && method === 'POST') return giveToken(desk, asked);
  if (path === '/oauth/deauthorize' && method === 'POST') return deauthorize(desk, asked);
  if (path === '/oauth/revoke' && method === 'POST') return revokeToken(desk, asked);
  if (/^\/api\/v3\/push_subscriptions(\/\d+)?$/.test(path)) return answerSubscriptions(desk, asked);
  return notFound();
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
