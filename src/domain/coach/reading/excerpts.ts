import type { Question } from '../question.ts';
import { OF_OWN_LOG } from './intent/kinds-of-intent.ts';
import { HONOURED } from './left-over/account-for-words.ts';
import { isPlainTalk } from './left-over/plain-talk.ts';
import { SAYING_NOTHING } from './left-over/words-of-questions.ts';
import { isOfHealth } from './of-health.ts';
import { figuresNamed, superlativesNamed } from './parts/measures.ts';
import { bodyWordsOf } from './parts/note-words.ts';
import { isAfterwards, isAsking, NARROWS_BY, ONLY, SAYS_SOMETHING } from './remarks.ts';
import { wordsOf } from './text/known-words.ts';
import { plainText } from './text/plain-text.ts';

/** A piece of a message that may be its question, with what stands before and behind it. */
export type Excerpt = { asked: string; before: string; behind: string };

/**
 * The pieces of a message that may be its question: from where a clause or a question begins to where
 * a clause ends. The whole is none of them; the longest come first.
 */
export function excerptsOf(message: string): Excerpt[] {
  const words = message
    .slice(0, MOST_LETTERS)
    .split(/\s+/)
    .filter((word) => word !== '');
  const plain = words.map((word) => plainText(word).split(' ')[0] ?? '');
  const starts: number[] = [0];
  const ends: number[] = [words.length];
  let hasAsked = false;
  for (const [at, word] of plain.entries()) {
    const isNewClause = at > 0 && ENDS_CLAUSE.test(words[at - 1] ?? '');
    if (isNewClause) hasAsked = false;
    const asks = beginsQuestion(plain, at);
    if (at > 0 && (isNewClause || (asks && !hasAsked))) starts.push(at);
    const remarks =
      REMARKING.has(word) || (word === 'and' && GOES_ON_TO_SAY.has(plain[at + 1] ?? ''));
    if (at > 0 && (isNewClause || remarks)) ends.push(at);
    hasAsked ||= QUESTION_WORDS.has(word);
  }
  return starts
    .flatMap((from) => ends.map((to) => ({ from, to })))
    .filter(({ from, to }) => to - from >= LEAST_WORDS && to - from < words.length)
    .sort((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, MOST_EXCERPTS)
    .map(({ from, to }) => ({
      asked: words.slice(from, to).join(' '),
      before: words.slice(0, from).join(' '),
      behind: words.slice(to).join(' '),
    }));
}

const MOST_LETTERS = 1000;
const LEAST_WORDS = 2;
/** Each is read: a long story is not gone through in all ways. */
const MOST_EXCERPTS = 20;

const ENDS_CLAUSE = /[.,!?:;…)\u2013\u2014-]["'”’)]*$|\p{Extended_Pictographic}\uFE0F?$/u;

/** Also where nothing marks the beginning, as when it is dictated; 'the month in which' begins none. */
function beginsQuestion(plain: readonly string[], at: number): boolean {
  const [before = '', word = '', next = ''] = [plain[at - 1], plain[at], plain[at + 1]];
  if (AUXILIARY.has(word)) return OF_ASKER.has(next);
  if (LEADS_TO_WHICH.has(before)) return false;
  if (word === 'when' || word === 'where') return AUXILIARY.has(next);
  return (QUESTION_WORDS.has(word) && next !== 'i' && next !== 'we') || ORDERS.has(word);
}

const QUESTION_WORDS = new Set(wordsOf('how what which when where who whats hows'));
const ORDERS = new Set(wordsOf('show list compare predict'));
const AUXILIARY = new Set(
  wordsOf('did do does is am are was were can could should shall will would have has'),
);
const OF_ASKER = new Set(wordsOf('i we my'));
const LEADS_TO_WHICH = new Set(wordsOf('in on at of to for with from by about know than'));
/** '... and I had no clue' */
const GOES_ON_TO_SAY = new Set(wordsOf('i he she they'));
const REMARKING = new Set(
  wordsOf('because cause cos coz just asking trying thinking thanks cheers'),
);

/**
 * Whether all that stands beside an excerpt goes only with its question: it is talk of its own, and holds
 * nothing that the question could be narrowed by and is not.
 */
export function leavesNothingOut(of: {
  excerpt: Excerpt;
  question: Question;
  names: ReadonlySet<string>;
}): boolean {
  const { excerpt, question, names } = of;
  const asked = plainText(excerpt.asked);
  if (OF_TALK.has(question.intent) || STRANDED.test(asked)) return false;
  if (excerpt.before !== '' && REFERS_BACK.test(asked)) return false;
  if (excerpt.behind !== '' && !isSaidAfterwards(excerpt)) return false;
  if (!sentencesOf(excerpt.before).every(isOfItsOwn)) return false;
  return [excerpt.before, excerpt.behind]
    .map(plainText)
    .every((aside) => !mayNarrow({ aside, asked, question, names }));
}

/**
 * Whether an excerpt is a question of its own, whatever is said beside it: it refers to nothing before it,
 * and nothing beside it narrows what it asks.
 */
export function standsByItself(of: {
  excerpt: Excerpt;
  question: Question;
  names: ReadonlySet<string>;
}): boolean {
  const { excerpt, question, names } = of;
  const { before, behind } = excerpt;
  const asked = plainText(excerpt.asked);
  if (OF_TALK.has(question.intent) || STRANDED.test(asked) || REFERS_BACK.test(asked)) return false;
  if (!isAsking(excerpt.asked) || asked.split(' ').length < LEAST_WORDS_BY_ITSELF) return false;
  if (!ENDS_CLAUSE.test(before) && STRANDED.test(plainText(before))) return false;
  if (sentencesOf(before).some(isAsking)) return false;
  if (clausesBeside(behind).some(({ text }) => GOES_ON.test(plainText(text)))) return false;
  return [before, behind].every(
    (beside) =>
      clausesBeside(beside).every(isBesideIt) &&
      !(mayHurt(beside) && !OF_OWN_LOG.has(question.intent)) &&
      !mayNarrow({ aside: plainText(beside), asked, question, names }),
  );
}

const LEAST_WORDS_BY_ITSELF = 3;
/** 'How many runs, you know, were with the dog?' */
const GOES_ON =
  /^(?:(?:and|or|but|so) )*(?:was|were|is|are|did|do|does|have|has|had|that|which|who|where|what|when|how|why|per|each|every)\b(?! (?:it|that|this) )/;

/** A clause that says something by itself, and has no number, day or kind that the question could mean. */
function isBesideIt(clause: { text: string; isSentence: boolean }): boolean {
  const text = plainText(clause.text).replace(COUNTDOWN, '');
  if (NARROWS_WHAT_FOLLOWS.test(text) || CORRECTS_IT.test(text)) return false;
  if (NUMBER_OF_UNITS.test(text)) return false;
  if (text === '' || SAYS_WHO.test(text)) return true;
  if (NARROWS_BY.some((narrows) => narrows.test(text))) return false;
  return isMereTalk(text) || clause.isSentence || WHILE_DOING.test(text);
}

/** 'Three weeks to go' tells what the coach knows. */
const COUNTDOWN =
  /\b(?:\d+|a few) (?:days|weeks|months) (?:out|to go|away|left|before|from now|until)\b/g;
const CORRECTS_IT = /\b(?:mean|meant|rather|instead|ones?|scrap)\b/;
const WHILE_DOING = /^(?:being|coming|trying|having|feeling|thinking|looking|given|considering)\b/;

/** 'My calf is not happy' may change what somebody should do next, as does what hurts. */
function mayHurt(text: string): boolean {
  const plain = plainText(text);
  return bodyWordsOf(plain).length > 0 || ALSO_HURTS.test(plain);
}

/** Beside the words that are of health in any message. */
const ALSO_HURTS = /\b(?:pain\w+|achy)\b/;

function isMereTalk(text: string): boolean {
  return text.split(' ').every((word) => SAYING_NOTHING.has(word) || isPlainTalk(word));
}

function clausesBeside(text: string): { text: string; isSentence: boolean }[] {
  return sentencesOf(text).flatMap((sentence) => {
    const clauses = sentence.split(/[,;]\s+|\s+[-\u2013\u2014]+\s+/).filter((each) => each !== '');
    const isSentence = clauses.length === 1 && ENDED.test(sentence);
    return clauses.map((clause) => ({ text: clause, isSentence }));
  });
}

/** What an answer to an excerpt does not go by, in the words of the message; null where that is talk alone. */
export function leftOutOf({ before, behind }: Excerpt): string | null {
  const left = [before, behind].filter((beside) => beside !== '' && !isMereTalk(plainText(beside)));
  return left.length > 0 ? left.join(' … ') : null;
}

/** What is answered with talk is answered as a whole. */
const OF_TALK: ReadonlySet<Question['intent']> = new Set([
  'pain',
  'urgent',
  'thanks',
  'help',
  'onlyYours',
  'doIt',
  'why',
  'notInLog',
  'alongTheWay',
]);
const STRANDED =
  /\b(?:in|on|at|of|to|for|with|from|by|since|until|before|after|during|than|and|or|but|if|is|are|was|were|do|does|did|have|has|the|an?|my|which|what|how|when|as|not|so)$/;
const REFERS_BACK =
  /\b(?:that(?! (?:were|are|had|have)\b)|those|them|there|they)\b|(?<!\b(?:is|was|did|does|could|will|would) )\bit\b/;

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:;…]["'”’)]*)\s+/).filter((sentence) => sentence !== '');
}

