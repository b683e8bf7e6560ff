import { hasConditions } from '../../conditions.ts';
import { ANY_WORKOUT, RUNS } from '../../kinds.ts';
import type { Intent, Measure, Question } from '../../question.ts';
import { OF_WORKOUTS } from './focus.ts';
import { refused, type Said } from './said.ts';
import { GOES_ON, isElliptic } from './ways-to-go-on.ts';

/** What is told of a race to come. */
export const OF_A_RACE_TO_COME: ReadonlySet<Intent> = new Set([
  ...(['racePlan', 'fuel', 'taper', 'pacing', 'readiness', 'predict'] as const),
]);

export const TOLD_AHEAD: ReadonlySet<Intent> = new Set([...OF_A_RACE_TO_COME, 'plan'] as const);

/** What is told of now, or of what is to come: no days that were narrow it. */
const NOT_OF_THE_PAST: ReadonlySet<Intent> = new Set([
  ...TOLD_AHEAD,
  ...(['paceSum', 'overtraining', 'form', 'goal'] as const),
]);

/** What is told of as many workouts, or days, as are asked for. */
export const OF_SOME: ReadonlySet<Intent> = new Set([
  ...OF_WORKOUTS,
  ...['extreme', 'ofWorkout', 'compare', 'zones', 'weekly', 'breakdown', 'biggest', 'trend'],
  ...[
    'weekdays',
    'unitCount',
    'streak',
    'gap',
    'shoes',
    'severalADay',
    'startTimes',
    'negativeSplits',
  ],
] as Intent[]);

/** What is told of as many figures as a run has: of anything else 'same for heart rate' asks nothing. */
const OF_MEASURES: ReadonlySet<Intent> = new Set([
  ...OF_WORKOUTS,
  ...['extreme', 'ofWorkout', 'compare', 'weekly', 'breakdown', 'biggest', 'trend', 'weekdays'],
  ...['races', 'term', 'unknown'],
] as Intent[]);
const OF_ONE_RUN: ReadonlySet<Measure> = new Set([
  ...(['heartRate', 'cadence', 'elevation', 'effort', 'calories'] as const),
]);

const MOST_WORDS = 5;

const OF_RUNS_ALONE: ReadonlySet<Intent> = new Set(['shoes', 'trend']);

const NARROWS_ALONE = /^(?:and |but |ok |no )*(?:only|just|not|without|excluding|except)\b/;

/** 'Only the long ones', after a prediction; 'and on the bike', after a plan; 'and in spring', after a taper. */
export function narrowsNothing(said: Said): Question | null {
  const { text, subject, before, calendar } = said;
  const isOfDays =
    NOT_OF_THE_PAST.has(before.intent) &&
    GOES_ON.test(text) &&
    subject.periods.some(({ to }) => to < calendar.today) &&
    subject.wishes === null &&
    subject.distanceM === null;
  if (isOfDays && isElliptic(text)) return refused(said);
  const { kind } = subject;
  const isOfOthers = kind !== null && kind.sport !== 'run' && kind.many !== ANY_WORKOUT.many;
  if (isOfOthers && OF_RUNS_ALONE.has(before.intent) && isElliptic(text)) return refused(said);
  // 'And long runs?', after days off, asks for no days without one.
  const isOfRest = before.measure === 'restDays' && kind !== null && kind.many !== RUNS.many;
  if (isOfRest && GOES_ON.test(text)) return refused(said);
  const isOfFigure = subject.measure !== null && OF_ONE_RUN.has(subject.measure);
  // 'On caffeine', after a heart rate, asks for no gels.
  const isOfMean = before.intent === 'average' && /^(?:and )?(?:on|in|during|after) /.test(text);
  if (said.intent === 'fuel' && isOfMean) return refused(said);
  const isShort = GOES_ON.test(text) && text.split(' ').length <= MOST_WORDS;
  if (isOfFigure && !OF_MEASURES.has(before.intent) && isShort) return refused(said);
  // 'Only the long ones', of swims, are no long runs.
  const isOfOtherSport = before.kind?.sport !== undefined || before.kind?.workoutType !== undefined;
  const isOfNoRuns = isOfOtherSport && before.kind?.sport !== 'run';
  if (isOfNoRuns && kind?.runningSubtype && /\bones?$/.test(text)) return refused(said);
  // What stands in the note of one is narrowed by nothing, and neither are days in a row.
  const isOfOne = before.intent === 'streak' || before.ofWorkout?.figure === 'note';
  if (OF_SOME.has(before.intent) && !isOfOne) return null;
  const isNarrow = hasConditions(subject.where) || (kind !== null && kind.many !== RUNS.many);
  if (isNarrow && NARROWS_ALONE.test(text)) return refused(said);
  return isOfOthers && isElliptic(text) ? refused(said) : null;
}
