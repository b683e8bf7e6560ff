import { isLongest } from './periods.ts';

/** What an empty section may suggest besides logging, while a longer period can be chosen. */
export function orLonger(days: number): string {
  return isLongest(days) ? '' : ', or choose a longer period';
}
