import { daysBetween } from '../../../domain/calendar.ts';
import { ANY_WORKOUT, type Kind, RUNS } from '../../../domain/coach/kinds.ts';
import { allTime, FIRST_DAY, lastDays, type Period } from '../../../domain/coach/period.ts';
import {
  countText,
  dayText,
  kmText,
  paceAsAsked,
  withArticle,
} from '../../../domain/coach/phrases.ts';
import { bold, link } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { speedIn, speedUnit } from '../../../domain/measures.ts';
import { paceSPerKm } from '../../../domain/pace.ts';
import { isRun } from '../../../domain/sports.ts';
import { upperFirst } from '../../../domain/upper-first.ts';
import { findNewest, type Scope, scopeOf, type WorkoutLine } from '../coach-workouts.queries.ts';
import { findSums, type Sums } from '../sums.queries.ts';
import { replyAmount } from './amount.ts';
import { datesText, daysOf, daysText, leftOut, unreadDays } from './days.ts';
import { replyLoad } from './load.ts';
import {
  isOfRecordings,
  replyCaloriesEach,
  replyMeasuredPerUnit,
  replyRecorded,
} from './recorded.ts';
import type { Asked, Reply } from './reply.ts';
import { replySpread } from './spread.ts';
import { listPage, paragraphs, workoutList } from './wording.ts';

type Averaged = {
  workouts: number;
  distanceM: number;
  durationS: number;
  paced: number;
  pacedM: number;
  pacedS: number;
  withHeartRate: number;
  heartRateS: number;
  heartRateTimesS: number;
};

