import type { Measure, Subject } from '../../question.ts';

/** 'Over 15 km' */
export function hasDistanceBound({ where }: Subject): boolean {
  return where.bounds.some(({ of }) => of === 'distance');
}

/** 'The first run', 'my last swim' */
export function isFirstOrLatest({ extreme }: Subject): boolean {
  return extreme === 'first' || extreme === 'latest';
}

/** 'The longest runs' */
export function isPutInOrder({ extreme }: Subject): boolean {
  return (
    extreme === 'longest' ||
    extreme === 'shortest' ||
    extreme === 'fastest' ||
    extreme === 'slowest'
  );
}

export function isOfFuel({ measure }: Subject): boolean {
  return measure === 'gels' || measure === 'hydration';
}

/** Whether each run has such a figure; a pair of shoes has none. */
export function isOfEachRun({ measure }: Subject): boolean {
  return measure !== null && OF_EACH_RUN.has(measure);
}

const OF_EACH_RUN: ReadonlySet<Measure> = new Set(['pace', 'heartRate', 'cadence', 'effort']);
