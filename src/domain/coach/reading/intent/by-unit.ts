import type { Measure, Subject } from '../../question.ts';

/** 'Km per month this year', 'weekly km last 8 weeks': of each one of them. */
export function isByUnit(text: string, { periods, unit, measure, count }: Subject): boolean {
  const [period, ...others] = periods;
  if (!period || others.length > 0 || unit === null || period.unit === unit) return false;
  if (period.unit === 'day' || count !== null || (measure !== null && !BY_UNIT.has(measure))) {
    return false;
  }
  return /\b(?:per|each|every) (?:week|month)\b|^(?:my )?(?:weekly|monthly)\b/.test(text);
}

const BY_UNIT: ReadonlySet<Measure> = new Set(['distance', 'count', 'time']);
