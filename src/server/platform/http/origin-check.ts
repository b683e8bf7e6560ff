import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * Refuses writes that another site's page made the browser send.
 * Browsers say so themselves (Sec-Fetch-Site, only over https or on localhost); elsewhere the
 * Origin must be the host that was called, or PUBLIC_URL. Programs send neither, and a bearer token:
 * a page of another site cannot make a browser add one.
 */
export function refuseForeignOrigin(input: {
  request: FastifyRequest;
  publicUrl: string | undefined;
  /** The session cookie is the only credential of the request. */
  byCookieAlone: boolean;
}): void {
  const { request, publicUrl, byCookieAlone } = input;
  const site = header(request, 'sec-fetch-site');
  if (site === 'same-origin') return;
  const origin = header(request, 'origin');
  if (site === undefined && origin === undefined) {
    if (!byCookieAlone) return;
    throw new AppError(
      'foreignOrigin',
      'A write with a session cookie must carry an Origin header; programs use a bearer token instead.',
    );
  }
  const foreign = site === 'cross-site' || site === 'same-site';
  if (!foreign && origin !== undefined && isOwn({ origin, request, publicUrl })) return;
  // A proxy may hide the host that the browser called; the operator names it.
  if (origin !== undefined && origin === publicUrl) return;
  throw new AppError(
    'foreignOrigin',
    `This server was asked from ${origin ?? 'an unnamed page'} but knows itself as ${ownAddress(request, publicUrl)}. If that first address is yours, set PUBLIC_URL=${origin && origin !== 'null' ? origin : 'https://your.address'} where Longrun is started and start it again.`,
  );
}

function isOwn(input: { origin: string; request: FastifyRequest; publicUrl: string | undefined }) {
  const { origin, request, publicUrl } = input;
  if (publicUrl !== undefined && origin === publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // Proxies like to write out the port that the Origin leaves away: 'run.lan:80' is run.lan.
  const called = `${protocol}//${request.host}`;
  return URL.canParse(called) && new URL(called).host === host;
}

/** As which this server knows itself. */
export function ownAddress(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
