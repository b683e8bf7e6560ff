import type { Calendar } from '../../period.ts';
import type { Intent, Question, Subject } from '../../question.ts';
import type { readSubject } from '../read-subject.ts';
import type { Focus } from './focus.ts';

export type Read = ReturnType<typeof readSubject>;

/** A message, and what was asked and answered before it. */
export type Said = {
  text: string;
  subject: Subject;
  /** What it asks by itself. */
  intent: Intent;
  read: Read;
  before: Question;
  focus: Focus;
  calendar: Calendar;
};

export const ONE: readonly Focus[] = ['workout', 'race run', 'day'];

export const SETS: readonly Focus[] = ['workouts', 'day'];

/** A question of its own parts alone. */
export function asking(parts: Subject, intent: Intent): Question {
  return {
    ...parts,
    intent,
    about: null,
    ofWorkout: null,
    since: null,
    during: null,
    around: null,
    otherOne: null,
    isNear: false,
    unplaced: [],
    leftOut: null,
  };
}

/** The question before with the parts said anew, and something else asked. */
export function askingOfSame(before: Question, parts: Subject, intent: Intent): Question {
  return {
    ...asking(parts, intent),
    since: before.since,
    during: before.during,
    around: before.around,
  };
}

export function refused({ subject, text, before, intent }: Said): Question {
  const what = intent === 'why' ? 'unknown' : intent;
  return { ...asking(subject, what), about: before, unplaced: [text] };
}

export function refusedWith(subject: Subject, before: Question, text: string): Question {
  return { ...asking(subject, before.intent), about: before, unplaced: [text] };
}

export const MOST_OPEN = 5;

/** How many words no reader took. */
export function openWords({ rest }: Read): number {
  return rest.split(' ').filter((word) => word !== '_').length;
}
