import type { Day } from '../calendar.ts';
import type { Sport } from '../sports.ts';
import { M_PER_MILE } from '../units.ts';
import type { RunningSubtype, WorkoutType } from '../workout-kinds.ts';
import { EASY_ENOUGH_PERCENT } from './judging/judge-run.ts';
import { countText, joined } from './phrases.ts';
import type { Hours } from './reading/parts/time-of-day.ts';
import { WEEKDAYS, WEEKEND, WORKING_DAYS } from './reading/parts/weekdays.ts';

/** The time in one heart-rate zone. */
export type ZoneTime = (typeof ZONE_TIMES)[number];
export const ZONE_TIMES = ['zone1', 'zone2', 'zone3', 'zone4', 'zone5'] as const;

/** What a workout must be like to be meant: 'over 10 km', 'faster than 5:35 /km'. */
export type Bound = {
  of:
    | 'distance'
    | 'pace'
    | 'time'
    | 'heartRate'
    | 'maxHeartRate'
    | 'elevation'
    | 'cadence'
    | 'calories'
    | 'effort'
    | 'gels'
    | 'caffeine'
    | 'drink'
    | ZoneTime;
  /** Metres, seconds a kilometre, seconds, beats or steps a minute, kcal, gels or millilitres. */
  above: number | null;
  atLeast: number | null;
  below: number | null;
  atMost: number | null;
  /** Whether those are meant that lack the figure. */
  isLacking?: true;
  words: string;
};

export type Conditions = {
  bounds: readonly Bound[];
  /** A word of the note, as it was typed. */
  note: string | null;
  /** A word that the note must not hold. */
  noteWithout?: string | null;
  /** Whether it must have a note, whatever that says, or none. */
  isNoted?: boolean | null;
  /** 0 is Sunday; null where any day will do. */
  weekdays: readonly number[] | null;
  /** When they began: what has no time of day is not meant. */
  hours?: Hours | null;
  /** The pair that was worn. */
  shoe?: NamedShoe | null;
  /** A pair that was not worn. */
  shoeWithout?: NamedShoe | null;
  /** What the athlete says of the workout: a tag, a word of its title, how it felt. */
  own?: readonly OwnWord[];
  /** What was run as a race is not meant. */
  withoutRaces?: boolean;
  /** Nothing but what was run as a race is meant. */
  inRaces?: boolean;
  /** The heart-rate zones in which more than half of the time must have been. */
  mostlyIn?: readonly number[] | null;
  /** Whether too little of the time was in Zones 1 and 2 for an easy run. */
  isTooHard?: boolean;
  /** What was done, or not, on the day before. */
  dayAfter?: DayAfter | null;
  /** Only so many of them, the latest: 'the fastest of my last five'. */
  latest?: number | null;
  /** Only what is one of those few, whatever else is asked of it: 'how many of my last 20 runs were under 5:30'. */
  among?: Among | null;
};

/** So many workouts, the latest or the longest of some days, before any other condition is held against them. */
export type Among = {
  by: 'latest' | 'first' | 'longest' | 'shortest' | 'fastest' | 'slowest';
  count: number;
  of: {
    workoutType?: WorkoutType;
    runningSubtype?: RunningSubtype;
    exceptSubtype?: RunningSubtype;
    sport?: Sport;
    where?: Conditions;
  };
  from?: Day;
  to?: Day;
  words: string;
};

/** 'The day after a long run', 'the day after a rest day'. */
export type DayAfter = {
  /** The kind of workout that the day before had; null where it had none at all. */
  of: { workoutType?: WorkoutType; runningSubtype?: RunningSubtype; sport?: Sport } | null;
  /** Whether all other days are meant. */
  isNot?: true;
  words: string;
};

/** `values` are those of which one is enough: 'felt poor or weak'. */
export type OwnWord = {
  of: 'tag' | 'title' | 'feel';
  values: readonly string[];
  words: string;
};

export type NamedShoe = { id: number; name: string };

export const NO_CONDITIONS: Conditions = { bounds: [], note: null, weekdays: null };

/** Each has words, so that what has none is open. */
export function hasConditions(where: Conditions): boolean {
  return conditionWords(where).length > 0;
}

/** Whether a figure, in the unit of the bound, is one of those that it means. */
export function isWithinBound(figure: number, { above, atLeast, below, atMost }: Bound): boolean {
  return (
    (above === null || figure > above) &&
    (atLeast === null || figure >= atLeast) &&
    (below === null || figure < below) &&
    (atMost === null || figure <= atMost)
  );
}

