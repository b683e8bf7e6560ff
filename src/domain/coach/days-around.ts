import { addDays, type Day, type WeekStart } from '../calendar.ts';
import {
  dayWords,
  monthNumber,
  monthOf,
  monthsBefore,
  type Period,
  weekOf,
  yearNumber,
} from './period.ts';

/** Days told by a day that is known only from an answer: 'the two weeks after', 'the day before it', 'that week'. */
export type DaysAround = {
  side: 'before' | 'after' | 'around';
  unit: 'day' | 'week' | 'month';
  count: number;
};

/** The day, or the days by a name, that others lie around. */
export type Anchor = { from: Day; to: Day; name?: string };

/** Before its first day, after its last one, or around it: a week after a race are the seven days that follow. */
export function daysAround(
  { from, to, name }: Anchor,
  { side, unit, count }: DaysAround,
  weekStart: WeekStart,
): Period {
  const words = unitWords({ unit, count });
  if (side === 'around') {
    return unit === 'month'
      ? monthOf(yearNumber(from), monthNumber(from))
      : weekOf(from, { words: `in the week of ${dayWords(from)}`, weekStart });
  }
  if (unit === 'day' && count === 1) {
    const day = side === 'before' ? addDays(from, -1) : addDays(to, 1);
    return { from: day, to: day, unit: 'day', words: `on ${dayWords(day)}` };
  }
  if (side === 'before') {
    const last = addDays(from, -1);
    const first = addDays(firstOfStretch(last, { unit, count }), 1);
    return {
      from: first,
      to: last,
      unit: 'days',
      words: `in the ${words} before ${name ?? dayWords(from)}`,
    };
  }
  const first = addDays(to, 1);
  const last = addDays(lastOfStretch(first, { unit, count }), -1);
  return {
    from: first,
    to: last,
    unit: 'days',
    words: `in the ${words} after ${name ?? dayWords(to)}`,
  };
}

type Stretch = Pick<DaysAround, 'unit' | 'count'>;

/** The day before the first one, counted back from the last. */
function firstOfStretch(last: Day, { unit, count }: Stretch): Day {
  return unit === 'month' ? monthsBefore(last, count) : addDays(last, -count * DAYS_IN[unit]);
}

/** The day behind the last one, counted from the first. */
function lastOfStretch(first: Day, { unit, count }: Stretch): Day {
  return unit === 'month' ? monthsBefore(first, -count) : addDays(first, count * DAYS_IN[unit]);
}

const DAYS_IN = { day: 1, week: 7 } as const;

function unitWords({ unit, count }: Stretch): string {
  return count === 1 ? unit : `${count} ${unit}s`;
}

/** As it stands above an answer: 'in the 2 weeks after it'. */
export function aroundWords({ side, unit, count }: DaysAround): string {
  if (side === 'around') return `in that ${unit}`;
  const lead = unit === 'day' && count === 1 ? 'on' : 'in';
  return `${lead} the ${unitWords({ unit, count })} ${side} it`;
}
