import { describe, expect, test } from 'vitest';
import { type Environment, readConfig, VARIABLES } from '../config.ts';
import { StartProblem } from '../platform/start-problem.ts';

describe('without any variable', () => {
  test('there is a whole configuration', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: undefined,
      dataDir: expect.stringMatching(/[\\/]data$/),
      databaseUrl: undefined,
      publicUrl: undefined,
      trustedProxies: [],
      loginRateLimit: 10,
      registration: 'open',
    });
  });

  test('and empty ones count as left out', () => {
    const empty: Environment = Object.fromEntries(VARIABLES.map((name) => [name, '  ']));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });
});

test.each<[Environment, object]>([
  [{ PORT: ' 8080 ' }, { port: 8080 }],
  [{ HOST: '::1' }, { host: '::1' }],
  [{ DATABASE_URL: 'postgresql://a@b/c' }, { databaseUrl: 'postgresql://a@b/c' }],
  [{ PUBLIC_URL: 'https://Run.Example/' }, { publicUrl: 'https://run.example' }],
  [{ PUBLIC_URL: 'https://run.example:443' }, { publicUrl: 'https://run.example' }],
  [
    { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8' },
    { trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'] },
  ],
  [{ REGISTRATION: 'closed' }, { registration: 'closed' }],
])('%j is read', (environment, expected) => {
  expect(readConfig(environment)).toMatchObject(expected);
});

test.each<[Environment, string]>([
  [{ PORT: 'eighty' }, "PORT must be a whole number from 0 to 65535, not 'eighty'."],
  [{ PORT: '70000' }, "PORT must be a whole number from 0 to 65535, not '70000'."],
  [{ PORT: '-1' }, "PORT must be a whole number from 0 to 65535, not '-1'."],
  [
    { HOST: 'not a host!' },
    "HOST must be an address of this machine such as 127.0.0.1, not 'not a host!'.",
  ],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must begin with postgres:// (leave it out to use the embedded database).',
  ],
  [
    { PUBLIC_URL: 'run.example' },
    "PUBLIC_URL must be an address that begins with http:// or https://, not 'run.example'.",
  ],
  [
    { PUBLIC_URL: 'javascript:alert(1)' },
    "PUBLIC_URL must be an address that begins with http:// or https://, not 'javascript:alert(1)'.",
  ],
  [
    { PUBLIC_URL: 'https://run.example/longrun' },
    "PUBLIC_URL must have no path: write https://run.example, not 'https://run.example/longrun'.",
  ],
  ...['true', '1', '10.0.0.0/33', 'fd00::/129', 'localhost', '10.0.0.0/8/8'].map(
    (entry): [Environment, string] => [
      { TRUSTED_PROXIES: `127.0.0.1,${entry}` },
      `TRUSTED_PROXIES must list addresses or ranges such as 127.0.0.1,10.0.0.0/8, not '${entry}'.`,
    ],
  ),
  [
    { LOGIN_RATE_LIMIT: '0' },
    "LOGIN_RATE_LIMIT must be a whole number from 1 to 1000000, not '0'.",
  ],
  [{ REGISTRATION: 'maybe' }, "REGISTRATION must be open or closed, not 'maybe'."],
  [{ AI_PROVIDER: 'skynet' }, "AI_PROVIDER must be openai or anthropic or ollama, not 'skynet'."],
])('%j stops the start: %s', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(new StartProblem(message));
});
