import { type Day, daysBetween } from '../../../domain/calendar.ts';
import { ANY_WORKOUT, type Kind, RUNS } from '../../../domain/coach/kinds.ts';
import {
  allTime,
  asLongAs,
  lastDays,
  monthOf,
  type Period,
  periodBefore,
  untilToday,
} from '../../../domain/coach/period.ts';
import {
  countText,
  dayText,
  joined,
  kmText,
  moreOrLess,
  paceGapText,
  paceText,
  withArticle,
} from '../../../domain/coach/phrases.ts';
import type { Measure, Question } from '../../../domain/coach/question.ts';
import { isAgainstUsual } from '../../../domain/coach/reading/settling/settle-comparison.ts';
import { bold, link, listOf } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { slowerByShownS } from '../../../domain/measures.ts';
import { paceSPerKm } from '../../../domain/pace.ts';
import { grouped } from '../../../domain/units.ts';
import { upperFirst } from '../../../domain/upper-first.ts';
import { findOldest, scopeOf } from '../coach-workouts.queries.ts';
import { findRecordedSums, findSums, type RecordedSums, type Sums } from '../sums.queries.ts';
import { daysOf, daysText, leftOut, nameOfDays, unreadDays } from './days.ts';
import { replyLoad } from './load.ts';
import type { Asked, Reply } from './reply.ts';
import { listPage, paragraphs } from './wording.ts';

/** One stretch of days against another; one that is not over against as much of the other. */
export async function replyCompare(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  if (question.measure === 'load') return replyLoad(asked);
  const kind = question.kind ?? RUNS;
  if (question.against) return replyCompareKinds(asked, [kind, question.against]);
  if (isAgainstUsual(question)) return replyAgainstUsual(asked);
  const [one, other] = comparedPeriods(asked);
  const isOpen = one.to > today;
  const now = untilToday(one, today);
  // Of a whole summer the first days say nothing of a month that is not over.
  const isCut = isOpen && isAsLong(one, other);
  const fair = isCut ? asLongAs(other, now) : untilToday(other, today);
  const sumsOf = (period: Period) => findSums(db, scopeOf(athlete, period, kind));
  const [nowSums, fairSums, wholeSums] = await Promise.all([
    sumsOf(now),
    sumsOf(fair),
    sumsOf(untilToday(other, today)),
  ]);
  const range = ({ from, to }: Period) =>
    from === to ? dayText(from, today) : `${dayText(from, today)} to ${dayText(to, today)}`;
  const { measure } = question;
  const isOther = measure !== null && OTHERS[measure] !== undefined;
  const [nowRecorded, fairRecorded] = isOther
    ? await Promise.all([
        findRecordedSums(db, scopeOf(athlete, now, kind)),
        findRecordedSums(db, scopeOf(athlete, fair, kind)),
      ])
    : [];
  const isPart = fair.to !== untilToday(other, today).to;
  const first = isAsLong(now, fair)
    ? null
    : await findOldest(db, scopeOf(athlete, allTime(today), ANY_WORKOUT));
  const byWeek =
    first &&
    byWeekText({
      ...{ kind, first: first.date, isOfCount: measure === 'count' },
      now: { days: now, sums: nowSums, range: range(now) },
      before: { days: fair, sums: fairSums, range: range(fair) },
    });
  return {
    text: paragraphs(
      (measure !== null &&
        nowRecorded &&
        fairRecorded &&
        otherLead({
          measure,
          now: { sums: nowSums, recorded: nowRecorded },
          fair: { sums: fairSums, recorded: fairRecorded },
          range: range(now),
          against: range(fair),
        })) ||
        (measure === 'pace' &&
          paceLead({ nowSums, fairSums, range: range(now), against: range(fair) })) ||
        (measure === null && byWeek) ||
        leadText({
          ...{ kind, nowSums, fairSums, range: range(now), against: range(fair) },
          measure,
        }),
      measure !== null && OF_TOTALS.has(measure) && byWeek,
      listOf(figures(kind, nowSums, fairSums)),
      isCut &&
        `${upperFirst(nameOfDays(one.words))} is not over, so as many days of both are compared.`,
      isPart && `The whole of it, to ${dayText(other.to, today)}: ${wholeText(kind, wholeSums)}.`,
      `The ${kind.many} are in ${link(...listPage(kind))}.`,
      leftOut(asked),
    ),
    because: `I added up every ${kind.one} of ${range(now)} and of ${range(fair)}${isCut ? ', as many days of each, because the first is not over' : ''}. Pace is all time over all distance; heart rate is weighted by time.`,
    suggestions: [
      'Compare this week with last week',
      'Compare this year with last year',
      'Am I getting faster?',
    ],
  };
}

