import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { MapTiles } from '../contract/recordings.ts';
import { StartProblem } from './platform/start-problem.ts';

export type Config = {
  port: number;
  /** Undefined: every address of this machine. */
  host: string | undefined;
  dataDir: string;
  /** Where the keys are that seal what other services entrust to us: never in the database. */
  secretKeyFile: string;
  databaseUrl: string | undefined;
  /** Whether the embedded database is saved before it is brought up to date. */
  backupBeforeMigration: boolean;
  /** The most connections to PostgreSQL at once. */
  databasePool: number;
  /** Whether busy statements have names on PostgreSQL, so that their plans are kept. */
  statementNames: 'on' | 'off';
  /** Where people reach the app, as an origin without a path; undefined: wherever they came from. */
  publicUrl: string | undefined;
  /** Addresses or CIDR ranges whose X-Forwarded-* headers are believed. */
  trustedProxies: string[];
  /** Failed sign-ins from one address in a minute before it has to wait. */
  loginRateLimit: number;
  registration: 'open' | 'closed';
  /** What the files that an athlete imported may take, packed as they are kept. */
  importQuotaBytes: number;
  strava: {
    clientId: string | undefined;
    clientSecret: string | undefined;
    apiUrl: string;
    /** Where athletes say yes and tokens are given; undefined: it follows from `apiUrl`. */
    oauthUrl: string | undefined;
    /** The operator answers for showing what came through Strava's API to trainers. */
    inTrainerView: boolean;
  };
  ai: AiConfig;
  /** Under the routes of runs; null: routes are drawn by themselves. */
  mapTiles: MapTiles | null;
};

/** Outside models that may answer in the coach's place. */
export type AiConfig = {
  /** The operator's own, for every athlete; null: the built-in coach alone. */
  model: OutsideModel | null;
  /** Whose models athletes may ask with keys of their own. */
  ownKeys: { name: string; wire: OutsideModel['wire']; baseUrl: string }[];
  /** What one athlete may have of it. */
  dailyQuestions: number;
  monthlyTokens: number;
  /** In the currency of the prices; null: none. */
  monthlyBudget: number | null;
  /** Of a million tokens; null: not counted in money. */
  prices: { input: number; output: number } | null;
};

export type OutsideModel = {
  wire: 'openai' | 'anthropic' | 'ollama';
  /** Where the calls go, and nowhere else. */
  baseUrl: string;
  model: string;
  apiKey: string | null;
  /** Asked with the athlete's own key, who pays for it. */
  isOwn?: true;
};

/** Every variable that is read, and nothing else is. `.env.example` lists the same. */
export const VARIABLES = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'SECRET_KEY_FILE',
  'BACKUP_BEFORE_MIGRATION',
  'DATABASE_URL',
  'DATABASE_POOL',
  'DATABASE_STATEMENT_NAMES',
  'PUBLIC_URL',
  'TRUSTED_PROXIES',
  'STRAVA_CLIENT_ID',
  'STRAVA_CLIENT_SECRET',
  'STRAVA_API_URL',
  'STRAVA_OAUTH_URL',
  'STRAVA_IN_TRAINER_VIEW',
  'LOGIN_RATE_LIMIT',
  'REGISTRATION',
  'IMPORT_QUOTA_MB',
  'AI_PROVIDER',
  'AI_MODEL',
  'AI_API_KEY',
  'AI_BASE_URL',
  'AI_OWN_KEYS',
  'AI_DAILY_QUESTIONS',
  'AI_MONTHLY_TOKENS',
  'AI_MONTHLY_BUDGET',
  'AI_PRICE_INPUT',
  'AI_PRICE_OUTPUT',
  'MAP_TILES_URL',
  'MAP_TILES_ATTRIBUTION',
] as const;

type Variable = (typeof VARIABLES)[number];
export type Environment = Partial<Record<Variable, string>>;

