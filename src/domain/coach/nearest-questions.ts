import { distanceWords } from './conditions.ts';
import type { Calendar, Period } from './period.ts';
import type { Intent, Question } from './question.ts';
import { guessIntents } from './reading/intent/guess-intent.ts';
import { isUnread } from './reading/is-open.ts';
import { type OwnNames, readNamed, readParts } from './reading/read-question.ts';
import { TOPICS } from './topics/topics.ts';
import { wordsOf } from './understood.ts';
import { nearestQuestion } from './ways-to-change.ts';

type Unanswered = { words: string; question: Question; calendar: Calendar; names: OwnNames };

/** So many are offered beneath a question that has no answer. */
const MOST_OFFERED = 3;
/** So likely must a kind of question be to be offered, and to be offered in place of any topic. */
const LEAST_LIKELY = 0.15;
const LIKELY = 0.5;

/**
 * Questions that have an answer and come near to one that has none, nearest first: what was read of it
 * without the rest, what it asks in all likelihood, and the topics that it names.
 */
export function nearestQuestions(asked: Unanswered): string[] {
  const { words, question, calendar, names } = asked;
  // What goes on from another question is near to none by its own words.
  if (question.about !== null) return [];
  const { read, mended } = readParts(words, calendar, { isFirst: true, names });
  const shown = { places: read.places, mended, subject: read.subject };
  const guesses = guessIntents(shown).filter(({ odds }) => odds >= LEAST_LIKELY);
  const isLikely = guesses.some(({ odds }) => odds >= LIKELY);
  const offered = [
    nearestQuestion(question, calendar),
    ...(isLikely ? [] : topicsNamedIn(read.places)),
    ...guesses.map(({ intent }) => inWords(asked, intent)),
  ].filter((each) => each !== null);
  const hasAnswer = (each: string) => {
    const read = readNamed(each, calendar, null, names);
    const isTheSame = question.unplaced.length === 0 && wordsOf(read) === wordsOf(question);
    return !isUnread(read) && !isTheSame;
  };
  return [...new Set(offered)].filter(hasAnswer).slice(0, MOST_OFFERED);
}

/** What asks this, of all that was read beside it. */
function inWords({ question, calendar }: Unanswered, intent: Intent): string | null {
  if (intent === 'extreme' && question.extreme === null) return null;
  return (
    nearestQuestion({ ...question, intent, unplaced: [] }, calendar) ??
    ASKED_AS[intent]?.(question, calendar) ??
    null
  );
}

type InWords = (question: Question, calendar: Calendar) => string | null;

/** Of a race that was, it is told how it went. */
function ofRace(ahead: (race: string) => string): InWords {
  return ({ race }, { today }) => {
    if (race !== null && race.date < today) return `How did ${race.name} go?`;
    return ahead(race?.name ?? 'my next race');
  };
}

/** One question of each kind, with as much of what was said as it may hold. */
const ASKED_AS: Partial<Record<Intent, InWords>> = {
  analysis: () => 'How is my training going?',
  bests: () => 'My best efforts',
  biggest: ({ unit }) => `My biggest ${unit ?? 'week'}`,
  breakdown: ({ unit }) => `Kilometres by ${unit ?? 'month'}`,
  compare: ({ periods: [one, other] }) =>
    one && other ? `Compare ${bare(one)} with ${bare(other)}` : null,
  form: () => 'How is my form?',
  fuel: ofRace((race) => `Fuel for ${race}`),
  lastRest: () => 'My last rest day',
  myZones: () => 'My zones in bpm',
  negativeSplits: () => 'How often did I run a negative split?',
  overtraining: () => 'Am I overtraining?',
  pacing: ofRace((race) => `Pacing for ${race}`),
  paceSum: () => 'What pace is 1:50 for a half?',
  plan: ({ scope }) => PLANS[scope ?? 'today'],
  predict: (question, calendar) =>
    question.race === null && question.distanceM !== null
      ? `Predict my ${distanceWords(question.distanceM)}`
      : ofRace((race) => `Predict ${race}`)(question, calendar),
  racePlan: ofRace((race) => `Plan to ${race} by week`),
  races: ofRace((race) => `When is ${race}?`),
  readiness: ofRace((race) => `Am I ready for ${race}?`),
  records: () => 'My records',
  severalADay: () => 'Days with several workouts',
  shoes: () => 'How far have I run in each pair of shoes?',
  startTimes: () => 'When do I usually start my runs?',
  streak: () => 'My longest streak',
  sweat: () => 'How much do I sweat?',
  tags: () => 'My tags',
  taper: ofRace((race) => `Taper for ${race}`),
  threshold: ({ raceText }) => (raceText?.includes('threshold') ? 'My threshold pace' : null),
  trainingPaces: () => 'My training paces',
  trend: () => 'Am I getting faster?',
  weekdays: () => 'Which weekday do I run most?',
  weekly: () => 'Kilometres per week',
  weight: () => 'How is my weight?',
};

/** 'September 2026', of 'in September 2026'. */
function bare({ words }: Period): string {
  return words.replace(/^(?:in|from) /, '');
}

const PLANS: Record<NonNullable<Question['scope']>, string> = {
  today: 'What should I do today?',
  tomorrow: 'What should I do tomorrow?',
  week: 'Plan my week',
  nextWeek: 'Plan my next week',
};

/** 'Foam roller yes or no' names what can be told of, beside the words that found a place. */
function topicsNamedIn(places: readonly string[]): string[] {
  const said = ` ${places.join(' ')} `;
  return TOPICS.filter(({ called = [] }) =>
    called.some((each) => said.includes(` ${each.toLowerCase()} `)),
  ).map(({ name }) => `About ${name}`);
}
