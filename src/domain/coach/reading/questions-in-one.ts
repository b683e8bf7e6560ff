import { isAsking } from './remarks.ts';
import { plainText } from './text/plain-text.ts';

/**
 * The questions of a message that asks several: 'What is my longest run, and when was it?' Only what
 * asks by itself is parted; 'and in May?' and 'which was no race' go with the words before them.
 */
export function questionsIn(message: string): string[] {
  const parts: string[] = [];
  const spaced = message.slice(0, MOST_LETTERS).replace(/\s+/g, ' ');
  for (const part of spaced.split(BETWEEN)) {
    const text = part.trim();
    const before = parts.at(-1);
    if (before === undefined || (isWhole(before) && beginsQuestion(text, before))) parts.push(text);
    else parts[parts.length - 1] = `${before} ${text}`;
  }
  if (parts.length > MOST_QUESTIONS) return [message];
  return parts.map((part) => part.replace(/,$/, ''));
}

const MOST_LETTERS = 1000;
const MOST_QUESTIONS = 3;
const LEAST_WORDS = 3;

/** After a question mark or a comma, or where 'and' leads on. */
const BETWEEN = /(?<=[?,]) | (?=and )/i;

/** 'Strides?' and 'when I wear the grey pair,' wait for what follows. */
function isWhole(part: string): boolean {
  const text = plainText(part);
  return (
    text.split(' ').length >= LEAST_WORDS &&
    (isAsking(part.replace(/,$/, '')) || NAMES_A_SUM.test(text)) &&
    !WAITS.test(text)
  );
}

/** 'Total elevation gain for the year, and which run had most of it' */
const NAMES_A_SUM = /^(?:my )?(?:total|average|mean|number of)\b/;

const WAITS = /^(?:when|if|since|after|before|with|how (?:much|many|often)) (?:i|my|we|it|the|a)\b/;

/** Behind a comma a verb goes on with what was begun: 'how many hours, in all, did I run'. */
function beginsQuestion(part: string, before: string): boolean {
  const text = plainText(part);
  if (text.split(' ').length < LEAST_WORDS || IS_OF_THE_SAME.test(text)) return false;
  const isBehindComma = before.endsWith(',') && !text.startsWith('and ');
  return BY_WORD.test(text) || (!isBehindComma && BY_VERB.test(text));
}

/** 'Compare the two: pace, heart rate, how hard it felt' */
const IS_OF_THE_SAME =
  /^(?:and )?how (?:hard |easy |tough |tired )?(?:it|they|i|that|those|these) (?:felt|was|were|went)\b/;

const BY_WORD =
  /^(?:(?:and|so|if so|then|also|but) )*(?:(?:how|what|why)\b|(?:when|where) (?:is|was|did|do|does|should|can|will|are|were)\b|which (?:(?:single|one) )?(?:one|of|run|race|week|day|pair|shoes?|was|were|is|had)\b)/;
const BY_VERB =
  /^(?:(?:and|so|if so|then|also|but) )*(?:was|were|is|are|did|do|does|have|has|had|can|could|should|would|will|am) (?:i|my|it|that|this|they|those|there|these|the)\b/;