const USUAL_UNITS = 8;

/** 'More than usual this week?': against the mean of the weeks or months before it. */
async function replyAgainstUsual(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const kind = question.kind ?? RUNS;
  const [one] = comparedPeriods(asked);
  const now = untilToday(one, today);
  const isOpen = one.to > today;
  const befores: Period[] = [];
  for (
    let period = periodBefore(one);
    befores.length < USUAL_UNITS;
    period = periodBefore(period)
  ) {
    befores.push(period);
  }
  const sumsOf = (period: Period) => findSums(db, scopeOf(athlete, period, kind));
  const [sums, ...before] = await Promise.all([
    sumsOf(now),
    ...befores.map((period) => sumsOf(isOpen ? asLongAs(period, now) : period)),
  ]);
  const meanM = before.reduce((sum, { distanceM }) => sum + distanceM, 0) / USUAL_UNITS;
  const meanCount = before.reduce((sum, { workouts }) => sum + workouts, 0) / USUAL_UNITS;
  const unit = one.unit === 'month' ? 'month' : 'week';
  const paced =
    question.measure === 'pace' &&
    paceLead({
      nowSums: sums,
      fairSums: pooledPace(before),
      range: upperFirst(daysText(now, today)),
      against: `the ${USUAL_UNITS} ${unit}s before`,
    });
  const averaged = await averagedAgainst(asked, { now, befores, unit });
  const byDistance = sums.distanceM > 0 || meanM > 0;
  const change = byDistance
    ? moreOrLess(sums.distanceM, meanM)
    : moreOrLess(sums.workouts, meanCount);
  const usual = `${byDistance ? `${kmText(meanM)} in ` : ''}${meanCount.toFixed(1)} ${kind.many}`;
  const told = `${byDistance ? `${kmText(sums.distanceM)} in ` : ''}${countText(sums.workouts, kind.one, kind.many)}`;
  return {
    text: paragraphs(
      paced,
      averaged,
      `${upperFirst(daysText(now, today))}: ${bold(told)}${change === null ? ', after' : `, ${bold(change)}`} the ${usual} of a usual ${unit}.`,
      isOpen &&
        `${upperFirst(nameOfDays(one.words))} is not over, so as many days of each ${unit} are compared.`,
      leftOut(asked),
    ),
    because: `A usual ${unit} is the mean of the ${USUAL_UNITS} before, those without ${withArticle(kind.one)} as well.`,
    suggestions: ['Compare this week with last week', 'How much do I run per week?'],
  };
}

/** A heart rate, a cadence or an effort beside that of all the weeks or months before. */
async function averagedAgainst(
  { db, athlete, question }: Asked,
  { now, befores, unit }: { now: Period; befores: readonly Period[]; unit: 'week' | 'month' },
): Promise<string | null> {
  const { measure } = question;
  const [from, to] = [befores.at(-1)?.from, befores[0]?.to];
  const isAveraged = measure === 'heartRate' || measure === 'cadence' || measure === 'effort';
  if (!isAveraged || from === undefined || to === undefined) return null;
  const kind = question.kind ?? RUNS;
  const sumsOf = async (days: { from: string; to: string }): Promise<BothSums> => {
    const scope = scopeOf(athlete, days, kind);
    return { sums: await findSums(db, scope), recorded: await findRecordedSums(db, scope) };
  };
  return otherLead({
    measure,
    now: await sumsOf(now),
    fair: await sumsOf({ from, to }),
    range: upperFirst(daysText(now, athlete.today)),
    against: `the ${USUAL_UNITS} ${unit}s before`,
  });
}

/** All time over all distance of some stretches of days. */
function pooledPace(all: readonly Sums[]): PacedSums {
  return {
    pacedM: all.reduce((sum, { pacedM }) => sum + pacedM, 0),
    pacedS: all.reduce((sum, { pacedS }) => sum + pacedS, 0),
  };
}

