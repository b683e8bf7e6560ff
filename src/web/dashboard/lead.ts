import type { Summary } from '../../contract/analytics.ts';
import type { Day } from '../../domain/calendar.ts';
import { distanceUnit, sumDistance } from '../../domain/measures.ts';
import { daysUntil } from '../../domain/race-days.ts';
import { countText, firstWords } from '../words/amounts.ts';
import { FEW_TIMES, percentChange, tenthsText } from '../words/period-words.ts';

/** Workouts a week, from and to, as the profile plans them. */
export type WorkoutTarget = { least: number; most: number };

type Known = {
  summary: Summary | undefined;
  nextRace: { name: string; date: Day } | null | undefined;
  target: WorkoutTarget;
  today: Day;
  /** Workouts of whatever day. */
  hasLog: boolean;
};

/** With it the whole sentence stays two lines on a phone of 390 px. */
const LONGEST_NAME = 24;

/** How the training goes and what comes next, from what is known so far; null while nothing is. */
export function dashboardLead({ summary, nextRace, target, today, hasLog }: Known): string | null {
  const race = nextRace ? raceText(nextRace, today) : null;
  if (!summary) return race;
  const trend = trendText(summary, hasLog);
  if (race) return `${race} ${trend}`;
  // What comes next is the week, once it is known that no race does.
  return nextRace === null ? `${weekText(summary, target)} ${trend}`.trim() : null;
}

function raceText(race: { name: string; date: Day }, today: Day): string {
  const days = daysUntil(race.date, today);
  const name = firstWords(race.name, LONGEST_NAME);
  return `${countText(days, 'day')} to ${name}${name.endsWith('…') ? '' : '.'}`;
}

function weekText(
  { weeklyWorkouts, period, previous }: Summary,
  { least, most }: WorkoutTarget,
): string {
  if (period.workouts === 0 && previous.workouts === 0) return '';
  if (weeklyWorkouts >= least) return 'Your workouts for this week are done.';
  return `${weeklyWorkouts} of ${least} to ${most} workouts done this week.`;
}

function trendText({ period, previous }: Summary, hasLog: boolean): string {
  if (period.workouts === 0 && previous.workouts === 0) {
    return hasLog
      ? `No workout in ${2 * period.days} days.`
      : 'Log a workout, and your numbers follow here.';
  }
  const [now, was] = [period.runningM, previous.runningM];
  if (now === 0 && was === 0) return `No running in the last ${period.days} days.`;
  if (now === 0)
    return `No running in ${period.days} days, after ${sumDistance(was)}\u00a0${distanceUnit()} before.`;
  if (was === 0)
    return `You ran ${sumDistance(now)}\u00a0${distanceUnit()} in ${period.days} days, after none before.`;
  if (now / was >= FEW_TIMES) {
    return `Your distance is ${tenthsText(now / was)} times the ${period.days} days before.`;
  }
  const percent = percentChange({ now, was });
  if (percent === 0) return `You run as far as in the ${period.days} days before.`;
  const amount = `${Math.abs(percent).toLocaleString('en')}\u00a0%`;
  return `You run ${amount} ${percent > 0 ? 'more' : 'less'} than in the ${period.days} days before.`;
}
