import { isLongest } from './periods.ts';

/** What an empty section suggests besides logging, while a longer period can be chosen. */
export function orLonger(days: number): string {
  return isLongest(days) ? '' : ' Or choose a longer period.';
}
