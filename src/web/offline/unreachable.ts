import { ApiError } from '../api.ts';

/**
 * The server is away, or a proxy in front of it says so, or something else answers in its place: the
 * page on which one signs in to the network of a train.
 */
export function isUnreachable(refusal: unknown): boolean {
  if (!(refusal instanceof ApiError)) return false;
  const { status, code, message } = refusal;
  const isOfAnother = code === 'unreadable' && message === '';
  return status === 0 || [502, 503, 504].includes(status) || isOfAnother;
}
