import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How many requests are under way, and when the last one came: for threads to see as well. */
export type WhoWaits = Float64Array<SharedArrayBuffer>;

export function nobodyWaits(): WhoWaits {
  return new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT));
}

/** From now on, each request of the app is counted while it is under way. */
export function watchWhoWaits(app: FastifyInstance): WhoWaits {
  const whoWaits = nobodyWaits();
  let underWay = 0;
  app.addHook('onRequest', (_request, reply, done) => {
    underWay += 1;
    whoWaits.set([underWay, nowMs()]);
    // Answered, or given up.
    reply.raw.once('close', () => {
      underWay -= 1;
      whoWaits.set([underWay]);
    });
    done();
  });
  return whoWaits;
}

/** What takes longer brings a file along, takes one away, or waits for work in the background itself. */
const LONGEST_REQUEST_MS = 250;
const PAUSE_MS = 2;
const REST_TIMES = 5;
const LONGEST_REST_MS = 50;
const MOST_PAUSES = 5;

/**
 * For work in the background, after a piece that took so long. Where somebody looks at anything, it
 * rests several times as long, and goes on when nobody waits, or soon; where nobody does, at once.
 */
export async function giveWay(whoWaits: WhoWaits, tookMs = 0): Promise<void> {
  if (!hasAnyoneCome(whoWaits)) return;
  if (tookMs > 0) await pause(Math.min(tookMs * REST_TIMES, LONGEST_REST_MS));
  for (let pauses = 0; pauses < MOST_PAUSES && isAnyoneWaiting(whoWaits); pauses += 1) {
    await pause(PAUSE_MS);
  }
}

function isAnyoneWaiting(whoWaits: WhoWaits): boolean {
  const [underWay = 0] = whoWaits;
  return underWay > 0 && hasAnyoneCome(whoWaits);
}

function hasAnyoneCome([, lastCameMs = 0]: WhoWaits): boolean {
  return nowMs() - lastCameMs < LONGEST_REQUEST_MS;
}

/** The same in every thread. */
function nowMs(): number {
  return performance.timeOrigin + performance.now();
}
