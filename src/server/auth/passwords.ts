import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../platform/http/app-error.ts';
import { createLimiter } from '../platform/limiter.ts';

// OWASP's argon2id setting: 19 MiB, two passes, one lane (argon2id is the library's default).
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Whatever looks at a password costs a hash and writes that are synced: two at a time, so that those
 * inside are served meanwhile. Who finds twenty waiting is told to come back, and counts as no attempt.
 */
export const passwordLimiter = createLimiter(2, {
  mostWaiting: 20,
  refuse: () => {
    throw new AppError('busy', 'Too many people are signing in right now. Try again in a moment.', {
      retryAfterS: 2,
    });
  },
});

export function hashPassword(password: string): Promise<string> {
  return hash(password, SETTINGS);
}

/** Takes the same time whether or not there is an account: without one a hash of nobody is checked. */
export async function isPasswordOf(input: {
  password: string;
  passwordHash: string | undefined;
}): Promise<boolean> {
  const { password, passwordHash } = input;
  const known = passwordHash ?? (await hashOfNobody());
  const matches = await verify(known, password);
  return matches && passwordHash !== undefined;
}

let nobody: Promise<string> | undefined;

/** Made at start, so that the first unknown address does not take longer than the next. */
export function hashOfNobody(): Promise<string> {
  nobody ??= hash(crypto.randomUUID(), SETTINGS);
  return nobody;
}
