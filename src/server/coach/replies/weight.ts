import { bodyMassIndex, weightToGoal } from '../../../domain/body.ts';
import { daysBetween } from '../../../domain/calendar.ts';
import {
  allTime,
  dayWords,
  monthNumber,
  monthsBefore,
  type Period,
  yearNumber,
} from '../../../domain/coach/period.ts';
import { countText, dayText, roundWeightText, weightText } from '../../../domain/coach/phrases.ts';
import { bold, link, listOf } from '../../../domain/coach/rich-text.ts';
import { shownLoss, weightUnit } from '../../../domain/measures.ts';
import { targetOutlook, weeklyRateKg, weightTrend } from '../../../domain/weight-trend.ts';
import type { RaceRow } from '../../races/race-rows.ts';
import { readExtremeWeight } from '../../weight/extreme-weight.ts';
import { findKnownWeights, findWeightSpan } from '../../weight/weight.queries.ts';
import { daysOf, daysText, leftOut, unreadDays } from './days.ts';
import { findAskedRace } from './races.ts';
import { replyUnplaced } from './refuse.ts';
import type { Asked, Reply } from './reply.ts';
import { keyOf, nameOfUnit } from './units.ts';
import { paragraphs, raceLink } from './wording.ts';

/** The weight now, how it changed, and what is left to the target. */
export async function replyWeight(asked: Asked): Promise<Reply> {
  const { db, athlete } = asked;
  const { userId, today, heightCm } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const [one, other] = asked.question.periods;
  if (one && other) return replyBothMeans(asked, [one, other]);
  const days = sinceThen(asked);
  const { first, last, count } = await findWeightSpan(db, {
    userId,
    today,
    from: days.from,
    to: days.to,
  });
  const because = `I compared the first and the last of ${countText(count, 'entry', 'entries')} in Weight Tracking ${daysText(days, today)}. Single days go up and down by a kilogram; the change over weeks is what counts.`;
  const suggestions = ['Weight since 1 January', 'How is my training going?'];
  const [day] = asked.question.periods;
  if ((!first || !last) && day?.unit === 'day') return replyNearestWeight(asked, day);
  if (!first || !last) {
    return {
      text: `There is no weight entry ${daysText(days, today)}. Add one in ${link('Weight Tracking', '/weight')}.`,
      because,
      suggestions,
    };
  }
  if (OF_EACH_MONTH.test(asked.question.raceText ?? '')) return replyMonthlyMeans(asked, days);
  const extreme = EXTREMES.find(([pattern]) => pattern.test(asked.question.raceText ?? ''))?.[1];
  if (extreme) return replyExtreme(asked, extreme, days);
  if (/\b(?:average|mean|typical)\b/.test(asked.question.raceText ?? '')) {
    return replyMean(asked, days);
  }
  const { weightKg } = asked.question;
  if (WHEN_REACHED.test(asked.question.raceText ?? '')) return replyWhenReached(asked);
  if (weightKg !== null) {
    const question = { ...asked.question, unplaced: [weightText(weightKg)] };
    return replyUnplaced({ ...asked, question });
  }
  const bmi = bodyMassIndex({ weightKg: last.kg, heightCm });
  const targetKg = athlete.targetWeightKg;
  const goal = targetKg === null ? null : weightToGoal({ currentKg: last.kg, targetKg });
  const aim = targetKg === null ? '' : roundWeightText(targetKg);
  const toTarget =
    goal &&
    `${weightText(goal.kg)} ${goal.state === 'remaining' ? 'above' : 'below'} your target of ${aim}`;
  // What is asked for stands first.
  const asksForTarget = toTarget !== null && TO_TARGET.test(asked.question.raceText ?? '');
  return {
    text: paragraphs(
      asksForTarget && `${bold(toTarget)}.`,
      rateText(asked, { first, last }),
      `${bold(weightText(last.kg))} on ${dayText(last.date, today)}${bmi === null ? '' : `, a BMI of ${bmi.toFixed(1)}`}.`,
      count > 1 &&
        `${changeText({ fromKg: first.kg, toKg: last.kg })} since ${dayText(first.date, today)} (${weightText(first.kg)}), over ${count} entries.`,
      `${toTarget && !asksForTarget ? `${toTarget}. ` : ''}More in ${link('Weight Tracking', '/weight')}.`,
      leftOut(asked),
    ),
    because,
    suggestions,
  };
}

