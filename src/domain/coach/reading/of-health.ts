import { SIGNS } from './intent/signs.ts';

/** Whether a text speaks of what hurts or of being ill: what anybody should do next may hang on it. */
export function isOfHealth(text: string): boolean {
  return SIGNS_OF_HEALTH.some((sign) => sign.test(text));
}

const SIGNS_OF_HEALTH = SIGNS.filter(({ of }) => of === 'pain' || of === 'urgent').flatMap(
  ({ when }) => when,
);