/** Reads the environment once; nonsense stops the start with the variable's name. */
export function readConfig(environment: Environment): Config {
  const read: Read = (name) => environment[name]?.trim() || undefined;
  const dataDir = resolve(path('DATA_DIR', read('DATA_DIR')) ?? './data');
  return {
    port: wholeNumber(read, 'PORT', { fallback: 3000, min: 0, max: 65_535 }),
    host: host(read('HOST')),
    dataDir,
    secretKeyFile: resolve(
      path('SECRET_KEY_FILE', read('SECRET_KEY_FILE')) ?? join(dataDir, 'secret.key'),
    ),
    databaseUrl: databaseUrl(read('DATABASE_URL')),
    backupBeforeMigration: choice(read, 'BACKUP_BEFORE_MIGRATION', ['yes', 'no']) === 'yes',
    databasePool: wholeNumber(read, 'DATABASE_POOL', { fallback: 10, min: 1, max: 1_000 }),
    statementNames: choice(read, 'DATABASE_STATEMENT_NAMES', ['on', 'off']),
    publicUrl: publicUrl(read('PUBLIC_URL')),
    trustedProxies: trustedProxies(read('TRUSTED_PROXIES')),
    loginRateLimit: wholeNumber(read, 'LOGIN_RATE_LIMIT', { fallback: 10, min: 1, max: 1_000_000 }),
    registration: choice(read, 'REGISTRATION', ['open', 'closed']),
    importQuotaBytes:
      wholeNumber(read, 'IMPORT_QUOTA_MB', { fallback: 2000, min: 0, max: 100_000_000 }) *
      1024 *
      1024,
    strava: {
      clientId: read('STRAVA_CLIENT_ID'),
      clientSecret: read('STRAVA_CLIENT_SECRET'),
      apiUrl: webAddress('STRAVA_API_URL', read('STRAVA_API_URL')) ?? 'https://www.strava.com',
      oauthUrl: webAddress('STRAVA_OAUTH_URL', read('STRAVA_OAUTH_URL')),
      inTrainerView: choice(read, 'STRAVA_IN_TRAINER_VIEW', ['no', 'yes']) === 'yes',
    },
    ai: aiConfig(read),
    mapTiles: mapTiles(read),
  };
}

type Read = (name: Variable) => string | undefined;

function aiConfig(read: Read): AiConfig {
  const monthlyBudget = amount(read, 'AI_MONTHLY_BUDGET');
  const input = amount(read, 'AI_PRICE_INPUT');
  const output = amount(read, 'AI_PRICE_OUTPUT');
  if ((input === null) !== (output === null)) {
    const [set, missing] = input === null ? ['OUTPUT', 'INPUT'] : ['INPUT', 'OUTPUT'];
    throw new StartProblem(`AI_PRICE_${missing} must be set where AI_PRICE_${set} is.`);
  }
  if (monthlyBudget !== null && input === null) {
    throw new StartProblem(
      'AI_MONTHLY_BUDGET needs AI_PRICE_INPUT and AI_PRICE_OUTPUT, the prices of a million tokens.',
    );
  }
  return {
    model: outsideModel(read),
    ownKeys: ownKeys(read('AI_OWN_KEYS')),
    dailyQuestions: wholeNumber(read, 'AI_DAILY_QUESTIONS', { fallback: 50, min: 1, max: 100_000 }),
    monthlyTokens: wholeNumber(read, 'AI_MONTHLY_TOKENS', {
      fallback: 2_000_000,
      min: 1_000,
      max: 999_999_999,
    }),
    monthlyBudget,
    prices: input === null || output === null ? null : { input, output },
  };
}

/** 'https://tiles.example.org/{z}/{x}/{y}.png' */
function mapTiles(read: Read): MapTiles | null {
  const url = read('MAP_TILES_URL');
  const attribution = read('MAP_TILES_ATTRIBUTION');
  if (url === undefined) return null;
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => url.includes(part));
  if (!isWhole || !/^https?:\/\/[^/{}]+\//.test(url) || !URL.canParse(url)) {
    throw new StartProblem(
      `MAP_TILES_URL must be an address with {z}, {x} and {y} behind its host, such as https://tiles.example.org/{z}/{x}/{y}.png, not '${url}'.`,
    );
  }
  return { url, attribution: attribution ?? '' };
}

const ANTHROPIC_URL = 'https://api.anthropic.com/v1';
const OPENAI_URL = 'https://api.openai.com/v1';
const OLLAMA_URL = 'http://127.0.0.1:11434/v1';
const OLLAMA_NATIVE_URL = 'http://127.0.0.1:11434';

function outsideModel(read: Read): OutsideModel | null {
  const name = read('AI_PROVIDER');
  if (name === undefined) {
    const alone = (['AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL'] as const).find(read);
    if (alone === undefined) return null;
    throw new StartProblem(`AI_PROVIDER must be set where ${alone} is: ${PROVIDERS.join(' or ')}.`);
  }
  const provider = oneOf('AI_PROVIDER', name, PROVIDERS);
  const model = read('AI_MODEL');
  const apiKey = read('AI_API_KEY') ?? null;
  const url = webAddress('AI_BASE_URL', read('AI_BASE_URL'));
  if (model === undefined) {
    throw new StartProblem(`AI_MODEL must name the model that ${provider} is to answer with.`);
  }
  if (provider === 'anthropic') {
    if (apiKey === null) throw new StartProblem('AI_API_KEY must be set for anthropic.');
    return { wire: 'anthropic', baseUrl: url ?? ANTHROPIC_URL, model, apiKey };
  }
  if (provider === 'ollama-native') {
    return { wire: 'ollama', baseUrl: url ?? OLLAMA_NATIVE_URL, model, apiKey };
  }
  const baseUrl = url ?? (provider === 'ollama' ? OLLAMA_URL : undefined);
  if (baseUrl === undefined) {
    throw new StartProblem(
      'AI_BASE_URL must say where the openai-compatible service is, such as https://api.openai.com/v1.',
    );
  }
  return { wire: 'openai', baseUrl, model, apiKey };
}