/** 'How much do I lose a month?': what the change comes to in one, over the days that were asked for. */
function rateText(
  { question }: Asked,
  { first, last }: Record<'first' | 'last', { date: string; kg: number }>,
): string | null {
  const unit = /\b(?:per|a|each|every) (week|month)\b/.exec(question.raceText ?? '')?.[1];
  const days = daysBetween(first.date, last.date);
  if (unit === undefined || days < 7) return null;
  const kg = ((last.kg - first.kg) / days) * (unit === 'week' ? 7 : DAYS_OF_MONTH);
  return `${bold(`${weightText(Math.abs(kg), 2)} ${kg > 0 ? 'more' : 'less'} a ${unit}`)} on average.`;
}

const DAYS_OF_MONTH = 365.25 / 12;

const TO_TARGET = /\b(?:target|goal)\b/;

/** 'What did I weigh on 1 October', on which nothing was entered: the entries around it. */
async function replyNearestWeight(asked: Asked, day: Period): Promise<Reply> {
  const { today } = asked.athlete;
  const entries = await knownWeights(asked);
  const before = entries.find(({ date }) => date < day.from);
  const after = entries.findLast(({ date }) => date > day.from);
  const around = [before, after].flatMap((entry) =>
    entry ? [`${bold(weightText(entry.weight_kg))} on ${dayText(entry.date, today)}`] : [],
  );
  return {
    text: paragraphs(
      `There is no weight entry ${daysText(day, today)}.`,
      around.length > 0
        ? `The nearest: ${around.join(', and ')}.`
        : `Add one in ${link('Weight Tracking', '/weight')}.`,
    ),
    because: 'I looked for the last entry before that day and the first one after it.',
    suggestions: ['What do I weigh?', 'Weight since 1 January'],
  };
}

/** 'Compared to a year ago', 'than in June': from then to today, and not those days alone. */
function sinceThen(asked: Asked): Period {
  const { question, athlete } = asked;
  const { today } = athlete;
  const days = daysOf(asked, allTime(today));
  const text = question.raceText ?? '';
  const isUntilNow = /\b(?:compar\w+|than|vs|versus|changed?|lost|gained|now|currently)\b/.test(
    text,
  );
  if (!isUntilNow || question.periods.length !== 1 || days.unit === 'all') return days;
  const isAgo = /\bago\b/.test(text);
  const units = { year: 12, month: 1 }[String(days.unit)];
  // 'A year ago' is that day of last year, and not the whole of it.
  const months =
    12 * yearNumber(today) +
    monthNumber(today) -
    (12 * yearNumber(days.from) + monthNumber(days.from));
  const from =
    isAgo && units
      ? monthsBefore(today, units === 12 ? 12 * Math.round(months / 12) : months)
      : days.from;
  return { from, to: today, unit: 'days', words: `since ${dayWords(from)}` };
}

const EXTREMES: readonly (readonly [RegExp, 'lowest' | 'highest'])[] = [
  [/\b(?:lowest|lightest|least|minimum|min)\b/, 'lowest'],
  [/\b(?:highest|heaviest|most|maximum|max)\b/, 'highest'],
];

async function replyExtreme(
  { db, athlete }: Asked,
  which: 'lowest' | 'highest',
  days: Period,
): Promise<Reply> {
  const { userId, today } = athlete;
  const found = await readExtremeWeight(db, {
    userId,
    today,
    from: days.from,
    to: days.to,
    which,
  });
  const when = days.unit === 'all' ? '' : ` ${daysText(days, today)}`;
  return {
    text: found
      ? `Your ${which} weight${when} is ${bold(weightText(found.weight_kg))}, on ${dayText(found.date, today)}. More in ${link('Weight Tracking', '/weight')}.`
      : `There is no weight entry${when}.`,
    because:
      'I took the entries in Weight Tracking of those days, without one that those around it speak against.',
    suggestions: ['What do I weigh?', 'Weight since 1 January'],
  };
}

type WeighIn = { date: string; weight_kg: number };

