import { addDays } from '../../../domain/calendar.ts';
import {
  dayOtherwise,
  type LengthWished,
  plannedOn,
} from '../../../domain/coach/judging/day-otherwise.ts';
import type { PlannedDay } from '../../../domain/coach/judging/planned-day.ts';
import type { TrainingFacts } from '../../../domain/coach/judging/training-facts.ts';
import { easyPaceOf } from '../../../domain/coach/judging/usual-runs.ts';
import type { Question } from '../../../domain/coach/question.ts';
import { bold, listOf, literally } from '../../../domain/coach/rich-text.ts';
import type { Reply } from './reply.ts';
import { paragraphs, restingOn } from './wording.ts';

/** How a plan's day is wished otherwise: by a length, by a time at hand, or only shorter. */
export function lengthWished(question: Question, facts: TrainingFacts): LengthWished | null {
  const { distanceM, timeS, wishes } = question;
  if (distanceM !== null) return { lengthM: distanceM };
  const pace = easyPaceOf(facts.recentRuns);
  if (timeS !== null && pace !== null) return { lengthM: (1000 * timeS) / pace };
  return wishes?.shareOfUsual === undefined ? null : { share: wishes.shareOfUsual };
}

/** The one day that a plan is asked for. */
export function dayAsked({ scope, periods }: Question, facts: TrainingFacts): PlannedDay | null {
  const [day, ...others] = periods;
  if (day?.unit === 'day' && others.length === 0) return plannedOn(facts, day.from);
  if (scope === 'today' || scope === null) return plannedOn(facts, facts.today);
  return scope === 'tomorrow' ? plannedOn(facts, addDays(facts.today, 1)) : null;
}

/** 'Make it shorter', '14 km instead': held against what I would advise for that day. */
export function replyDayOtherwise(
  facts: TrainingFacts,
  planned: PlannedDay,
  wished: LengthWished,
): Reply {
  const { verdict, day, reasons } = dayOtherwise(facts, planned, wished);
  const why = reasons.map(
    ({ text, workoutIds }) => `${literally(text)}${restingOn(workoutIds, facts)}`,
  );
  return {
    text: paragraphs(
      bold(literally(verdict)),
      day && literally(day),
      why.length > 0 && `Why:\n${listOf(why)}`,
    ),
    because:
      'I hold it against what I would advise for that day by your log. A run that is cut short costs nothing; one that is more than a tenth longer than the longest of the last 30 days went with injuries (Frandsen 2025, strong).',
    suggestions: ['What should I do this week?', 'Plan for next week'],
  };
}