/** 'anthropic, openai, Groq=https://api.groq.com/openai/v1' */
function ownKeys(text: string | undefined): AiConfig['ownKeys'] {
  const entries = (text ?? '').split(',').map((entry) => entry.trim());
  return entries.filter(Boolean).map((entry) => {
    if (entry === 'anthropic') return { name: entry, wire: 'anthropic', baseUrl: ANTHROPIC_URL };
    if (entry === 'openai') return { name: entry, wire: 'openai', baseUrl: OPENAI_URL };
    const [, name, url] = /^([\w .-]{1,60})=(\S+)$/.exec(entry) ?? [];
    if (name && url && /^https?:\/\//.test(url)) {
      const baseUrl = webAddress('AI_OWN_KEYS', url);
      if (baseUrl) return { name: name.trim(), wire: 'openai', baseUrl };
    }
    throw new StartProblem(
      `AI_OWN_KEYS must list anthropic, openai or a name with an address such as Groq=https://api.groq.com/openai/v1, not '${entry}'.`,
    );
  });
}

const PROVIDERS = ['openai-compatible', 'anthropic', 'ollama', 'ollama-native'] as const;

/** An amount of money; null where none is set. */
function amount(read: Read, name: Variable): number | null {
  const text = read(name);
  if (text === undefined) return null;
  if (/^\d{1,6}(?:\.\d{1,6})?$/.test(text)) return Number(text);
  throw new StartProblem(`${name} must be an amount such as 2.50, not '${text}'.`);
}

function wholeNumber(
  read: Read,
  name: Variable,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  const text = read(name);
  if (text === undefined) return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new StartProblem(`${name} must be a whole number from ${min} to ${max}, not '${text}'.`);
}

function host(text: string | undefined): string | undefined {
  if (text === undefined || isIP(text) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text))
    return text;
  throw new StartProblem(
    `HOST must be an address of this machine such as 127.0.0.1, not '${text}'.`,
  );
}

/** A shell spells '~' out before it hands a path on; a file of settings, or quotes, do not. */
function path(name: Variable, text: string | undefined): string | undefined {
  if (text === undefined || !/^~(\/|$)/.test(text)) return text;
  throw new StartProblem(
    `${name} must be written out: ${join(homedir(), text.slice(1))}, not '${text}'.`,
  );
}

function databaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || /^postgres(ql)?:\/\//.test(text)) return text;
  throw new StartProblem(
    'DATABASE_URL must begin with postgres:// (leave it out to use the embedded database).',
  );
}

function publicUrl(text: string | undefined): string | undefined {
  const address = webAddress('PUBLIC_URL', text);
  if (!address) return undefined;
  const { origin, pathname } = new URL(address);
  if (pathname === '/') return origin;
  throw new StartProblem(`PUBLIC_URL must have no path: write ${origin}, not '${text}'.`);
}

function webAddress(name: Variable, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const valid = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (valid) {
    let end = text.length;
    while (text[end - 1] === '/') end -= 1;
    return text.slice(0, end);
  }
  throw new StartProblem(
    `${name} must be an address that begins with http:// or https://, not '${text}'.`,
  );
}

function trustedProxies(text: string | undefined): string[] {
  const entries = (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  for (const entry of entries) {
    if (isAddressOrRange(entry)) continue;
    throw new StartProblem(
      `TRUSTED_PROXIES must list addresses or ranges such as 127.0.0.1,10.0.0.0/8, not '${entry}'.`,
    );
  }
  return entries;
}

function isAddressOrRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

/** The first where nothing is set. */
function choice<const T extends string>(
  read: Read,
  name: Variable,
  values: readonly [T, ...T[]],
): T {
  return oneOf(name, read(name) ?? values[0], values);
}

function oneOf<const T extends string>(name: Variable, text: string, values: readonly T[]): T {
  const value = values.find((candidate) => candidate === text);
  if (value) return value;
  throw new StartProblem(`${name} must be ${values.join(' or ')}, not '${text}'.`);
}
