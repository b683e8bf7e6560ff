import type { FastifyRequest } from 'fastify';

/** Long enough for a refusal to be read by whoever is still sending. */
const GOODBYE_MS = 2000;

/**
 * The rest of what is refused is read away for a moment and kept nowhere: a connection that is closed
 * while bytes still come is broken, and the refusal with it.
 */
export function leaveBody({ raw }: FastifyRequest): void {
  raw.resume();
  setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, GOODBYE_MS).unref();
}
