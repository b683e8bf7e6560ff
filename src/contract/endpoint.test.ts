import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addressOf, type Endpoint } from './endpoint.ts';

const folder = new URL('./', import.meta.url);
const modules = readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/.test(name));

/** Everything that any module of the contract declares as an endpoint. */
async function declared(): Promise<[string, Endpoint][]> {
  const found: [string, Endpoint][] = [];
  for (const file of modules) {
    const exported: Record<string, unknown> = await import(new URL(file, folder).href);
    for (const [name, value] of Object.entries(exported)) {
      if (isEndpoint(value)) found.push([`${file} ${name}`, value]);
    }
  }
  return found;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

describe('every endpoint of the contract', async () => {
  const endpoints = await declared();

  test('is found', () => {
    expect(endpoints.length).toBeGreaterThan(25);
  });

  test('has a method and path of its own', () => {
    const calls = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(calls).toEqual([...new Set(calls)]);
  });

  test.each(endpoints)('%s is declared whole', (_name, endpoint) => {
    expect(endpoint.path).toMatch(/^\/api(\/:?[a-zA-Z-]+)+$/);
    expect(endpoint.summary).toMatch(/^\S.{5,}[^.\s]$/);
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(propertiesOf(endpoint.params)).toEqual(named);
    expect(endpoint.path.includes(':trainerUrl')).toBe(endpoint.access === 'shareLink');
    if (endpoint.method === 'GET') expect(endpoint).not.toHaveProperty('body');
    if (endpoint.bodyBytes) expect(endpoint).not.toHaveProperty('body');
    if (endpoint.status === 204) expect(endpoint.response.safeParse(null).success).toBe(true);
    // Whoever holds a secret of the server's own is anybody: the address is all there is to check.
    if (endpoint.access === 'public') expect(named.filter((name) => name !== 'secret')).toEqual([]);
  });

  function propertiesOf(schema: Endpoint['params']): string[] {
    if (!schema) return [];
    const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return Object.keys(properties ?? {});
  }
});

describe('an address', () => {
  test('keeps each value in its own place, whatever it holds', () => {
    const word = fc.string({ unit: 'binary' }).filter((text) => text !== '' && text.isWellFormed());
    fc.assert(
      fc.property(word, word, (id, note) => {
        const address = addressOf('/api/things/:id/parts', { id }, { note, none: undefined });
        const url = new URL(address, 'http://localhost');
        fc.pre(id !== '.' && id !== '..');
        const [, , , at = '', last] = url.pathname.split('/');
        expect([decodeURIComponent(at), last]).toEqual([id, 'parts']);
        expect([...url.searchParams]).toEqual([['note', note]]);
      }),
    );
  });

  test('without a query has no question mark', () => {
    expect(addressOf('/api/workouts', undefined, { limit: undefined })).toBe('/api/workouts');
    expect(addressOf('/api/workouts/:userId', { userId: 7 }, { limit: 10 })).toBe(
      '/api/workouts/7?limit=10',
    );
  });
});
