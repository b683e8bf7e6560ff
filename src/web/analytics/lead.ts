import type { Period, Summary } from '../../contract/analytics.ts';
import { distanceUnit, sumDistance } from '../../domain/measures.ts';
import { beforeText, FEW_TIMES, percentChange, tenthsText } from '../words/period-words.ts';

/** How far the athlete ran in the period, and against the one before. */
export function analyticsLead({ period, previous }: Pick<Summary, 'period' | 'previous'>): string {
  const [during, before] = [duringText(period), beforeText(period)];
  const [now, was] = [period.runningM, previous.runningM];
  if (period.workouts === 0 && previous.workouts === 0) {
    return 'Log a workout, and its numbers follow here.';
  }
  if (now === 0 && was === 0) return `No running ${during}, and none in ${before}.`;
  if (now === 0)
    return `No running ${during}, after ${sumDistance(was)}\u00a0${distanceUnit()} in ${before}.`;
  if (was === 0)
    return `You ran ${sumDistance(now)}\u00a0${distanceUnit()} ${during}, after none in ${before}.`;
  const figures = `${sumDistance(now)}\u00a0${distanceUnit()} against ${sumDistance(was)}`;
  if (now / was >= FEW_TIMES) {
    return `You ran ${tenthsText(now / was)} times as far as in ${before}: ${figures}.`;
  }
  const percent = percentChange({ now, was });
  if (percent === 0) return `You ran as far as in ${before}: ${figures}.`;
  const amount = `${Math.abs(percent).toLocaleString('en')}\u00a0%`;
  return `You ran ${amount} ${percent > 0 ? 'more' : 'less'} than in ${before}: ${figures}.`;
}

const IN_MONTHS: Readonly<Record<number, string>> = { 90: 'in three months', 180: 'in six months' };

/** 'You ran 120 km in three months.' */
function duringText({ span, days }: Period): string {
  return span === 'year' ? 'this year' : (IN_MONTHS[days] ?? `in ${days} days`);
}