/** The average pace, heart rate, distance or time of these days, or of the last few. */
export async function replyAverage(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { userId, viewer, today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  if (question.statistic) return replySpread(asked, question.statistic);
  if (isOfRecordings(question.measure)) return replyRecorded(asked, question.measure);
  if (question.measure === 'calories' && question.count === null) return replyCaloriesEach(asked);
  if (question.measure === 'load') return replyLoad(asked);
  const kind = question.kind ?? RUNS;
  const days = daysOf(asked);
  const isOfLast = question.count !== null;
  const scope = { userId, viewer, from: isOfLast ? undefined : days.from, to: days.to, kind };
  const latest = isOfLast ? await findNewest(db, scope, Math.min(question.count ?? 0, 100)) : [];
  const sums = isOfLast ? sumLines(latest) : await findSums(db, scope);
  const isOpen = question.periods.length === 0 && !isOfLast && days.unit !== 'all';
  const needed = question.measure === 'heartRate' ? sums.heartRateS : sums.pacedS;
  if (isOpen && (sums.workouts === 0 || (needed === 0 && ofRuns(kind, question.measure)))) {
    return replyAverage({ ...asked, question: { ...question, periods: [allTime(today)] } });
  }
  if (sums.workouts === 0) return replyAmount(asked);
  const when = isOfLast
    ? `over your last ${countText(sums.workouts, kind.one, kind.many)}`
    : `over ${countText(sums.workouts, kind.one, kind.many)} ${daysText(days, today)}`;
  const ids = isOfLast ? latest.map(({ id }) => id) : undefined;
  const noted = NOTED.has(question.measure)
    ? notedText(question.measure, {
        sums: await findSums(db, { ...scope, ids }),
        kind,
        when,
        isHourly: PER_HOUR.test(question.raceText ?? ''),
      })
    : null;
  return {
    text: paragraphs(
      noted ??
        averageText({
          sums,
          kind,
          when,
          measure: question.measure,
          inMiles: question.inMiles === true,
          speedKmh: sums.paced > 0 ? null : await speedOf(asked, scope),
        }),
      isOfLast && workoutList(latest.slice(0, 10), today),
      `The ${kind.many} are in ${link(...listPage(kind))}.`,
      leftOut(asked),
    ),
    because: `${isOfLast ? 'I took the latest of them' : `I took every ${kind.one} dated ${datesText(days, today)}`}. Pace is all the time divided by all the distance; heart rate is weighted by time. What has no distance or no heart rate is left out of it${question.periods.length === 0 && !isOfLast ? `. You named no days, so I took ${days.unit === 'all' ? 'your whole log' : 'the last four weeks'}` : ''}.`,
    suggestions: [
      days.words === 'last month' ? 'And this month?' : 'And last month?',
      'What about easy runs?',
      'Am I getting faster?',
    ],
  };
}

/** Of what is no run, in km/h: over those that have a distance. */
async function speedOf({ db }: Asked, scope: Scope): Promise<number | null> {
  const lines = (await findNewest(db, scope, 1000)).filter(({ distanceM }) => distanceM);
  const distanceM = lines.reduce((sum, line) => sum + (line.distanceM ?? 0), 0);
  const durationS = lines.reduce((sum, line) => sum + line.durationS, 0);
  return durationS > 0 ? (3.6 * distanceM) / durationS : null;
}

/** Nothing in four weeks that has the figure: then it is looked for in the whole log. */
function ofRuns(kind: Kind, measure: Asked['question']['measure']): boolean {
  if (measure === 'heartRate') return true;
  return (measure === null || measure === 'pace') && kind.workoutType === 'running';
}

const PER_HOUR = /\b(?:per|an|each|every) hour\b|\bhourly\b/;

/** What is averaged over those for which it is noted. */
const NOTED: ReadonlySet<Asked['question']['measure']> = new Set(['gels', 'hydration', 'effort']);

/** Gels, drinks and effort, each as they are noted. */
function notedText(
  measure: Asked['question']['measure'],
  of: { sums: Sums; kind: Kind; when: string; isHourly: boolean },
): string | null {
  const { sums, kind, when, isHourly } = of;
  if (measure === 'gels') {
    const gels = sums.caffeinatedGels + sums.nonCaffeinatedGels;
    if (isHourly) {
      return `${bold(`${((3600 * gels) / sums.durationS).toFixed(1)} gels`)} an hour on average ${when}: ${gels} in ${formatElapsed(sums.durationS)}.`;
    }
    return `${bold(`${(gels / sums.workouts).toFixed(1)} gels`)} ${withArticle(kind.one)} on average ${when}: ${gels} in all.`;
  }
  if (measure === 'effort') {
    if (sums.withEffort === 0) {
      return `None of these ${kind.many} has its effort noted: it is the 1 to 10 that you give a workout when you log it.`;
    }
    const noted =
      sums.withEffort < sums.workouts ? `, ${sums.withEffort} of which have it noted` : '';
    return `Your effort is ${bold(`${(sums.effort / sums.withEffort).toFixed(1)} of 10`)} on average ${when}${noted}.`;
  }
  if (isHourly && sums.withHydration > 0) {
    const each = Math.round((3600 * sums.hydrationMl) / sums.hydratedS);
    return `${bold(`${each} ml`)} an hour on average ${when}, ${sums.withHydration} of which have drinks noted.`;
  }
  if (sums.withHydration === 0) return `None of these ${kind.many} has its drinks noted.`;
  const each = Math.round(sums.hydrationMl / sums.withHydration);
  const noted =
    sums.withHydration < sums.workouts ? `, ${sums.withHydration} of which have drinks noted` : '';
  return `${bold(`${each} ml`)} ${withArticle(kind.one)} on average ${when}${noted}.`;
}

function averageText(of: {
  sums: Averaged;
  kind: Kind;
  when: string;
  measure: Asked['question']['measure'];
  inMiles: boolean;
  speedKmh: number | null;
}): string {
  const { sums, kind, when, measure, inMiles } = of;
  const pace = paceSPerKm({ distanceM: sums.pacedM, durationS: sums.pacedS });
  const bpm = sums.heartRateS > 0 ? Math.round(sums.heartRateTimesS / sums.heartRateS) : null;
  const speed =
    of.speedKmh === null
      ? null
      : `${bold(`${speedIn(of.speedKmh / 3.6).toFixed(1)} ${speedUnit()}`)} on average ${when}.`;
  const paceWords =
    pace === null
      ? (speed ?? `None of these ${kind.many} has a running pace.`)
      : `You run ${bold(paceAsAsked(pace, { inMiles }))} on average ${when}: ${kmText(sums.pacedM)} in ${formatElapsed(sums.pacedS)}${sums.paced < sums.workouts ? `, ${sums.paced} of them with a distance` : ''}.`;
  const heartWords =
    bpm === null
      ? `None of these ${kind.many} has a heart rate.`
      : `Your average heart rate is ${bold(`${bpm} bpm`)} ${when}${sums.withHeartRate < sums.workouts ? `, ${sums.withHeartRate} of which have one` : ''}.`;
  if (measure === 'heartRate') return heartWords;
  if (measure === 'distance') {
    return `${upperFirst(withArticle(kind.one))} is ${bold(kmText(sums.distanceM / sums.workouts))} on average ${when}.`;
  }
  if (measure === 'time') {
    const length =
      sums.distanceM > 0 ? ` and is ${bold(kmText(sums.distanceM / sums.workouts))} long` : '';
    return `${upperFirst(withArticle(kind.one))} takes ${bold(formatElapsed(sums.durationS / sums.workouts))}${length} on average ${when}.`;
  }
  return measure === 'pace' ? paceWords : `${paceWords} ${bpm === null ? '' : heartWords}`.trim();
}

export function sumLines(lines: readonly WorkoutLine[]): Averaged {
  const sums = {
    workouts: lines.length,
    distanceM: 0,
    durationS: 0,
    paced: 0,
    pacedM: 0,
    pacedS: 0,
  };
  const heart = { withHeartRate: 0, heartRateS: 0, heartRateTimesS: 0 };
  for (const line of lines) {
    sums.distanceM += line.distanceM ?? 0;
    sums.durationS += line.durationS;
    if (isRun(line) && line.distanceM && line.durationS > 0) {
      sums.paced += 1;
      sums.pacedM += line.distanceM;
      sums.pacedS += line.durationS;
    }
    if (line.avgHeartRate) {
      heart.withHeartRate += 1;
      heart.heartRateS += line.durationS;
      heart.heartRateTimesS += line.avgHeartRate * line.durationS;
    }
  }
  return { ...sums, ...heart };
}

const DAYS_IN = { week: 7, month: 365.25 / 12, year: 365.25 } as const;

/** What a week, or a month, comes to on average. */
export async function replyWeekly(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const kind = question.kind ?? RUNS;
  // The days of Analytics' Weekly Average, so that both say one figure.
  const days = daysOf(asked, question.kind?.where ? undefined : lastDays(today, 30));
  const sums = await findSums(db, scopeOf(athlete, days, kind));
  if (sums.workouts === 0 || sums.firstDay === null) return replyAmount(asked);
  // Before the first workout there was nothing to average.
  const began = days.from === FIRST_DAY ? sums.firstDay : days.from;
  const unit = question.unit === 'month' || question.unit === 'year' ? question.unit : 'week';
  const units = Math.max(1, (daysBetween(began, days.to) + 1) / DAYS_IN[unit]);
  const km = sums.distanceM > 0 ? `${bold(kmText(sums.distanceM / units))}, ` : '';
  const count = (sums.workouts / units).toFixed(1);
  if (question.measure === 'calories' || question.measure === 'elevation') {
    return replyMeasuredPerUnit(asked, { kind, days, unit, units, measure: question.measure });
  }
  if (question.measure === 'runDays' || question.measure === 'restDays') {
    return replyDaysPerUnit(asked, { kind, days, began, unit, units });
  }
  return {
    text: paragraphs(
      `${km}${bold(`${count} ${kind.many}`)} and ${formatElapsed(sums.durationS / units)} a ${unit} on average ${daysText(days, today)}: ${countText(sums.workouts, kind.one, kind.many)} in all.`,
      `The ${kind.many} are in ${link(...listPage(kind))}.`,
      leftOut(asked),
    ),
    because: `I divided the ${countText(sums.workouts, kind.one, kind.many)} from ${dayText(began, today)} to ${dayText(days.to, today)} by ${units.toFixed(1)} ${unit}s.`,
    suggestions: ['What was my biggest week?', 'Compare this month with last month'],
  };
}

/** 'How many days a week do I run': a day with two runs is one. */
async function replyDaysPerUnit(
  asked: Asked,
  of: { kind: Kind; days: Period; began: string; unit: 'week' | 'month' | 'year'; units: number },
): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const { days, began, unit, units } = of;
  const isRest = question.measure === 'restDays';
  // A day of rest is one without any workout, where no kind is named.
  const kind = isRest ? (question.kind ?? ANY_WORKOUT) : of.kind;
  const sums = await findSums(db, scopeOf(athlete, { from: began, to: days.to }, kind));
  const all = daysBetween(began, days.to) + 1;
  const meant = isRest ? all - sums.days : sums.days;
  return {
    text: paragraphs(
      `${bold(`${(meant / units).toFixed(1)} days`)} ${isRest ? `without ${withArticle(kind.one)}` : `with ${withArticle(kind.one)}`} a ${unit} on average ${daysText(days, today)}: ${countText(meant, 'day', 'days')} of ${all}.`,
      leftOut(asked),
    ),
    because: `I counted the days ${isRest ? 'without' : 'with'} ${withArticle(kind.one)} from ${dayText(began, today)} to ${dayText(days.to, today)} and divided them by ${units.toFixed(1)} ${unit}s.`,
    suggestions: ['How much do I run per week?', 'What was my biggest week?'],
  };
}
