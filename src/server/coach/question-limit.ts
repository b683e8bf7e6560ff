import type { Clock } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';

const WINDOW_MS = 60_000;
/** More than a person can read; a program that asks in a loop is slowed. */
export const QUESTIONS_A_MINUTE = 60;
/** So many athletes are remembered at a time. */
const MOST_ATHLETES = 10_000;

/** Counts each athlete's questions of the last minute, in this process alone. */
export function questionLimit(clock: Clock): (userId: number) => void {
  const askedAt = new Map<number, number[]>();
  return (userId) => {
    const nowMs = clock.nowMs();
    const recent = (askedAt.get(userId) ?? []).filter((atMs) => atMs > nowMs - WINDOW_MS);
    const [oldest] = recent;
    if (recent.length >= QUESTIONS_A_MINUTE && oldest !== undefined) {
      const retryAfterS = Math.max(1, Math.ceil((oldest + WINDOW_MS - nowMs) / 1000));
      throw new AppError(
        'tooManyRequests',
        `That is more than ${QUESTIONS_A_MINUTE} questions in a minute. Try again in ${retryAfterS} seconds.`,
        { retryAfterS },
      );
    }
    // Asked again, an athlete moves to the end: those at the beginning have been quiet longest.
    askedAt.delete(userId);
    askedAt.set(userId, [...recent, nowMs]);
    const [quietest] = askedAt.keys();
    if (askedAt.size > MOST_ATHLETES && quietest !== undefined) askedAt.delete(quietest);
  };
}
