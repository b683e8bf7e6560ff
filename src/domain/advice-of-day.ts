import type { AdviceItem } from './advice-item.ts';
import { TAPER_DAYS } from './limits.ts';

/**
 * Of all that could be said, one warning and one suggestion at most: the most urgent of each, and no
 * suggestion that says the opposite of the warning or of the days before a race. Praise is neither.
 */
export function adviceOfDay(items: readonly AdviceItem[]): AdviceItem[] {
  const isForLess = isDayForLess(items);
  const warning = items.find((item) => kindOf(item) === 'warning');
  const suggestion = items.find(
    (item) => kindOf(item) === 'suggestion' && !(isForLess && asksForMore(item)),
  );
  return [warning, suggestion].filter((item) => item !== undefined);
}

/**
 * Whether anything among the advice asks for less: then nothing, on the dashboard, in the analysis or
 * in the chat, may ask for more.
 */
export function isDayForLess(items: readonly AdviceItem[]): boolean {
  return items.some(asksForLess);
}

/**
 * The same but for easy days that are too hard: slowing those down leaves the one session of a plan where
 * it is.
 */
export function isWeekForLess(items: readonly AdviceItem[]): boolean {
  return items.some((item) => item.title !== SLOW_DOWN && asksForLess(item));
}

const SLOW_DOWN = 'Build more aerobic base';

function asksForLess({ type, title, evidence }: AdviceItem): boolean {
  return LESS.has(title) || (type === 'race' && (evidence.figures.daysLeft ?? 0) <= TAPER_DAYS);
}

function kindOf({ type, title, priority }: AdviceItem): 'warning' | 'suggestion' | 'praise' {
  if (WARNINGS.has(title)) return 'warning';
  return type === 'pace' && priority === 'low' ? 'praise' : 'suggestion';
}

/** Faster or further. */
export function asksForMore({ title }: { title: string }): boolean {
  return MORE.has(title);
}

const MORE: ReadonlySet<string> = new Set([
  'Add some intensity',
  'Run a little more each week',
  'Race preparation',
  'Well behind target pace',
  'A little behind target pace',
  'Find out your race pace',
  'Make one run a week the long one',
  'Extend the long run',
  'Train as often as you planned',
]);

/** Slower, shorter, or not at all. */
const LESS: ReadonlySet<string> = new Set([
  'Get well first',
  'Give it time to heal',
  'Run by feel',
  'Start again gently',
  'Recover from your race',
  'Lengthen in small steps',
  'Let a hard day be followed by an easy one',
  'Build more aerobic base',
  'Put in a rest day',
]);

/** What goes on that should not. */
const WARNINGS: ReadonlySet<string> = new Set([
  ...LESS,
  'Check this run',
  'Look after recovery',
  'Go easy on caffeine',
]);
