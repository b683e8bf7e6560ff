import { type Bound, type NamedShoe, NO_CONDITIONS } from '../../conditions.ts';
import { ANY_WORKOUT, type Kind, kindWhere, RUNS, readKind } from '../../kinds.ts';
import { taken } from '../text/plain-text.ts';
import { oppositeOf } from './bounds/opposite.ts';
import { comparesAlone } from './compares-alone.ts';
import { figuresNamed } from './measures.ts';
import type { FoundNoteWord } from './note-words.ts';
import type { FoundConditions } from './read-conditions.ts';
import { otherHours } from './time-of-day.ts';

/** 'Is my heart rate higher on intervals than on easy runs', 'easy vs long runs' */
export function comparedKind(
  asked: string,
  kind: Kind | null,
  otherKind: string | null,
): [Kind, Kind] | null {
  const other = otherKind === null ? null : readKind(otherKind);
  if (kind === null || other === null || otherKind === null) return null;
  const at = asked.indexOf(otherKind);
  const before = asked.slice(0, at).trim();
  if (COMPARED_WITH.test(before)) return [kind, other];
  // The kind that stands behind it is the one that it is compared with.
  const after = asked.slice(at + otherKind.length);
  return COMPARED_BEFORE.test(after) ? [other, kind] : null;
}

/** 'Running or cycling, what did I spend more hours on'; joined otherwise the two are one sum. */
export function kindBesideRuns(
  asked: string,
  kind: Kind | null,
): { kinds: [Kind, Kind]; words: string; isCompared: boolean } | null {
  if (kind === null || kind.workoutType === 'running' || kind.many === ANY_WORKOUT.many)
    return null;
  for (const [words, one = '', link = '', other = ''] of asked.matchAll(JOINED_KINDS)) {
    const kinds = [readKind(one), readKind(other)] as const;
    const isOfRuns = kinds.some((each) => each?.many === RUNS.many);
    const [first, second] = kinds;
    if (!first || !second || !isOfRuns || first.many === second.many) continue;
    const isCompared = link !== 'and' && (link !== 'or' || WHICH_IS_MORE.test(asked));
    return { kinds: [first, second], words: `${words.trim()} ${other}`, isCompared };
  }
  return null;
}

const JOINED_KINDS =
  /\b([a-z]+) (and|or|vs|versus|against|than)(?: (?:my|the|on|in|i|for))* (?=([a-z]+))/g;

const WHICH_IS_MORE = /\b(?:more|most|less|longer|further|bigger|oftener|higher)\b/;

const TO_COMPARE = '(?:vs|versus|against|than|or|compared (?:to|with))';
const NOTED = '(?:tempo|fartlek|progression|hill)(?: (?:runs?|sessions?|workouts?))?';
const KIND = '(?:easy|long|interval|treadmill)s?(?: (?:runs?|sessions?|workouts?|ones))?';
const MY = '(?: (?:on|in|my|the|for|during))*';
const NOTED_BESIDE_KIND = new RegExp(
  `(?:\\b(?:on|in|for) )?\\b(?:my )?(?:(?<one>${KIND}) ${TO_COMPARE}${MY} (?<other>${NOTED})|(?<noted>${NOTED}) ${TO_COMPARE}${MY} (?<kind>${KIND}))(?= |$)`,
);

/** 'Cadence on easy runs against tempo': the one is a kind, and of the other the notes tell. */
export function takeNotedBesideKind(text: string): { kinds: [Kind, Kind] | null; rest: string } {
  const match = NOTED_BESIDE_KIND.exec(text);
  const { one = match?.groups?.noted, other = match?.groups?.kind } = match?.groups ?? {};
  const isOfFigure = figuresNamed(text).length > 0 || COMPARES.test(text);
  if (!match || !one || !other || !isOfFigure) return { kinds: null, rest: text };
  return { kinds: [sideNamed(one), sideNamed(other)], rest: text.replace(match[0], taken) };
}

const COMPARES = /\b(?:compare|faster|quicker|slower|higher|lower|harder|easier)\b/;

function sideNamed(side: string): Kind {
  const word = side.split(' ')[0] ?? '';
  const kind = readKind(`${word} runs`);
  return kind?.runningSubtype ? kind : kindWhere(RUNS, { ...NO_CONDITIONS, note: word });
}

const COMPARED_BEFORE =
  /^ (?:(?:pace|speed|heart rate|hr|cadence|runs?|runs pace|km|mileage) )?(?:(?:higher|lower|faster|slower|quicker|longer|harder|easier|more|better) )?(?:compared (?:to|with)|vs|versus|than|against|or)\b/;

