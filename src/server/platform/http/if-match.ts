import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** The version that the editor saw; undefined accepts whatever is there. */
export function readIfMatch(request: FastifyRequest, what: string): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const digits = /^"?(\d{1,9})"?$/.exec(header)?.[1];
  if (digits) return Number(digits);
  throw new AppError('validation', `If-Match must be the version of the ${what}, as "3"`);
}
