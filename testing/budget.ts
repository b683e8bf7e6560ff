import { type TestContext, type TestOptions, test } from 'vitest';

/** Set where the longer proofs run: a little of each, or all of it. Unset in `npm test`. */
const PROOF = process.env.PROOF;

/**
 * How much a long test does: in `npm test`, which looks at one case of each kind; in `.ci/run`
 * (`--proof small`); and as a proof of its own (`npm run proof:server`).
 */
export function budget<T>({ everyday, small, full }: { everyday: T; small: T; full: T }): T {
  if (PROOF === 'full') return full;
  return PROOF === 'small' ? small : everyday;
}

export const isProof = PROOF !== undefined;

type Body = (context: TestContext) => void | Promise<void>;

/** A test that `npm test` does without, since a quicker one beside it catches the same kind. */
export function proof(title: string, body: Body): void;
export function proof(title: string, options: TestOptions, body: Body): void;
export function proof(title: string, first: Body | TestOptions, second?: Body): void {
  if (!isProof) return;
  if (typeof first === 'function') test(title, first);
  else test(title, first, second);
}
