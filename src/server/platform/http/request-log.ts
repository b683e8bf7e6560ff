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
  // A call that was refused before its route began knows its endpoint from the route's options alone.
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

export type LineWriter = { write: (line: string) => void };

const LATEST_MS = 200;
const MOST_LINES = 500;
/** pino's level of a line that nobody needs at once. */
const ORDINARY = '{"level":30,';

/**
 * Hands log lines on several at a time: a write to the system for each would cost a busy server more
 * than the look-up it tells of. They come a fifth of a second late at most, warnings and errors at
 * once, and all of them before the process ends.
 */
export function linesTogether(write: (text: string) => void): LineWriter {
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const lines = waiting;
    waiting = [];
    if (lines.length > 0) write(lines.join(''));
  };
  process.once('exit', flush);
  return {
    write: (line) => {
      waiting.push(line);
      if (waiting.length >= MOST_LINES || !line.startsWith(ORDINARY)) flush();
      else timer ??= setTimeout(flush, LATEST_MS).unref();
    },
  };
}