/** One kind of workout against another, in the same days. */
async function replyCompareKinds(asked: Asked, kinds: readonly [Kind, Kind]): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  // Pairs are seldom worn in the same months, and rain is noted now and then.
  const isOfAllDays = kinds.some(
    ({ where }) => where?.shoe || where?.note || where?.latest || where?.own?.length,
  );
  const days = daysOf(asked, isOfAllDays ? allTime(today) : lastDays(today, KINDS_DAYS));
  const sumsOf = async (kind: Kind): Promise<BothSums> => {
    const scope = scopeOf(athlete, days, kind);
    return { sums: await findSums(db, scope), recorded: await findRecordedSums(db, scope) };
  };
  const [one, other] = await Promise.all([sumsOf(kinds[0]), sumsOf(kinds[1])]);
  const isEmpty = one.sums.workouts === 0 || other.sums.workouts === 0;
  if (isEmpty && question.periods.length === 0 && days.unit !== 'all') {
    return replyCompareKinds(
      { ...asked, question: { ...question, periods: [allTime(today)] } },
      kinds,
    );
  }
  const [range, against] = kinds.map(({ many }) => upperFirst(many));
  const { measure } = question;
  const named = { range: range ?? '', against: against ?? '' };
  const lead =
    (measure !== null && otherLead({ measure, now: one, fair: other, ...named })) ||
    (measure === 'pace' &&
      paceLead({
        nowSums: one.sums,
        fairSums: other.sums,
        range: named.range,
        against: `the ${kinds[1].many}`,
      })) ||
    (!isEmpty && lengthLead({ question, kinds, sums: [one.sums, other.sums] }));
  const none = kinds.filter((_, at) => [one, other][at]?.sums.workouts === 0);
  const rows = [one, other].map(({ sums }, at) => {
    const pace = paceSPerKm({ distanceM: sums.pacedM, durationS: sums.pacedS });
    const bpm = sums.heartRateS > 0 ? Math.round(sums.heartRateTimesS / sums.heartRateS) : null;
    const each = sums.workouts > 0 ? sums.distanceM / sums.workouts : 0;
    const told = [
      `${countText(sums.workouts, 'workout', 'workouts')}`,
      sums.distanceM > 0 && `${kmText(sums.distanceM)} in all, ${kmText(each)} each`,
      `${formatElapsed(sums.durationS)} in all`,
      pace !== null && bold(paceText(pace)),
      bpm === null ? 'no heart rate noted' : bold(`${bpm} bpm`),
    ];
    return `${[range, against][at]}: ${told.filter(Boolean).join(', ')}`;
  });
  return {
    text: paragraphs(
      none.length > 0 && `There is no ${joined(none.map((kind) => kind.one))} to compare.`,
      lead,
      `${upperFirst(daysText(days, today))}:\n${listOf(rows)}`,
      leftOut(asked),
    ),
    because: `I added up both kinds ${daysText(days, today)}. Pace is all time over all distance; heart rate is weighted by time.`,
    suggestions: ['Compare this month with last month', 'Am I getting faster?'],
  };
}

/** Which are longer, each of them, or which come to more where that is asked. */
function lengthLead(of: {
  question: Question;
  kinds: readonly [Kind, Kind];
  sums: readonly [Sums, Sums];
}): string | null {
  const { question, kinds, sums } = of;
  const [one, other] = sums;
  if (question.measure !== null && question.measure !== 'distance') return null;
  const isEach = /\b(?:longer|shorter|further|farther)\b/.test(question.raceText ?? '');
  const metres = (of: Sums) => (isEach ? of.distanceM / of.workouts : of.distanceM);
  const change = moreOrLess(metres(one), metres(other));
  if (change === null || one.distanceM === 0) return null;
  const each = isEach ? ' each on average' : '';
  return `${upperFirst(kinds[0].many)}: ${bold(`${kmText(metres(one))}${each}`)}, ${bold(change)} the ${kmText(metres(other))} of the ${kinds[1].many}.`;
}

const KINDS_DAYS = 90;

function comparedPeriods({ question, athlete }: Asked): [Period, Period] {
  const { today } = athlete;
  const [one, other] = question.periods;
  const thisMonth = monthOf(Number(today.slice(0, 4)), Number(today.slice(5, 7)));
  const first = one ?? thisMonth;
  if (!other) return [first, periodBefore(first)];
  // 'Did I run more last year than this year': the later one is what is spoken of.
  return first.from >= other.from ? [first, other] : [other, first];
}

