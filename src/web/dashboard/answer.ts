import type { Summary } from '../../contract/analytics.ts';
import type { Day } from '../../domain/calendar.ts';
import { daysUntil } from '../../domain/race-days.ts';
import { countText, firstWords, kmText } from '../words/amounts.ts';
import { FEW_TIMES, percentChange, type WorkoutTarget } from './comparisons.ts';

type AnswerInput = {
  summary: Summary | undefined;
  nextRace: { name: string; date: Day } | null | undefined;
  target: WorkoutTarget;
  today: Day;
};

/** With it the whole answer stays two lines on a phone of 390 px. */
const LONGEST_NAME = 24;

/** How the training goes and what comes next, from what is known so far; null while nothing is. */
export function dashboardAnswer({ summary, nextRace, target, today }: AnswerInput): string | null {
  const race = nextRace ? raceText(nextRace, today) : null;
  if (!summary) return race;
  if (race) return `${race} ${trendText(summary)}`;
  // What comes next is the week, once it is known that no race does.
  return nextRace === null ? `${weekText(summary, target)} ${trendText(summary)}`.trim() : null;
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

function trendText({ period, previous }: Summary): string {
  if (period.workouts === 0 && previous.workouts === 0) {
    return 'Log a workout, and your numbers follow here.';
  }
  const [now, then] = [period.totalDistance, previous.totalDistance];
  if (now === 0 && then === 0) return `No running in the last ${period.days} days.`;
  if (now === 0) return `No running in ${period.days} days, after ${kmText(then)} km before.`;
  if (then === 0) return `You ran ${kmText(now)} km in ${period.days} days, after none before.`;
  if (now / then >= FEW_TIMES) {
    const times = (now / then).toLocaleString('en', { maximumFractionDigits: 1 });
    return `Your distance is ${times} times the ${period.days} days before.`;
  }
  const percent = percentChange({ now, then });
  if (percent === 0) return `You run as far as in the ${period.days} days before.`;
  const amount = `${Math.abs(percent).toLocaleString('en')}\u00a0%`;
  return `You run ${amount} ${percent > 0 ? 'more' : 'less'} than in the ${period.days} days before.`;
}
