import { createServer } from 'node:http';
import { respondToControl } from './control.ts';
import { deliver, type PracticeEvent } from './events.ts';
import { createRequestHandler } from './handle-requests.ts';
import { createRateLimiter } from './limits.ts';
import type { PracticeResponse } from './messages.ts';
import type { Context } from './oauth.ts';
import type { PracticeOptions, PracticeStrava } from './practice.ts';
import { EVERYTHING, RECORDED_ONLY } from './reads.ts';
import { createWorld, systemClock } from './world.ts';

/** A small Strava of our own on this machine: it speaks the contract and can be told to misbehave. */
export async function startPracticeStrava(options: PracticeOptions = {}): Promise<PracticeStrava> {
  const { clock = systemClock } = options;
  const { clientId = '24523', clientSecret = 'practice-client-secret' } = options;
  const world = createWorld(clock);
  const context: Context = { world, clock, application: { clientId, clientSecret } };
  const limiter = createRateLimiter(clock, options.limits);
  const handler = createRequestHandler({
    context,
    limiter,
    coverage: options.recordedOnly ? RECORDED_ONLY : EVERYTHING,
    respondOutside: async (asked) => {
      if (asked.path.startsWith('/_practice/')) return respondToControl(practice, asked);
      return asked.path.startsWith('/pictures/') ? PICTURE : undefined;
    },
  });
  const server = createServer((request, response) => {
    handler.respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  const underway = new Set<Promise<unknown>>();
  const tell = (event: PracticeEvent) => {
    const [subscription] = world.subscriptions;
    if (!options.tellsOfChanges || !subscription) return;
    const sending = deliver({ subscription, event, clock });
    underway.add(sending);
    void sending.finally(() => underway.delete(sending));
  };

  const practice: PracticeStrava = {
    url,
    clientId,
    clientSecret,
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
      const { athleteId } = world.deleteActivity(id);
      tell({ objectType: 'activity', objectId: id, aspect: 'delete', ownerId: athleteId });
    },
    athletes: () => [...world.athletes.values()],
    activitiesOf: (athleteId) => world.activitiesOf(athleteId),
    allow: (input = {}) => {
      const athleteId = input.athleteId ?? world.firstAthlete().id;
      const { scopes = ['read', 'activity:read_all'] } = input;
      return world.newCode({ athleteId, scopes });
    },
    revoke: (athleteId) => {
      world.endGrant(athleteId);
      const updates = { authorized: 'false' };
      const aspect = 'update';
      tell({ objectType: 'athlete', objectId: athleteId, aspect, ownerId: athleteId, updates });
    },
    expireTokens: world.expireTokens,
    isAllowed: (athleteId) => world.grants.some((grant) => grant.athleteId === athleteId),
    sendEvent: async (event) => {
      const [subscription] = world.subscriptions;
      return subscription ? deliver({ subscription, event, clock }) : null;
    },
    limits: limiter.set,
    record: limiter.record,
    calls: (name) => handler.calls().filter((call) => name === undefined || call.name === name),
    nextCall: handler.nextCall,
    forgetCalls: handler.forgetCalls,
    misbehave: handler.misbehave,
    behave: handler.behave,
    setLatency: handler.setLatency,
    stop: async () => {
      await Promise.allSettled(underway);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return practice;
}

const PICTURE: PracticeResponse = {
  status: 200,
  headers: { 'content-type': 'image/svg+xml' },
  body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#c9c4b8"/><circle cx="4" cy="3" r="1.5" fill="#6d675c"/><path d="M1 8a3 3 0 0 1 6 0z" fill="#6d675c"/></svg>',
};