const COMPARED_WITH =
  /\b(?:vs|versus|than|against|or|compar\w+.* (?:and|to|with)|difference between.* and)(?: (?:on|in|for|with|my|the|during|to|of|that|those|ones|runs))*$/;

/** 'Is my heart rate lower on the treadmill': than on all other runs. */
export function comparedWithOthers(asked: string, kind: Kind | null): [Kind, Kind] | null {
  const subtype = kind?.runningSubtype;
  if (!kind || !subtype || !THAN_ELSEWHERE.test(asked)) return null;
  const others = readKind(subtype === 'treadmill' ? 'outdoor runs' : `runs except ${kind.many}`);
  return others && [kind, others];
}

const THAN_ELSEWHERE =
  /^(?!.*\b(?:than|or|vs|versus|usual|getting|become|becoming|too)\b)(?:do|am|is|are) (?:i|my) (?:\w+ )*(?:faster|quicker|slower|longer|shorter|higher|lower|further) (?:on|in|during|for) (?:my |the )?(?:treadmills?|(?:easy|long|interval) runs|intervals)$/;

/** 'Am I quicker in the blue pair (or in the grey one)?' */
export function comparedShoes(
  { shoe, otherShoe }: { shoe: NamedShoe | null; otherShoe: NamedShoe | null },
  of: { asked: string; kind: Kind | null },
): [Kind, Kind] | null {
  if (!shoe || (!otherShoe && !comparesAlone(of.asked))) return null;
  const kind = of.kind ?? RUNS;
  const other = otherShoe ? { shoe: otherShoe } : { shoeWithout: shoe };
  return [
    kindWhere(kind, { ...NO_CONDITIONS, shoe }),
    kindWhere(kind, { ...NO_CONDITIONS, ...other }),
  ];
}

/** 'Tuesdays or Fridays', 'weekends against weekdays' */
export function comparedWeekdays(
  { weekdayGroups }: Pick<FoundConditions, 'weekdayGroups'>,
  of: { asked: string; kind: Kind | null },
): [Kind, Kind] | null {
  const [one, named, ...more] = weekdayGroups;
  const rest = one && DAY_NUMBERS.filter((day) => !one.includes(day));
  const other = named ?? (comparesAlone(of.asked) ? rest : undefined);
  if (!one || !other || more.length > 0) return null;
  if (named && !COMPARES_DAYS.test(of.asked)) return null;
  const kind = of.kind ?? RUNS;
  return [
    kindWhere(kind, { ...NO_CONDITIONS, weekdays: one }),
    kindWhere(kind, { ...NO_CONDITIONS, weekdays: other }),
  ];
}

const DAY_NUMBERS = [0, 1, 2, 3, 4, 5, 6];
const COMPARES_DAYS = /\b(?:or|than|vs|versus|against|compar\w+|differen\w+)\b/;

/** 'Do I run faster in the morning (than in the evening)?' */
export function comparedHours(
  { hours }: Pick<FoundConditions, 'hours'>,
  of: { asked: string; kind: Kind | null },
): [Kind, Kind] | null {
  const [one, other = one && otherHours(one)] = hours;
  const isCompared = hours.length === 2 || DIFFERS.test(of.asked);
  if (!one || !other || !isCompared) return null;
  const kind = of.kind ?? RUNS;
  return [
    kindWhere(kind, { ...NO_CONDITIONS, hours: one }),
    kindWhere(kind, { ...NO_CONDITIONS, hours: other }),
  ];
}

/** 'Am I faster with gels (than without)?', 'is my heart rate lower on runs over 15 km?' */
export function comparedBound(bound: Bound, kind: Kind | null): [Kind, Kind] | null {
  const other = oppositeOf(bound);
  if (!other) return null;
  return [
    kindWhere(kind ?? RUNS, { ...NO_CONDITIONS, bounds: [bound] }),
    kindWhere(kind ?? RUNS, { ...NO_CONDITIONS, bounds: [other] }),
  ];
}

/** 'Am I slower in the rain?', 'runs with Priya against those alone' */
export function comparedNotes(
  { word, isCompared }: Pick<FoundNoteWord, 'word' | 'isCompared'>,
  kind: Kind | null,
): [Kind, Kind] | null {
  if (word === null || !isCompared) return null;
  return [
    kindWhere(kind ?? RUNS, { ...NO_CONDITIONS, note: word }),
    kindWhere(kind ?? RUNS, { ...NO_CONDITIONS, noteWithout: word }),
  ];
}

const DIFFERS =
  /\b(?:do|am|is|are) (?:i|my)\b.*\b(?:faster|quicker|slower|further|longer|better|higher|lower)\b/;
