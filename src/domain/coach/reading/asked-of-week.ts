import type { Question } from '../question.ts';
import { isOpen } from './is-open.ts';
import { plainText } from './text/plain-text.ts';

type Reads = {
  /** What the message asks as a whole. */
  whole: Question;
  read: (words: string, told: Question | null) => Question;
};

/**
 * 'Make next week easier', 'I want three runs next week': how a week is to be laid is asked of its plan as
 * if that had been told before, where the whole question says nothing of it; null where it is no wish.
 */
export function askedOfWeek(message: string, { whole, read }: Reads): Question | null {
  const text = plainText(message);
  const isPlanAlone = whole.intent === 'plan' && whole.wishes === null;
  const isRead = !isOpen(whole) && !isPlanAlone && !TO_BE_LAID.test(text);
  const week = WEEK.exec(text)?.groups?.which;
  if (isRead || week === undefined || OF_THE_PAST.test(text)) return null;
  const wish = text
    .replace(IS_THE_WEEK, 'it')
    .replace(WEEK, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(
      /^(?:(?:can|could) you )?(?:please )?(?:plan|show|give me)(?: for me)? (?=(?:with|at|of|for|i|[2-6]|three|four|five|six)\b)/,
      '',
    )
    .replace(/ (?:plan (?:it|them)|please)$/, '')
    .replace(/^(?=(?:[2-6]|two|three|four|five|six) (?:runs|days)\b)/, 'with ');
  const plan = read(week === 'this' ? 'plan my week' : 'plan next week', null);
  const question = read(wish, plan);
  return question.intent === 'plan' && !isOpen(question) && question.wishes !== null
    ? { ...question, raceText: text }
    : null;
}

const WEEK =
  /(?: ?\b(?:for|in|of|from|on|during))?(?: the| my)? ?\b(?<which>this|next|coming) week\b(?: plan)?/;
const TO_BE_LAID = /^(?:(?:please|can you|could you) )*(?:make|keep|cut)\b/;
/** 'Make next week easier' */
const IS_THE_WEEK = /(?<=\b(?:make|cut|keep) )(?:the |my )?(?:this|next|coming) week\b/;
const OF_THE_PAST = /\b(?:did|was|were|have i|ran|last|how (?:much|many|far))\b/;