/** What is not among the figures of every comparison. */
const OTHERS: Partial<
  Record<
    Measure,
    (sums: BothSums) => { figure: number; counted: number; unit: string; digits?: number }
  >
> = {
  effort: ({ sums }) => ({
    figure: sums.withEffort > 0 ? sums.effort / sums.withEffort : 0,
    counted: sums.withEffort,
    unit: 'of 10 on average',
    digits: 1,
  }),
  calories: ({ sums }) => ({ figure: sums.calories, counted: sums.withCalories, unit: 'kcal' }),
  hydration: ({ sums }) => ({
    figure: sums.hydrationMl,
    counted: sums.withHydration,
    unit: 'ml drunk',
  }),
  gels: ({ sums }) => ({
    figure: sums.caffeinatedGels + sums.nonCaffeinatedGels,
    counted: sums.workouts,
    unit: 'gels',
  }),
  elevation: ({ recorded }) => ({
    figure: recorded.ascentM,
    counted: recorded.withAscent,
    unit: 'm climbed',
  }),
  heartRate: ({ sums }) => ({
    figure: sums.heartRateS > 0 ? sums.heartRateTimesS / sums.heartRateS : 0,
    counted: sums.withHeartRate,
    unit: 'bpm on average',
  }),
  cadence: ({ recorded: { cadenceS, cadenceTimesS, withCadence } }) => ({
    figure: cadenceS > 0 ? cadenceTimesS / cadenceS : 0,
    counted: withCadence,
    unit: 'steps a minute on average',
  }),
};

type PacedSums = Pick<Sums, 'pacedM' | 'pacedS'>;
type BothSums = { sums: Sums; recorded: RecordedSums };

/** 'Cadence this week against last': the figure that is asked for, of those that have it. */
function otherLead(of: {
  measure: Measure;
  now: BothSums;
  fair: BothSums;
  range: string;
  against: string;
}): string | null {
  const read = OTHERS[of.measure];
  if (!read) return null;
  const [now, before] = [read(of.now), read(of.fair)];
  const told = (
    { figure, counted, unit, digits = 0 }: typeof now,
    { sums: { workouts } }: BothSums,
  ) =>
    counted === 0
      ? 'none noted'
      : `${bold(`${digits > 0 ? figure.toFixed(digits) : grouped(Math.round(figure))} ${unit}`)}${counted < workouts ? ` (told by ${counted} of ${workouts})` : ''}`;
  return `${of.range}: ${told(now, of.now)}; ${of.against}: ${told(before, of.fair)}.`;
}

/** Null where one of the two has no pace. */
function paceLead(of: {
  nowSums: PacedSums;
  fairSums: PacedSums;
  range: string;
  against: string;
}): string | null {
  const { nowSums, fairSums, range, against } = of;
  const paceOfSums = ({ pacedM, pacedS }: PacedSums) =>
    paceSPerKm({ distanceM: pacedM, durationS: pacedS });
  const [now, before] = [paceOfSums(nowSums), paceOfSums(fairSums)];
  if (now === null || before === null) return null;
  const slower = slowerByShownS({ pace: now, than: before });
  const verdict =
    slower === 0
      ? 'the same as'
      : `${paceGapText(slower)} ${slower > 0 ? 'slower' : 'faster'} than`;
  return `${range}: ${bold(paceText(now))}, ${bold(verdict)} the ${paceText(before)} from ${against}.`;
}

function leadText(of: {
  kind: Kind;
  nowSums: Sums;
  fairSums: Sums;
  range: string;
  against: string;
  measure: Measure | null;
}): string {
  const { kind, nowSums, fairSums, range, against, measure } = of;
  if (measure === 'time' && fairSums.durationS > 0) return timeLead(of);
  const isOfCount = measure === 'count';
  const byDistance = !isOfCount && (nowSums.distanceM > 0 || fairSums.distanceM > 0);
  const change = byDistance
    ? moreOrLess(nowSums.distanceM, fairSums.distanceM)
    : moreOrLess(nowSums.workouts, fairSums.workouts);
  const what = byDistance
    ? kmText(nowSums.distanceM)
    : countText(nowSums.workouts, kind.one, kind.many);
  const before = byDistance
    ? kmText(fairSums.distanceM)
    : countText(fairSums.workouts, kind.one, kind.many);
  if (nowSums.workouts === 0 && fairSums.workouts > 0) {
    return `${range}: ${bold(`no ${kind.one}`)}, after ${before} from ${against}.`;
  }
  if (fairSums.workouts === 0) return `${range}: ${bold(what)}, after nothing from ${against}.`;
  if (change === null) return `${range}: ${bold(what)}, after ${before} from ${against}.`;
  const [, figure = change, joint = ''] = /^(.*?) (than|as)$/.exec(change) ?? [];
  const verdict = `${bold(figure)} ${joint} the ${before} from`;
  return `${range}: ${bold(what)}, ${verdict} ${against}.`;
}

