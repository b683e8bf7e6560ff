import type { Subject } from '../question.ts';

/** Whether a plan is that of one day, and of no week. */
export function isPlanOfOneDay({ scope, periods }: Pick<Subject, 'scope' | 'periods'>): boolean {
  const [day, ...others] = periods;
  const isOfWeek = scope === 'week' || scope === 'nextWeek';
  return !isOfWeek || (day?.unit === 'day' && others.length === 0);
}
