import type { AdviceItem } from './advice-item.ts';
import { TAPER_DAYS } from './limits.ts';

/**
 * Of all that could be said, one warning and one suggestion at most: the most urgent of each, and no
 * suggestion that says the opposite of the warning or of the days before a race. Praise is neither.
 */
export function adviceOfDay(items: readonly AdviceItem[]): AdviceItem[] {
  const isTapering = items.some(
    ({ type, evidence }) => type === 'race' && (evidence.figures.daysLeft ?? 0) <= TAPER_DAYS,
  );
  const warning = items.find((item) => kindOf(item) === 'warning');
  const suggestion = items.find(
    (item) =>
      kindOf(item) === 'suggestion' && !(asksForMore(item) && (isTapering || asksForLess(warning))),
  );
  return [warning, suggestion].filter((item) => item !== undefined);
}

function kindOf({ type, title, priority }: AdviceItem): 'warning' | 'suggestion' | 'praise' {
  if (WARNINGS.has(title)) return 'warning';
  return type === 'pace' && priority === 'low' ? 'praise' : 'suggestion';
}

/** What goes on that should not. */
const WARNINGS: ReadonlySet<string> = new Set([
  'Start again gently',
  'Lengthen in small steps',
  'Build more aerobic base',
  'Look after recovery',
  'Go easy on caffeine',
]);

/** Faster or further. */
function asksForMore({ type, title }: AdviceItem): boolean {
  return type === 'pace' || MORE.has(title);
}

const MORE: ReadonlySet<string> = new Set([
  'Add some intensity',
  'Run a little more each week',
  'Race preparation',
]);

function asksForLess(warning: AdviceItem | undefined): boolean {
  return warning !== undefined && LESS.has(warning.title);
}

const LESS: ReadonlySet<string> = new Set([
  'Start again gently',
  'Lengthen in small steps',
  'Build more aerobic base',
  'Look after recovery',
]);
