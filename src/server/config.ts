import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { StartProblem } from './platform/start-problem.ts';

export type Config = {
  port: number;
  /** Undefined: every address of this machine. */
  host: string | undefined;
  dataDir: string;
  /** Where the keys are that seal what other services entrust to us: never in the database. */
  secretKeyFile: string;
  databaseUrl: string | undefined;
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
  strava: {
    clientId: string | undefined;
    clientSecret: string | undefined;
    apiUrl: string;
    /** Where athletes say yes and tokens are given; undefined: it follows from `apiUrl`. */
    oauthUrl: string | undefined;
    /** The operator answers for showing what came through Strava's API to trainers. */
    inTrainerView: boolean;
  };
};

/** Every variable that is read, and nothing else is. `.env.example` lists the same. */
export const VARIABLES = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'SECRET_KEY_FILE',
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
] as const;

type Variable = (typeof VARIABLES)[number];
export type Environment = Partial<Record<Variable, string>>;

/** Reads the environment once; nonsense stops the start with the variable's name. */
export function readConfig(environment: Environment): Config {
  const read = (name: Variable) => environment[name]?.trim() || undefined;
  const dataDir = resolve(read('DATA_DIR') ?? './data');
  return {
    port: wholeNumber({ name: 'PORT', text: read('PORT'), fallback: 3000, min: 0, max: 65_535 }),
    host: host(read('HOST')),
    dataDir,
    secretKeyFile: resolve(read('SECRET_KEY_FILE') ?? join(dataDir, 'secret.key')),
    databaseUrl: databaseUrl(read('DATABASE_URL')),
    databasePool: wholeNumber({
      name: 'DATABASE_POOL',
      text: read('DATABASE_POOL'),
      fallback: 10,
      min: 1,
      max: 1_000,
    }),
    statementNames: oneOf('DATABASE_STATEMENT_NAMES', read('DATABASE_STATEMENT_NAMES') ?? 'on', [
      'on',
      'off',
    ]),
    publicUrl: publicUrl(read('PUBLIC_URL')),
    trustedProxies: trustedProxies(read('TRUSTED_PROXIES')),
    loginRateLimit: wholeNumber({
      name: 'LOGIN_RATE_LIMIT',
      text: read('LOGIN_RATE_LIMIT'),
      fallback: 10,
      min: 1,
      max: 1_000_000,
    }),
    registration: oneOf('REGISTRATION', read('REGISTRATION') ?? 'open', ['open', 'closed']),
    strava: {
      clientId: read('STRAVA_CLIENT_ID'),
      clientSecret: read('STRAVA_CLIENT_SECRET'),
      apiUrl: webAddress('STRAVA_API_URL', read('STRAVA_API_URL')) ?? 'https://www.strava.com',
      oauthUrl: webAddress('STRAVA_OAUTH_URL', read('STRAVA_OAUTH_URL')),
      inTrainerView:
        oneOf('STRAVA_IN_TRAINER_VIEW', read('STRAVA_IN_TRAINER_VIEW') ?? 'no', ['no', 'yes']) ===
        'yes',
    },
  };
}

function wholeNumber(input: {
  name: Variable;
  text: string | undefined;
  fallback: number;
  min: number;
  max: number;
}): number {
  const { name, text, fallback, min, max } = input;
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

function oneOf<const T extends string>(name: Variable, text: string, values: readonly T[]): T {
  const value = values.find((candidate) => candidate === text);
  if (value) return value;
  throw new StartProblem(`${name} must be ${values.join(' or ')}, not '${text}'.`);
}
