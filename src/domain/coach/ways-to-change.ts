import { distanceUnit } from '../measures.ts';
import { upperFirst } from '../upper-first.ts';
import { hasConditions } from './conditions.ts';
import type { Calendar } from './period.ts';
import type { Question } from './question.ts';
import { isReview } from './reading/how-it-went.ts';
import { readQuestion } from './reading/read-question.ts';
import { kindAsked, type Part, partsOf } from './understood.ts';

/** A part of a question as it is shown, with the questions that changing it would ask. */
export type ChangeablePart = Part & {
  choices: { words: string; question: string }[];
  /** The question without this part; null where it cannot do without. */
  without: string | null;
};

/**
 * The parts of a question that are shown above its answer. A change of one is a question in words,
 * as if it had been typed: so there is one way in which a question is understood.
 */
export function waysToChange(question: Question, calendar: Calendar): ChangeablePart[] {
  const shown = withOpenDays(question);
  const isFixed = isOfDaysTold(question) || question.unplaced.length > 0;
  if (!CHANGEABLE.has(question.intent) || isFixed) {
    return shown.map((part) => ({ ...part, choices: [], without: null }));
  }
  return shown.map((part, index) => {
    const inPlace = (words: string) =>
      shown.map((each, at) => (at === index ? { ...each, words } : each));
    const choices = choicesFor(part)
      .filter((words) => words !== part.words)
      .map((words) => ({ words, parts: inPlace(words) }))
      .filter(({ parts }) => isReadBack(parts, calendar))
      .map(({ words, parts }) => ({ words, question: sentenceOf(parts) }));
    const canGo = part.name === 'where' || (part.name === 'days' && question.periods.length > 0);
    const others = shown.filter((_, at) => at !== index);
    const without = canGo && readQuestion(sentenceOf(others), calendar, null).unplaced.length === 0;
    return { ...part, choices, without: without ? sentenceOf(others) : null };
  });
}

/** 'Since then', 'in that week': only the answer before names them, so that no sentence does. */
function isOfDaysTold({ since, during }: Question): boolean {
  return since !== null || during !== null;
}

/** What is offered is understood as it is shown, or not offered. */
function isReadBack(parts: readonly Part[], calendar: Calendar): boolean {
  return shownOnceRead(sentenceOf(parts), calendar) === wordsOf(parts);
}

/** The words that a sentence is shown in; null where it is not read. */
function shownOnceRead(sentence: string, calendar: Calendar): string | null {
  const key = JSON.stringify([sentence, calendar]);
  const known = SHOWN.get(key);
  if (known !== undefined) return known;
  const back = readQuestion(sentence, calendar, null);
  const shown = back.unplaced.length === 0 ? wordsOf(withOpenDays(back)) : null;
  if (SHOWN.size >= MOST_KEPT) SHOWN.clear();
  SHOWN.set(key, shown);
  return shown;
}

/** Most answers offer the same few changes: of these sentences every second was read before. */
const SHOWN = new Map<string, string | null>();
const MOST_KEPT = 1000;

const wordsOf = (parts: readonly Part[]) => parts.map((part) => part.words).join();

/** The question that is nearest to one that has a part without a place; null where there is none. */
export function nearestQuestion(question: Question, calendar: Calendar): string | null {
  const parts = partsOf(question);
  if (!CHANGEABLE.has(question.intent) || isReview(question)) return null;
  const back = readQuestion(sentenceOf(parts), calendar, null);
  return back.unplaced.length === 0 ? sentenceOf(parts) : null;
}

const CHANGEABLE: ReadonlySet<Question['intent']> = new Set([
  'amount',
  'average',
  'extreme',
  'list',
  'zones',
]);

/** Where no days were named, those that the answer is about. */
function withOpenDays(question: Question): Part[] {
  const parts = partsOf(question);
  const { intent, periods, where, count, measure } = question;
  const isDated = periods.length > 0 || count !== null || isOfDaysTold(question);
  if (!CHANGEABLE.has(intent) || isDated) return parts;
  const isWhole =
    intent === 'list' ||
    intent === 'extreme' ||
    question.isShare ||
    question.statistic !== null ||
    hasConditions(where);
  if (measure === 'load') return parts;
  if (measure === 'restDays' || (intent === 'list' && kindAsked(question) === null)) return parts;
  return [...parts, { name: 'days', words: isWhole ? 'in your whole log' : 'in the last 28 days' }];
}

function choicesFor({ name, words }: Part): readonly string[] {
  if (name === 'days') return DAYS;
  if (name === 'kind') return KINDS;
  if (name === 'what') return OF_AMOUNTS.includes(words) ? OF_AMOUNTS : [];
  const isLength = /^(?:over|under|at least|at most|about) [\d.]+ (?:km|miles?)$/.test(words);
  if (name === 'where' && isLength) {
    return distanceUnit() === 'mi' ? LENGTHS_IN_MILES : LENGTHS_IN_KM;
  }
  return [];
}

const DAYS = [
  'this week',
  'this month',
  'last month',
  'in the last 90 days',
  'this year',
  'last year',
  'in your whole log',
];
const KINDS = ['runs', 'easy runs', 'long runs', 'interval runs', 'treadmill runs', 'workouts'];
const LENGTHS_IN_KM = ['over 5 km', 'over 10 km', 'over 15 km', 'over 20 km', 'under 5 km'];
const LENGTHS_IN_MILES = [
  'over 3 miles',
  'over 6 miles',
  'over 10 miles',
  'over 13 miles',
  'under 3 miles',
];
const OF_AMOUNTS = [
  'how many',
  'distance',
  'time',
  'average pace',
  'average heart rate',
  'longest',
  'fastest',
  'latest',
  'list',
];

/** A question in words that is understood as these parts. */
function sentenceOf(parts: readonly Part[]): string {
  const [what, ...others] = parts;
  const lead = LEADS[what?.words ?? ''] ?? `${upperFirst(what?.words ?? '')} of`;
  const last = others.find(({ words }) => /^last \d+$/.test(words));
  const words = others
    .filter((part) => part !== last && part.words !== 'in miles')
    .map(({ words }) =>
      words
        .replace(/^note says “(?<word>.*)”$/, 'with "$<word>" in the note')
        .replace(/^(?:(?:maximum )?heart rate|cadence) /, 'with a $&')
        .replace(/^note does not say “(?<word>.*)”$/, 'without "$<word>" in the note'),
    )
    .map((words) => words.replace(/^in your whole log$/, 'ever'))
    .map((words) => (OF_ONE.has(what?.words ?? '') ? words.replace(/^([a-z ]+)s$/, '$1') : words));
  const inMiles = others.some((part) => part.words === 'in miles') ? ['in miles'] : [];
  const said = [lead, ...(last ? [last.words] : []), ...words, ...inMiles].join(' ');
  return what?.words === 'how many' ? `${said}?` : said;
}

const OF_ONE = new Set(['longest', 'shortest', 'fastest', 'slowest', 'latest', 'first']);

const LEADS: Readonly<Record<string, string>> = {
  'how many': 'How many',
  time: 'Total time of',
  gels: 'How many gels did I take on',
  drinks: 'How much did I drink on',
  'rest days': 'Rest days',
  'training load': 'Training load',
  longest: 'Longest',
  shortest: 'Shortest',
  fastest: 'Fastest',
  slowest: 'Slowest',
  latest: 'Latest',
  first: 'First',
  'highest heart rate': 'Highest heart rate of',
  list: 'List',
  'time in zones': 'Time in zones of',
};
