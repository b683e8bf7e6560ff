import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { readAccessTable } from '../../../testing/server/access-table.ts';
import {
  asGet,
  type Cast,
  CREDENTIALS,
  type Credential,
  compareWithTable,
  makeCast,
  mountedRoutes,
  walkRoute,
} from '../../../testing/server/access-walk.ts';
import { createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { TEST_ENGINE } from '../../../testing/server/test-database.ts';
import { makeWebRoot } from '../../../testing/server/web-root.ts';
import type { Access, Endpoint } from '../../contract/endpoint.ts';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';

const web = makeWebRoot();
const table = readAccessTable();
let app: TestApp;
let cast: Cast;

beforeAll(async () => {
  app = await createTestApp({ webRoot: web.folder });
  cast = await makeCast(app);
});

afterAll(async () => {
  await app.close();
  web.remove();
});

describe('the access table', () => {
  test('names every route that is mounted, and no other, with the access it declares', () => {
    expect(compareWithTable(mountedRoutes(app.routes), table)).toEqual([]);
  });

  test('has met routes of plugins, HEAD twins and this many endpoints', () => {
    const mounted = mountedRoutes(app.routes).map(({ route }) => route);
    expect(mounted).toContain('GET /api/docs/json');
    expect(mounted).toContain('HEAD /api/auth/me');
    expect(mounted).toContain('GET /assets/app-1a2b3c.js');
    expect(mounted.length).toBeGreaterThan(60);
  });

  test('is missed by a route that is not in it, that is gone, or that declares nothing', () => {
    const mounted = mountedRoutes(app.routes);
    const fewer = mounted.filter(({ path }) => path !== '/api/auth/me');
    expect(compareWithTable(fewer, table)).toEqual([
      'GET /api/auth/me is in the access table and no longer mounted',
    ]);
    const stranger = {
      ...{ route: 'GET /api/secrets', method: 'GET' as const },
      ...{ path: '/api/secrets', access: undefined },
    };
    expect(compareWithTable([...mounted, stranger], table)).toEqual([
      'GET /api/secrets is not in the access table',
    ]);
    const undeclared = mounted.map((one) =>
      one.route === 'GET /api/workouts' ? { ...one, access: undefined } : one,
    );
    expect(compareWithTable(undeclared, table)).toEqual([
      'GET /api/workouts declares no access, the table says activeAthlete',
    ]);
  });
});

describe('every route, as everybody, by cookie, bearer, both and a cookie without Origin', () => {
  const routes = [...table.entries()];
  for (const [at, [route, row]] of routes.entries()) {
    // Every day one route after the other by the next of the four.
    const everyday = CREDENTIALS.filter((_, nth) => nth === at % CREDENTIALS.length);
    const credentials = budget<readonly Credential[]>({
      ...{ everyday, small: CREDENTIALS, full: CREDENTIALS },
    });
    test(`${route} is for ${row.access}`, async () => {
      const twins = mountedRoutes(app.routes).filter((one) => asGet(one.route) === route);
      expect(twins.length).toBeGreaterThan(0);
      for (const mounted of twins) {
        expect(await walkRoute({ test: app, cast, mounted, row, credentials })).toEqual([]);
      }
    });
  }

  test('OPTIONS is answered by nobody, so that no other site is let in by asking', async () => {
    const paths = new Set(mountedRoutes(app.routes).map(({ path }) => path));
    for (const path of paths) {
      const response = await app.app.inject({
        method: 'OPTIONS',
        url: path.replace(/[:*]\w*/g, '1'),
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': 'POST',
          authorization: `Bearer ${cast.owner.token}`,
        },
      });
      expect([path, response.statusCode]).toEqual([path, 404]);
      expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

// Whether the walk notices is the same on both databases.
if (TEST_ENGINE === 'sqlite') describe('the walk itself', walkOpenedRoutes);

function walkOpenedRoutes() {
  const LAXER: Record<Access, Access[]> = {
    public: [],
    shareLink: ['public'],
    session: ['public'],
    activeAthlete: ['public', 'session'],
    admin: ['public', 'session', 'activeAthlete'],
  };
  const mutants = [...table.values()].flatMap(({ route, access }) =>
    Object.entries(LAXER)
      .filter(([declared]) => declared === access)
      .flatMap(([, laxer]) => laxer.map((to) => ({ route, access, to }))),
  );

  const laxerApps = new Map<string, TestApp>();
  afterAll(async () => {
    for (const laxer of laxerApps.values()) await laxer.app.close();
  });

  // Every fifth meets each pair of accesses: none has five laxer ones.
  const tried = budget({
    everyday: oneOfEachPair(mutants),
    small: mutants.filter((_, at) => at % 5 === 0),
    full: mutants,
  });
  test.each(tried)('catches $route opened to $to', async ({ route, access, to }) => {
    const laxer = laxerApps.get(`${access} to ${to}`) ?? (await appWith({ access, to }));
    laxerApps.set(`${access} to ${to}`, laxer);
    const [mounted] = mountedRoutes(laxer.routes).filter((one) => one.route === route);
    const row = table.get(route);
    if (!mounted || !row) throw new Error(`${route} is not mounted`);
    const differences = await walkRoute({
      test: laxer,
      cast,
      mounted,
      row,
      credentials: CREDENTIALS,
    });
    expect(differences.length).toBeGreaterThan(0);
    expect(compareWithTable([mounted], table)).toContain(
      `${route} declares ${to}, the table says ${row.access}`,
    );
  });

  function oneOfEachPair(all: typeof mutants): typeof mutants {
    const pairs = Map.groupBy(all, ({ access, to }) => `${access} to ${to}`);
    return [...pairs.values()].flatMap(([first]) => first ?? []);
  }

  /** The app with every endpoint of one access opened to a laxer one, on the same database. */
  async function appWith(change: { access: string; to: Access }): Promise<TestApp> {
    const opened = app.routes.flatMap(({ config }) => {
      const endpoint: Endpoint | undefined = config?.endpoint;
      return endpoint?.access === change.access ? [{ endpoint, reviewed: endpoint.access }] : [];
    });
    const routes: RouteOptions[] = [];
    for (const { endpoint } of opened) endpoint.access = change.to;
    try {
      const laxer = await createApp({
        engine: app.database.engine,
        clock: app.clock,
        config: readConfig({ LOGIN_RATE_LIMIT: '1000' }),
        log: false,
        onRoute: (route) =>
          void routes.push({ ...route, config: { ...route.config, endpoint: copyOf(route) } }),
        webRoot: web.folder,
      });
      await laxer.ready();
      return { ...app, app: laxer, routes };
    } finally {
      for (const { endpoint, reviewed } of opened) endpoint.access = reviewed;
    }
  }

  function copyOf({ config }: RouteOptions): Endpoint | undefined {
    return config?.endpoint && { ...config.endpoint };
  }
}