/** A sentence that has ended, or that says who or what; 'on weekdays,' goes with what follows. */
function isOfItsOwn(sentence: string): boolean {
  const text = plainText(sentence);
  const saysWho = SAYS_WHO.test(text);
  if (ENDED.test(sentence)) return saysWho || !NARROWS_WHAT_FOLLOWS.test(text);
  const clauses = sentence.split(/,\s+|\s+[-\u2013\u2014]+\s+/).map(plainText);
  if (clauses.some((clause) => NARROWS_WHAT_FOLLOWS.test(clause))) return false;
  return saysWho || text.split(' ').every((word) => SAYING_NOTHING.has(word) || isPlainTalk(word));
}

/** A reason, or a sentence of its own that corrects nothing. */
function isSaidAfterwards({ asked, behind }: Excerpt): boolean {
  const text = plainText(behind);
  if (CORRECTS.test(text)) return false;
  if (REASONS.test(text)) return true;
  return (ENDED.test(asked) && SAYS_SOMETHING.test(text)) || isAfterwards(behind);
}

const ENDED = /[.!?…]["'”’)]*$/;
const CORRECTS = /\b(?:mean|meant|rather|instead|sorry|ones?|but|or|also)\b/;
const REASONS = /^(?:because|cause|cos|coz) (?:i|my|we|our|he|she|they|it|the)\b/;
const NARROWS_WHAT_FOLLOWS =
  /^(?:(?:and|but|so|well|ok) )*(?:when|whenever|while|if|for|on|in|at|with|without|during|between|not|of|only|before|after|until|from|to)\b/;
const SAYS_WHO =
  /\b(?:i|me|we|us|you|he|she|they|it|there|this|that|everyone|everybody|nobody|somebody|someone|who)\b|\b(?:my|the|our|a|an) (?:\w+ ){1,4}(?:is|are|was|were|has|have|had|says?|said|thinks?|keeps?|wants?|asked|asks|told)\b|\b(?:is|are|was|were|has|have)\b/;

function mayNarrow(of: {
  aside: string;
  asked: string;
  question: Question;
  names: ReadonlySet<string>;
}): boolean {
  const { aside, asked, question, names } = of;
  if (aside === '') return false;
  const { intent, race, periods, kind, where, distanceM, measure } = question;
  const takes = (slot: 'days' | 'kind' | 'where' | 'distance' | 'time') =>
    HONOURED[intent]?.has(slot) === true;
  const [ofDays, ofKind] = NARROWS_BY;
  if (ONLY.test(aside) || OF_SOME_RUNS.test(aside) || ASKS_AS_WELL.test(aside)) return true;
  if (HELD_AGAINST.test(aside)) return true;
  if (superlativesNamed(aside).length > 0 || TIMES_A_WEEK.test(aside)) return true;
  // What hurts changes what somebody should do, not what was done.
  if (isOfHealth(aside) && !OF_OWN_LOG.has(intent)) return true;
  if (race === null && aside.split(' ').some((word) => names.has(word))) return true;
  if (race === null && periods.length === 0 && takes('days') && ofDays?.test(aside)) return true;
  if (kind === null && takes('kind') && ofKind?.test(aside) && !ofKind.test(asked)) return true;
  const isBound = where.bounds.length > 0 || distanceM !== null || race !== null;
  const takesNumber = takes('where') || takes('distance') || takes('time');
  if (!isBound && takesNumber && NUMBER_OF_UNITS.test(aside)) return true;
  return figuresNamed(aside).some((figure) => figure !== measure && figure !== 'distance');
}

const NUMBER_OF_UNITS =
  /\b\d+(?:[.:]\d+)? ?(?:km|kms|k|kilomet\w+|miles?|mi|min(?:ute)?s?|h|hours?|bpm|m|met(?:re|er)s?|kg)\b|\d:\d\d/;
/** 'Versus last month' */
const HELD_AGAINST = /^(?:vs|versus|against|compared (?:to|with))\b/;
/** 'I can run 5 days a week.' */
const TIMES_A_WEEK = /\b(?:days?|times|runs|sessions) (?:a|per|each|every) week\b/;
/** 'Let's talk about my runs in the snow.' */
const OF_SOME_RUNS = /\b(?:my|those|these|all) (?:\w+ )?(?:runs|workouts|sessions|outings)\b/;
/** Two questions are not answered by one. */
const ASKS_AS_WELL =
  /\b(?:how|what|when|where) (?:many|much|far|long|is|was|are|were|did|do|does|pace|time|month|week|run)\b|\bwhich (?:run|week|month|race|day|shoes?)\b|\b(?:did|do|have|am|should|can|could|will) i\b/;
