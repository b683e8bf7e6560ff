import { plainText } from './plain-words.ts';
import { figuresNamed, superlativesNamed } from './read-subject.ts';
import { SIGNS } from './signs.ts';

/**
 * A message without the sentences that only go with its question: 'My sister is asking.', 'Be honest.'
 * What could narrow the question stays: a number, a figure, 'only', 'except', what hurts.
 */
export function withoutRemarks(message: string): string {
  const sentences = message
    .slice(0, MOST_LETTERS)
    .split(/(?<=[.!?\u2026])\s+|\n+|\s+[-\u2013\u2014]\s+/);
  const left = sentences.filter((sentence) => !isRemark(sentence));
  return left.length === 0 || left.length === sentences.length ? message : left.join(' ');
}

const MOST_LETTERS = 1000;

function isRemark(sentence: string): boolean {
  if (sentence.trim().endsWith('?')) return false;
  const text = plainText(sentence);
  if (!SAYS_SOMETHING.test(text) || MAY_NARROW.test(text)) return false;
  const isOfHealth = SIGNS.some(
    ({ of, when }) => (of === 'pain' || of === 'urgent') && when.some((sign) => sign.test(text)),
  );
  return !isOfHealth && figuresNamed(text).length === 0 && superlativesNamed(text).length === 0;
}

/** A sentence of its own: somebody does something, or the coach is asked to. */
const SAYS_SOMETHING =
  /^(?:(?:and|but|so|because|well|oh|ah|um|honestly|look|listen) )*(?:i|we|he|she|they|it|you|himself|herself|(?:my|our|the) \w+ (?:is|was|has|had|says?|said|thinks?|wants?|reckons?|keeps?|swears?|bet|claims?|asked|told|will|would|can|does|did)|(?:there|that|this|which) (?:is|was|will|would)|do not|never mind|be |no (?:need|rush|hurry|pressure|judg\w+|offence|lies|fluff)|not that|just (?:curious|wondering|checking|asking|being)|asking for|straight|honest|any ballpark|a (?:rough|straight|number|ballpark)|rough|ballpark|feeling|hope|hoping|sorry|cheers|thanks|please|long story|big|trying|thinking)\b/;

/** What a second sentence narrows the first by. */
const MAY_NARROW =
  /\d|\b(?:only|just the|just my|count|except|exclud\w+|includ\w+|ignor\w+|without|leave out|leaving|mean|meant|those|them|these|ones?|runs?|races?|rides?|swims?|walks?|workouts?|sessions?|training|notes?|wrote|alone|after|before|when|while|during|since|until|than|both|zones?|today|tomorrow|yesterday|week|weeks|month|months|year|years|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|with|in (?!my head|fact|general|a hurry)|on)\b/;
