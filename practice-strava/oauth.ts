import { authorizePage } from './authorize-page.ts';
import {
  badRequest,
  exactJson,
  jsonResponse,
  type PracticeRequest,
  type PracticeResponse,
  unauthorized,
} from './messages.ts';
import { athleteShape } from './shapes.ts';
import type { Clock, Grant, World } from './world.ts';

export type Application = { clientId: string; clientSecret: string };

export type Context = { world: World; application: Application; clock: Clock };

const KNOWN_SCOPES = [
  'read',
  'read_all',
  'profile:read_all',
  'profile:write',
  'activity:read',
  'activity:read_all',
  'activity:write',
];

/** `GET /oauth/authorize`: the page with the question, or a refusal that goes nowhere. */
export function askAthlete(
  { world, application }: Context,
  { query }: PracticeRequest,
): PracticeResponse {
  const wrong = wrongIn(application, query);
  if (wrong) return badRequest('Application', wrong);
  const hidden = Object.fromEntries(
    ['client_id', 'redirect_uri', 'response_type', 'scope', 'state'].flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
  const [first] = world.grants;
  const scopes = scopesOf(query);
  if (query.get('approval_prompt') === 'auto' && first) {
    return sendBack({ world, values: query, athleteId: first.athleteId, granted: first.scopes });
  }
  const body = authorizePage({ athletes: [...world.athletes.values()], scopes, hidden });
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

/** `POST /oauth/authorize`: what the athlete decided on that page. */
export function takeDecision(
  { world, application }: Context,
  { form }: PracticeRequest,
): PracticeResponse {
  const wrong = wrongIn(application, form);
  if (wrong) return badRequest('Application', wrong);
  if (form.get('decision') !== 'allow') {
    return redirect(addressWith(form, { state: form.get('state'), error: 'access_denied' }));
  }
  const athleteId = form.get('athlete') || [...world.athletes.keys()][0];
  if (!athleteId || !world.athletes.has(athleteId)) return badRequest('Athlete', 'id');
  const ticked = form.getAll('granted');
  const granted = scopesOf(form).filter((scope) => scope === 'read' || ticked.includes(scope));
  return sendBack({ world, values: form, athleteId, granted });
}

/** `POST /oauth/token`, for a code or a refresh token. */
export function giveToken(
  { world, application, clock }: Context,
  { form, query }: PracticeRequest,
): PracticeResponse {
  const read = (name: string) => form.get(name) ?? query.get(name) ?? '';
  if (read('client_id') !== application.clientId) return badRequest('Application', 'client_id');
  if (read('client_secret') !== application.clientSecret) return unauthorized();
  if (read('grant_type') === 'authorization_code') {
    const grant = world.exchangeCode(read('code'));
    return grant
      ? tokenResponse({ world, grant, clock, tellsAthlete: true })
      : badRequest('RequestToken', 'code');
  }
  if (read('grant_type') === 'refresh_token') {
    const grant = world.refresh(read('refresh_token'));
    return grant
      ? tokenResponse({ world, grant, clock, tellsAthlete: false })
      : badRequest('RefreshToken', 'refresh_token');
  }
  return badRequest('Application', 'grant_type');
}

/** `POST /oauth/deauthorize`, as it was: the token names itself. */
export function deauthorize(
  { world }: Context,
  { authorization, form, query }: PracticeRequest,
): PracticeResponse {
  const token =
    bearerOf(authorization) || form.get('access_token') || query.get('access_token') || '';
  if (!world.readToken(token) || !world.endGrantOf(token)) return unauthorized();
  return jsonResponse(200, JSON.stringify({ access_token: token }));
}

/** `POST /oauth/revoke`, as it will be: the application signs in, an unknown token is no error. */
export function revokeToken(
  { world, application }: Context,
  { authorization, form }: PracticeRequest,
): PracticeResponse {
  const expected = Buffer.from(`${application.clientId}:${application.clientSecret}`).toString(
    'base64',
  );
  if (authorization !== `Basic ${expected}`) return unauthorized();
  const token = form.get('token');
  if (!token) return badRequest('RevokeRequest', 'token');
  world.endGrantOf(token);
  return jsonResponse(200, '{}');
}

export function bearerOf(authorization: string): string {
  return /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '';
}

function tokenResponse(input: {
  world: World;
  grant: Grant;
  clock: Clock;
  tellsAthlete: boolean;
}): PracticeResponse {
  const { world, grant, clock, tellsAthlete } = input;
  const athlete = world.athletes.get(grant.athleteId);
  const body = {
    token_type: 'Bearer',
    expires_at: Math.floor(grant.expiresAtMs / 1000),
    expires_in: Math.floor((grant.expiresAtMs - clock.nowMs()) / 1000),
    refresh_token: grant.refreshToken,
    access_token: grant.accessToken,
    ...(tellsAthlete && athlete && { athlete: athleteShape(athlete, 2) }),
  };
  return jsonResponse(200, exactJson(body));
}

/** The first parameter that Strava would not take. */
function wrongIn(application: Application, values: URLSearchParams): string | undefined {
  if (values.get('client_id') !== application.clientId) return 'client_id';
  if (!isHere(values.get('redirect_uri') ?? '')) return 'redirect_uri';
  if (values.get('response_type') !== 'code') return 'response_type';
  const scopes = scopesOf(values);
  if (scopes.length === 0 || !scopes.every((scope) => KNOWN_SCOPES.includes(scope))) return 'scope';
  return undefined;
}

/** Codes are sent to nobody but programs of this machine. */
function isHere(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, protocol } = new URL(address);
  if (!/^https?:$/.test(protocol)) return false;
  return ['localhost', '127.0.0.1'].includes(hostname);
}

function scopesOf(values: URLSearchParams): string[] {
  return (values.get('scope') ?? '').split(',').filter(Boolean);
}

function sendBack(input: {
  world: World;
  values: URLSearchParams;
  athleteId: string;
  granted: string[];
}): PracticeResponse {
  const { world, values, athleteId, granted } = input;
  const code = world.newCode({ athleteId, scopes: granted });
  return redirect(
    addressWith(values, { state: values.get('state'), code, scope: granted.join(',') }),
  );
}

function addressWith(values: URLSearchParams, added: Record<string, string | null>): string {
  const address = new URL(values.get('redirect_uri') ?? '');
  for (const [name, value] of Object.entries(added)) {
    if (value !== null) address.searchParams.set(name, value);
  }
  return address.href;
}

function redirect(location: string): PracticeResponse {
  return { status: 302, headers: { location, 'content-type': 'text/html' }, body: '' };
}
