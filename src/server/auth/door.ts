import { AppError } from '../platform/http/app-error.ts';

/** Two at work on their passwords, twenty waiting. */
const MOST_INSIDE = 22;

let inside = 0;

/**
 * Signing in costs a password hash and writes that are synced: a crowd is let in so many at a time.
 * Who finds it full is told to come back, and has cost nothing and counts as nothing.
 */
export async function throughTheDoor<T>(work: () => Promise<T>): Promise<T> {
  if (inside >= MOST_INSIDE) {
    throw new AppError('busy', 'Too many people are signing in right now. Try again in a moment.', {
      retryAfterS: 2,
    });
  }
  inside += 1;
  try {
    return await work();
  } finally {
    inside -= 1;
  }
}
