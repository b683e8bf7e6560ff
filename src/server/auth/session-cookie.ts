import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

// '__Host-' is only taken over https; a home network without it uses the plain name.
const SECURE_PREFIX = '__Host-';
const SESSION = 'longrun_session';
const DEVICE = 'longrun_device';

export const SESSION_IDLE_MS = 30 * 86_400_000;
export const SESSION_ABSOLUTE_MS = 180 * 86_400_000;
const DEVICE_LIFE_S = 400 * 86_400;

export function readSessionCookie(request: FastifyRequest): string | undefined {
  return readOurs(request, SESSION);
}

export function readDeviceCookie(request: FastifyRequest): string | undefined {
  return readOurs(request, DEVICE);
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string) {
  setCookie({ request, reply, name: SESSION, value: token, maxAgeS: SESSION_ABSOLUTE_MS / 1000 });
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string) {
  setCookie({ request, reply, name: DEVICE, value: token, maxAgeS: DEVICE_LIFE_S });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply) {
  setCookie({ request, reply, name: SESSION, value: '', maxAgeS: 0 });
}

function readOurs(request: FastifyRequest, name: string): string | undefined {
  const { cookie } = request.headers;
  // Most calls of programs have none, and then nothing is looked for.
  if (cookie === undefined) return undefined;
  const cookies = parseCookie(cookie);
  const secure = cookies[SECURE_PREFIX + name];
  return secure !== undefined || request.protocol === 'https' ? secure : cookies[name];
}

/** One that no script can read and that no other site's form brings along. */
function setCookie(input: {
  request: FastifyRequest;
  reply: FastifyReply;
  name: string;
  value: string;
  maxAgeS: number;
}) {
  const { request, reply, name, value, maxAgeS } = input;
  const secure = cameOverHttps(request);
  const line = stringifySetCookie({
    name: secure ? SECURE_PREFIX + name : name,
    value,
    maxAge: maxAgeS,
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'lax',
  });
  reply.header('set-cookie', line);
}

/** The browser's own word counts too: a proxy that ends https need not be listed as trusted. */
function cameOverHttps(request: FastifyRequest): boolean {
  return request.protocol === 'https' || request.headers.origin?.startsWith('https://') === true;
}
