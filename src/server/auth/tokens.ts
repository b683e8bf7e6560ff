import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, as text that fits a cookie, a header or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. It has 256 bits of its own, so a plain hash cannot be searched. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
