import fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { makeSample, type Sample } from '../../../testing/server/access-samples.ts';
import { readAccessTable } from '../../../testing/server/access-table.ts';
import { type Cast, makeCast } from '../../../testing/server/access-walk.ts';
import { arbitraryOf } from '../../../testing/server/arbitrary-of-schema.ts';
import { INNER_WORDS } from '../../../testing/server/inner-words.ts';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { newSessionOf } from '../../../testing/server/people.ts';
import { addressOf, type Endpoint } from '../../contract/endpoint.ts';
import { errorBody } from '../../contract/errors.ts';

/** Cases of each endpoint; more for a longer look: FUZZ_CASES=200. */
const CASES = Number(process.env.FUZZ_CASES ?? budget({ everyday: 4, small: 20, full: 50 }));
const LIMIT_MS = 60_000 + CASES * 1000;

const app = await openTestApp();
let cast: Cast;

beforeAll(async () => {
  cast = await makeCast(app);
});

const routes = [...readAccessTable().values()].filter(({ access }) => access !== 'plugin');

function endpointOf(route: string): Endpoint {
  const mounted = app.routes.find(
    ({ method, url, config }: RouteOptions) => config?.endpoint && `${method} ${url}` === route,
  );
  if (!mounted?.config?.endpoint) throw new Error(`${route} is not mounted`);
  return mounted.config.endpoint;
}

type Draw = { params: unknown; query: unknown; body: unknown; own: boolean; raw: string };

/** A request about the endpoint: its own valid sample with parts replaced by what was drawn. */
function drawFor(endpoint: Endpoint): fc.Arbitrary<Draw> {
  const part = (schema: Endpoint['params']) => (schema ? arbitraryOf(schema) : fc.constant({}));
  return fc.record({
    params: part(endpoint.params),
    query: part(endpoint.query),
    body: endpoint.bodyBytes ? fc.uint8Array({ maxLength: 300 }) : part(endpoint.body),
    own: fc.boolean(),
    raw: fc.constantFrom(
      '',
      '',
      '',
      '',
      '{',
      '[1',
      '"',
      '{"a":1e999}',
      '\ufeff{}',
      '{"a":"\\ud800"}',
    ),
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Valid with some fields replaced: reaches further than what is wrong from end to end. */
function mixed(sample: unknown, drawn: unknown, own: boolean): unknown {
  if (!own || !isRecord(sample) || !isRecord(drawn)) return drawn;
  const [name] = Object.keys(drawn);
  return name === undefined ? sample : { ...sample, [name]: drawn[name] };
}

function payloadOf(draw: Draw, sample: Sample): string | Buffer | undefined {
  if (draw.raw !== '') return draw.raw;
  if (draw.body instanceof Uint8Array) return Buffer.from(draw.body);
  const body = mixed(sample.body, draw.body, draw.own);
  return body === undefined ? undefined : JSON.stringify(body);
}

describe('whatever is sent', () => {
  for (const { route, access } of routes) {
    test(`${route} answers as the contract says, or refuses in words`, {
      timeout: LIMIT_MS,
    }, async () => {
      const endpoint = endpointOf(route);
      const [method = '', path = ''] = route.split(' ');
      await fc.assert(
        fc.asyncProperty(drawFor(endpoint), async (draw) => {
          const sample = await makeSample({ test: app, route, subject: cast.owner });
          const params = wellFormed(
            draw.own ? sample.params : { ...sample.params, ...Object(draw.params) },
          );
          // An address drops its '.' and '..', so that this would be another call.
          fc.pre(!Object.values(params).some((value) => /^\.\.?$/.test(value)));
          const query = mixed(sample.query, draw.query, draw.own);
          const { userId } = access === 'admin' ? cast.admin : cast.owner;
          const token = await newSessionOf(app, userId);
          const writes = method !== 'GET';
          const request = {
            method: method as 'POST',
            url: addressOf(path, params, wellFormed(query)),
            headers: {
              ...(writes && {
                'content-type': endpoint.bodyBytes
                  ? 'application/octet-stream'
                  : 'application/json',
              }),
            },
            payload: writes ? payloadOf(draw, sample) : undefined,
          };
          const authorization = `Bearer ${token}`;
          const headers = { ...request.headers, authorization };
          const response = await app.app.inject({ ...request, headers });
          const { statusCode } = response;
          expect([statusCode < 500, statusCode]).toEqual([true, statusCode]);
          if (statusCode === 204) expect(response.body).toBe('');
          else if (statusCode >= 400) {
            const { message } = errorBody.parse(response.json());
            expect(message).not.toMatch(INNER_WORDS);
          } else if (isJson(response)) {
            const parsed = endpoint.response.safeParse(response.json());
            expect(parsed.success ? [] : parsed.error.issues).toEqual([]);
          }
          if (access === 'public' || access === 'shareLink') return;
          const anonymous = await app.app.inject(request);
          expect(anonymous.statusCode).toBe(401);
        }),
        { numRuns: CASES },
      );
    });
  }
});

function isJson({ headers }: { headers: Record<string, unknown> }): boolean {
  return String(headers['content-type']).startsWith('application/json');
}

/** An address cannot hold half a surrogate pair: encodeURIComponent itself refuses. */
function wellFormed(part: unknown): Record<string, string> {
  if (!isRecord(part)) return {};
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value).toWellFormed(),
    ]),
  );
}
