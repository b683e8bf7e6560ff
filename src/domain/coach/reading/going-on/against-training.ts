import type { Figure, Question } from '../../question.ts';
import { wordsOf } from '../text/known-words.ts';
import { isOfComparing, wordsLeft } from './follow-up-words.ts';
import { asking, type Said } from './said.ts';

const OF_TRAINING = /\b(?:training|i (?:usually )?train|normal runs|everyday runs)\b/;
const COMPARES =
  /\b(?:faster|quicker|slower|harder|higher|lower|compared?|comparison|versus|vs|against)\b/;
const OF_HEART_RATE = /\b(?:heart rate|hr|pulse|harder|higher|lower)\b/;
const AROUND_TRAINING = new Set(
  wordsOf(
    'training train runs run everyday heart rate hr pulse pace speed against comparison versus vs',
  ),
);

/** 'Was I faster than in training?', after a race: beside all that was run in the weeks before it. */
export function raceAgainstTraining({ text, subject, before }: Said): Question | null {
  if (before.race === null || !OF_TRAINING.test(text) || !COMPARES.test(text)) return null;
  const left = wordsLeft(text).filter((word) => !isOfComparing(word) && !AROUND_TRAINING.has(word));
  if (left.length > 0) return null;
  const figure: Figure = OF_HEART_RATE.test(text) ? 'heartRate' : 'pace';
  const open = { kind: null, periods: [], measure: null, unread: null } as const;
  return {
    ...asking({ ...subject, ...open, race: before.race }, 'ofWorkout'),
    ofWorkout: { figure, against: 'training' },
  };
}
