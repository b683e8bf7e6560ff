import { type Bound, inOrder, type OwnWord } from '../../conditions.ts';
import { taken } from '../text/plain-text.ts';
import { DISTANCE_READERS } from './bounds/distance.ts';
import { CLIMB_READERS, EFFORT_READERS } from './bounds/effort-and-climbing.ts';
import { FUEL_READERS, isOfFuel } from './bounds/fuel.ts';
import { HEART_RATE_READERS, LACKING_READERS } from './bounds/heart-rate.ts';
import { NAMED_FIGURE_READERS } from './bounds/named-figure.ts';
import { oppositeOf } from './bounds/opposite.ts';
import { PACE_READERS } from './bounds/pace.ts';
import { type BoundReader, NUMBER, SIDE, SIDES, type Side } from './bounds/sides.ts';
import { TIME_READERS } from './bounds/time.ts';
import { ZONE_TIME_READERS } from './bounds/zone-time.ts';
import { comparesAlone } from './compares-alone.ts';
import { takeMostlyInZone } from './mostly-in-zone.ts';
import { readOwnWords } from './own-words.ts';
import { type Hours, readHours } from './time-of-day.ts';
import { takeTooHard } from './too-hard.ts';
import { ALL_DAYS_BUT, WEEKDAY_READERS } from './weekdays.ts';

export type FoundConditions = {
  bounds: Bound[];
  weekdays: readonly number[] | null;
  /** Each of them as it was named: 'Tuesdays', 'weekends'. */
  weekdayGroups: readonly (readonly number[])[];
  /** One part of the day, or the two that are compared. */
  hours: readonly Hours[];
  /** What is held against its opposite, and is none of the bounds: 'do I run faster with gels'. */
  compared: Bound | null;
  own: OwnWord[];
  /** The zones in which most of the time was. */
  mostlyIn: readonly number[] | null;
  /** Whether too little of the time was easy, of easy runs. */
  isTooHard: boolean;
  /** 'and over 15?': a bound whose unit is that of the question before. */
  unitless: { side: Side; value: number } | null;
  /** The text with each word of a condition replaced by '_'. */
  rest: string;
};

/** The conditions that a plain text names, but for words of notes. */
export function readConditions(text: string): FoundConditions {
  const bounds: Bound[] = [];
  let rest = text;
  // 'Can I run 10k under 45 minutes' asks for a time to aim at.
  const isAim = /\b(?:can|could|will|would|able to) (?:i|we)\b|\bpossible\b/.test(text);
  for (const { pattern, read } of BOUND_READERS) {
    rest = rest.replace(pattern, (...parts) => {
      const match: string = parts[0];
      const hasGroups = GROUPS.test(pattern.source);
      const at: number = parts.at(hasGroups ? -3 : -2);
      const found = read(hasGroups ? parts.at(-1) : {}, match);
      const bound = found && EXCLUDES.test(rest.slice(0, at)) ? oppositeOf(found) : found;
      if (!bound || bounds.some((other) => isSameSide(other, bound))) return match;
      if (isAim && bound.of !== 'heartRate') return match;
      bounds.push(bound);
      return taken(match);
    });
  }
  if (bounds.length > 0) rest = rest.replace(LEADS_TO_BOUND, taken);
  const inZone = takeMostlyInZone(rest);
  const tooHard = takeTooHard(inZone.rest);
  rest = tooHard.rest;
  const comparesFuel =
    bounds.some(({ of }) => isOfFuel(of)) && (OTHER_FUEL.test(rest) || comparesAlone(text));
  if (comparesFuel) rest = rest.replace(OTHER_FUEL, taken);
  const ownWords = readOwnWords(rest);
  rest = ownWords.rest;
  bounds.push(...ownWords.bounds);
  const days: number[] = [];
  const weekdayGroups: (readonly number[])[] = [];
  rest = rest.replace(ALL_DAYS_BUT, (match: string, name: string) => {
    const left = WEEKDAY_READERS.find(([pattern]) => `on ${name} runs`.search(pattern) >= 0)?.[1];
    if (!left) return match;
    days.push(...[0, 1, 2, 3, 4, 5, 6].filter((day) => !left.includes(day)));
    return taken(match);
  });
  for (const [pattern, meant] of WEEKDAY_READERS) {
    rest = rest.replace(pattern, (match: string) => {
      weekdayGroups.push(meant);
      days.push(...meant.filter((day) => !days.includes(day)));
      return taken(match);
    });
  }
  const weekdays = days.length > 0 ? days : null;
  const compared = heldAgainstOpposite(bounds, { comparesFuel, isAlone: comparesAlone(text) });
  const ofDay = readHours(rest, COMPARES.test(text) ? 2 : 1);
  rest = ofDay.rest;
  const open = UNITLESS.exec(rest);
  const side = SIDES.find(([pattern]) => open?.groups?.side && pattern.test(open.groups.side));
  const unitless = open && side ? { side: side[1], value: Number(open.groups?.value) } : null;
  return {
    bounds: inOrder(
      bounds.filter((bound) => bound !== compared && !(comparesFuel && isOfFuel(bound.of))),
    ),
    weekdays,
    weekdayGroups,
    hours: ofDay.hours,
    compared,
    own: ownWords.own,
    mostlyIn: inZone.zones,
    isTooHard: tooHard.isTooHard,
    unitless,
    rest,
  };
}

