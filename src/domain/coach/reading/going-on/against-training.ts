import type { Figure, Question } from '../../question.ts';
import { asking, type Said } from './said.ts';

const AGAINST_TRAINING =
  /^(?:(?:and|so|but|ok) )*(?:(?:was|were|am|is|did|how (?:was|does|did|much)) )?(?:(?:i|it|that|this|my (?:pace|heart rate|hr))(?: (?:run|go|compare|race))? ?)?(?:(?:any|much|a lot) )?(?:(?<than>faster|quicker|slower|harder|higher|lower)|compared?|versus|vs|against|next to)(?: (?:that|it|this))?(?: (?:is|was|did|do|i|run|go))*(?: (?:than|to|with|against|in))*(?: (?:i|my|the))*(?: (?:do|run|ran|go))? (?:in |during )?(?:training(?: (?:runs?|pace))?|i train|train|normal runs|everyday runs)$/;

/** 'Was I faster than in training?', after a race: beside all that was run in the weeks before it. */
export function raceAgainstTraining({ text, subject, before }: Said): Question | null {
  const match = AGAINST_TRAINING.exec(text);
  if (match === null || before.race === null) return null;
  const isOfHeart =
    /\b(?:heart rate|hr)\b/.test(text) ||
    /^(?:harder|higher|lower)$/.test(match.groups?.than ?? '');
  const figure: Figure = isOfHeart ? 'heartRate' : 'pace';
  const open = { kind: null, periods: [], measure: null, unread: null } as const;
  return {
    ...asking({ ...subject, ...open, race: before.race }, 'ofWorkout'),
    ofWorkout: { figure, against: 'training' },
  };
}
