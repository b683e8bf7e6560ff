import type { Day } from '../../../calendar.ts';
import { isUpcoming } from '../../../race-days.ts';
import type { OfWorkout, Question } from '../../question.ts';
import { kindAsked } from '../../understood.ts';
import { focusOf } from './focus.ts';
import { asking, ONE, type Said } from './said.ts';

/** Keeps the one that was told before this one, so that the next message can ask of both. */
export function withOtherOne(question: Question, before: Question, today: Day): Question {
  if (!tellsOfOne(question, today) || question.unplaced.length > 0) return question;
  if (isSameOne(question, before)) return { ...question, otherOne: before.otherOne };
  const isKnown = before.since === null && tellsOfOne(before, today);
  const other = isKnown ? { ...before, otherOne: null } : null;
  return { ...question, otherOne: other };
}

function tellsOfOne(question: Question, today: Day): boolean {
  const { race, periods, count, ofWorkout } = question;
  if (race !== null) return !isUpcoming(race, today) && question.otherRace === null;
  if (ofWorkout?.against === 'oneBefore' || ofWorkout?.whichWas) return false;
  return ONE.includes(focusOf(question, today)) && periods.length <= 1 && (count ?? 1) === 1;
}

function isSameOne(one: Question, other: Question): boolean {
  const named = ({ race, extreme, rank, kind, where, periods, distanceM }: Question) =>
    race
      ? `race ${race.id}`
      : JSON.stringify([extreme, rank, kind?.many, where, periods, distanceM]);
  return named(one) === named(other);
}

const ASKS_WHICH =
  /^(?:(?:and|so|ok|but) )*(?:(?:which|what)(?: (?:one|run|race|session|workout))?(?: of (?:them|those|these|both|the two))?(?: (?:was|is|went|felt|did i run|do you think was))?|(?:tell me )?(?:the|my))(?: (?:the|my))? (?:(?:a bit|much|clearly) )?(?<word>better|best|stronger|strongest|worse|worst|more impressive|faster|fastest|quicker|slower|slowest|easier|easiest|harder|hardest|tougher|toughest)(?: (?:one|run|race|session|workout|performance|result|of (?:the two|both|them)|overall|for me|then|really))*$/;

/** 'Faster?', of the one that was told after another */
const ASKS_BARELY =
  /^(?:(?:and|so) )?(?:(?:was|is) (?:it|that) )?(?<word>better|worse|faster|quicker|slower|easier|harder|tougher|stronger)(?: than (?:it|that|the (?:other|first)(?: one)?))?$/;

const MEANT: readonly (readonly [NonNullable<OfWorkout['whichWas']>, RegExp])[] = [
  ['better', /^(?:better|best|stronger|strongest|more impressive)$/],
  ['worse', /^(?:worse|worst)$/],
  ['easier', /^(?:easier|easiest)$/],
  ['harder', /^(?:harder|hardest|tougher|toughest)$/],
  ['faster', /^(?:faster|fastest|quicker)$/],
  ['slower', /^(?:slower|slowest)$/],
];

/** 'Which was better?', of two runs or races that were told one after the other, or together. */
export function whichOfTwoTold({ text, subject, before }: Said): Question | null {
  const isBare = before.otherOne !== null ? ASKS_BARELY : null;
  const word = (ASKS_WHICH.exec(text) ?? isBare?.exec(text))?.groups?.word;
  const whichWas = word && MEANT.find(([, words]) => words.test(word))?.[0];
  const both = whichWas ? twoTold(before) : null;
  if (!whichWas || both === null) return null;
  const [one, other] = both;
  if (one.race && other.race) {
    const races = { race: other.race, otherRace: one.race, raceText: text };
    return asking({ ...subject, ...races, extreme: null, measure: null, distanceM: null }, 'races');
  }
  return {
    ...ofItsSort(one),
    ...{ intent: 'ofWorkout', ofWorkout: { figure: 'pace', against: null, whichWas } },
    ...{
      otherOne: ofItsSort(other),
      measure: null,
      about: null,
      unplaced: [],
      howItWent: false,
      raceText: text,
    },
  };
}

/** With the sort that its own answer was of. */
function ofItsSort(one: Question): Question {
  return { ...one, kind: one.kind ?? kindAsked({ ...one, intent: 'extreme' }) };
}

/** The two latest, or what was told last and what was told before it. */
function twoTold(before: Question): [Question, Question] | null {
  const { race, otherRace } = before;
  if (race && otherRace) return [before, { ...before, race: otherRace }];
  if (before.otherOne !== null) return [before, before.otherOne];
  const isOfLatest = before.extreme === 'latest' || before.extreme === null;
  const arePair = before.ofWorkout?.against === 'oneBefore' && before.extreme === 'latest';
  const areLastTwo =
    before.count === 2 && isOfLatest && before.periods.every(({ unit }) => unit === 'all');
  if (!arePair && !areLastTwo) return null;
  const latest: Question = {
    ...before,
    ...{ intent: 'extreme', extreme: 'latest', rank: before.rank, count: null, ofWorkout: null },
  };
  return [latest, { ...latest, rank: (latest.rank ?? 1) + 1 }];
}
