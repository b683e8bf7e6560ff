import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';

const TRAINER_PATH = /^\/+(api\/+)?trainer([/?#]|$)/i;

/** A secret link that leaks must not end in a search engine as well. */
export function keepFromSearchEngines(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  if (isTrainerView(request.url)) reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
  done();
}

/** The page of a secret link, and the call behind it, however the address is escaped. */
export function isTrainerView(url: string): boolean {
  if (!url.includes('%')) return TRAINER_PATH.test(url);
  const path = url.replace(/[?#].*$/s, '');
  try {
    return TRAINER_PATH.test(decodeURIComponent(path));
  } catch {
    return TRAINER_PATH.test(path);
  }
}