function knownWeights({ db, athlete }: Asked): Promise<WeighIn[]> {
  const { userId, today } = athlete;
  return findKnownWeights(db, { userId, today, limit: MOST_WEIGH_INS });
}

function ofDays(entries: readonly WeighIn[], days: Period): WeighIn[] {
  return entries.filter(({ date }) => date >= days.from && date <= days.to);
}

/** '72.4 kg', and the number of entries that it is the mean of: 'over 3 entries' */
function meanOf(entries: readonly WeighIn[]): { kg: number; over: string } {
  const kg = entries.reduce((sum, { weight_kg }) => sum + weight_kg, 0) / entries.length;
  return { kg, over: `over ${countText(entries.length, 'entry', 'entries')}` };
}

/** The mean of the entries of these days. */
async function replyMean(asked: Asked, days: Period): Promise<Reply> {
  const { today } = asked.athlete;
  const { kg, over } = meanOf(ofDays(await knownWeights(asked), days));
  return {
    text: `${bold(weightText(kg))} on average ${daysText(days, today)}, ${over}. More in ${link('Weight Tracking', '/weight')}.`,
    because: `I took the mean of the entries in Weight Tracking ${daysText(days, today)}; days without one are not in it.`,
    suggestions: ['What do I weigh?', 'Weight since 1 January'],
  };
}

/** 'Weight by month': the mean of the entries of each. */
const OF_EACH_MONTH = /\b(?:by|each|every) month\b|\bmonthly weight\b/;

async function replyMonthlyMeans(asked: Asked, days: Period): Promise<Reply> {
  const { today, weekStart } = asked.athlete;
  const entries = ofDays(await knownWeights(asked), days);
  const months = Object.groupBy(entries, ({ date }) => keyOf(date, 'month', weekStart));
  const lines = Object.entries(months).map(([month, ofMonth = []]) => {
    const { kg, over } = meanOf(ofMonth);
    return `${nameOfUnit(month, 'month', today)}: ${bold(weightText(kg))}, ${over}`;
  });
  return {
    text: paragraphs(
      `Your weight month by month, ${daysText(days, today)}, the latest first:`,
      listOf(lines),
      `More in ${link('Weight Tracking', '/weight')}.`,
    ),
    because:
      'I took the mean of the entries in Weight Tracking of each month; months without one are not in it.',
    suggestions: ['What do I weigh?', 'Weight since 1 January'],
  };
}

/** 'Did I weigh more in summer than in winter': the mean of the entries of each. */
async function replyBothMeans(asked: Asked, both: [Period, Period]): Promise<Reply> {
  const { today } = asked.athlete;
  const entries = await knownWeights(asked);
  const dates = entries.map(({ date }) => date);
  const [one, other] = both.map((each) => {
    const days = withNearest(each, dates);
    const weighed = ofDays(entries, days);
    return { ...meanOf(weighed), days, isEmpty: weighed.length === 0 };
  });
  const suggestions = ['What do I weigh?', 'Weight since 1 January'];
  const because =
    'I took the mean of the entries in Weight Tracking of each of the two; days without one are not in it.';
  if (!one || !other || one.isEmpty || other.isEmpty) {
    const none = one?.isEmpty ? one : other;
    const text = `There is no weight entry ${none ? daysText(none.days, today) : ''}, so there is nothing to compare.`;
    return { text, because, suggestions };
  }
  const line = ({ days, kg, over }: typeof one) =>
    `${bold(weightText(kg))} on average ${daysText(days, today)}, ${over}`;
  const change = changeText({ fromKg: other.kg, toKg: one.kg });
  return {
    text: paragraphs(
      `${change === 'Unchanged' ? 'As much' : change} ${one.days.words} ${change === 'Unchanged' ? 'as' : 'than'} ${other.days.words}:`,
      listOf([line(one), line(other)]),
      `More in ${link('Weight Tracking', '/weight')}.`,
    ),
    because,
    suggestions,
  };
}

/** A day without an entry is told by the nearest one, at most two weeks away. */
function withNearest(days: Period, dates: readonly string[]): Period {
  if (days.unit !== 'day' || dates.includes(days.from)) return days;
  const away = (date: string) => Math.abs(daysBetween(date, days.from));
  const [nearest] = dates.toSorted((one, other) => away(one) - away(other));
  if (nearest === undefined || away(nearest) > NEAREST_DAYS) return days;
  return { from: nearest, to: nearest, unit: 'day', words: `on ${dayWords(nearest)}` };
}

