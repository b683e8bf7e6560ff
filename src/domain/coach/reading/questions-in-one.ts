import { isAsking } from './remarks.ts';
import { plainText } from './text/plain-text.ts';

/**
 * The questions of a message that asks several: 'What is my longest run, and when was it?' Only what
 * asks by itself is parted; 'and in May?' and 'which was no race' go with the words before them.
 */
export function questionsIn(message: string): string[] {
  const parts: string[] = [];
  for (const part of message.slice(0, MOST_LETTERS).split(BETWEEN)) {
    const text = part.trim();
    const before = parts.at(-1);
    const isNext = BEGINS.test(plainText(text)) && plainText(text).split(' ').length >= LEAST_WORDS;
    if (before === undefined || (isNext && isAsking(before))) parts.push(text);
    else parts[parts.length - 1] = `${before} ${text}`;
  }
  return parts.length > MOST_QUESTIONS ? [message] : parts;
}

const MOST_LETTERS = 1000;
const MOST_QUESTIONS = 3;
const LEAST_WORDS = 3;

/** After a question mark, or where 'and' or a comma leads on. */
const BETWEEN = /(?<=\?)\s+|,\s+|\s+(?=and\s)/i;

const WHO_OR_WHAT = '(?:i|my|it|that|this|they|those|there|these|the)';
/** A question of its own begins so: 'and how far was it', 'did I', 'is that'. */
const BEGINS = new RegExp(
  `^(?:(?:and|or|so|if so|then|also|but) )*(?:(?:how|what|when|where|why)\\b|which (?:one|of|run|race|week|month|day|pair|shoes?|was|were|is|had)\\b|(?:was|were|is|are|did|do|does|have|has|had|can|could|should|would|will|am) ${WHO_OR_WHAT}\\b)`,
);
