import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody, ErrorCode } from '../../../contract/errors.ts';
import { OutcomeUnknownError } from '../db/database.ts';
import { damageText, type StorageFault, storageFaultOf } from '../storage-fault.ts';
import { AppError, JSON_EXPECTED, notFound } from './app-error.ts';
import { leaveBody } from './leave-body.ts';
import { CALL_HEADERS } from './safe-headers.ts';

/** Turns whatever was thrown into one answer; what nobody foresaw is logged and tells nothing. */
export function handleError(
  error: FastifyError | AppError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = refusalOf(error, request);
  if (refusal.status >= 500) {
    request.log.error({ id: request.id, err: error }, damageText(error) ?? 'request failed');
  }
  if (refusal.retryAfterS !== undefined) reply.header('retry-after', String(refusal.retryAfterS));
  if (isTooLarge(error)) {
    // Fastify would close the connection under whoever still sends.
    reply.removeHeader('connection');
    leaveBody(request);
  }
  // Bypasses the route's response schema, which describes success alone.
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refusal.body(request.id));
}

function refusalOf(
  error: Error & { code?: unknown; statusCode?: unknown },
  request: FastifyRequest,
): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof OutcomeUnknownError) return outcomeUnknown(request);
  const code = typeof error.code === 'string' ? error.code : '';
  if (isTooLarge(error)) {
    return new AppError('tooLarge', 'That is larger than this server accepts');
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new AppError('unsupportedType', JSON_EXPECTED);
  }
  const fault = storageFaultOf(error);
  if (fault) return refusedByStorage(fault);
  if (DATABASE_GONE.has(code) || /^(08|57P)/.test(code) || CONNECTION_LOST.test(error.message)) {
    return new AppError(
      'unavailable',
      'The database does not answer right now: nothing was saved. Try again in a moment.',
      { retryAfterS: 5 },
    );
  }
  if (typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('validation', 'The request could not be read as JSON');
  }
  return new AppError(
    'internal',
    'Something went wrong on the server. Try again; if it stays, its log has the details under this request’s id.',
  );
}

function refusedByStorage(fault: StorageFault): AppError {
  switch (fault) {
    case 'full':
      return new AppError(
        'storageFull',
        'The server’s disk is full: nothing was saved. Free some space and try again.',
      );
    case 'readOnly':
      return new AppError(
        'unavailable',
        'The database takes no changes right now: nothing was saved. Try again in a moment.',
        { retryAfterS: 5 },
      );
    case 'notAllowed':
      return new AppError(
        'internal',
        'The server is not allowed to write where it keeps its data: nothing was saved. Its log names the file, under this request’s id.',
      );
    case 'damaged':
      return new AppError(
        'internal',
        'The server’s database is damaged: nothing was saved. Its log tells whoever runs it what to do.',
      );
  }
}

function isTooLarge(error: Error & { code?: unknown }): boolean {
  return error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
}

function outcomeUnknown({ method, headers }: FastifyRequest): AppError {
  const isSafeAgain = method !== 'POST' || headers['idempotency-key'] !== undefined;
  const next = isSafeAgain
    ? 'Try again in a moment: nothing is saved twice.'
    : 'Look whether it is there before you try again.';
  return new AppError(
    'unavailable',
    `The database stopped answering in the middle: it is not known whether this was saved. ${next}`,
    { retryAfterS: 5 },
  );
}

const DATABASE_GONE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'SQLITE_BUSY',
  // Too many connections; two transactions in each other's way, of which one was undone.
  '53300',
  '40001',
  '40P01',
  // A lock was not to be had in time; a statement took too long.
  '55P03',
  '57014',
]);
/** What the PostgreSQL client says without a code. */
const CONNECTION_LOST =
  /^(Connection terminated|Query read timeout|timeout (exceeded when trying to connect|expired)|Client (was closed|has encountered a connection error))/;

const HEADERS = {
  ...CALL_HEADERS,
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
};

/** An address that cannot even be decoded is no address of ours. It is not repeated, nor logged. */
export function answerUnreadableAddress(
  _error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal = notFound('Address');
  request.log.info(
    { id: request.id, call: 'unreadable address', status: refusal.status },
    'request',
  );
  reply
    .code(refusal.status)
    .headers(HEADERS)
    .serializer(JSON.stringify)
    .send(refusal.body(request.id));
}

type Refusal = { status: string; code: ErrorCode; message: string };

const REFUSALS: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'validation',
    message: 'The request took too long to arrive',
  },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'tooLarge',
    message: 'The headers of the request are larger than this server accepts',
  },
};

const UNREADABLE: Refusal = {
  status: '400 Bad Request',
  code: 'validation',
  message: 'The request is not HTTP that this server can read',
};

/** What does not even parse as a request is answered on the bare connection, then cut. */
export function answerUnreadableRequest(
  error: Pick<ConnectionError, 'code'>,
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code, message } = REFUSALS[error.code] ?? UNREADABLE;
  const body = JSON.stringify({ message, code } satisfies ErrorBody);
  const headers = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `HTTP/1.1 ${status}\r\n${headers.join('')}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
  socket.destroy();
}
