import type { FastifyReply, FastifyRequest } from 'fastify';

/** One line a request: the route's pattern, never the address itself, which may hold a secret. */
export async function logOneLine(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { endpoint } = request.routeOptions.config;
  if (!endpoint) return;
  request.log.info(
    {
      call: `${endpoint.method} ${endpoint.path}`,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      user: request.who?.caller?.userId,
    },
    'request',
  );
}
