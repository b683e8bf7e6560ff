import type { AdviceGrade } from './advice-grades.ts';
import type { Day } from './calendar.ts';
import type { ComingBack, LongBreak } from './coming-back.ts';
import type { NotedIllness } from './noted-illness.ts';
import type { NotedPain, PainInNote } from './noted-pain.ts';
import type { NotedPregnancy, PregnancyInNote } from './noted-pregnancy.ts';
import type { ToldPrediction } from './prediction/rests-on.ts';
import type { Recovery } from './recovery.ts';
import type { Sport } from './sports.ts';
import type { RunningSubtype, WorkoutType } from './workout-kinds.ts';
import type { PerZone } from './zones.ts';

export const ADVICE_TYPES = [
  'pace',
  'heartRate',
  'fueling',
  'hydration',
  'training',
  'race',
] as const;
export type AdviceType = (typeof ADVICE_TYPES)[number];

/** In the order in which advice is given. */
export const ADVICE_PRIORITIES = ['high', 'medium', 'low'] as const;
export type AdvicePriority = (typeof ADVICE_PRIORITIES)[number];

export type AdviceItem = {
  type: AdviceType;
  title: string;
  /** The finding and the action together. */
  message: string;
  /** What was found, with its numbers. */
  finding: string;
  /** What to do about it. */
  action: string;
  priority: AdvicePriority;
  evidence: AdviceEvidence;
  /** How well it is known to help, and by what. */
  grade: AdviceGrade;
  source: string;
};

/** What an advice rests on, so that it can be looked up and doubted. */
type AdviceEvidence = {
  workoutIds: number[];
  raceId: number | null;
  figures: Readonly<Record<string, number>>;
  /** What it rests on in words, where figures do not say it. */
  basis?: string;
};

export type AdviceWorkout = {
  id: number;
  date: Day;
  workoutType: WorkoutType;
  sport: Sport;
  runningSubtype?: RunningSubtype | null;
  /** As far as it can be believed. */
  distanceM: number | null;
  /** What the row of a run says, where nobody has run so far in that time: its distance is not known then. */
  beyondM?: number | null;
  durationS: number;
  zoneMinutes: PerZone;
  avgHeartRate?: number | null;
  caffeinatedGels: number;
  nonCaffeinatedGels: number;
  hydrationMl: number | null;
  /** The word of its note that says so. */
  illness?: string | null;
  /** What its note says of pain. */
  pain?: PainInNote | null;
  pregnancy?: PregnancyInNote | null;
  /** By its note. */
  isHot?: boolean;
};

export type AdviceRace = {
  id: number;
  name: string;
  date: Day;
  completed: boolean;
  distanceM: number;
  targetS: number;
};

/** Faster than anybody has run, or several times as long as every other run. */
export type Slip = {
  run: AdviceWorkout;
  distanceM: number;
  /** The next longest, where the length is what is hard to believe. */
  nextM: number | null;
};

type RaceToCome = AdviceRace & { daysLeft: number };

/** What the rules look at, gathered once. */
export type AdviceFacts = {
  /** Of the last four weeks, without walks and hikes. */
  recentRuns: readonly AdviceWorkout[];
  /** How many of the last four weeks the runner has been running for, from 1 to 4. */
  recentWeeks: number;
  /** The longest run of the last eight weeks that was no race; null without any. */
  longestOfWeeks: AdviceWorkout | null;
  /** Their distance a week, to the tenth of a kilometre that is shown: what is said is what is judged. */
  weeklyM: number;
  /** Days since the last run, however old; null where there is none. */
  daysSinceRun: number | null;
  /** A break that goes on, or is hardly over. */
  comingBack: ComingBack | null;
  /** Four weeks or more without a run, which ended less than six weeks ago. */
  longBreak: LongBreak | null;
  /** A race that is hardly over, and how many days after it are for recovering. */
  recovery: Recovery | null;
  /** The runs that were races. */
  racedIds: ReadonlySet<number>;
  /** Of the last two weeks, until three runs without such a note. */
  illness: NotedIllness | null;
  /** Of the last two weeks, until some runs without such a note. */
  pain: NotedPain | null;
  /** Of the last twelve weeks. */
  pregnancy: NotedPregnancy | null;
  /** The longest run of the last week and the longest of the 30 days before it, where both are known. */
  longest: { latest: AdviceWorkout; before: AdviceWorkout } | null;
  /** A run whose row is most likely a slip, the latest of the weeks that are looked at. */
  slip: Slip | null;
  nextRace: RaceToCome | null;
  /** It and those after it. */
  upcoming: readonly RaceToCome[];
  /** The load of the last seven days; null while there is too little to compare it with. */
  week: { monotony: number; isAboveUsual: boolean } | null;
  /** The maximum heart rate, where it is worked out from the age. */
  estimatedMaximum: number | null;
  today: Day;
  /** For the next race. */
  prediction: ToldPrediction | null;
};

export type AdviceRule = (
  facts: AdviceFacts,
) => Omit<AdviceItem, 'message' | 'grade' | 'source'> | null;
