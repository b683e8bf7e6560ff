import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Environment, readConfig, VARIABLES } from './config.ts';
import { StartProblem } from './platform/start-problem.ts';

type Variable = keyof Environment;

/** Texts that can be anything: names, keys, a path. Nothing about them is nonsense in itself. */
const TAKEN_AS_THEY_STAND: Variable[] = [
  'DATA_DIR',
  'SECRET_KEY_FILE',
  'STRAVA_CLIENT_ID',
  'STRAVA_CLIENT_SECRET',
  'AI_MODEL',
  'AI_API_KEY',
  'MAP_TILES_ATTRIBUTION',
];

const NONSENSE: Partial<Record<Variable, string[]>> = {
  PORT: ['http', '-1', '65536', '80.5', '3000x', '1e3', '0x50'],
  HOST: ['http://localhost', 'two words', '-', '127.0.0.1:3000', '*'],
  BACKUP_BEFORE_MIGRATION: ['true', '0', 'No'],
  DATABASE_URL: ['localhost', 'mysql://host/db', '/var/lib/longrun', 'file:./data'],
  DATABASE_POOL: ['0', '-1', 'ten', '1001', '5.5'],
  DATABASE_STATEMENT_NAMES: ['no', 'Off', '1', 'auto'],
  PUBLIC_URL: ['run.example.org', 'ftp://run.example.org', 'https://run.example.org/app', '//'],
  TRUSTED_PROXIES: [
    'loopback',
    '10.0.0.0/33',
    '::1/129',
    '127.0.0.1;10.0.0.1',
    '10.0.0.1/8/8',
    '1',
  ],
  STRAVA_API_URL: ['strava', 'ws://strava.example'],
  STRAVA_OAUTH_URL: ['strava', 'ws://strava.example'],
  STRAVA_IN_TRAINER_VIEW: ['true', '1', 'Yes'],
  LOGIN_RATE_LIMIT: ['0', '-5', 'off', '1000001', '10/min'],
  REGISTRATION: ['yes', 'Open', 'invite'],
  IMPORT_QUOTA_MB: ['-1', '2 GB', '1.5', '100000001'],
  AI_PROVIDER: ['openai', 'Ollama', 'none', 'gpt'],
  AI_BASE_URL: ['localhost:11434', 'ws://models.example'],
  AI_OWN_KEYS: ['all', 'anthropic;openai', 'Ours=ftp://models.example', '=https://x.example'],
  AI_DAILY_QUESTIONS: ['0', '-1', 'many', '100001'],
  AI_MONTHLY_TOKENS: ['999', '1e6', '1000000000'],
  AI_MONTHLY_BUDGET: ['-1', '5 EUR', '1,50', '1e3'],
  AI_PRICE_INPUT: ['free', '-0.1', '.5'],
  AI_PRICE_OUTPUT: ['free', '-0.1', '.5'],
  MAP_TILES_URL: ['tiles', 'https://tiles.example/', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
};

describe('the environment', () => {
  test('may be empty', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: undefined,
      dataDir: resolve('data'),
      secretKeyFile: resolve('data', 'secret.key'),
      databaseUrl: undefined,
      backupBeforeMigration: true,
      databasePool: 10,
      statementNames: 'on',
      publicUrl: undefined,
      trustedProxies: [],
      loginRateLimit: 10,
      registration: 'open',
      importQuotaBytes: 2000 * 1024 * 1024,
      strava: {
        clientId: undefined,
        clientSecret: undefined,
        apiUrl: 'https://www.strava.com',
        oauthUrl: undefined,
        inTrainerView: false,
      },
      ai: {
        model: null,
        ownKeys: [],
        dailyQuestions: 50,
        monthlyTokens: 2_000_000,
        monthlyBudget: null,
        prices: null,
      },
      mapTiles: null,
    });
  });

  test('is read whole', () => {
    expect(
      readConfig({
        PORT: '8080',
        HOST: '::1',
        DATA_DIR: '/var/lib/longrun',
        SECRET_KEY_FILE: '/run/secrets/longrun',
        BACKUP_BEFORE_MIGRATION: 'no',
        DATABASE_URL: 'postgresql://runner@db/longrun',
        DATABASE_POOL: '4',
        DATABASE_STATEMENT_NAMES: 'off',
        PUBLIC_URL: 'https://run.example.org/',
        TRUSTED_PROXIES: '127.0.0.1, fd00::/8',
        LOGIN_RATE_LIMIT: '50',
        REGISTRATION: 'closed',
        IMPORT_QUOTA_MB: '500',
        STRAVA_CLIENT_ID: '1234',
        STRAVA_CLIENT_SECRET: 'secret',
        STRAVA_API_URL: 'http://127.0.0.1:9999/',
        STRAVA_OAUTH_URL: 'http://127.0.0.1:9998/',
        STRAVA_IN_TRAINER_VIEW: 'yes',
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'gpt',
        AI_API_KEY: 'sk',
        AI_BASE_URL: 'http://127.0.0.1:9997/v1/',
        AI_OWN_KEYS: 'anthropic, Ours=http://127.0.0.1:9996/v1/',
        AI_DAILY_QUESTIONS: '5',
        AI_MONTHLY_TOKENS: '50000',
        AI_MONTHLY_BUDGET: '2.50',
        AI_PRICE_INPUT: '0.15',
        AI_PRICE_OUTPUT: '0.6',
        MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
        MAP_TILES_ATTRIBUTION: '© us',
      }),
    ).toEqual({
      port: 8080,
      host: '::1',
      dataDir: '/var/lib/longrun',
      secretKeyFile: '/run/secrets/longrun',
      databaseUrl: 'postgresql://runner@db/longrun',
      backupBeforeMigration: false,
      databasePool: 4,
      statementNames: 'off',
      publicUrl: 'https://run.example.org',
      trustedProxies: ['127.0.0.1', 'fd00::/8'],
      loginRateLimit: 50,
      registration: 'closed',
      importQuotaBytes: 500 * 1024 * 1024,
      strava: {
        clientId: '1234',
        clientSecret: 'secret',
        apiUrl: 'http://127.0.0.1:9999',
        oauthUrl: 'http://127.0.0.1:9998',
        inTrainerView: true,
      },
      ai: {
        model: {
          wire: 'openai',
          baseUrl: 'http://127.0.0.1:9997/v1',
          model: 'gpt',
          apiKey: 'sk',
        },
        ownKeys: [
          { name: 'anthropic', wire: 'anthropic', baseUrl: 'https://api.anthropic.com/v1' },
          { name: 'Ours', wire: 'openai', baseUrl: 'http://127.0.0.1:9996/v1' },
        ],
        dailyQuestions: 5,
        monthlyTokens: 50_000,
        monthlyBudget: 2.5,
        prices: { input: 0.15, output: 0.6 },
      },
      mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© us' },
    });
  });

  test.each(VARIABLES)('%s left blank is %s left out', (name) => {
    expect(readConfig({ [name]: '  ' })).toEqual(readConfig({}));
  });

  test('has an answer to nonsense in every variable', () => {
    expect([...Object.keys(NONSENSE), ...TAKEN_AS_THEY_STAND].sort()).toEqual(
      [...VARIABLES].sort(),
    );
  });

  test.each(
    Object.entries(NONSENSE).flatMap(([name, texts]) => texts.map((text) => [name, text] as const)),
  )('%s=%s stops the start with the variable’s name', (name, text) => {
    const read = () => readConfig({ [name]: text });
    expect(read).toThrow(StartProblem);
    expect(read).toThrow(new RegExp(`\\b${name}\\b`));
  });

  test.each(TAKEN_AS_THEY_STAND)('%s is taken as it stands', (name) => {
    const text = '/ä b!';
    const model = {
      AI_PROVIDER: 'ollama',
      AI_MODEL: 'llama3.1',
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    };
    expect(JSON.stringify(readConfig({ ...model, [name]: text }))).toContain(text);
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
  [
    { AI_PROVIDER: 'ollama', AI_MODEL: 'llama3.1' },
    { ai: { model: { wire: 'openai', baseUrl: 'http://127.0.0.1:11434/v1', apiKey: null } } },
  ],
  [
    { AI_PROVIDER: 'ollama-native', AI_MODEL: 'llama3.1' },
    { ai: { model: { wire: 'ollama', baseUrl: 'http://127.0.0.1:11434', apiKey: null } } },
  ],
  [
    { AI_PROVIDER: 'anthropic', AI_MODEL: 'claude', AI_API_KEY: 'key' },
    { ai: { model: { wire: 'anthropic', baseUrl: 'https://api.anthropic.com/v1' } } },
  ],
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
  [
    { AI_PROVIDER: 'gpt' },
    "AI_PROVIDER must be openai-compatible or anthropic or ollama or ollama-native, not 'gpt'.",
  ],
  [
    { AI_MODEL: 'llama3.1' },
    'AI_PROVIDER must be set where AI_MODEL is: openai-compatible or anthropic or ollama or ollama-native.',
  ],
  [{ AI_PROVIDER: 'ollama' }, 'AI_MODEL must name the model that ollama is to answer with.'],
  [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'claude' }, 'AI_API_KEY must be set for anthropic.'],
  [
    { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'gpt' },
    'AI_BASE_URL must say where the openai-compatible service is, such as https://api.openai.com/v1.',
  ],
  [{ AI_PRICE_INPUT: '1' }, 'AI_PRICE_OUTPUT must be set where AI_PRICE_INPUT is.'],
  [
    { AI_MONTHLY_BUDGET: '5' },
    'AI_MONTHLY_BUDGET needs AI_PRICE_INPUT and AI_PRICE_OUTPUT, the prices of a million tokens.',
  ],
  [{ REGISTRATION: 'maybe' }, "REGISTRATION must be open or closed, not 'maybe'."],
  [
    { DATA_DIR: '~/longrun' },
    `DATA_DIR must be written out: ${join(homedir(), 'longrun')}, not '~/longrun'.`,
  ],
  [
    { SECRET_KEY_FILE: '~/secret.key' },
    `SECRET_KEY_FILE must be written out: ${join(homedir(), 'secret.key')}, not '~/secret.key'.`,
  ],
])('%j stops the start: %s', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(new StartProblem(message));
});

