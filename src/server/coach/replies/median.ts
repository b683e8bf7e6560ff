import { RUNS } from '../../../domain/coach/kinds.ts';
import { allTime } from '../../../domain/coach/period.ts';
import { countText, lengthAsAsked, paceAsAsked } from '../../../domain/coach/phrases.ts';
import type { Measure, Question } from '../../../domain/coach/question.ts';
import { bold, link } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { medianOf } from '../../../domain/outliers.ts';
import { grouped } from '../../../domain/units.ts';
import { scopeOf } from '../coach-workouts.queries.ts';
import { type FigureOfEach, findDayVolumes, findFigures } from '../sums.queries.ts';
import { addUp, wholeUnits } from './biggest.ts';
import { datesText, daysOf, daysText, leftOut } from './days.ts';
import { replyUnplaced } from './refuse.ts';
import type { Asked, Reply } from './reply.ts';
import { listPage, paragraphs } from './wording.ts';

/** The figure that as many workouts lie below as above, and the mean beside it. */
export async function replyMedian(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { unit, count } = question;
  const measure = question.measure ?? 'distance';
  const isOfUnit = unit !== null && PER_UNIT.test(question.raceText ?? '');
  const figure = MEDIANS[measure];
  if (!figure || count !== null || (isOfUnit && measure !== 'distance')) {
    return replyUnplaced({ ...asked, question: { ...question, unplaced: ['median'] } });
  }
  const kind = question.kind ?? RUNS;
  // One in the middle of four weeks says little.
  const days = daysOf(asked, allTime(athlete.today));
  const scope = scopeOf(athlete, days, kind);
  const values = isOfUnit
    ? await volumesOfUnits(asked, { scope, unit, days })
    : await findFigures(db, scope, figure.of);
  const of = isOfUnit
    ? countText(values.length, unit, `${unit}s`)
    : countText(values.length, kind.one, kind.many);
  const when = daysText(days, athlete.today);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const text = (value: number) => figure.text(value, question);
  return {
    text:
      values.length === 0
        ? `No ${kind.one} ${when} tells it.`
        : paragraphs(
            `The median is ${bold(text(medianOf(values)))}, over ${of} ${when}: as many lie below it as above. The mean of them is ${text(mean)}.`,
            `The ${kind.many} are in ${link(...listPage(kind))}.`,
            leftOut(asked),
          ),
    because: `I put ${isOfUnit ? `every whole ${unit}` : `every ${kind.one} that has the figure`}, dated ${datesText(days, athlete.today)}, in order by it and took the one in the middle; of an even number the mean of the two in the middle.`,
    suggestions: ['Average distance of my runs', 'And last month?'],
  };
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

type Median = { of: FigureOfEach; text: (value: number, question: Question) => string };

const MEDIANS: Partial<Record<Measure, Median>> = {
  distance: { of: 'distanceM', text: lengthAsAsked },
  count: { of: 'distanceM', text: lengthAsAsked },
  time: { of: 'durationS', text: (value) => formatElapsed(value) },
  pace: { of: 'paceSPerKm', text: paceAsAsked },
  heartRate: { of: 'heartRateBpm', text: (value) => `${Math.round(value)} bpm` },
  calories: { of: 'calories', text: (value) => `${grouped(Math.round(value))} kcal` },
  hydration: { of: 'hydrationMl', text: (value) => `${grouped(Math.round(value))} ml` },
  effort: { of: 'effort', text: (value) => `${value.toFixed(1)} of 10` },
};
