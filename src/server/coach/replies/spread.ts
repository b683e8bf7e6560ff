import { RUNS } from '../../../domain/coach/kinds.ts';
import { allTime } from '../../../domain/coach/period.ts';
import {
  countText,
  lengthAsAsked,
  paceAsAsked,
  paceGapAsAsked,
} from '../../../domain/coach/phrases.ts';
import type { Measure, Question, Statistic } from '../../../domain/coach/question.ts';
import { bold, link } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { type Spread, spreadOf } from '../../../domain/spread.ts';
import { grouped } from '../../../domain/units.ts';
import { upperFirst } from '../../../domain/upper-first.ts';
import { scopeOf } from '../coach-workouts.queries.ts';
import { type FigureOfEach, findDayVolumes, findFigures } from '../sums.queries.ts';
import { addUp, wholeUnits } from './biggest.ts';
import { datesText, daysOf, daysText, leftOut } from './days.ts';
import { replyUnplaced } from './refuse.ts';
import type { Asked, Reply } from './reply.ts';
import { listPage, paragraphs } from './wording.ts';

/** How the figures of each are spread: the one that was asked for first, the others beside it. */
export async function replySpread(asked: Asked, statistic: Statistic): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { unit, count } = question;
  const measure = question.measure ?? 'distance';
  const isOfUnit = unit !== null && PER_UNIT.test(question.raceText ?? '');
  const figure = FIGURES[measure];
  if (!figure || count !== null || (isOfUnit && measure !== 'distance')) {
    const unplaced = [STATISTIC_WORDS[statistic]];
    return replyUnplaced({ ...asked, question: { ...question, unplaced } });
  }
  const kind = question.kind ?? RUNS;
  // Four weeks are too few for what is told of their spread.
  const days = daysOf(asked, allTime(athlete.today));
  const scope = scopeOf(athlete, days, kind);
  const values = isOfUnit
    ? await volumesOfUnits(asked, { scope, unit, days })
    : await findFigures(db, scope, figure.of);
  const of = isOfUnit
    ? countText(values.length, unit, `${unit}s`)
    : countText(values.length, kind.one, kind.many);
  const when = daysText(days, athlete.today);
  const spread = spreadOf(values);
  return {
    text: spread
      ? paragraphs(
          spreadText({
            ...{ statistic, spread, figure, question, of: `over ${of} ${when}` },
            many: isOfUnit ? `${unit}s` : kind.many,
          }),
          `The ${kind.many} are in ${link(...listPage(kind))}.`,
          leftOut(asked),
        )
      : `No ${kind.one} ${when} tells it.`,
    because: `I took ${isOfUnit ? `every whole ${unit}` : `every ${kind.one} that has the figure`}, dated ${datesText(days, athlete.today)}, each counted once however long it was. The median is the one in the middle when they are put in order (of an even number the mean of the two in the middle), the quartiles stand at a quarter and at three quarters, and the standard deviation is that of a sample.`,
    suggestions: ['Average distance of my runs', 'And last month?'],
  };
}

const STATISTIC_WORDS: Readonly<Record<Statistic, string>> = {
  median: 'median',
  deviation: 'standard deviation',
  quartiles: 'spread',
};

function spreadText(told: {
  statistic: Statistic;
  spread: Spread;
  figure: SpreadFigure;
  question: Question;
  of: string;
  /** 'Easy runs', or the weeks whose sums these are. */
  many: string;
}): string {
  const { statistic, spread, figure, question, of, many } = told;
  const text = (value: number) => figure.text(value, question);
  const { median, lowerQuartile, upperQuartile, least, most, deviation, mean } = spread;
  const deviationText = deviation === null ? null : figure.differenceText(deviation, question);
  const meanIs = `The mean of them is ${text(mean)}${deviationText ? `, with a standard deviation of ${deviationText}` : ''}`;
  const medianIs = `the median is ${text(median)}`;
  const halfLies = (strong: (value: string) => string, which = 'them') =>
    `half of ${which} lie between ${strong(text(lowerQuartile))} and ${strong(text(upperQuartile))}`;
  const allLie = `all of them between ${text(least)} and ${text(most)}`;
  const asIs = (value: string) => value;
  switch (statistic) {
    case 'median':
      return `The median is ${bold(text(median))}, ${of}: as many lie below it as above. ${meanIs}, and ${halfLies(asIs)}.`;
    case 'quartiles':
      return `${upperFirst(halfLies(bold, `your ${many}`))}, ${of}; ${medianIs}, and ${allLie}. ${meanIs}.`;
    case 'deviation':
      return deviationText === null || deviation === null
        ? `One value has no standard deviation: ${meanIs.toLowerCase()}, ${of}.`
        : `The standard deviation is ${bold(deviationText)}, ${of}: ${Math.round((100 * deviation) / mean)} % of the mean of ${text(mean)}. ${upperFirst(medianIs)}, ${halfLies(asIs)}, and ${allLie}.`;
  }
}

const PER_UNIT = /\b(?:weekly|monthly|(?:per|a|each|every|of (?:my|the)) (?:weeks?|months?))\b/;

/** What each whole week or month came to, those without a run as well. */
async function volumesOfUnits(
  { db, athlete }: Asked,
  of: {
    scope: Parameters<typeof findDayVolumes>[1];
    unit: 'week' | 'month' | 'year';
    days: { from: string; to: string };
  },
): Promise<number[]> {
  const { scope, unit, days } = of;
  const { today, weekStart } = athlete;
  const volumes = await findDayVolumes(db, scope);
  const [first] = volumes;
  if (!first) return [];
  const sums = new Map(
    addUp(volumes, unit, weekStart).map(({ key, distanceM }) => [key, distanceM]),
  );
  return wholeUnits(first.date, { unit, from: days.from, to: days.to, today, weekStart }).map(
    (key) => sums.get(key) ?? 0,
  );
}

type SpreadFigure = {
  of: FigureOfEach;
  text: (value: number, question: Question) => string;
  /** Of what lies between two values. */
  differenceText: (value: number, question: Question) => string;
};

const timeText = (seconds: number) => formatElapsed(Math.round(seconds));
const bpmText = (bpm: number) => `${Math.round(bpm)} bpm`;
const kcalText = (kcal: number) => `${grouped(Math.round(kcal))} kcal`;
const mlText = (ml: number) => `${grouped(Math.round(ml))} ml`;
const effortText = (effort: number) => `${effort.toFixed(1)} of 10`;

const FIGURES: Partial<Record<Measure, SpreadFigure>> = {
  distance: { of: 'distanceM', text: lengthAsAsked, differenceText: lengthAsAsked },
  count: { of: 'distanceM', text: lengthAsAsked, differenceText: lengthAsAsked },
  time: { of: 'durationS', text: timeText, differenceText: timeText },
  pace: { of: 'paceSPerKm', text: paceAsAsked, differenceText: paceGapAsAsked },
  heartRate: { of: 'heartRateBpm', text: bpmText, differenceText: bpmText },
  calories: { of: 'calories', text: kcalText, differenceText: kcalText },
  hydration: { of: 'hydrationMl', text: mlText, differenceText: mlText },
  effort: { of: 'effort', text: effortText, differenceText: (effort) => effort.toFixed(1) },
};
