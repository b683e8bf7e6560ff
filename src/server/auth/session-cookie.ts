import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from '../platform/http/cookies.ts';

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
  const secure = readCookie(request, SECURE_PREFIX + name);
  if (secure !== undefined || request.protocol === 'https') return secure;
  return readCookie(request, name);
}

function setCookie(input: {
  request: FastifyRequest;
  reply: FastifyReply;
  name: string;
  value: string;
  maxAgeS: number;
}) {
  const { request, reply, name, value, maxAgeS } = input;
  const secure = cameOverHttps(request);
  writeCookie(reply, { name: secure ? SECURE_PREFIX + name : name, value, maxAgeS, secure });
}

/** The browser's own word counts too: a proxy that ends https need not be listed as trusted. */
function cameOverHttps(request: FastifyRequest): boolean {
  return request.protocol === 'https' || request.headers.origin?.startsWith('https://') === true;
}