/** What must hold of both: a figure that both bound is bound by both. */
export function bothConditions(one: Conditions, other: Conditions): Conditions {
  return {
    bounds: [...one.bounds, ...other.bounds],
    note: other.note ?? one.note,
    noteWithout: other.noteWithout ?? one.noteWithout,
    isNoted: other.isNoted ?? one.isNoted,
    weekdays: other.weekdays ?? one.weekdays,
    hours: other.hours ?? one.hours,
    shoe: other.shoe ?? one.shoe,
    shoeWithout: other.shoeWithout ?? one.shoeWithout,
    own: [...(one.own ?? []), ...(other.own ?? [])],
    withoutRaces: other.withoutRaces || one.withoutRaces,
    inRaces: other.inRaces || one.inRaces,
    mostlyIn: other.mostlyIn ?? one.mostlyIn,
    isTooHard: other.isTooHard || one.isTooHard,
    dayAfter: other.dayAfter ?? one.dayAfter,
    latest: other.latest ?? one.latest,
    among: other.among ?? one.among,
  };
}

/** 'over 10 km', 'note says “knee”', 'on Saturdays': in the order in which they stand as parts. */
export function conditionWords(where: Conditions): string[] {
  const {
    bounds,
    note,
    noteWithout,
    weekdays,
    hours,
    shoe,
    shoeWithout,
    latest,
    among,
    withoutRaces,
    inRaces,
    isNoted,
    mostlyIn,
    isTooHard,
    dayAfter,
    own = [],
  } = where;
  const words = bounds.map((bound) => bound.words);
  if (mostlyIn) words.push(`mostly in zone ${joined(mostlyIn.map(String))}`);
  if (isTooHard) words.push(`with less than ${EASY_ENOUGH_PERCENT}% in Zones 1 and 2`);
  if (weekdays) words.push(weekdayWords(weekdays));
  if (hours) words.push(hours.words);
  if (dayAfter) words.push(dayAfter.words);
  if (shoe) words.push(`in ${shoe.name}`);
  if (shoeWithout) words.push(`not in ${shoeWithout.name}`);
  words.push(...own.map((each) => each.words));
  if (withoutRaces) words.push('outside races');
  if (inRaces) words.push('in races');
  if (note !== null) words.push(`note says “${note}”`);
  if (noteWithout) words.push(`note does not say “${noteWithout}”`);
  if (isNoted !== undefined && isNoted !== null)
    words.push(isNoted ? 'with a note' : 'without a note');
  if (latest) words.push(`of the last ${latest}`);
  if (among) words.push(among.words);
  return words;
}

function weekdayWords(weekdays: readonly number[]): string {
  const isAll = (days: readonly number[]) =>
    days.length === weekdays.length && days.every((day) => weekdays.includes(day));
  if (isAll(WEEKEND)) return 'at weekends';
  if (isAll(WORKING_DAYS)) return 'on working days';
  if (weekdays.length > WORKING_DAYS.length) {
    const others = WEEKDAYS.filter((_, day) => !weekdays.includes(day));
    return `not on ${joined(others.map((name) => `${name}s`))}`;
  }
  return `on ${joined(weekdays.map((day) => `${WEEKDAYS[day]}s`))}`;
}

/** What a watch may tell of 10 km. */
const ABOUT = { least: 0.98, most: 1.05 };

export function aboutDistance(distanceM: number): Bound {
  return {
    of: 'distance',
    above: null,
    atLeast: distanceM * ABOUT.least,
    below: null,
    atMost: distanceM * ABOUT.most,
    words: `about ${distanceWords(distanceM)}`,
  };
}

/** '10 km', '21.1 km': no more digits than were meant. */
export function distanceWords(distanceM: number): string {
  const miles = distanceM / M_PER_MILE;
  if (Math.abs(miles - Math.round(miles)) < 0.001)
    return countText(Math.round(miles), 'mile', 'miles');
  return distanceM < 1000
    ? `${Math.round(distanceM)} m`
    : `${Number((distanceM / 1000).toFixed(2))} km`;
}

export function inOrder(bounds: readonly Bound[]): Bound[] {
  return ORDER.flatMap((of) => bounds.filter((bound) => bound.of === of));
}

const ORDER: readonly Bound['of'][] = [
  'distance',
  'time',
  'pace',
  'heartRate',
  'maxHeartRate',
  ...ZONE_TIMES,
  'elevation',
  'cadence',
  'calories',
  'effort',
  'gels',
  'caffeine',
  'drink',
];
