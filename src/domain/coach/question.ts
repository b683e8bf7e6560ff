import type { Day } from '../calendar.ts';
import { type Conditions, NO_CONDITIONS } from './conditions.ts';
import type { DaysAround } from './days-around.ts';
import type { Kind } from './kinds.ts';
import type { Period } from './period.ts';
import type { NamedRace } from './reading/parts/match-race.ts';
import type { Repetitions } from './reading/parts/repetitions.ts';
import type { WeekWishes } from './reading/parts/week-wishes.ts';
import type { Ahead } from './reading/parts/weeks-ahead.ts';
import type { Judged } from './topics/judgements.ts';
import type { NamedFigure } from './topics/named-figures.ts';

/** What can be asked. */
export type Intent =
  | 'help'
  | 'thanks'
  | 'urgent'
  | 'pain'
  | 'onlyYours'
  | 'notInLog'
  | 'alongTheWay'
  | 'tags'
  | 'severalADay'
  | 'startTimes'
  | 'bests'
  | 'negativeSplits'
  | 'sweat'
  | 'shoes'
  | 'doIt'
  | 'why'
  | 'search'
  | 'predict'
  | 'pacing'
  | 'paceSum'
  | 'racePlan'
  | 'trainingPaces'
  | 'form'
  | 'streak'
  | 'gap'
  | 'goal'
  | 'records'
  | 'weekdays'
  | 'unitCount'
  | 'readiness'
  | 'taper'
  | 'fuel'
  | 'weight'
  | 'myZones'
  | 'threshold'
  | 'term'
  | 'judge'
  | 'zones'
  | 'compare'
  | 'trend'
  | 'races'
  | 'lastRest'
  | 'plan'
  | 'overtraining'
  | 'analysis'
  | 'biggest'
  | 'extreme'
  | 'ofWorkout'
  | 'weekly'
  | 'breakdown'
  | 'average'
  | 'list'
  | 'amount'
  | 'unknown';

/** What anybody is told, or judged by what a sentence says: it hangs on no words around it. */
export const OF_ANYBODY: ReadonlySet<Intent> = new Set(['term', 'judge']);

export type Measure =
  | 'distance'
  | 'count'
  | 'time'
  | 'calories'
  | 'pace'
  | 'heartRate'
  | 'gels'
  | 'hydration'
  | 'elevation'
  | 'cadence'
  | 'runDays'
  | 'restDays'
  /** How hard it was by the athlete's own word, 1 to 10. */
  | 'effort'
  /** Training load. */
  | 'load';

export type Extreme =
  | 'longest'
  | 'shortest'
  | 'fastest'
  | 'slowest'
  | 'latest'
  | 'first'
  | 'highestHeartRate'
  | 'lowestHeartRate'
  | 'mostClimbing'
  | 'highestCadence'
  | 'mostCalories'
  | 'mostGels'
  | 'mostDrunk'
  | 'mostEffort'
  | 'least';

/** What can be asked of one workout that was told. */
export type Figure =
  | 'heartRate'
  | 'pace'
  | 'distance'
  | 'time'
  | 'elevation'
  | 'cadence'
  | 'calories'
  | 'gels'
  | 'hydration'
  | 'effort'
  | 'zones'
  | 'shoes'
  | 'note'
  /** Which its note alone may tell. */
  | 'weather'
  /** Gels and drinks. */
  | 'fuel'
  /** How it felt, by the athlete's own words: effort, feel and note. */
  | 'feel'
  /** What was done: what was written of it, and its repetitions. */
  | 'session'
  /** Whether it is one of those that are named with it: 'was it with the dog?' */
  | 'whether'
  /** Whether it was a race. */
  | 'race'
  | 'date'
  | AlongFigure;

/** What its recording tells: each kilometre or mile, its laps or repetitions, its two halves. */
export type AlongFigure = 'splits' | 'laps' | 'halves';

/** One figure of it, alone, against what is usual, the one before it, or, of a race, all training runs. */
export type OfWorkout = {
  figure: Figure;
  against: 'usual' | 'oneBefore' | 'training' | null;
  /** Of two that were told: which of them was that. */
  whichWas?: 'better' | 'worse' | 'easier' | 'harder' | 'faster' | 'slower';
};

/** The one in the middle, how far they lie from the mean, or where the middle half of them lies. */
export type Statistic = 'median' | 'deviation' | 'quartiles';

/** 'At least 3 runs', 'twice': `is` says how the count is held against the number. */
export type Times = {
  is: 'atLeast' | 'above' | 'below' | 'atMost' | 'exactly' | 'open';
  count: number;
  words: string;
};

