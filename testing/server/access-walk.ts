import type { InjectOptions, RouteOptions } from 'fastify';
import type { Access } from '../../src/contract/endpoint.ts';
import { addressOf } from '../../src/contract/endpoint.ts';
import { DATA_TABLES } from '../../src/server/platform/db/tables.ts';
import { makeSample, type Sample, type Subject } from './access-samples.ts';
import { type AccessRow, ROLES, type Role } from './access-table.ts';
import { makeAdmin, newSessionOf, setActive, trainerTokenOf } from './people.ts';
import { addImport } from './rows.ts';
import { takeSnapshot } from './snapshot.ts';
import type { TestApp } from './test-app.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
type MountedRoute = {
  route: string;
  method: Method;
  path: string;
  access: Access | undefined;
};

/** Every method and path of the router's own table, with the access it declares. */
export function mountedRoutes(routes: RouteOptions[]): MountedRoute[] {
  return routes.flatMap(({ method, url, config }) =>
    [method].flat().map((name) => ({
      route: `${name} ${url}`,
      method: name as Method,
      path: url,
      access: config?.endpoint?.access,
    })),
  );
}

/** What differs between the routes that are mounted and the table that was reviewed. */
export function compareWithTable(mounted: MountedRoute[], table: Map<string, AccessRow>): string[] {
  const named = new Set(mounted.map(({ route }) => asGet(route)));
  const unknown = mounted
    .filter(({ route }) => !table.has(asGet(route)))
    .map(({ route }) => `${route} is not in the access table`);
  const gone = [...table.keys()]
    .filter((route) => !named.has(route))
    .map((route) => `${route} is in the access table and no longer mounted`);
  const otherwise = mounted.flatMap(({ route, access }) => {
    const row = table.get(asGet(route));
    const declared = access ?? 'plugin';
    if (!row || row.access === declared) return [];
    return [`${route} declares ${access ?? 'no access'}, the table says ${row.access}`];
  });
  return [...unknown, ...gone, ...otherwise];
}

export function asGet(route: string): string {
  return route.replace(/^HEAD /, 'GET ');
}

export type Cast = { owner: Subject; other: Subject; deactivated: Subject; admin: Subject };

/** The tables that a cast came with rows in. What any other one holds was left by a walk. */
const TABLES_OF = new WeakMap<Cast, ReadonlySet<string>>();

/** One account for each role that has one. */
export async function makeCast(test: TestApp): Promise<Cast> {
  const cast = {
    owner: await newSubject(test),
    other: await newSubject(test),
    deactivated: await newSubject(test),
    admin: await newSubject(test),
  };
  await setActive(test.db, cast.deactivated.userId, false);
  await makeAdmin(test.db, cast.admin.userId);
  const made = Object.entries(await takeSnapshot(test.db)).filter(([, rows]) => rows.length > 0);
  TABLES_OF.set(cast, new Set(made.map(([table]) => table)));
  return cast;
}

/** Each walk makes its rows anew. Left where they are, every later one would compare them too. */
async function clearEarlierWalks({ test, cast }: Scene): Promise<void> {
  const filled = DATA_TABLES.toReversed().filter(
    (table) => table === 'sessions' || !TABLES_OF.get(cast)?.has(table),
  );
  const script = filled.map((table) => `delete from ${table}`).join(';');
  await test.database.engine.runScript(test.db, script);
}

async function newSubject(test: TestApp): Promise<Subject> {
  const athlete = await test.register();
  const { id: importId } = await addImport(test.db, athlete.userId);
  return { ...athlete, importId };
}

export const CREDENTIALS = ['cookie', 'bearer', 'both', 'cookieWithoutOrigin'] as const;
export type Credential = (typeof CREDENTIALS)[number];

type Scene = {
  test: TestApp;
  cast: Cast;
  mounted: MountedRoute;
  row: AccessRow;
  credentials: readonly Credential[];
};
type Part = { role: Role; by: Credential };
type Expected = { status: number; code: string | undefined };