describe('.env.example', () => {
  const file = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const lines = file.split('\n');
  const settings = lines.flatMap((line, index) => {
    const match = /^#([A-Z_]+)=(.*)$/.exec(line);
    return match ? [{ name: match[1] ?? '', value: match[2] ?? '', index }] : [];
  });

  test('lists each variable that is read, once and in order, and no other', () => {
    expect(settings.map(({ name }) => name)).toEqual([...VARIABLES]);
  });

  test('says what each is for', () => {
    for (const { name, index } of settings) {
      const before = lines[index - 1] ?? '';
      expect(/^# \S|^#STRAVA_CLIENT_ID=/.test(before), name).toBe(true);
    }
  });

  test('gives the defaults: with all of them set nothing changes', () => {
    const environment = Object.fromEntries(settings.map(({ name, value }) => [name, value]));
    expect(readConfig(environment)).toEqual(readConfig({}));
    const withDefault = settings.filter(({ value }) => value !== '').map(({ name }) => name);
    expect(withDefault).toEqual([
      'PORT',
      'DATA_DIR',
      'BACKUP_BEFORE_MIGRATION',
      'DATABASE_POOL',
      'DATABASE_STATEMENT_NAMES',
      'STRAVA_API_URL',
      'STRAVA_IN_TRAINER_VIEW',
      'LOGIN_RATE_LIMIT',
      'REGISTRATION',
      'IMPORT_QUOTA_MB',
      'AI_DAILY_QUESTIONS',
      'AI_MONTHLY_TOKENS',
    ]);
  });
});

test('every setting that is read is used by the server', () => {
  const server = new URL('.', import.meta.url);
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((name) => /\.ts$/.test(name) && !/(^config|\.test)\.ts$/.test(name))
    .map((name) => readFileSync(new URL(name, server), 'utf8'))
    .join('\n');
  const { strava, ai, ...others } = readConfig({});
  const settings = [others, strava, ai].flatMap((part) => Object.keys(part));
  expect(settings.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
});
