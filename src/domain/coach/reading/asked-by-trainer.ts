import { PEOPLE } from '../../other-people.ts';

/**
 * What a trainer asks about the athlete whose log it is, as the athlete would ask it: 'how far did she
 * run last week', 'should my athlete rest'. Where anybody else is spoken of, it stays as it is.
 */
export function askedByTrainer(message: string): string {
  const text = message.replace(IS_TRAINER, '');
  if (OTHERS.test(text)) return message;
  const isOfAthlete = text !== message || ATHLETE.test(text);
  const isOfNobodyElse = PRONOUN.test(text) && !ONESELF.test(text);
  if (!isOfAthlete && !isOfNobodyElse) return message;
  return IN_FIRST_PERSON.reduce((said, [pattern, own]) => said.replace(pattern, own), text).trim();
}

/** 'I'm Dana's coach.', 'this is her trainer here:' */
const IS_TRAINER =
  /^(?:(?:hi|hello|hey)[,!.]? +)?(?:i'm|i am|this is|it's) (?:\w+['’]s|her|his|their) (?:\w+ )?(?:coach|trainer)(?: here)?[.,:;!]+ */i;

const NAMES = '(?:my|this|the|our) (?:athlete|runner|client)(?![\\w-])(?! (?:up|high|knee))';
const ATHLETE = new RegExp(`\\b${NAMES}`, 'i');
const PRONOUN = /\b(?:she|her)\b/i;
const ONESELF = /\b(?:i|i'm|i've|my|me|mine|we|our|us)\b/i;
const OTHERS = new RegExp(
  `\\b(?:${PEOPLE}|(?:he|she) (?:is |was )?(?:right|wrong|says?|said|thinks?|reckons?)|(?:is|was) (?:he|she) (?:right|wrong|joking|serious)|with (?:him|her))\\b`,
  'i',
);

const WHO = `(?:she|he|${NAMES})`;

/** In this order: what stands behind the verb before what stands before it. */
const IN_FIRST_PERSON: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b${NAMES}['’]s\\b`, 'gi'), 'my'],
  [new RegExp(`\\bis ${WHO}\\b`, 'gi'), 'am I'],
  [new RegExp(`\\bdoes ${WHO}\\b`, 'gi'), 'do I'],
  [new RegExp(`\\bhas ${WHO}\\b`, 'gi'), 'have I'],
  [new RegExp(`\\b${WHO} is\\b`, 'gi'), 'I am'],
  [new RegExp(`\\b${WHO}['’]s\\b`, 'gi'), "I'm"],
  [new RegExp(`\\b${WHO} has\\b`, 'gi'), 'I have'],
  [new RegExp(`\\b${WHO} does\\b`, 'gi'), 'I do'],
  [new RegExp(`\\b${WHO} (need|want|run|rest|train|feel|plan|race)s\\b`, 'gi'), 'I $1'],
  [new RegExp(`\\b${WHO}\\b`, 'gi'), 'I'],
  [/\bhers\b/gi, 'mine'],
  [/\b(?:her|his)\b/gi, 'my'],
];
