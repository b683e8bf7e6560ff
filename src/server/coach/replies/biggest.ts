import { addDays, daysBetween, type WeekStart } from '../../../domain/calendar.ts';
import { hasConditions, isWithinBound } from '../../../domain/coach/conditions.ts';
import { type Kind, RUNS } from '../../../domain/coach/kinds.ts';
import {
  allTime,
  dayWords,
  monthNumber,
  monthOf,
  type Period,
  weekOf,
  yearNumber,
} from '../../../domain/coach/period.ts';
import { countText, kmText, paceText, withArticle } from '../../../domain/coach/phrases.ts';
import type { Measure, Question, Times } from '../../../domain/coach/question.ts';
import { bold, link, listOf } from '../../../domain/coach/rich-text.ts';
import { isOfLoad } from '../../../domain/coach/understood.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { weekDays } from '../../../domain/measures.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { grouped, kmFromM } from '../../../domain/units.ts';
import { gatherTrainingForm } from '../../analytics/training-form.ts';
import { findExtremes, scopeOf } from '../coach-workouts.queries.ts';
import { type DayVolume, findDayVolumes, findRecordedSums, findSums } from '../sums.queries.ts';
import { replyAmount } from './amount.ts';
import { daysOf, daysText, leftOut, unreadDays } from './days.ts';
import { isToldByUnit, replyMostOfUnit } from './most-of-unit.ts';
import { replyUnplaced } from './refuse.ts';
import type { Asked, Reply } from './reply.ts';
import { keyOf, lastDayOf, nameOfUnit, type Unit } from './units.ts';
import { dayLink, listPage, ordinal, paragraphs } from './wording.ts';

export type Volume = { key: string; count: number; distanceM: number; durationS: number };

const MOST_LISTED = 3;

