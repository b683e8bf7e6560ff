import { paceInFigure, paceUnit } from '../../domain/measures.ts';
import { medianOf } from '../../domain/outliers.ts';

/** One week of hills or heat is no trend: so many at each end tell where a pace went. */
const ENDS = 4;

/** The sentence above the pace at a heart rate, by the weeks or months that have one, oldest first. */
export function paceAtSentence(of: {
  /** As they are drawn. */
  paces: readonly number[];
  heartRate: number;
  by: 'week' | 'month';
}): string {
  const { paces, heartRate, by } = of;
  const rule = `Runs outdoors of 20 minutes or more with an average of ${heartRate - 2} to ${heartRate + 2}\u00a0bpm; intervals are left out. Faster is higher.`;
  const at = `${paceUnit()} at ${heartRate}\u00a0bpm`;
  const [first, last] = [paces[0], paces.at(-1)];
  if (first === undefined || last === undefined || paces.length < 2) return rule;
  if (paces.length < 2 * ENDS) {
    return `From ${paceInFigure(first)} to ${paceInFigure(last)}\u00a0${at}, from one ${by} to another. ${rule}`;
  }
  const [before, now] = [paces.slice(0, ENDS), paces.slice(-ENDS)].map((some) =>
    paceInFigure(medianOf(some)),
  );
  const then =
    now === before ? `, as of the first ${ENDS} here` : `, of the first ${ENDS} here ${before}`;
  return `The middle of the last ${ENDS} ${by}s with such runs is ${now}\u00a0${at}${then}. ${rule}`;
}
