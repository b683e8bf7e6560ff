import type { Intent, Question } from '../../question.ts';

/** Words that are in the way of an answer to certain questions. */
export type Refused = {
  of: { has: (intent: Intent) => boolean };
  words: RegExp;
  /** Where the words are in the way; wherever they stand without it. */
  when?: (question: Question) => boolean;
  /** What is told to have found no place, where that is plainer than the words themselves. */
  said?: string;
};

export const only = (...intents: Intent[]): ReadonlySet<Intent> => new Set(intents);

export const allBut = (...intents: Intent[]): Refused['of'] => {
  const others = only(...intents);
  return { has: (intent) => !others.has(intent) };
};

/** 'Went over 180 at most' bounds the runs, and asks for no highest one. */
export function boundsMaximum({ where }: Question): boolean {
  return where.bounds.some(({ of }) => of === 'maxHeartRate');
}

/** Told by figures of workouts. */
export const FIGURES_OF_WORKOUTS = only(
  ...(['amount', 'average', 'extreme', 'list', 'weekly', 'breakdown', 'compare', 'trend'] as const),
  ...(['biggest', 'unitCount', 'weekdays'] as const),
);
