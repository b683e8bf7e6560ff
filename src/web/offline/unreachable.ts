import { ApiError } from '../api.ts';

/** The server is away, or a proxy in front of it says so. */
export function isUnreachable(refusal: unknown): boolean {
  return (
    refusal instanceof ApiError &&
    (refusal.status === 0 || [502, 503, 504].includes(refusal.status))
  );
}