/** Calls one route as everybody, with each of these credentials, and says what went otherwise than the table has it. */
export async function walkRoute(scene: Scene): Promise<string[]> {
  const { test, mounted, row, credentials } = scene;
  const parts: Part[] = ROLES.flatMap((role) => credentials.map((by) => ({ role, by })));
  const refused = parts.filter((part) => expectedOf(scene, part).status >= 400);
  const differences: string[] = [];

  await clearEarlierWalks(scene);
  const requests = new Map<Part, InjectOptions>();
  for (const part of refused) requests.set(part, await requestOf(scene, part));
  // What was begun by calls that were served goes on in the background.
  await test.importWork.idle();
  const before = await takeSnapshot(test.db);
  for (const [part, request] of requests) {
    differences.push(...(await differenceOf({ scene, part, request })));
  }
  const after = await takeSnapshot(test.db);
  for (const table of Object.keys(before)) {
    if (table === COUNTS_REFUSALS) continue;
    if (JSON.stringify(before[table]) === JSON.stringify(after[table])) continue;
    differences.push(`${mounted.route}: a refused call changed ${table}`);
  }

  for (const part of parts.filter((one) => !refused.includes(one))) {
    const request = await requestOf(scene, part);
    differences.push(...(await differenceOf({ scene, part, request })));
  }
  return differences.map((text) => `${text} (access ${row.access})`);
}

// A look at a link that is not shared is counted, by address and for nobody's account.
const COUNTS_REFUSALS = 'login_failures';

async function differenceOf(call: {
  scene: Scene;
  part: Part;
  request: InjectOptions;
}): Promise<string[]> {
  const { scene, part, request } = call;
  const expected = expectedOf(scene, part);
  const response = await scene.test.app.inject(request);
  const where = `${scene.mounted.route} as ${part.role} by ${part.by}`;
  if (response.statusCode !== expected.status) {
    return [`${where}: ${response.statusCode} instead of ${expected.status}`];
  }
  if (expected.code === undefined || request.method === 'HEAD') return [];
  const { code } = response.json<{ code?: string }>();
  return code === expected.code ? [] : [`${where}: refused as ${code}, not as ${expected.code}`];
}

function expectedOf({ mounted, row }: Scene, { role, by }: Part): Expected {
  const writes = !/^(GET|HEAD) /.test(mounted.route);
  if (writes && role !== 'anonymous' && by === 'cookieWithoutOrigin') {
    return { status: 403, code: 'foreignOrigin' };
  }
  const status = row.status[role];
  return { status, code: refusalCode(status, role) };
}

function refusalCode(status: number, role: Role): string | undefined {
  if (status === 401) return 'notSignedIn';
  if (status === 404) return 'notFound';
  if (status === 403) return role === 'deactivated' ? 'deactivated' : 'forbidden';
  return undefined;
}

async function requestOf(scene: Scene, { role, by }: Part): Promise<InjectOptions> {
  const { test, cast, mounted } = scene;
  const subject = role === 'deactivated' ? cast.deactivated : cast.owner;
  const sample = await makeSample({ test, route: asGet(mounted.route), subject });
  const token = await tokenOf(scene, role);
  return {
    method: mounted.method,
    url: addressOf(mounted.path.replace('*', 'swagger-ui.css'), sample.params, sample.query),
    headers: { ...credentialHeaders(token, by), ...contentType(sample) },
    payload: sample.body,
  };
}

async function tokenOf({ test, cast }: Scene, role: Role): Promise<string | undefined> {
  if (role === 'anonymous') return undefined;
  if (role === 'shareLink') return trainerTokenOf(test, cast.owner.userId);
  return newSessionOf(test, cast[role].userId);
}

function credentialHeaders(token: string | undefined, by: Credential): Record<string, string> {
  const origin = { origin: 'http://localhost' };
  if (token === undefined) return by === 'cookieWithoutOrigin' ? {} : origin;
  const cookie = { cookie: `longrun_session=${token}` };
  const bearer = { authorization: `Bearer ${token}` };
  if (by === 'cookie') return { ...cookie, ...origin };
  if (by === 'bearer') return bearer;
  return by === 'both' ? { ...cookie, ...bearer } : cookie;
}

function contentType({ body, type }: Sample): Record<string, string> {
  return Buffer.isBuffer(body) ? { 'content-type': type ?? 'application/octet-stream' } : {};
}