const OF_TOTALS: ReadonlySet<Measure> = new Set(['distance', 'count', 'time']);

/** What stretches that are not as long as each other come to in a week: by number where one has no distance. */
function byWeekText(of: {
  now: Stretch;
  before: Stretch;
  first: Day;
  kind: Kind;
  isOfCount: boolean;
}): string | null {
  const { now, before, first, kind } = of;
  const isOfCount = of.isOfCount || now.sums.distanceM === 0 || before.sums.distanceM === 0;
  if (isOfCount && (now.sums.workouts === 0 || before.sums.workouts === 0)) return null;
  // Days before the first workout are no weeks without a run.
  const weekly = ({ days: { from, to }, sums }: Stretch) =>
    (7 * (isOfCount ? sums.workouts : sums.distanceM)) /
    lengthOf({ from: first > from ? first : from, to });
  const told = (figure: number) =>
    isOfCount ? `${figure.toFixed(1)} ${kind.many}` : kmText(figure);
  const [nowFigure, beforeFigure] = [weekly(now), weekly(before)];
  const change = moreOrLess(nowFigure, beforeFigure);
  return `${now.range}: ${bold(`${told(nowFigure)} a week`)}, ${change === null ? 'after' : `${bold(change)} the`} ${told(beforeFigure)} a week from ${before.range}, which is ${lengthOf(now.days) < lengthOf(before.days) ? 'longer' : 'shorter'}.`;
}

type Stretch = { days: Period; sums: Sums; range: string };

function lengthOf({ from, to }: Pick<Period, 'from' | 'to'>): number {
  return daysBetween(from, to) + 1;
}

function isAsLong(one: Period, other: Period): boolean {
  const ratio = lengthOf(one) / lengthOf(other);
  return ratio > 1 / AS_LONG && ratio < AS_LONG;
}

/** Months are as long as each other. */
const AS_LONG = 1.2;

function timeLead(of: { nowSums: Sums; fairSums: Sums; range: string; against: string }): string {
  const { nowSums, fairSums, range, against } = of;
  const change = moreOrLess(nowSums.durationS, fairSums.durationS) ?? 'after';
  return `${range}: ${bold(formatElapsed(nowSums.durationS))}, ${bold(change)} the ${formatElapsed(fairSums.durationS)} from ${against}.`;
}

function figures(kind: Kind, now: Sums, before: Sums): string[] {
  const pace = (sums: Sums) => paceSPerKm({ distanceM: sums.pacedM, durationS: sums.pacedS });
  const row = (name: string, one: string, other: string) =>
    `${name}: ${bold(one)}, before ${other}`;
  const rows = [
    row(upperFirst(kind.many), grouped(now.workouts), grouped(before.workouts)),
    row('Distance', kmText(now.distanceM), kmText(before.distanceM)),
    row('Time', formatElapsed(now.durationS), formatElapsed(before.durationS)),
  ];
  if (pace(now) !== null || pace(before) !== null) {
    rows.push(row('Pace', paceOf(pace(now)), paceOf(pace(before))));
  }
  const [bpm, bpmBefore] = [heartRateOf(now), heartRateOf(before)];
  if (bpm !== null || bpmBefore !== null) {
    rows.push(
      row(
        'Heart rate',
        bpm === null ? 'none noted' : `${bpm} bpm`,
        bpmBefore === null ? 'none noted' : `${bpmBefore} bpm`,
      ),
    );
  }
  return rows;
}

export function heartRateOf({ heartRateS, heartRateTimesS }: Sums): number | null {
  return heartRateS > 0 ? Math.round(heartRateTimesS / heartRateS) : null;
}

function paceOf(pace: number | null): string {
  return pace === null ? 'none' : paceText(pace);
}

function wholeText(kind: Kind, sums: Sums): string {
  return `${kmText(sums.distanceM)} in ${countText(sums.workouts, kind.one, kind.many)}`;
}
