import type { Workout } from '../../contract/workouts.ts';
import { addDays, type Day } from '../../domain/calendar.ts';
import { distanceUnit, sumDistance } from '../../domain/measures.ts';
import {
  addMonths,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  sameDayIn,
} from '../../domain/months.ts';
import type { DayRange } from '../../domain/summary.ts';
import { countText } from '../words/amounts.ts';
import { monthName, shortDayText } from '../words/day-text.ts';
import { type RunSums, sumRuns } from './days-of-log.ts';

/** Some days, those that they are compared with, and how these are called. */
export type Compared = { shown: DayRange; before: DayRange; beforeText: string; isNow: boolean };

/** A month against the one before: as a whole, or up to the same day where it is still going on. */
export function comparedMonth(month: Month, today: Day): Compared {
  const previous = addMonths(month, -1);
  const isNow = month === monthOf(today);
  const shown = { from: firstDayOf(month), to: isNow ? today : lastDayOf(month) };
  const to = isNow ? sameDayIn(previous, today) : lastDayOf(previous);
  return {
    shown,
    before: { from: firstDayOf(previous), to },
    beforeText: isNow ? `by ${shortDayText(to)}` : `in ${monthName(firstDayOf(previous))}`,
    isNow,
  };
}

/** A week against the one before: as a whole, or up to the same day where it is still going on. */
export function comparedWeek(sunday: Day, today: Day): Compared {
  const end = addDays(sunday, 6);
  const isNow = sunday <= today && today <= end;
  const shown = { from: sunday, to: isNow ? today : end };
  const before = { from: addDays(sunday, -7), to: addDays(shown.to, -7) };
  const beforeText = isNow ? `by ${shortDayText(before.to)}` : 'in the week before';
  return { shown, before, beforeText, isNow };
}

/** The sentence above the calendar: what was run, against what. */
export function describeRuns(
  { shown, before, beforeText, isNow }: Compared,
  { workouts, today }: { workouts: readonly Workout[]; today: Day },
): string {
  if (shown.from > today) return 'These days are still to come.';
  const [here, there] = [runsIn(workouts, shown), runsIn(workouts, before)];
  const than = comparison(here, there, beforeText);
  if (here.runs === 0) {
    const past =
      there.runs > 0
        ? `; ${sumDistance(there.distanceM)}\u00a0${distanceUnit()} ${beforeText}`
        : '';
    return isNow ? `No run yet${past}.` : `No run${past}.`;
  }
  const runs = countText(here.runs, 'run');
  return `${sumDistance(here.distanceM)}\u00a0${distanceUnit()} in ${runs}${isNow ? ' so far' : ''}, ${than}.`;
}

function comparison(here: RunSums, there: RunSums, beforeText: string): string {
  if (there.runs === 0) return `none ${beforeText}`;
  const difference = here.distanceM - there.distanceM;
  const shown = sumDistance(Math.abs(difference));
  if (shown === '0') return `as much as ${beforeText}`;
  return `${shown}\u00a0${distanceUnit()} ${difference > 0 ? 'more' : 'less'} than ${beforeText}`;
}

function runsIn(workouts: readonly Workout[], { from, to }: DayRange): RunSums {
  return sumRuns(workouts.filter(({ date }) => from <= date && date <= to));
}
