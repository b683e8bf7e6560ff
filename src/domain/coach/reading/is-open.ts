import type { Question } from '../question.ts';

/** Whether it is answered with a refusal. */
export function isUnread({ intent, unplaced }: Question): boolean {
  return intent === 'unknown' || unplaced.length > 0;
}

/** Whether it gets no answer from the log. */
export function isOpen(question: Question): boolean {
  return isUnread(question) || OF_NOTHING_HERE.has(question.intent);
}

/** What is told to be in no log of the athlete's. */
const OF_NOTHING_HERE: ReadonlySet<Question['intent']> = new Set([
  'notInLog',
  'onlyYours',
  'alongTheWay',
]);
