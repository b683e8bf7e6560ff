import { ANY_WORKOUT, RUNS } from '../../kinds.ts';
import type { AlongFigure, Extreme, Figure, Measure, OfWorkout, Question } from '../../question.ts';
import { judgedBy } from '../going-on/follow-up-words.ts';
import { FIGURE_OF } from '../going-on/ways-to-go-on.ts';

/** One workout, by its title or as the latest, of which something else is asked than its line. */
export function withOneWorkout(question: Question): Question {
  const { intent, ofWorkout, where, periods } = question;
  const text = question.raceText ?? '';
  if (intent === 'ofWorkout' && question.oneBefore && ofWorkout === null) {
    return told(question, {
      figure: judgedBy(text.replace(OF_KINDS, '')) ?? 'pace',
      against: 'oneBefore',
    });
  }
  if (intent === 'ofWorkout' && ofWorkout === null && question.along !== null) {
    return alongOne(question, question.along);
  }
  const figure = figureOfOne(question, text);
  if (figure !== null) {
    return {
      ...question,
      ...{ intent: 'ofWorkout', ofWorkout: { figure, against: null }, measure: null },
    };
  }
  const [day, ...others] = periods;
  const isOfDay = day?.unit === 'day' && others.length === 0 && question.race === null;
  const isOpen = question.searched === null && where.note === null;
  if (isOfDay && isOpen && ASKS_FOR_NOTE.test(text) && TOLD_OF_DAY.has(intent)) {
    const kind = question.kind ?? ANY_WORKOUT;
    return { ...told({ ...question, kind }, { figure: 'note', against: null }), extreme: null };
  }
  const isTitled = where.own?.some(({ of }) => of === 'title') === true;
  if (!isTitled || question.against !== null || periods.length > 0 || OF_SEVERAL.test(text)) {
    return question;
  }
  if (intent === 'compare' && THAN_USUAL.test(text)) {
    return told(question, {
      figure: judgedBy(text.replace(OF_KINDS, '')) ?? 'pace',
      against: 'usual',
    });
  }
  const named = TOLD_ELSE.find(([pattern]) => pattern.test(text))?.[1];
  return named === undefined ? question : told(question, { figure: named, against: null });
}

/** 'Calories of my longest run': what is asked of it is not what puts it first. */
function figureOfOne(
  { intent, extreme, measure, distanceM }: Question,
  text: string,
): Figure | null {
  if (intent !== 'extreme' || measure === null || distanceM !== null) return null;
  const putFirstBy = extreme && PUT_FIRST_BY[extreme];
  if (!putFirstBy || putFirstBy.includes(measure)) return null;
  const isLatest = extreme === 'latest' && !IN_ITS_LINE.has(measure);
  if (!isLatest && !OF_ONE.test(text)) return null;
  return FIGURE_OF[measure] ?? null;
}

const PUT_FIRST_BY: Partial<Record<Extreme, readonly Measure[]>> = {
  longest: ['distance', 'time'],
  shortest: ['distance', 'time'],
  fastest: ['pace', 'time'],
  slowest: ['pace', 'time'],
  first: [],
  latest: [],
};
/** Told with every workout. */
const IN_ITS_LINE: ReadonlySet<Measure> = new Set([
  'distance',
  'time',
  'pace',
  'heartRate',
  'count',
]);
const OF_ONE =
  /\b(?:of|on|in|for|during|from) (?:my |the )?(?:last|latest|longest|shortest|fastest|quickest|slowest|first|most recent)\b/;

/** A race and a day say which run is meant; else it is the latest, or the longest, of its kind. */
function alongOne(question: Question, figure: AlongFigure): Question {
  const { race, periods, kind, raceText } = question;
  const extreme = /\b(?:last|latest)\b/.test(raceText ?? '') ? 'latest' : question.extreme;
  const isNamed = race !== null || periods[0]?.unit === 'day';
  return {
    ...question,
    ...{ ofWorkout: { figure, against: null }, kind: kind ?? RUNS },
    ...{ extreme: isNamed ? null : (extreme ?? 'latest'), measure: null, count: null },
  };
}

function told(question: Question, ofWorkout: OfWorkout): Question {
  const kind = question.kind ?? RUNS;
  return {
    ...question,
    ...{ intent: 'ofWorkout', ofWorkout, kind, extreme: 'latest' },
    ...{ measure: null, searched: null, count: null },
  };
}

/** A long run is compared by whatever is asked. */
const OF_KINDS = /\b(?:long|easy)(?= (?:runs?|ones?|sessions?)\b)/g;
/** 'What did I write on 8 November' */
const ASKS_FOR_NOTE =
  /^(?:and )?(?:what|show|read)\b(?!.*\b(?:how|pace|far|many|much)\b).*\b(?:notes?|write|wrote|written)\b/;
const TOLD_OF_DAY: ReadonlySet<Question['intent']> = new Set([
  'amount',
  'list',
  'search',
  'unknown',
]);

const OF_SEVERAL = /\bhow (?:many|often)\b|\b(?:runs|workouts|sessions|all)\b/;
const THAN_USUAL =
  /\b(?:than|to|with|against|vs) (?:(?:my|the) )?(?:usual|normal|average|typical)\b/;

const TOLD_ELSE: readonly (readonly [RegExp, Figure])[] = [
  [/\b(?:shoes?|pair|trainers)\b/, 'shoes'],
  [/\b(?:notes?|wrote|written|write)\b/, 'note'],
  [/\bzones?\b/, 'zones'],
];
