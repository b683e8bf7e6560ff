import { hash, verify } from '@node-rs/argon2';

// OWASP's argon2id setting: 19 MiB, two passes, one lane (argon2id is the library's default).
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, SETTINGS));
}

/** Takes the same time whether or not there is an account: without one a hash of nobody is checked. */
export async function isPasswordOf(input: {
  password: string;
  passwordHash: string | undefined;
}): Promise<boolean> {
  const { password, passwordHash } = input;
  const known = passwordHash ?? (await hashOfNobody());
  const matches = await inTurn(() => verify(known, password));
  return matches && passwordHash !== undefined;
}

let nobody: Promise<string> | undefined;

/** Made at start, so that the first unknown address does not take longer than the next. */
export function hashOfNobody(): Promise<string> {
  nobody ??= hash(crypto.randomUUID(), SETTINGS);
  return nobody;
}

let running = 0;
const waiting: (() => void)[] = [];

/** Few hashes at a time, so that those who sign in do not starve those inside. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resume) => waiting.push(resume));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
