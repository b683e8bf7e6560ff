import { type Kind, RUNS } from '../../../domain/coach/kinds.ts';
import { allTime, type Period } from '../../../domain/coach/period.ts';
import { countText, withArticle } from '../../../domain/coach/phrases.ts';
import type { Measure } from '../../../domain/coach/question.ts';
import { bold, link, listOf } from '../../../domain/coach/rich-text.ts';
import {
  distanceIn,
  distanceUnit,
  elevationFigure,
  elevationIn,
  elevationUnit,
} from '../../../domain/measures.ts';
import { grouped } from '../../../domain/units.ts';
import {
  findMostMeasured,
  findNewest,
  type Measured,
  scopeOf,
  type WorkoutLine,
} from '../coach-workouts.queries.ts';
import { findRecordedSums, findSums, type RecordedSums } from '../sums.queries.ts';
import { daysOf, daysText, leftOut } from './days.ts';
import { replyUnplaced } from './refuse.ts';
import type { Asked, Reply } from './reply.ts';
import { dayLink, listPage, ordinal, paragraphs, workoutLine } from './wording.ts';

const MOST_LISTED = 3;

export function isOfRecordings(measure: Measure | null): measure is 'elevation' | 'cadence' {
  return measure === 'elevation' || measure === 'cadence';
}

/** Metres climbed, or the mean cadence, of the workouts that were recorded with it. */
export async function replyRecorded(
  asked: Asked,
  measure: 'elevation' | 'cadence',
): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { userId, viewer, today } = athlete;
  const kind = question.kind ?? RUNS;
  const isOfLast = question.count !== null;
  const days = daysOf(asked, isOfLast ? allTime(today) : undefined);
  const ids = isOfLast
    ? (await findNewest(db, { userId, viewer, to: days.to, kind }, question.count ?? 1)).map(
        ({ id }) => id,
      )
    : undefined;
  const scope = { userId, viewer, from: days.from, to: days.to, kind, ids };
  const sums = await findRecordedSums(db, scope);
  const measured = measure === 'elevation' ? 'mostClimbing' : 'highestCadence';
  const most = await findMostMeasured(db, scope, { measured, limit: MOST_LISTED });
  const when = isOfLast ? '' : ` ${daysText(days, today)}`;
  const isAverage = question.intent === 'average';
  return {
    text: paragraphs(
      measure === 'elevation'
        ? climbedText(sums, { kind, when, isAverage })
        : cadenceText(sums, { kind, when }),
      most.length > 1 &&
        `${measure === 'elevation' ? 'The most climbing' : 'The highest cadence'} of them:\n${measuredList(most, measured, today)}`,
      leftOut(asked),
    ),
    because: `I added up what the recordings of every ${kind.one}${when} say, as the page of each ${kind.one} shows it. ${measure === 'elevation' ? 'Climbs of a few metres, which satellites and air pressure make up, are left out.' : 'Each counts by the time that it was measured over.'} What was logged by hand has neither.${question.periods.length === 0 && !isOfLast ? ` You named no days, so I took ${days.unit === 'all' ? 'your whole log' : 'the last four weeks'}.` : ''}`,
    suggestions: [
      'Which run had the most climbing?',
      'Average cadence this year',
      'Elevation this year',
    ],
  };
}

type Told = { kind: Kind; when: string };

function climbedText(sums: RecordedSums, told: Told & { isAverage: boolean }): string {
  const { withAscent, ascentM, ascentDistanceM } = sums;
  if (withAscent === 0) return noneText(sums, { ...told, what: 'elevations' });
  const of = ofText(withAscent, sums, told);
  const each = `${elevationFigure(ascentM / withAscent)} ${elevationUnit()}`;
  const total = `${elevationFigure(ascentM)} ${elevationUnit()}`;
  const overDistance =
    ascentDistanceM > 0
      ? `, ${(elevationIn(ascentM) / distanceIn(ascentDistanceM)).toFixed(1)} ${elevationUnit()} a ${distanceUnit()}`
      : '';
  return told.isAverage
    ? `${bold(each)} of climbing ${withArticle(told.kind.one)} on average, in ${of}: ${total} in all${overDistance}.`
    : `You climbed ${bold(total)} in ${of}: ${each} each on average${overDistance}.`;
}

