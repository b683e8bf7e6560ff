import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { makeSample } from '../../../../testing/server/access-samples.ts';
import { readAccessTable } from '../../../../testing/server/access-table.ts';
import { type Cast, makeCast } from '../../../../testing/server/access-walk.ts';
import { openTestApp } from '../../../../testing/server/open-test-app.ts';
import { newSessionOf } from '../../../../testing/server/people.ts';
import { addressOf } from '../../../contract/endpoint.ts';

type Content = Record<string, { schema: Record<string, unknown> }>;
type Parameter = {
  name: string;
  in: string;
  required: boolean;
  schema: object;
  description?: string;
};
type Operation = {
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  security: Record<string, []>[];
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  components: { securitySchemes: Record<string, object> };
  paths: Record<string, Record<string, Operation>>;
};

const app = await openTestApp();
let cast: Cast;
let document: Document;

beforeAll(async () => {
  cast = await makeCast(app);
  document = (await app.app.inject('/api/docs/json')).json<Document>();
});

const endpoints = [...readAccessTable().values()].filter(({ access }) => access !== 'plugin');

const shapeOf = (path: string) => path.replace(/\{\w+\}|:\w+/g, '{}');

function operationOf(route: string): Operation {
  const [method = '', path = ''] = route.split(' ');
  const [, methods] =
    Object.entries(document.paths).find(([name]) => shapeOf(name) === shapeOf(path)) ?? [];
  const operation = methods?.[method.toLowerCase()];
  if (!operation) throw new Error(`${route} is not in the document`);
  return operation;
}

describe('the OpenAPI document', () => {
  test('holds every endpoint and nothing else', () => {
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${shapeOf(path)}`),
    );
    const declared = endpoints.map(({ route }) => shapeOf(route));
    expect(documented.toSorted()).toEqual(declared.toSorted());
  });

  test('is valid: what OpenAPI 3.1 asks of a document is there', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: 'Longrun', version: '1' });
    const schemes = Object.keys(document.components.securitySchemes);
    const shapes = Object.keys(document.paths).map(shapeOf);
    expect(new Set(shapes).size).toBe(shapes.length);
    for (const [path, methods] of Object.entries(document.paths)) {
      expect(path).toMatch(/^\/api\/[\w/{}-]+$/);
      for (const [method, operation] of Object.entries(methods)) {
        const where = `${method} ${path}`;
        const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path');
        const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        expect([where, inPath.map(({ name }) => name).toSorted()]).toEqual([
          where,
          named.toSorted(),
        ]);
        for (const parameter of operation.parameters ?? []) {
          expect([where, parameter]).toMatchObject([
            where,
            { schema: { type: expect.anything() } },
          ]);
          expect(['path', 'query']).toContain(parameter.in);
          if (parameter.in === 'path') expect(parameter.required).toBe(true);
        }
        const names = (operation.parameters ?? []).map((one) => `${one.in} ${one.name}`);
        expect([where, new Set(names).size]).toEqual([where, names.length]);
        expect(operation.summary).toMatch(/\S/);
        expect(Object.keys(operation.responses)).toContain('default');
        for (const [status, response] of Object.entries(operation.responses)) {
          expect(status).toMatch(/^(20\d|default)$/);
          expect(response.description).toMatch(/\S/);
        }
        for (const need of operation.security) {
          expect(schemes).toEqual(expect.arrayContaining(Object.keys(need)));
        }
        if (operation.requestBody) expect(['post', 'put', 'patch']).toContain(method);
      }
    }
    expect(JSON.stringify(document)).not.toContain('"$ref"');
  });

  test('says of each call who may make it', () => {
    for (const { route, access } of endpoints) {
      const { description, security } = operationOf(route);
      expect([route, description]).toEqual([route, `Access: ${access}`]);
      const open = access === 'public' || access === 'shareLink';
      expect([route, security]).toEqual([route, open ? [] : [{ bearer: [] }, { cookie: [] }]]);
    }
  });

  test('names a shared place in a path once, and says what it is for each call', () => {
    const read = operationOf('GET /api/workouts/:userId').parameters;
    const change = operationOf('PUT /api/workouts/:id').parameters;
    expect(read?.find((one) => one.in === 'path')).toMatchObject({
      name: 'id',
      description: 'The userId',
    });
    expect(change?.find((one) => one.in === 'path')).toMatchObject({ name: 'id' });
  });

  test.each(endpoints)(
    '$route answers what it says, and takes what is sent',
    async ({ route, status, access }) => {
      const operation = operationOf(route);
      const [method = '', path = ''] = route.split(' ');
      const asker = access === 'admin' ? 'admin' : 'owner';
      const expected = status[asker];
      const sample = await makeSample({ test: app, route, subject: cast.owner });
      const token = await newSessionOf(app, cast[asker].userId);
      const isFile = Buffer.isBuffer(sample.body);
      const request = {
        method: method as 'GET',
        url: addressOf(path, sample.params, sample.query),
        headers: isFile ? { 'content-type': sample.type ?? 'application/octet-stream' } : {},
        payload: sample.body,
      };
      if (sample.body && !isFile) {
        const body = operation.requestBody?.content['application/json']?.schema ?? {};
        expect(faults(body, sample.body)).toEqual([]);
      }
      const headers = { ...request.headers, authorization: `Bearer ${token}` };
      const answer = await app.app.inject({ ...request, headers });
      expect(answer.statusCode).toBe(expected);
      const described = operation.responses[expected < 400 ? String(expected) : 'default'];
      const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
      const isAnyFile = described?.content?.['*/*'] !== undefined;
      if (expected === 204) expect(described?.content).toBeUndefined();
      else if (isAnyFile) expect(type).toMatch(/^(application\/(octet-stream|zip)|text\/csv)$/);
      else expect(Object.keys(described?.content ?? {})).toEqual([type]);
      if (type === 'application/json') {
        expect(faults(described?.content?.[type]?.schema ?? {}, answer.json())).toEqual([]);
      }
      if (access === 'public' || access === 'shareLink') return;
      const refused = await app.app.inject(request);
      const error = operation.responses.default?.content?.['application/json']?.schema ?? {};
      expect(faults(error, refused.json())).toEqual([]);
      expect(faults(error, { message: 5 })).not.toEqual([]);
    },
  );

  function faults(schema: Record<string, unknown>, value: unknown) {
    const result = z.fromJSONSchema(schema).safeParse(value);
    return result.success ? [] : result.error.issues;
  }
});

describe('the page that shows it', () => {
  test('loads nothing from outside, and no inline script', async () => {
    const page = await app.app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source);
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) expect(source).toMatch(/^\.\/static\//);
    expect(page.body).not.toMatch(/<script>|<style|\son\w+=/);
    const start = await app.app.inject('/api/docs/static/swagger-initializer.js');
    expect(start.body).toContain('"validatorUrl":null');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  });
});

test('what is not valid is told in our words, also where the schema library is loaded with its own', async () => {
  expect(z.string().safeParse([]).error?.issues[0]?.message).toMatch(/^Invalid input: expected/);
  const runner = await app.addAthlete();
  const answer = await app.app.inject({
    url: `/api/workouts/${runner.userId}?limit=1&limit=2`,
    headers: { authorization: `Bearer ${runner.token}` },
  });
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'limit is not valid']);
});
