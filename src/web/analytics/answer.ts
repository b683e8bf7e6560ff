import type { Summary } from '../../contract/analytics.ts';
import { kmText } from '../words/amounts.ts';
import { tenthsText } from './amounts.ts';
import { FEW_TIMES, percentChange } from './comparisons.ts';
import { periodWords } from './periods.ts';

/** How far the athlete ran in the period, and against the one before. */
export function analyticsAnswer({
  period,
  previous,
}: Pick<Summary, 'period' | 'previous'>): string {
  const { during, before } = periodWords(period);
  const [now, was] = [period.totalDistance, previous.totalDistance];
  if (period.workouts === 0 && previous.workouts === 0) {
    return 'Log a workout, and its numbers follow here.';
  }
  if (now === 0 && was === 0) return `No running ${during}, and none in ${before}.`;
  if (now === 0) return `No running ${during}, after ${kmText(was)}\u00a0km in ${before}.`;
  if (was === 0) return `You ran ${kmText(now)}\u00a0km ${during}, after none in ${before}.`;
  const figures = `${kmText(now)}\u00a0km against ${kmText(was)}`;
  if (now / was >= FEW_TIMES) {
    return `You ran ${tenthsText(now / was)} times as far as in ${before}: ${figures}.`;
  }
  const percent = percentChange({ now, was });
  if (percent === 0) return `You ran as far as in ${before}: ${figures}.`;
  const amount = `${Math.abs(percent).toLocaleString('en')}\u00a0%`;
  return `You ran ${amount} ${percent > 0 ? 'more' : 'less'} than in ${before}: ${figures}.`;
}