function cadenceText(sums: RecordedSums, told: Told): string {
  const { withCadence, cadenceS, cadenceTimesS } = sums;
  if (withCadence === 0 || cadenceS === 0) return noneText(sums, { ...told, what: 'a cadence' });
  return `Your average cadence is ${bold(`${Math.round(cadenceTimesS / cadenceS)} a minute`)}, in ${ofText(withCadence, sums, told)}.`;
}

function ofText(measured: number, { workouts }: RecordedSums, { kind, when }: Told): string {
  const all = countText(workouts, kind.one, kind.many);
  return measured === workouts
    ? `${all}${when}`
    : `${grouped(measured)} of ${all}${when}, those that were recorded with it`;
}

function noneText({ workouts }: RecordedSums, told: Told & { what: string }): string {
  const { kind, when, what } = told;
  if (workouts === 0) return `I found no ${kind.one}${when}.`;
  return `None of your ${countText(workouts, kind.one, kind.many)}${when} was recorded with ${what}. They come with a recording: ${link('connect Strava', '/strava')} or ${link('import a file', '/apple-health')} that holds it.`;
}

function measuredList(
  most: readonly (WorkoutLine & { figure: number })[],
  measured: Measured,
  today: string,
): string {
  return listOf(
    most.map(
      (workout) => `${workoutLine(workout, today)} · ${figureText(workout.figure, measured)}`,
    ),
  );
}

function figureText(figure: number, measured: Measured): string {
  const rounded = grouped(Math.round(figure));
  switch (measured) {
    case 'mostCalories':
      return `${rounded} kcal`;
    case 'mostEffort':
      return `effort ${figure} of 10`;
    case 'mostGels':
      return countText(figure, 'gel', 'gels');
    case 'mostDrunk':
      return `${rounded} ml drunk`;
    case 'mostClimbing':
      return `${elevationFigure(figure)} ${elevationUnit()} climbed`;
    case 'highestCadence':
      return `${rounded} a minute`;
  }
}

const FIGURES_MEASURED: Record<Measured, string> = {
  mostClimbing: 'climbing',
  highestCadence: 'cadence',
  mostCalories: 'calories',
  mostGels: 'gels',
  mostDrunk: 'drinks',
  mostEffort: 'effort',
};

const LEAST_OF: Partial<Record<Measure, Measured>> = {
  elevation: 'mostClimbing',
  cadence: 'highestCadence',
  calories: 'mostCalories',
  hydration: 'mostDrunk',
  effort: 'mostEffort',
};

/** The flattest run, the one with the lowest cadence or effort. */
export async function replyLeastMeasured(asked: Asked): Promise<Reply> {
  const measured = asked.question.measure && LEAST_OF[asked.question.measure];
  return measured ? replyMostMeasured(asked, measured, { isLeast: true }) : replyUnplaced(asked);
}

/** The run with the most climbing, cadence, calories, gels or drinks. */
export async function replyMostMeasured(
  asked: Asked,
  measured: Measured,
  { isLeast = false }: { isLeast?: boolean } = {},
): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const kind = question.kind ?? RUNS;
  const days = daysOf(asked, allTime(today));
  const scope = scopeOf(athlete, days, kind);
  const limit = Math.min(question.rank ?? question.count ?? MOST_LISTED, 20);
  const found = await findMostMeasured(db, scope, { measured, isLeast, limit });
  const first = found[(question.rank ?? 1) - 1];
  const others = found.filter((each) => each !== first);
  const when = daysText(days, today);
  const what = FIGURES_MEASURED[measured];
  const because = `I put every ${kind.one} ${when} that has its ${what} in order by it.`;
  const suggestions = ['Elevation this year', 'What is my longest run?'];
  if (!first) {
    return {
      text: `No ${kind.one} ${when} has its ${what} noted or recorded.`,
      because,
      suggestions,
    };
  }
  const isHeight = measured === 'highestCadence' || measured === 'mostEffort';
  const [most, least] = isHeight ? ['highest', 'lowest'] : ['most', 'least'];
  const lead = `the ${isLeast ? least : most} ${what}`;
  return {
    text: paragraphs(
      `The ${kind.one} with ${lead.replace('the ', `the ${ordinal(question.rank)}`)} ${when} is that of ${dayLink(first, today)}: ${bold(figureText(first.figure, measured))}.`,
      others.length > 0 &&
        `${question.rank === null ? 'Then' : 'Before it'}:\n${measuredList(others, measured, today)}`,
      leftOut(asked),
    ),
    because,
    suggestions,
  };
}

