import { PEOPLE } from '../../other-people.ts';
import { isOfHealth } from './of-health.ts';
import type { NamedRace } from './parts/match-race.ts';
import { figuresNamed, superlativesNamed } from './parts/measures.ts';
import { wordsOfNames } from './parts/name-race.ts';
import { bodyWordsOf } from './parts/note-words.ts';
import { plainText } from './text/plain-text.ts';

/**
 * A message without the sentences that only go with its question: 'I am in bits after that hill. ...',
 * 'Be honest.' What could narrow the question stays: a date, a kind, a name, 'only', what hurts.
 */
export function withoutRemarks(message: string, races: readonly NamedRace[]): string {
  const sentences = message.slice(0, MOST_LETTERS).split(BEFORE_A_QUESTION);
  const asks = sentences.filter(isAsking).map(plainText).join(' ');
  if (asks === '') return message;
  const last = sentences.findLastIndex(isAsking);
  const names = new Set(wordsOfNames(races));
  const left = sentences.filter((sentence, at) => {
    if (isAsking(sentence)) return true;
    return at < last ? !isBeforehand(sentence, asks, names) : !isAfterwards(sentence);
  });
  return left.length === sentences.length ? message : left.join(' ');
}

/** The sentences that ask, where the others narrow nothing by 'only' and tell of no pain. */
export function onlyAsking(message: string): string {
  const sentences = message.slice(0, MOST_LETTERS).split(BETWEEN_SENTENCES);
  const others = sentences.filter((sentence) => !isAsking(sentence)).map(plainText);
  if (others.some((text) => ONLY.test(text) || isOfHealth(text))) return message;
  return sentences.filter(isAsking).join(' ');
}

/** 'I ran today. What is the fastest I have ever run?': what is asked of all time is of no day that was told before. */
export function withoutReport(message: string): string {
  const sentences = message.slice(0, MOST_LETTERS).split(BETWEEN_SENTENCES);
  const asks = sentences.filter(isAsking);
  const reports = sentences.filter((sentence) => !isAsking(sentence)).map(plainText);
  if (asks.length !== 1 || reports.length === 0 || !OF_ALL_TIME.test(asks.join(' ')))
    return message;
  return reports.every((text) => REPORTS.test(text) && !NAMES_A_KIND.test(text) && !ONLY.test(text))
    ? asks.join(' ')
    : message;
}

/** 'My calf is tight again. When did I last note that?': what is named first is looked for. */
export function withSpokenWord(message: string): string {
  if (!ASKS_FOR_NOTES_OF_IT.test(message)) return message;
  const sentences = message.slice(0, MOST_LETTERS).split(BETWEEN_SENTENCES);
  const [asks, ...others] = sentences.filter(isAsking);
  const word = sentences.filter((each) => !isAsking(each)).flatMap(spokenWords)[0];
  if (asks === undefined || others.length > 0 || word === undefined) return message;
  return ASKS_FOR_NOTES_OF_IT.test(asks) ? asks.replace(IT, `“${word}”`) : message;
}

const spokenWords = (sentence: string) => bodyWordsOf(plainText(sentence));
const ASKS_FOR_NOTES_OF_IT =
  /\b(?:note|noted|notes|mention|mentioned|write|wrote|written|log|logged)\b.*\b(?:it|that|this)\b|\b(?:it|that|this)\b.*\b(?:notes|noted|written|logged|mentioned)\b/i;
const IT = /\b(?:it|that|this)\b/i;

const OF_ALL_TIME = /\b(?:ever|of all time|in my life)\b/i;
const REPORTS = /^(?:so |well |ok |just )*i (?:just )?(?:ran|went|did|was|had|have|am|got)\b/;

const MOST_LETTERS = 1000;
const BETWEEN_SENTENCES =
  /(?<=[.!?\u2026])\s+|\n+|\s+[-\u2013\u2014]+\s+|:\s+(?=[a-z])|,?\s+anyway,?\s+(?=\w+ \w+ \w)/i;

/** Also where a comma leads on to the question: 'we had a lovely dinner, am I heavier than last month?' */
const BEFORE_A_QUESTION = new RegExp(
  `${BETWEEN_SENTENCES.source}|(?<!\\b(?:if|when|with|for|at|after|before|since|in|on)\\b[^,]*),\\s+(?=(?:(?:so|but|and|now) )?(?:how (?:many|much|far|long|often|fast|was|did)|what (?:is|was|should|pace)|which|when (?:is|was|did|should|do)|did i|am i|have i|do i|should i|can i|is my|are my|was my)\\b)`,
  'i',
);

export function isAsking(sentence: string): boolean {
  return sentence.trim().endsWith('?') || ASKS.test(plainText(sentence));
}

const ASKS =
  /^(?:(?:so|and|right|ok|okay|but|now|well|anyway|please|pls|kindly|hey|hi|coach|honestly|just|can you|could you|would you|will you|go on|come on) )*(?:how|what|which|when|where|who|why|did|do i|does|am i|is|are|was|were|can i|could i|should|shall|will|would|have i|has|had i|show|list|give|tell|compare|find|calculate|count|plan|predict|write|remind|work out|tot|add|sum|explain|define|log|delete|pull|any|longest|shortest|fastest|slowest|biggest|average|total|number of)\b(?! not\b)/;

