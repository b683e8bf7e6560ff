import { addDays, daysBetween } from '../calendar.ts';
import { ADVICE_DAYS, TAPER_DAYS } from '../limits.ts';
import { claim, type Findings, found } from './claim.ts';
import {
  LONG_RACE_DAYS,
  LONG_RACE_M,
  LONG_RUN_DAYS,
  LONG_RUN_STEP,
  WEEKS_WITH_LONG_RUN,
} from './coach-limits.ts';
import { isLongRun } from './hard-days.ts';
import { dayText, kmText } from './phrases.ts';
import { idsOf, longestOf, type TrainingFacts, within } from './training-facts.ts';

/** Whether there are long runs, and whether one came too suddenly. */
export function judgeLongRun(facts: TrainingFacts): Findings {
  const { recentRuns, today, advice } = facts;
  const longRuns = recentRuns.filter(isLongRun);
  const longest = longestOf(recentRuns);
  const weeks = new Set(longRuns.map(({ date }) => Math.floor(daysBetween(date, today) / 7))).size;
  const leap = longRunLeap(facts);
  const about = { topic: 'longRun' as const, title: 'Long runs' };
  if (longest && weeks >= WEEKS_WITH_LONG_RUN) {
    const text = `A long run in ${weeks} of the last 4 weeks, the longest ${kmText(longest.distanceM)}.`;
    const basis = `${longRuns.length} long runs in the last ${ADVICE_DAYS} days: called one, or over 15 km`;
    const strengths = [claim({ ...about, text, basis, workoutIds: idsOf(longRuns) })];
    return found({ strengths, ...leap });
  }
  const race = advice.nextRace;
  const isFar = !race || race.distanceM < LONG_RACE_M;
  if (!longest || isFar || race.daysLeft > LONG_RACE_DAYS || race.daysLeft <= TAPER_DAYS) {
    return found(leap);
  }
  const shortfall = {
    ...about,
    text: `You had a long run in ${weeks} of the last 4 weeks, the longest ${kmText(longest.distanceM)}; ${race.name} is ${kmText(race.distanceM)}.`,
    basis: `The runs of the last ${ADVICE_DAYS} days; a long run is called one, or over 15 km`,
    priority: 'medium' as const,
    workoutIds: idsOf(longRuns.length > 0 ? longRuns : [longest]),
    raceId: race.id,
  };
  return found({
    areas: [claim(shortfall), ...(leap.areas ?? [])],
    recommendations: [
      claim({
        ...shortfall,
        title: 'Make one run a week the long one',
        text: `Let it grow by a tenth at most: up to ${kmText(longest.distanceM * LONG_RUN_STEP)} next.`,
      }),
      ...(leap.recommendations ?? []),
    ],
  });
}

function longRunLeap({ runs, today, daysRunning }: TrainingFacts): Partial<Findings> {
  const latest = longestOf(within(runs, { until: today, days: 7 }));
  if (!latest || daysRunning < LONG_RUN_DAYS + 7) return {};
  const before = longestOf(within(runs, { until: addDays(latest.date, -1), days: LONG_RUN_DAYS }));
  if (!before) return {};
  // Judged as it is said: 10.4 % more reads '10 % longer', which is the tenth that is advised.
  const percent = Math.round((100 * (latest.distanceM - before.distanceM)) / before.distanceM);
  if (percent <= Math.round(100 * (LONG_RUN_STEP - 1))) return {};
  const leap = {
    topic: 'longRun' as const,
    title: 'A sudden long run',
    text: `Your ${kmText(latest.distanceM)} on ${dayText(latest.date, today)} were ${percent}% longer than any run of the ${LONG_RUN_DAYS} days before.`,
    basis: `The longest before it was ${kmText(before.distanceM)} on ${dayText(before.date, today)}`,
    priority: 'medium' as const,
    workoutIds: [latest.id, before.id],
  };
  return {
    areas: [claim(leap)],
    recommendations: [
      claim({
        ...leap,
        title: 'Lengthen in small steps',
        text: 'Keep the next long run to a tenth more than the longest of the month before it; easy days in between.',
      }),
    ],
  };
}
