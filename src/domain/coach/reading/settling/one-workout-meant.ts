import { ANY_WORKOUT, RUNS } from '../../kinds.ts';
import type { AlongFigure, Figure, OfWorkout, Question } from '../../question.ts';
import { judgedBy } from '../going-on/follow-up-words.ts';

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
  const figure = TOLD_ELSE.find(([pattern]) => pattern.test(text))?.[1];
  return figure === undefined ? question : told(question, { figure, against: null });
}

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
