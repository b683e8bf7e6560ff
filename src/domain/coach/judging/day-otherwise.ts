import { addDays, type Day } from '../../calendar.ts';
import { plannedText } from '../phrases.ts';
import type { Claim } from './claim.ts';
import { type PlannedDay, plannedDayText } from './planned-day.ts';
import { suggestDay } from './suggest-day.ts';
import type { TrainingFacts } from './training-facts.ts';
import { asAdvised, daysPlanned, plannedRun } from './week-by-day.ts';

/** How a day's run is wished otherwise: as long as that, or so much of what would be advised. */
export type LengthWished = { lengthM: number } | { share: number };

/** A day's run as it is wished, held against what would be advised for that day. */
export type DayOtherwise = {
  verdict: string;
  /** The day as it would be then; null where it stays as it was. */
  day: string | null;
  reasons: readonly Claim[];
};

/** The day as it is planned; null beyond the next week. */
export function plannedOn(facts: TrainingFacts, date: Day): PlannedDay | null {
  const { today } = facts;
  if (date === today) return asAdvised(date, suggestDay(facts, 'today'));
  if (date === addDays(today, 1)) return asAdvised(date, suggestDay(facts, 'tomorrow'));
  return daysPlanned(facts).find((day) => day.date === date) ?? null;
}

/** So much more than advised is no other run. */
const MOST_BEYOND = 1.1;

export function dayOtherwise(
  facts: TrainingFacts,
  planned: PlannedDay,
  wished: LengthWished,
): DayOtherwise {
  const { date, session, distanceM } = planned;
  const { today } = facts;
  const reasons = reasonsOf(facts, date);
  const stands = `${plannedDayText(planned, today)}.`;
  if (session === 'race') return { verdict: 'That day has a race.', day: stands, reasons };
  if (session === null) {
    return 'lengthM' in wished
      ? {
          verdict: 'Better not: that is a day off.',
          day: 'If you run all the same, keep it short and easy throughout.',
          reasons,
        }
      : { verdict: 'It is a day off: nothing to shorten.', day: null, reasons };
  }
  if (distanceM === null) {
    return 'lengthM' in wished
      ? { verdict: 'Go by time rather than by distance here.', day: stands, reasons }
      : { verdict: 'Shorter is always fine.', day: stands, reasons };
  }
  const lengthM = 'lengthM' in wished ? wished.lengthM : distanceM * wished.share;
  const run = plannedRun(session, { date, lengthM, facts });
  const as = plannedDayText(run, today);
  const instead = `${plannedText(run.distanceM ?? lengthM)} instead of the ${plannedText(distanceM)} that I would advise`;
  if ((run.distanceM ?? 0) > lengthM * MOST_BEYOND) {
    return {
      verdict: `Not as a faster run: with its warm-up that comes to ${plannedText(run.distanceM ?? 0)}.`,
      day: `Run ${plannedText(lengthM)} easily instead, or: ${as}.`,
      reasons: [],
    };
  }
  if (lengthM <= distanceM) return { verdict: `Yes: ${instead}.`, day: `${as}.`, reasons: [] };
  if (lengthM <= distanceM * MOST_BEYOND) {
    return { verdict: `That is little more: ${instead}.`, day: `${as}.`, reasons };
  }
  return { verdict: `Better not so far: it would be ${instead}.`, day: stands, reasons };
}

/** Why that day is as it is, where its own advice tells it. */
function reasonsOf(facts: TrainingFacts, date: Day): readonly Claim[] {
  const { today } = facts;
  if (date === today) return suggestDay(facts, 'today').reasons;
  return date === addDays(today, 1) ? suggestDay(facts, 'tomorrow').reasons : [];
}
