import type { Socket } from 'node:net';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody, ErrorCode } from '../../../contract/errors.ts';
import { notFound } from './app-error.ts';
import { CALL_HEADERS } from './safe-headers.ts';

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
export function answerUnreadableRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, code, message } = REFUSALS[error.code] ?? UNREADABLE;
  const body = JSON.stringify({ message, code } satisfies ErrorBody);
  const headers = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `HTTP/1.1 ${status}\r\n${headers.join('')}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
  socket.destroy(error);
}