const PER_LENGTH = /\b(?:per|a|each|every) (?:km|k|kilomet(?:re|er)|mile)\b/;

/** Calories a workout and a kilometre, of those that have them noted. */
export async function replyCaloriesEach(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const kind = question.kind ?? RUNS;
  const days = daysOf(asked);
  const sums = await findSums(db, scopeOf(athlete, days, kind));
  const { workouts, withCalories, calories, calorieDistanceM } = sums;
  const when = daysText(days, today);
  const because = `I added up the calories of every ${kind.one} ${when} that has them noted, and divided by how many those are.`;
  const suggestions = ['Calories this month', 'And last month?'];
  if (withCalories === 0) {
    return {
      text: `None of your ${countText(workouts, kind.one, kind.many)} ${when} has its calories noted.`,
      because,
      suggestions,
    };
  }
  const of =
    withCalories === workouts
      ? countText(workouts, kind.one, kind.many)
      : `${grouped(withCalories)} of ${countText(workouts, kind.one, kind.many)}`;
  const aLength =
    calorieDistanceM > 0
      ? `${Math.round(calories / distanceIn(calorieDistanceM))} kcal a ${distanceUnit()}`
      : null;
  const aWorkout = `${grouped(Math.round(calories / withCalories))} kcal ${withArticle(kind.one)}`;
  const inOrder = [aWorkout, aLength].filter((each) => each !== null);
  if (PER_LENGTH.test(question.raceText ?? '')) inOrder.reverse();
  const [first = aWorkout, second] = inOrder;
  return {
    text: paragraphs(
      `${bold(first)} on average${second ? `, ${second}` : ''}, over ${of} ${when}: ${grouped(calories)} kcal in all.`,
      `The ${kind.many} are in ${link(...listPage(kind))}.`,
      leftOut(asked),
    ),
    because,
    suggestions,
  };
}

/** Calories or metres climbed a week, a month or a year. */
export async function replyMeasuredPerUnit(
  { db, athlete }: Asked,
  of: {
    kind: Kind;
    days: Period;
    unit: 'week' | 'month' | 'year';
    units: number;
    measure: 'calories' | 'elevation';
  },
): Promise<Reply> {
  const { kind, days, unit, units, measure } = of;
  const { today } = athlete;
  const scope = scopeOf(athlete, days, kind);
  const [sums, recorded] = await Promise.all([findSums(db, scope), findRecordedSums(db, scope)]);
  const isClimbing = measure === 'elevation';
  const total = isClimbing ? recorded.ascentM : sums.calories;
  const counted = isClimbing ? recorded.withAscent : sums.withCalories;
  const figure = (value: number) => `${grouped(Math.round(value))} ${isClimbing ? 'm' : 'kcal'}`;
  const all = countText(sums.workouts, kind.one, kind.many);
  const told = counted === sums.workouts ? all : `${counted} of ${all}`;
  return {
    text:
      counted === 0
        ? `None of your ${all} ${daysText(days, today)} has its ${isClimbing ? 'elevations recorded' : 'calories noted'}.`
        : `${bold(figure(total / units))}${isClimbing ? ' of climbing' : ''} a ${unit} on average ${daysText(days, today)}, told by ${told}: ${figure(total)} in all.`,
    because: `I divided what ${told} come to by ${units.toFixed(1)} ${unit}s.`,
    suggestions: ['Elevation this month', 'Calories this month'],
  };
}
