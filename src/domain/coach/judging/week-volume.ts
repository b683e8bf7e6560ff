import { adviseFrom } from '../../advice.ts';
import { isWeekForLess } from '../../advice-of-day.ts';
import { FEW_WEEK_M, raisedWeekText } from '../../advice-rules.ts';
import { addDays, type Day, daysBetween } from '../../calendar.ts';
import { HIGH_WEEK_M, LOW_WEEK_M } from '../../limits.ts';
import { type Taper, taperFor } from '../../race-plan/taper.ts';
import { LONG_RUN_STEP } from '../coach-limits.ts';
import { inDaysText, kmText } from '../phrases.ts';
import { planWeekOn, type TrainingFacts } from './training-facts.ts';

/** Of a usual week, in the one after a race. */
export const SHORT_WEEK_SHARE = 0.5;

/** How far to run in the week from that day on, and by which rule. */
export function weekVolume(facts: TrainingFacts, first: Day): { targetM: number; rule: string } {
  const { advice } = facts;
  const { weeklyM, nextRace: race } = advice;
  const taper = race && taperOf(facts, first);
  if (race && taper) {
    const { targetM, percent } = taper;
    return {
      targetM,
      rule: `${race.name} is ${inDaysText(race.daysLeft)}: the taper of its page comes down to ${percent}% of your biggest week, ${kmText(taper.peakM)}.`,
    };
  }
  const plan = race && planOf(facts, first);
  if (race && plan) {
    return {
      targetM: plan,
      rule: `The plan to ${race.name} has ${kmText(plan)} for these seven days.`,
    };
  }
  if (advice.pregnancy?.is === 'pregnant') {
    return { targetM: weeklyM, rule: 'Hold that, or run less whenever you like.' };
  }
  if (weeklyM < LOW_WEEK_M) {
    return {
      targetM: weeklyM * LONG_RUN_STEP,
      rule:
        weeklyM < FEW_WEEK_M
          ? 'A tenth more is step enough.'
          : `A tenth more is a step towards ${raisedWeekText()}.`,
    };
  }
  if (weeklyM > HIGH_WEEK_M) return { targetM: weeklyM, rule: 'Add nothing; look after recovery.' };
  return { targetM: weeklyM, rule: 'Hold that.' };
}

/** What the taper of the race's page has for the seven days from that one on, where it has begun by then. */
function taperOf({ advice, runs, today }: TrainingFacts, first: Day) {
  const race = advice.nextRace;
  if (!race) return null;
  const { peak, weeks, begins } = taperFor({ race, today, runs });
  const last = addDays(first, 6);
  if (peak === null || last < begins || first >= race.date) return null;
  const days = Array.from({ length: 7 }, (_, at) => addDays(first, at));
  const targetM = days.reduce((sum, day) => sum + wantedOn(day, weeks, { begins, advice }), 0);
  const percent = weeks.findLast(({ from }) => from <= last)?.percent ?? 100;
  return { targetM, percent, peakM: peak.distanceM };
}

/** What the plan by week has for the seven days from that one on; null where it does not hold all of them. */
function planOf(facts: TrainingFacts, first: Day): number | null {
  if (isWeekForLess(adviseFrom(facts.advice))) return null;
  const weeks = Array.from({ length: 7 }, (_, at) => planWeekOn(facts, addDays(first, at)));
  const planned = weeks.filter((week) => week !== null);
  if (planned.length < weeks.length) return null;
  return planned.reduce((sum, { distanceM }) => sum + distanceM / 7, 0);
}

/** A seventh of the week that it lies in; of a usual one before the taper, and nothing from the race on. */
function wantedOn(
  day: Day,
  weeks: Taper['weeks'],
  { begins, advice }: { begins: Day; advice: TrainingFacts['advice'] },
): number {
  if (daysBetween(begins, day) < 0) return advice.weeklyM / 7;
  const week = weeks.find(({ from, to }) => day >= from && day <= to);
  return (week?.wantedM ?? 0) / 7;
}