/** What a question speaks of; null and empty where it leaves it open. */
export type Subject = {
  periods: readonly Period[];
  /** Those of the question before, where this one goes on from it: 'which was more?' */
  periodsBefore: readonly Period[];
  /** A bound in time that was meant and not understood: 'since my birthday'. */
  unread: string | null;
  kind: Kind | null;
  /** The kind that it is compared with: 'intervals against easy runs'. */
  against: Kind | null;
  where: Conditions;
  measure: Measure | null;
  extreme: Extreme | null;
  distanceM: number | null;
  /** Others beside it: 'predict my 5k, 10k and half'. */
  alsoM: readonly number[];
  /** The distance of the result that a prediction is to rest on: 'from my 10k'. */
  fromM: number | null;
  /** The time of that result, where it is told: 'from a 1:45 half'. */
  fromS: number | null;
  /** 'Pace and rest for 6 x 800 m' */
  repetitions: Repetitions | null;
  timeS: number | null;
  paceSPerKm: number | null;
  count: number | null;
  /** Of a plan by week: '12 weeks'. */
  planWeeks: number | null;
  /** Each 1 to 5. */
  zones: readonly number[];
  /** A heart rate that is asked about: 'is 160 too high?' */
  bpm: number | null;
  /** 2 of 'the second longest'. */
  rank: number | null;
  /** So many runs in each of the weeks or months that are asked for. */
  times: Times | null;
  /** What a year or a month is to come to: 'how many km until 1000'. */
  goalM: number | null;
  /** 'When will I be 65 kg?' */
  weightKg: number | null;
  term: string | null;
  /** What anybody is told of: 'should I stretch before a run'. */
  topic: string | null;
  /** The topic that it speaks of among other things: told where nothing else is read. */
  topicAmong: string | null;
  /** The complaint that it speaks of, as a topic: 'my Achilles is stiff'. */
  complaint: string | null;
  /** What it names and wants judged: 'is 160 too high for an easy run'. */
  namedFigure: NamedFigure | null;
  /** What is to be judged in view of the log: 'are my easy runs too fast'. */
  judged: Judged | null;
  /** The day of a race that is named by it. */
  raceDay: Day | null;
  /** What to look for in notes. */
  searched: string | null;
  unit: 'week' | 'month' | 'year' | null;
  scope: 'today' | 'tomorrow' | 'week' | 'nextWeek' | null;
  /** Weeks to come, beyond the next one. */
  ahead: Ahead | null;
  /** How the days of that week are to be laid otherwise: 'hard day to Thursday'. */
  wishes: WeekWishes | null;
  inMiles: boolean | null;
  /** What a training log here does not hold: 'sleep'. */
  missing: string | null;
  /** Whether it is asked how large a part of all runs they are. */
  isShare: boolean;
  /** How the figures of each are spread, where that is asked for and no mean. */
  statistic: Statistic | null;
  /** Whether a judgement is wanted: 'how was last week'. */
  howItWent: boolean;
  /** Whether a workout is set beside the one before it: 'my last two long runs'. */
  oneBefore: boolean;
  /** Whether a second half faster than the first one is spoken of. */
  negativeSplit: boolean;
  /** What only the recording of one workout tells, where one is named. */
  along: AlongFigure | null;
  /** Whether splits or laps are spoken of, whatever they are of. */
  alongTheWay: boolean;
  /** The race of the athlete's own that is named. */
  race: NamedRace | null;
  /** The second one, of two that are named together. */
  otherRace: NamedRace | null;
  /** The words that may name a race. */
  raceText: string | null;
};

export type Question = Subject & {
  intent: Intent;
  /** For 'why', and for what refers back and is refused: what was asked before. */
  about: Question | null;
  /** Where one workout was told before: what of it is asked now. */
  ofWorkout: OfWorkout | null;
  /** 'Since then': the question whose answer names the day after which it begins. */
  since: Question | null;
  /** 'What was in it?': the question whose answer names the week or month that is meant. */
  during: Question | null;
  /** Whether it is asked how near those after a record came to it: 'have I been close since?' */
  isNear: boolean;
  /** The workout or the race that was told before this one: 'which was better?' */
  otherOne: Question | null;
  /** 'The week after': days around the day that `since` tells; null where all days after it are meant. */
  around: DaysAround | null;
  /** The parts of the sentence that found no place: where there are any, nothing is answered. */
  unplaced: readonly string[];
  /** What was said beside the question and changes nothing of the answer, which says so. */
  leftOut: string | null;
};

/** Leaves everything open: a question that is put together from its parts begins with it. */
export const OPEN_QUESTION: Question = {
  intent: 'unknown',
  about: null,
  ofWorkout: null,
  since: null,
  during: null,
  isNear: false,
  otherOne: null,
  around: null,
  unplaced: [],
  leftOut: null,
  periods: [],
  periodsBefore: [],
  unread: null,
  kind: null,
  against: null,
  where: NO_CONDITIONS,
  measure: null,
  extreme: null,
  distanceM: null,
  alsoM: [],
  fromM: null,
  fromS: null,
  repetitions: null,
  timeS: null,
  paceSPerKm: null,
  count: null,
  planWeeks: null,
  zones: [],
  bpm: null,
  rank: null,
  times: null,
  goalM: null,
  weightKg: null,
  term: null,
  topic: null,
  topicAmong: null,
  complaint: null,
  namedFigure: null,
  judged: null,
  raceDay: null,
  searched: null,
  unit: null,
  scope: null,
  ahead: null,
  wishes: null,
  inMiles: null,
  missing: null,
  isShare: false,
  statistic: null,
  howItWent: false,
  oneBefore: false,
  negativeSplit: false,
  along: null,
  alongTheWay: false,
  race: null,
  otherRace: null,
  raceText: null,
};