/** The week, month or year with the most. */
export async function replyBiggest(asked: Asked): Promise<Reply> {
  const { athlete, question } = asked;
  const { today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  if (isOfLoad(question)) return replyHardest(asked);
  if (isToldByUnit(question.measure)) return replyMostOfUnit(asked, question.measure);
  const kind = question.kind ?? RUNS;
  const unit = question.unit ?? 'week';
  const days = daysOf(asked, allTime(today));
  const volumes = await volumesByUnit(asked);
  if (question.extreme === 'least') return replySmallest(asked, { kind, unit, days });
  const { rank } = question;
  const top = volumes.slice(
    0,
    Math.max(rank ?? 0, Math.min(question.count ?? MOST_LISTED, MOST_UNITS)),
  );
  const biggest = top[(rank ?? 1) - 1];
  const others = (rank === null ? top : top.slice(0, rank)).filter((each) => each !== biggest);
  if (!biggest) return replyAmount(asked);
  const nameOf = ({ key }: Volume) => nameOfUnit(key, unit, today);
  const line = (volume: Volume) => `${nameOf(volume)}: ${figures(volume, kind)}`;
  const when = days.unit === 'all' ? '' : ` ${daysText(days, today)}`;
  const isList = question.count !== null && rank === null;
  return {
    text: paragraphs(
      isList
        ? `Your ${numberWord(top.length)} biggest ${unit}s${when}:\n${listOf(top.map(line))}`
        : `Your ${ordinal(rank)}biggest ${unit}${when} is ${bold(nameOf(biggest))}: ${bold(figures(biggest, kind))}.`,
      !isList &&
        others.length > 0 &&
        `${rank === null ? 'Then' : 'Before it'}:\n${listOf(others.map(line))}`,
      `The ${kind.many} are in ${link(...listPage(kind))}.`,
      leftOut(asked),
    ),
    because: `I added up every ${kind.one} ${daysText(days, today)} by ${unit}${unit === 'week' ? `, from ${weekDays()}` : ''}, and compared ${volumes.length} of them${byFigure(kind, question.measure)}.`,
    suggestions: [
      unit === 'month' ? 'What was my biggest week?' : 'What was my biggest month?',
      'How much do I run per week?',
    ],
  };
}

/** The days of the week, month or year that a question for the biggest one tells first. */
export async function daysOfBiggest(asked: Asked): Promise<Period | null> {
  const { athlete, question } = asked;
  const { weekStart } = athlete;
  const unit = question.unit ?? 'week';
  if (unreadDays(asked) || unit === 'year') return null;
  const key = isOfLoad(question)
    ? (await loadsByUnit(asked))[0]?.[0]
    : (await volumesByUnit(asked))[(question.rank ?? 1) - 1]?.key;
  if (key === undefined || question.extreme === 'least') return null;
  const from = unit === 'month' ? `${key}-01` : key;
  return unit === 'month'
    ? monthOf(yearNumber(from), monthNumber(from))
    : weekOf(from, { words: `in the week of ${dayWords(from)}`, weekStart });
}

/** With the most first. */
async function volumesByUnit(asked: Asked): Promise<Volume[]> {
  const { db, athlete, question } = asked;
  const days = daysOf(asked, allTime(athlete.today));
  const volumes = await findDayVolumes(db, scopeOf(athlete, days, question.kind ?? RUNS));
  return mostFirst(addUp(volumes, question.unit ?? 'week', athlete.weekStart), question.measure);
}

/** Training load, the most first. */
async function loadsByUnit({ db, athlete, question }: Asked): Promise<[string, number][]> {
  const { userId, viewer, today, weekStart } = athlete;
  const unit = question.unit ?? 'week';
  const days = daysOf({ db, athlete, question }, allTime(today));
  const { form } = await gatherTrainingForm(db, {
    userId,
    today,
    from: days.from,
    origins: originsShownTo(viewer),
  });
  const loads = new Map<string, number>();
  for (const { date, load } of form.days) {
    if (date < days.from || date > days.to) continue;
    const key = keyOf(date, unit, weekStart);
    loads.set(key, (loads.get(key) ?? 0) + load);
  }
  return [...loads].toSorted(([, one], [, other]) => other - one);
}

/** The week, month or year with the most training load. */
async function replyHardest(asked: Asked): Promise<Reply> {
  const { athlete, question } = asked;
  const { today } = athlete;
  const isNarrow = question.kind?.runningSubtype || (question.kind?.sport ?? 'run') !== 'run';
  if (isNarrow || hasConditions(question.where) || question.rank !== null) {
    return replyUnplaced(asked);
  }
  const unit = question.unit ?? 'week';
  const days = daysOf(asked, allTime(today));
  const hardest = await loadsByUnit(asked);
  const top = hardest.slice(0, Math.min(question.count ?? MOST_LISTED, MOST_UNITS));
  const [first, ...others] = top;
  if (!first || first[1] === 0) return replyAmount(asked);
  const line = ([key, load]: [string, number]) =>
    `${nameOfUnit(key, unit, today)}: training load ${bold(grouped(Math.round(load)))}`;
  return {
    text: paragraphs(
      `Your hardest ${unit}${days.unit === 'all' ? '' : ` ${daysText(days, today)}`}, by training load: ${line(first)}.`,
      others.length > 0 && `Then:\n${listOf(others.map(line))}`,
      leftOut(asked),
    ),
    because: `I added up the load of every run by ${unit}: its minutes in each heart-rate zone, each times the number of its zone (Edwards 1993), and an estimate where they were not measured.`,
    suggestions: ['What was my biggest week?', 'What is training load?'],
  };
}

function numberWord(number: number): string {
  return NUMBER_WORDS[number] ?? String(number);
}

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** By kilometres, and where runs or hours are asked for, by those. */
function mostFirst(volumes: readonly Volume[], measure: Measure | null): Volume[] {
  return volumes.toSorted((one, other) => figureOf(other, measure) - figureOf(one, measure));
}

function byFigure(kind: Kind, measure: Measure | null): string {
  if (measure === 'count') return ` by how many ${kind.many} they hold`;
  return measure === 'time' ? ' by their time' : '';
}

function figureOf(volume: Volume, measure: Measure | null): number {
  if (measure === 'count') return volume.count;
  return measure === 'time' ? volume.durationS : volume.distanceM;
}

const MOST_UNITS = 16;

/** Week by week, or month by month, the latest first. */
export async function replyBreakdown(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const kind = question.kind ?? RUNS;
  const unit = question.unit ?? 'month';
  const days = daysOf(asked, allTime(today));
  const volumes = addUp(
    await findDayVolumes(db, scopeOf(athlete, days, kind)),
    unit,
    asked.athlete.weekStart,
  ).toSorted((one, other) => other.key.localeCompare(one.key));
  if (volumes.length === 0) return replyAmount(asked);
  const shown = volumes.slice(0, MOST_UNITS);
  const told = await Promise.all(
    shown.map(({ key }) =>
      measuredText(asked, { kind, from: key, to: lastDayOf(key, unit), days }),
    ),
  );
  const longest = await Promise.all(
    shown.map(({ key }) => longestText(asked, { kind, from: key, to: lastDayOf(key, unit), days })),
  );
  return {
    text: paragraphs(
      `Your ${kind.many} by ${unit}, ${daysText(days, today)}:`,
      listOf(
        shown.map(
          (volume, at) =>
            `${nameOfUnit(volume.key, unit, today)}: ${told[at] ? `${bold(told[at])} (${figures(volume, kind)})` : bold(figures(volume, kind))}${longest[at] ?? ''}`,
        ),
      ),
      volumes.length > shown.length && `And ${volumes.length - shown.length} ${unit}s before them.`,
      `What is left out had no ${kind.one}. The ${kind.many} are in ${link(...listPage(kind))}.`,
      leftOut(asked),
    ),
    because: `I added up every ${kind.one} ${daysText(days, today)} by ${unit}${unit === 'week' ? `, from ${weekDays()}` : ''}.`,
    suggestions: [`What was my biggest ${unit}?`, 'How much do I run per week?'],
  };
}

/** 'With the longest run of each'; null where that is not asked for. */
async function longestText(
  { db, athlete, question }: Asked,
  of: { kind: Kind; from: string; to: string; days: Period },
): Promise<string | null> {
  if (question.extreme !== 'longest') return null;
  const from = firstDayOf(of.from);
  const scope = scopeOf(
    athlete,
    {
      from: from < of.days.from ? of.days.from : from,
      to: of.to > of.days.to ? of.days.to : of.to,
    },
    of.kind,
  );
  const [longest] = await findExtremes(db, scope, { extreme: 'longest', limit: 1 });
  return longest?.distanceM
    ? `, the longest ${bold(kmText(longest.distanceM))} on ${dayLink(longest, athlete.today)}`
    : null;
}

/** Pace, heart rate and what else does not add up by itself, of one week or month; null where none is asked for. */
export async function measuredText(
  { db, athlete, question: { measure } }: Asked,
  of: { kind: Kind; from: string; to: string; days: Period },
): Promise<string | null> {
  if (measure === null || !MEASURED.has(measure)) return null;
  if (measure === 'restDays') return restDaysText({ db, athlete }, of);
  const { userId, viewer } = athlete;
  const from = firstDayOf(of.from);
  const scope = {
    userId,
    viewer,
    from: from < of.days.from ? of.days.from : from,
    to: of.to > of.days.to ? of.days.to : of.to,
    kind: of.kind,
  };
  if (measure === 'elevation') {
    const { withAscent, ascentM } = await findRecordedSums(db, scope);
    return withAscent === 0 ? 'no elevation' : `${grouped(Math.round(ascentM))} m climbed`;
  }
  const sums = await findSums(db, scope);
  if (measure === 'calories') return `${grouped(Math.round(sums.calories))} kcal`;
  if (measure === 'heartRate') {
    if (sums.heartRateS === 0) return 'no heart rate';
    return `${Math.round(sums.heartRateTimesS / sums.heartRateS)} bpm`;
  }
  return sums.pacedM === 0 ? 'no pace' : paceText(sums.pacedS / kmFromM(sums.pacedM));
}

/** Of '2026', '2026-05' or a day. */
function firstDayOf(key: string): string {
  return key.length === 4 ? `${key}-01-01` : key.length === 7 ? `${key}-01` : key;
}

/** Days without any workout, from the first one of the log on. */
async function restDaysText(
  { db, athlete }: Pick<Asked, 'db' | 'athlete'>,
  of: { from: string; to: string; days: Period },
): Promise<string> {
  const { userId, viewer, today } = athlete;
  const { firstDay } = await findSums(db, { userId, viewer });
  const first = firstDayOf(of.from);
  const from = [first, of.days.from, firstDay ?? first].reduce((a, b) => (a > b ? a : b));
  const to = [of.to, of.days.to, today].reduce((a, b) => (a < b ? a : b));
  const { days } = await findSums(db, { userId, viewer, from, to });
  return countText(daysBetween(from, to) + 1 - days, 'rest day', 'rest days');
}

const MEASURED: ReadonlySet<Measure> = new Set([
  'elevation',
  'calories',
  'heartRate',
  'pace',
  'restDays',
]);

/** Of those that are over; one without any run is the smallest of all. */
async function replySmallest(
  { db, athlete, question: { measure } }: Asked,
  of: { kind: Kind; unit: Unit; days: Period },
): Promise<Reply> {
  const { kind, unit, days } = of;
  const { today } = athlete;
  const volumes = await findDayVolumes(db, scopeOf(athlete, days, kind));
  const first = volumes[0]?.date;
  const suggestions = [`What was my biggest ${unit}?`, 'How much do I run per week?'];
  const because = `I added up every ${kind.one} ${daysText(days, today)} by ${unit}${unit === 'week' ? `, from ${weekDays()}` : ''}, from the first ${kind.one} on, and left out what is not over.`;
  const { weekStart } = athlete;
  const over =
    first === undefined
      ? []
      : wholeUnits(first, { unit, from: days.from, to: days.to, today, weekStart });
  if (over.length === 0) {
    return {
      text: `There is no whole ${unit} ${daysText(days, today)} to compare.`,
      because,
      suggestions,
    };
  }
  const sums = new Map(addUp(volumes, unit, weekStart).map((volume) => [volume.key, volume]));
  const empty = over.filter((key) => !sums.has(key));
  const [least] = over
    .flatMap((key) => sums.get(key) ?? [])
    .toSorted((one, other) => one.distanceM - other.distanceM || one.durationS - other.durationS)
    .toSorted((one, other) => figureOf(one, measure) - figureOf(other, measure));
  const nameOf = (key: string) => nameOfUnit(key, unit, today);
  const lastEmpty = empty.at(-1);
  return {
    text: paragraphs(
      lastEmpty !== undefined &&
        `In ${bold(countText(empty.length, unit, `${unit}s`))} there was no ${kind.one}, the latest of them ${bold(nameOf(lastEmpty))}.`,
      least &&
        `${lastEmpty === undefined ? `Your smallest ${unit}` : `The smallest of the others`} is ${bold(nameOf(least.key))}: ${bold(figures(least, kind))}.`,
    ),
    because,
    suggestions,
  };
}

/** Those that lie in these days from first to last, oldest first. */
export function wholeUnits(
  first: string,
  of: { unit: Unit; from: string; to: string; today: string; weekStart: WeekStart },
): string[] {
  const { unit, from, to, today, weekStart } = of;
  const start = first > from ? first : from;
  const days = Array.from({ length: daysBetween(start, to) + 1 }, (_, index) =>
    addDays(start, index),
  );
  const now = keyOf(today, unit, weekStart);
  // The one in which the log or the days asked for begin is no whole one.
  const isCut = keyOf(addDays(start, -1), unit, weekStart) === keyOf(start, unit, weekStart);
  return [...new Set(days.map((day) => keyOf(day, unit, weekStart)))].filter(
    (key) => key !== now && !(isCut && key === keyOf(start, unit, weekStart)),
  );
}

/** 'How many weeks over 40 km': the weeks that come to so much, of those with a run. */
export async function replyUnitCount(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const isAny = question.times === null && !hasConditions(question.where) && question.kind !== null;
  const isMeant = isAny ? ANY_VOLUME : unitsMeant(question);
  if (isMeant === null) return replyUnplaced(asked);
  const kind = { ...(question.kind ?? RUNS), where: undefined };
  const named = kind.sport === 'run' && !kind.runningSubtype ? RUNS : kind;
  const unit = question.unit ?? 'week';
  const days = daysOf({ ...asked, question: { ...question, kind: null } }, allTime(today));
  const volumes = addUp(
    await findDayVolumes(db, scopeOf(athlete, days, named)),
    unit,
    asked.athlete.weekStart,
  );
  const meant = volumes.filter(isMeant.of);
  const units = (count: number) => countText(count, unit, `${unit}s`);
  return {
    text: paragraphs(
      isAny
        ? `${bold(units(meant.length))} ${daysText(days, today)} ${meant.length === 1 ? 'has' : 'have'} ${withArticle(named.one)}.`
        : `${bold(units(meant.length))} ${daysText(days, today)} ${meant.length === 1 ? 'comes' : 'come'} to ${isMeant.words}, of ${volumes.length} with ${withArticle(named.one)}.`,
      isMeant.exactly &&
        `${bold(units(volumes.filter(isMeant.exactly).length))} with exactly that many.`,
      meant.length > 0 &&
        listOf(
          meant
            .slice(0, MOST_LISTED)
            .map((volume) => `${nameOfUnit(volume.key, unit, today)}: ${figures(volume, named)}`),
        ),
      meant.length > MOST_LISTED && `And ${meant.length - MOST_LISTED} more.`,
    ),
    because: `I added up every run ${daysText(days, today)} by ${unit}${unit === 'week' ? `, from ${weekDays()}` : ''}; the one that is not over counts with what it has.`,
    suggestions: [`What was my biggest ${unit}?`, 'How much do I run per week?'],
  };
}

/** One workout of the kind is enough. */
export const ANY_VOLUME: UnitsMeant = { of: () => true, words: '', exactly: null };

/** Which weeks count: by their kilometres, or by how many runs they hold. */
export function unitsMeant({ where, times }: Question): UnitsMeant | null {
  const { bounds, note, weekdays, hours, shoe } = where;
  if (note !== null || weekdays !== null || hours || shoe) return null;
  const [bound] = bounds;
  if (times !== null) {
    if (bound) return null;
    const { is, count } = times;
    return {
      of: (volume) => holds(volume.count, times),
      words: is === 'open' ? `${count} or more runs` : times.words.replace(/times$/, 'runs'),
      exactly: is === 'open' ? (volume) => volume.count === count : null,
    };
  }
  if (!bound || bounds.length > 1 || bound.of !== 'distance') return null;
  return {
    of: ({ distanceM }) => isWithinBound(distanceM, bound),
    words: bound.words,
    exactly: null,
  };
}

type UnitsMeant = {
  of: (volume: Volume) => boolean;
  words: string;
  /** Where 'three times' may mean just three. */
  exactly: ((volume: Volume) => boolean) | null;
};

function holds(count: number, times: Times): boolean {
  if (times.is === 'above') return count > times.count;
  if (times.is === 'below') return count < times.count;
  if (times.is === 'atMost') return count <= times.count;
  return times.is === 'exactly' ? count === times.count : count >= times.count;
}

export function addUp(days: readonly DayVolume[], unit: Unit, weekStart: WeekStart): Volume[] {
  const volumes = new Map<string, Volume>();
  for (const day of days) {
    const key = keyOf(day.date, unit, weekStart);
    const sum = volumes.get(key) ?? { key, count: 0, distanceM: 0, durationS: 0 };
    sum.count += day.count;
    sum.distanceM += day.distanceM;
    sum.durationS += day.durationS;
    volumes.set(key, sum);
  }
  return [...volumes.values()].toSorted(
    (one, other) => other.distanceM - one.distanceM || other.durationS - one.durationS,
  );
}

function figures({ count, distanceM, durationS }: Volume, kind: Kind): string {
  const km = distanceM > 0 ? `${kmText(distanceM)} in ` : '';
  return `${km}${countText(count, kind.one, kind.many)}, ${formatElapsed(durationS)}`;
}
