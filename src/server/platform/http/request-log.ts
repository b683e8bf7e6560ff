import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';

/**
 * One line a request: the route's pattern, never the address itself, which may hold a secret.
 * Files of the web app are not worth a line unless they are refused.
 */
export function logOneLine(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  done();
  // A call that was refused at the door has not come as far as its route.
  const endpoint = request.endpoint ?? request.routeOptions.config.endpoint;
  if (!endpoint && reply.statusCode < 400) return;
  request.log.info(
    {
      id: request.id,
      call: endpoint ? `${endpoint.method} ${endpoint.path}` : `${request.method} elsewhere`,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      user: request.who?.caller?.userId,
    },
    'request',
  );
}

/** What is kept of an error: databases put the rows they refused into its other properties. */
export function loggedError(error: Error & { code?: unknown }) {
  const { name, message, code, stack = '' } = error;
  return { type: name, message, code, stack };
}
