import type { Day } from '../../calendar.ts';
import type { PlanSession } from '../../race-plan/weeks.ts';
import { zoneRanges } from '../../zones.ts';
import { kmText, paceText } from '../phrases.ts';
import { planWeekOn, type TrainingFacts } from './training-facts.ts';
import { easyPaceOf } from './usual-runs.ts';

/** What is fast in a run, and how long that run is; null where nothing fits into it. */
export type FastPart = { text: string; distanceM: number | null; isPlanned: boolean };

const WARM_UP_MINUTES = 10;
const COOL_DOWN_MINUTES = 5;
/** Three of running, two of jogging. */
const REPETITION_MINUTES = 5;
const REPETITIONS = { least: 3, most: 5 };
/** Before and after what is fast. */
const AROUND_M = 3000;

/**
 * The session that the plan to the next race has for that day's week; without one repetitions in Zone 4,
 * as many as a run of that length or time has room for.
 */
export function fastPart(
  facts: TrainingFacts,
  of: { day: Day | null; lengthM?: number | null; timeS?: number },
): FastPart | null {
  const { day, lengthM = null, timeS = null } = of;
  const planned = day === null ? null : (planWeekOn(facts, day)?.session ?? null);
  if (planned && planned.name !== 'strides') {
    return {
      text: `warm up, then ${plannedText(planned)}`,
      distanceM: Math.max(lengthM ?? 0, planned.workM + AROUND_M),
      isPlanned: true,
    };
  }
  const times = repetitionsIn(timeS ?? timeOf(lengthM, facts));
  if (times < REPETITIONS.least) return null;
  return {
    text: `${timeS === null ? 'warm up' : `${WARM_UP_MINUTES} to warm up`}, then ${times} times 3 minutes ${howFast(facts)} with 2 minutes of jogging between`,
    distanceM: lengthM,
    isPlanned: false,
  };
}

/** 'in Zone 4 (148 to 166 bpm)'; without a heart rate by pace, or by how it feels. */
function howFast({ zones, goesByHeart, paces }: TrainingFacts): string {
  const [, , , zone4] = zoneRanges(zones);
  if (goesByHeart) return `in Zone 4${zone4 ? ` (${zone4.fromBpm} to ${zone4.toBpm} bpm)` : ''}`;
  const pace = paces ? ` at about ${paceText(paces.interval)}` : '';
  return `hard enough for single words only${pace}`;
}

function timeOf(lengthM: number | null, { recentRuns }: TrainingFacts): number | null {
  const pace = easyPaceOf(recentRuns);
  return lengthM === null || pace === null ? null : (lengthM / 1000) * pace;
}

function repetitionsIn(timeS: number | null): number {
  if (timeS === null) return REPETITIONS.most;
  const minutes = timeS / 60 - WARM_UP_MINUTES - COOL_DOWN_MINUTES;
  return Math.min(REPETITIONS.most, Math.max(0, Math.floor(minutes / REPETITION_MINUTES)));
}

function plannedText({ name, workM, paceSPerKm }: PlanSession): string {
  const pace = paceSPerKm === null ? '' : ` at ${paceText(paceSPerKm)}`;
  if (name === 'intervals') return `${kmText(workM)} of intervals${pace}, with jogging between`;
  return `${kmText(workM)} of ${name}${pace}`;
}