const NEAREST_DAYS = 14;

const WHEN_REACHED =
  /\b(?:when|how long|how many weeks|by when)\b.*\b(?:will|would|do|until|till|to)\b/;

/** When the trend reaches the target of the profile: the day that Weight Tracking shows. */
async function replyWhenReached(asked: Asked): Promise<Reply> {
  const { athlete, question } = asked;
  const { today } = athlete;
  const targetKg = question.weightKg ?? athlete.targetWeightKg;
  const suggestions = ['What do I weigh?', 'Weight since 1 January'];
  const because =
    'I went on with the trend of the last four weeks, as the chart of Weight Tracking does; single days say little.';
  if (targetKg === null) {
    const text = `No target weight is set. Set one in ${link('Profile & Settings', '/profile')}, and I tell the day on which your trend reaches it.`;
    return { text, because, suggestions };
  }
  const points = weightTrend(
    (await knownWeights(asked))
      .toReversed()
      .map(({ date, weight_kg }) => ({ date, weightKg: weight_kg })),
  );
  const last = points.at(-1);
  const rateKgPerWeek = weeklyRateKg(points);
  if (!last || rateKgPerWeek === null) {
    const text = 'It takes four weigh-ins within four weeks to tell; there are fewer.';
    return { text, because, suggestions };
  }
  const outlook = targetOutlook({ trendKg: last.trendKg, targetKg, rateKgPerWeek, today });
  const target =
    question.weightKg === null
      ? `your target of ${roundWeightText(targetKg)}`
      : roundWeightText(targetKg);
  const told = {
    reached: `Your trend is at ${target}.`,
    level: `Your trend is level, so it does not lead to ${target}.`,
    away: `Your trend leads away from ${target}.`,
    far: `At this rate ${target} is more than two years away.`,
  };
  const race = BEFORE_A_RACE.test(question.raceText ?? '') ? await raceMeant(asked) : null;
  return {
    text: paragraphs(
      race && beforeRaceText(race, { outlook, today }),
      outlook.state === 'dated'
        ? `Your trend reaches ${target} on ${bold(dayText(outlook.date, today))} if it goes on as it goes.`
        : told[outlook.state],
      `It is at ${weightText(last.trendKg)} and moves by ${weightText(rateKgPerWeek, 2)} a week.`,
    ),
    because,
    suggestions,
  };
}

const BEFORE_A_RACE =
  /\b(?:before|by|until|for) (?:the |my )?(?:\w+ ){0,3}(?:race|marathon|half|10 ?k)\b/;

/** The race to come that is named, or the next one of its length. */
async function raceMeant(asked: Asked): Promise<RaceRow | null> {
  const { question, athlete } = asked;
  const { race } = await findAskedRace({ ...asked, question: { ...question, raceText: '' } });
  return race !== null && race.date > athlete.today ? race : null;
}

/** Yes or no: the day of the trend against the day of the race. */
function beforeRaceText(
  race: RaceRow,
  of: { outlook: ReturnType<typeof targetOutlook>; today: string },
): string {
  const { outlook, today } = of;
  const day = `${raceLink(race)} is on ${dayText(race.date, today)}`;
  if (outlook.state === 'reached') return `${bold('You are there already.')} ${day}.`;
  if (outlook.state !== 'dated') return `${bold('Not as it goes now.')} ${day}.`;
  const days = daysBetween(outlook.date, race.date);
  return days >= 0
    ? `${bold('Yes, if it goes on as it goes.')} ${day}, ${countText(days, 'day', 'days')} after that.`
    : `${bold('No, not at this rate.')} ${day}, ${countText(-days, 'day', 'days')} before that.`;
}

const MOST_WEIGH_INS = 1000;

function changeText(weights: { fromKg: number; toKg: number }): string {
  const lost = shownLoss(weights);
  if (lost === 0) return 'Unchanged';
  return `${bold(`${Math.abs(lost).toFixed(1)} ${weightUnit()}`)} ${lost > 0 ? 'less' : 'more'}`;
}