/** 'Do I run faster with gels?', 'on runs over 15 km?' */
function heldAgainstOpposite(
  bounds: readonly Bound[],
  of: { comparesFuel: boolean; isAlone: boolean },
): Bound | null {
  const ofFuel = of.comparesFuel ? bounds.find((bound) => isOfFuel(bound.of)) : undefined;
  const only = of.isAlone && bounds.length === 1 ? bounds[0] : undefined;
  const bound = ofFuel ?? only;
  return bound && oppositeOf(bound) ? bound : null;
}

/** '... with gels than without' */
const OTHER_FUEL =
  /(?<=\b(?:than|or|vs|versus|against|compared (?:to|with))(?: (?:on|the|those|runs?|ones|when|i))*) (?:with|without)(?: (?:any|gels?|drinks?|them|one|water))*\b/;

const EXCLUDING =
  '(?:(?:but|and) )?(?:not(?: (?:counting|including|count|include))?|leav(?:e|ing) out|except(?:ing)?(?: for)?|exclud(?:e|ing)|ignor(?:e|ing)|without|apart from|other than|minus|drop(?:ping)?)(?: (?:anything|any|all|everything|those|the|ones?|runs?|workouts?|sessions?|that|which|are|were|was|is))*';

/** 'Leave out anything shorter than 5 km': what is left is 5 km or longer. */
const EXCLUDES = new RegExp(`\\b${EXCLUDING} $`);

/** What only leads to a bound: 'where I was _', 'leave out anything _'. */
const LEADS_TO_BOUND = new RegExp(
  `\\b(?:${EXCLUDING}|(?:where|when|that|which)(?: (?:i|they|it))?(?: (?:was|were|ran|went|averaged|got|is|are|had|have))?) (?=_)`,
  'g',
);

/** 'In the morning or in the evening' */
const COMPARES = /\b(?:or|than|vs|versus|against|compar\w+|difference)\b/;

const GROUPS = /\(\?<\w+>/;

/** 'Over 10 and under 15 km' are two bounds of one figure; a second 'over' is not understood. */
function isSameSide(one: Bound, other: Bound): boolean {
  if (one.of !== other.of) return false;
  if (one.isLacking || other.isLacking) return true;
  const isLower = ({ above, atLeast }: Bound) => above !== null || atLeast !== null;
  const isUpper = ({ below, atMost }: Bound) => below !== null || atMost !== null;
  return (isLower(one) && isLower(other)) || (isUpper(one) && isUpper(other));
}

const BOUND_READERS: readonly BoundReader[] = [
  ...ZONE_TIME_READERS,
  ...FUEL_READERS,
  ...EFFORT_READERS,
  ...CLIMB_READERS,
  ...LACKING_READERS,
  ...NAMED_FIGURE_READERS,
  ...HEART_RATE_READERS,
  ...PACE_READERS,
  ...DISTANCE_READERS,
  ...TIME_READERS,
];

const UNITLESS = new RegExp(
  `^(?:and |or |what about |how about |only |just )*(?:how many |those |runs |the ones )?${SIDE} (?<value>${NUMBER})$`,
);