/** What was said before a question goes with it where the question says by itself what it asks. */
function isBeforehand(sentence: string, asks: string, names: ReadonlySet<string>): boolean {
  const text = plainText(sentence);
  if (REFERS_BACK.test(asks) || asks.split(' ').length < LEAST_WORDS) return false;
  if (isOfHealth(text) || text.split(' ').some((word) => names.has(word))) return false;
  if (OF_SOME_RUNS.test(text) && !OF_SOME_RUNS.test(asks)) return false;
  if (NAMES_A_THING.test(text)) return false;
  if (OF_SOMEBODY_ELSE.test(text) && !OF_ONESELF.test(text) && !OF_ONESELF_LATER.test(text))
    return true;
  return (
    NARROWS_BY.every((narrows) => !narrows.test(text) || narrows.test(asks)) && !ONLY.test(text)
  );
}

/** 'My resting days, how many did I have': what is asked about, named before it. */
const NAMES_A_THING =
  /^(?:(?:and|so|ok|right|now) )*(?:my|the|of my)(?! \w+ (?:is|are|was|were|has|have|had|says?|said|thinks?|feels?|felt|wants?|hurts?)\b)(?: (?!(?:is|are|was|were|has|have|had|says?|said|thinks?|feels?|felt|wants?)\b)[a-z]+){1,4}$/;

/** 'My runs along the river are lovely, how far did I go?' may mean those. */
const OF_SOME_RUNS = /\b(?:my|these|those|the) (?:\w+ )?(?:runs?|workouts?|sessions?)\b/;

/** 'My sister told me that she has run 100 km this month' narrows nothing of one's own. */
const OF_SOMEBODY_ELSE = new RegExp(
  `^(?:(?:so|and|but|well|ok|oh|hey|hi) )*(?:my|our|a|the) (?:\\w+ )?(?:${PEOPLE})\\b`,
);
const OF_ONESELF = /\b(?:i|we|us) (?!now\b|have to\b|want\b|wonder\b)/;
const OF_ONESELF_LATER = /\b(?:me and|with me|like me|my (?:run|pace|race))\b/;

const LEAST_WORDS = 4;
const REFERS_BACK = /\b(?:that|those|them|then|there|they|these|it|one|ones|same)\b/;

const NAMES_A_KIND =
  /\b(?:easy|long|intervals?|treadmill|tempo|swim\w*|rides?|riding|bike|cycl\w+|walk\w*|hik\w+|gym|strength|lift\w*|yoga|races?|marathon|half|5k|10k|outdoors?|parkrun)\b/;

/** Where the question has none of its own, these are the question's. */
export const NARROWS_BY: readonly RegExp[] = [
  /\b(?:weeks?|months?|years?|days?|today|tomorrow|tonight|yesterday|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|since|lately|recently|last|this|next)\b|\b20\d\d\b/,
  NAMES_A_KIND,
  /\b(?:shoes?|pairs?|trainers|gels?|notes?|zones?|km|k|miles|minutes|hours|bpm)\b|\d/,
];

/** What is said after a question narrows it more often: a sentence of its own, with nothing to narrow by. */
export function isAfterwards(sentence: string): boolean {
  const text = plainText(sentence);
  if (!SAYS_SOMETHING.test(text) || MAY_NARROW.test(text) || ONLY.test(text)) return false;
  if (isOfHealth(text) || NARROWS_BY.some((narrows) => narrows.test(text))) return false;
  return figuresNamed(text).length === 0 && superlativesNamed(text).length === 0;
}

/** A sentence of its own: somebody does something, or the coach is asked to. */
export const SAYS_SOMETHING =
  /^(?:(?:and|but|so|because|well|oh|ah|um|honestly|look|listen) )*(?:i|we|he|she|they|it|you|himself|herself|(?:my|our|the) \w+ (?:is|was|has|had|says?|said|thinks?|wants?|reckons?|keeps?|swears?|bet|claims?|asked|told|will|would|can|does|did)|(?:there|that|this|which) (?:is|was|will|would)|do not|never mind|be |no (?:need|rush|hurry|pressure|judg\w+|offence|lies|fluff)|not that|just (?:curious|wondering|checking|asking|being)|asking for|straight|honest|any ballpark|a (?:rough|straight|number|ballpark)|rough|ballpark|feeling|hope|hoping|sorry|cheers|thanks|please|long story|big|trying|thinking|(?:my )?(?:legs|body) (?:like|feels?|felt|is|are))\b/;

export const ONLY =
  /\b(?:only|count|except|exclud\w+|includ\w+|ignor\w+|without|leave out|leaving|not counting|apart from)\b/;
const MAY_NARROW =
  /\b(?:mean|meant|those|them|these|ones?|runs?|workouts?|sessions?|training|wrote|alone|after|before|when|while|during|until|than|both|with|in (?!my head|fact|general|a hurry)|on)\b/;
