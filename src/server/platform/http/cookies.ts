import type { FastifyReply, FastifyRequest } from 'fastify';

/** Of two cookies with one name the first counts: browsers put the more particular one first. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const { cookie } = request.headers;
  // Most calls of programs have none, and then nothing is looked for.
  if (cookie === undefined) return undefined;
  for (const pair of cookie.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return unquoted(pair.slice(at + 1).trim());
  }
  return undefined;
}

/** A cookie that no script can read and that no other site's form brings along. */
export function writeCookie(
  reply: FastifyReply,
  cookie: { name: string; value: string; maxAgeS: number; secure: boolean },
): void {
  const { name, value, maxAgeS, secure } = cookie;
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    `Max-Age=${maxAgeS}`,
    'Path=/',
    'HttpOnly',
  ];
  if (secure) parts.push('Secure');
  reply.header('set-cookie', [...parts, 'SameSite=Lax'].join('; '));
}

function unquoted(value: string): string {
  const inner = /^"(.*)"$/.exec(value)?.[1] ?? value;
  try {
    return decodeURIComponent(inner);
  } catch {
    return inner;
  }
}
