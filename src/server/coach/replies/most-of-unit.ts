import { RUNS } from '../../../domain/coach/kinds.ts';
import { allTime } from '../../../domain/coach/period.ts';
import { countText, paceText } from '../../../domain/coach/phrases.ts';
import type { Measure } from '../../../domain/coach/question.ts';
import { bold, listOf } from '../../../domain/coach/rich-text.ts';
import { elevationText } from '../../../domain/measures.ts';
import { grouped } from '../../../domain/units.ts';
import { scopeOf } from '../coach-workouts.queries.ts';
import { type DayFigures, findDayFigures } from '../sums.queries.ts';
import { daysOf, daysText, leftOut } from './days.ts';
import type { Asked, Reply } from './reply.ts';
import { keyOf, nameOfUnit } from './units.ts';
import { ordinal, paragraphs } from './wording.ts';

const MOST_LISTED = 3;

type Sum = Omit<DayFigures, 'date'> & { key: string };
type Told = { value: (sum: Sum) => number | null; text: (value: number) => string };

/** What a week or a month is measured by beside its kilometres. */
const TOLD: Partial<Record<Measure, Told>> = {
  pace: {
    value: ({ pacedS, pacedM }) => (pacedM > 0 ? (1000 * pacedS) / pacedM : null),
    text: (value) => `${paceText(value)} on average`,
  },
  heartRate: {
    value: ({ heartRateTimesS, heartRateS }) =>
      heartRateS > 0 ? heartRateTimesS / heartRateS : null,
    text: (value) => `${Math.round(value)} bpm on average`,
  },
  elevation: {
    value: ({ withAscent, ascentM }) => (withAscent > 0 ? ascentM : null),
    text: (value) => `${elevationText(value)} climbed`,
  },
  calories: {
    value: ({ calories }) => (calories > 0 ? calories : null),
    text: (value) => `${grouped(Math.round(value))} kcal`,
  },
  gels: {
    value: ({ gels }) => (gels > 0 ? gels : null),
    text: (value) => countText(value, 'gel', 'gels'),
  },
};

export function isToldByUnit(measure: Measure | null): measure is Measure {
  return measure !== null && TOLD[measure] !== undefined;
}

/** The week, month or year with the most climbing or calories, the best pace, the lowest heart rate. */
export async function replyMostOfUnit(asked: Asked, measure: Measure): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today, weekStart } = athlete;
  const told = TOLD[measure] as Told;
  const kind = question.kind ?? RUNS;
  const unit = question.unit ?? 'week';
  const days = daysOf(asked, allTime(today));
  const sums = new Map<string, Sum>();
  for (const { date, ...figures } of await findDayFigures(db, scopeOf(athlete, days, kind))) {
    const key = keyOf(date, unit, weekStart);
    sums.set(key, added(sums.get(key), { key, ...figures }));
  }
  const isLow = isLowest(asked.question, measure);
  const inOrder = [...sums.values()]
    .flatMap((sum) => {
      const value = told.value(sum);
      return value === null ? [] : [{ key: sum.key, value }];
    })
    .toSorted((one, other) => (isLow ? one.value - other.value : other.value - one.value));
  const at = (question.rank ?? 1) - 1;
  const first = inOrder[at];
  const when = days.unit === 'all' ? '' : ` ${daysText(days, today)}`;
  const line = ({ key, value }: { key: string; value: number }) =>
    `${nameOfUnit(key, unit, today)}: ${bold(told.text(value))}`;
  const word = wordFor(measure, isLow);
  return {
    text: first
      ? paragraphs(
          `The ${unit} with the ${ordinal(question.rank)}${word}${when} is ${line(first)}.`,
          inOrder.length > at + 1 &&
            `Then:\n${listOf(inOrder.slice(at + 1, at + 1 + (question.count ?? MOST_LISTED) - 1).map(line))}`,
          leftOut(asked),
        )
      : `No ${kind.one}${when} tells it.`,
    because: `I added up what the ${kind.many}${when} have of it, by ${unit}: a pace is all time over all distance, a heart rate is weighted by time. What has none of it is left out.`,
    suggestions: ['What was my biggest week?', 'How much do I run per week?'],
  };
}

/** The fastest month has the least seconds a kilometre. */
function isLowest({ extreme }: Asked['question'], measure: Measure): boolean {
  const isLeast = extreme === 'least' || extreme === 'lowestHeartRate' || extreme === 'shortest';
  return measure === 'pace' ? extreme !== 'slowest' && !isLeast : isLeast;
}

function wordFor(measure: Measure, isLow: boolean): string {
  if (measure === 'pace') return isLow ? 'fastest pace' : 'slowest pace';
  if (measure === 'heartRate') return `${isLow ? 'lowest' : 'highest'} heart rate`;
  const what = measure === 'elevation' ? 'climbing' : measure;
  return `${isLow ? 'least' : 'most'} ${what}`;
}

function added(before: Sum | undefined, sum: Sum): Sum {
  if (!before) return sum;
  return {
    key: sum.key,
    pacedM: before.pacedM + sum.pacedM,
    pacedS: before.pacedS + sum.pacedS,
    heartRateTimesS: before.heartRateTimesS + sum.heartRateTimesS,
    heartRateS: before.heartRateS + sum.heartRateS,
    calories: before.calories + sum.calories,
    gels: before.gels + sum.gels,
    withAscent: before.withAscent + sum.withAscent,
    ascentM: before.ascentM + sum.ascentM,
  };
}
