import { type Conditions, conditionWords, hasConditions, NO_CONDITIONS } from '../../conditions.ts';
import { type Kind, kindWhere, RUNS } from '../../kinds.ts';
import type { Measure, Question } from '../../question.ts';
import { oppositeOf } from '../parts/bounds/opposite.ts';
import { otherHours } from '../parts/time-of-day.ts';
import {
  figureAsked,
  isOfComparing,
  judgedBy,
  namesNothing,
  wordsLeft,
} from './follow-up-words.ts';
import { refused, type Said } from './said.ts';
import { AVERAGED, FIGURE_OF, MEASURE_OF } from './ways-to-go-on.ts';

const ASKS_WHETHER =
  /^(?:(?:and|so|but|then|ok) )*(?:how much (?=\w+er (?:was|were|am|are|did|do|is|than)\b))?(?:(?:(?:am|was|were|is|are) (?:i|they|it|that|(?:those|these)(?: (?:runs|ones))?|my (?:pace|heart rate|hr|pulse|cadence|effort))|do i run|did i (?:run|go|get)) )?(?:any |much |a lot |really )?(?:faster|slower|quicker|harder|easier|longer|shorter|higher|lower|slow|fast|hard)\b/;
const THAN_OTHERS =
  /\b(?:than|to|against|vs|versus|compared (?:to|with)) (?:on )?(?:(?:a|an|my|the|all|all my|all the) )?(?:usual|usually|normal|normally|average|others?|other (?:runs|ones|days)|rest|the rest|without|dry (?:ones|days)|otherwise|i (?:usually|normally) (?:do|run|am))\b/;
/** 'Was I slower then?', 'slower on those?' */
const ON_THOSE =
  /(?:^(?:(?:and|so|but) )*(?:are|were) (?:they|those|these)(?: (?:runs|ones))? \w+er$|^(?:(?:and|so|but) )*(?:was|am|do|did) i\b.*\w+er(?: than)?|how much \w+er (?:was|were|am|are) (?:i|they|those|these)(?: (?:then|on them|on those))?$| (?:there|on (?:those|them)|with (?:them|it)|in (?:it|them|that)))$/;

/** 'Slower than normal?', after the runs in the rain: those beside all runs that were none of them. */
export function thoseAgainstOthers(said: Said): Question | null {
  const { text, subject, before } = said;
  const open = { ...subject, where: { ...subject.where, shoe: null } };
  if (!ASKS_WHETHER.test(text) || !namesNothing(open)) return null;
  const isNarrow = conditionWords(before.where).length > 0;
  if (!isNarrow || !(THAN_OTHERS.test(text) || ON_THOSE.test(text))) return null;
  const measure = comparedMeasure(said);
  const figure = measure && FIGURE_OF[measure];
  const left = wordsLeft(text).filter(
    (word) => !isOfComparing(word) && !OF_OTHERS.has(word) && figureAsked(word) !== figure,
  );
  const kinds = thoseAndOthers(before.kind ?? RUNS, before.where);
  if (left.length > 0 || !measure || kinds === null) return refused(said);
  return besideOthers(before, { kinds, measure, text });
}

const OF_OTHERS = new Set([
  'others',
  'other',
  'rest',
  'without',
  'otherwise',
  'dry',
  'days',
  'more',
  'much',
]);

const THAN = /\b(?:than|to|against|vs|versus|compared (?:to|with))\b/;

/** 'Slower than outside?', after treadmill runs; 'faster than in the morning?', after those of the evening. */
export function thoseAgainstNamed(said: Said): Question | null {
  const { text, subject, before } = said;
  if (!ASKS_WHETHER.test(text) || !THAN.test(text) || subject.periods.length > 0) return null;
  // 'Any faster than 5:30?' asks for some of them.
  if (/\bthan \d/.test(text)) return null;
  const measure = comparedMeasure(said);
  const isOfKind = isOfOtherKind(subject.kind, before.kind);
  const isOfWhere = hasConditions(subject.where) && hasConditions(before.where);
  if (!measure || isOfKind === isOfWhere) return null;
  const kinds: [Kind, Kind] = isOfKind
    ? [before.kind ?? RUNS, subject.kind ?? RUNS]
    : [
        kindWhere(before.kind ?? RUNS, before.where),
        kindWhere(subject.kind ?? before.kind ?? RUNS, subject.where),
      ];
  return besideOthers(before, { kinds, measure, text });
}

/** The heart rate of 'is my heart rate lower on those', the pace of 'am I slower'. */
function comparedMeasure({ text, subject }: Said): Measure | null {
  if (AVERAGED.has(subject.measure)) return subject.measure;
  const figure = judgedBy(text);
  return (figure && MEASURE_OF[figure]) ?? null;
}

function isOfOtherKind(kind: Kind | null, before: Kind | null): boolean {
  const isNamed = kind !== null && (kind.runningSubtype ?? kind.exceptSubtype) !== undefined;
  return isNamed && before?.runningSubtype !== undefined && kind.many !== before.many;
}

function besideOthers(
  before: Question,
  of: { kinds: readonly [Kind, Kind]; measure: Measure; text: string },
): Question {
  const [kind, against] = of.kinds;
  return {
    ...before,
    ...{ intent: 'compare', kind, against, where: NO_CONDITIONS, measure: of.measure },
    ...{ searched: null, extreme: null, count: null, rank: null, ofWorkout: null },
    ...{ raceText: of.text, unplaced: [], about: null },
  };
}

/** The runs that a condition leaves, and those that it leaves out; null where it has no one opposite. */
function thoseAndOthers(kind: Kind, where: Conditions): [Kind, Kind] | null {
  if (conditionWords(where).length !== 1) return null;
  const others = oppositeConditions(where);
  return others && [kindWhere(kind, where), kindWhere(kind, others)];
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

function oppositeConditions({
  bounds,
  note,
  weekdays,
  hours,
  shoe,
}: Conditions): Conditions | null {
  const [bound] = bounds;
  if (note !== null) return { ...NO_CONDITIONS, noteWithout: note };
  if (shoe) return { ...NO_CONDITIONS, shoeWithout: shoe };
  if (weekdays) {
    return { ...NO_CONDITIONS, weekdays: EVERY_DAY.filter((day) => !weekdays.includes(day)) };
  }
  if (hours) {
    const other = otherHours(hours);
    return other ? { ...NO_CONDITIONS, hours: other } : null;
  }
  const other = bound ? oppositeOf(bound) : null;
  return other && { ...NO_CONDITIONS, bounds: [other] };
}
