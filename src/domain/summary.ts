import { addDays, type Day, daysBetween, isDay, startOfWeek, type WeekStart } from './calendar.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf, sameDayIn, startOfYear } from './months.ts';
import { paceSPerKm } from './pace.ts';
import { isRun, isWalk, type Sport } from './sports.ts';
import type { PerZone } from './zones.ts';

export type DayRange = { from: Day; to: Day };

/** So many days up to today, this year from 1 January on, or '2026-03-01..2026-03-31'. */
export type SummaryPeriod = number | 'year' | DaysOfPeriod;
export type DaysOfPeriod = `${Day}..${Day}`;

/** Null where it is none, or ends before it begins. */
export function readDays(text: string): DayRange | null {
  const [from = '', to = '', ...rest] = text.split('..');
  return rest.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

export function periodOfDays({ from, to }: DayRange): DaysOfPeriod {
  return `${from}..${to}`;
}

/**
 * The days of a period, and the days it is compared with: as many right before it, last year up to the
 * same day, or of a whole month or year the one before. Today is the athlete's day, not the server's.
 */
export function summaryRanges({ today, period }: { today: Day; period: SummaryPeriod }): {
  period: DayRange;
  previous: DayRange;
} {
  if (period === 'year') return { period: yearTo(today), previous: yearTo(aYearBefore(today)) };
  if (typeof period === 'string') {
    const days = readDays(period);
    if (!days) throw new RangeError(`${period} is no period`);
    return { period: days, previous: daysBefore(days) };
  }
  const from = addDays(today, 1 - period);
  return {
    period: { from, to: today },
    previous: { from: addDays(from, -period), to: addDays(from, -1) },
  };
}

function daysBefore(range: DayRange): DayRange {
  const { from, to } = range;
  if (from.endsWith('-01') && to === lastDayOf(monthOf(from))) {
    const month = addMonths(monthOf(from), -1);
    return { from: firstDayOf(month), to: lastDayOf(month) };
  }
  const year = from.slice(0, 4);
  if (from === `${year}-01-01` && to === `${year}-12-31`) {
    return { from: aYearBefore(from), to: aYearBefore(to) };
  }
  return { from: addDays(from, -daysIn(range)), to: addDays(from, -1) };
}

/** The week around today as far as it has come. */
export function thisWeek(today: Day, weekStart: WeekStart): DayRange {
  return { from: startOfWeek(today, weekStart), to: today };
}

export function daysIn({ from, to }: DayRange): number {
  return daysBetween(from, to) + 1;
}

/** Of a stretch of days; its weeks are its days over seven, so that 30 days are 4.29 weeks. */
export function weeklyAverage(stretch: { distanceM: number; runs: number; days: number }): {
  distanceM: number;
  runs: number;
} {
  const weeks = stretch.days / 7;
  return { distanceM: stretch.distanceM / weeks, runs: stretch.runs / weeks };
}

function yearTo(day: Day): DayRange {
  return { from: startOfYear(day), to: day };
}

/** Of 29 February the 28th. */
function aYearBefore(day: Day): Day {
  return sameDayIn(addMonths(monthOf(day), -12), day);
}

/** What the workouts of one sport add up to; one workout by itself is such a sum too. */
export type SportSums = {
  sport: Sport;
  workouts: number;
  distanceM: number;
  durationS: number;
  /** Distance and time of those that have both. */
  pacedM: number;
  pacedS: number;
  /** Average heart rate times seconds, and the seconds of those that have a heart rate. */
  heartRateTimesS: number;
  heartRateS: number;
  zone1S: number;
  zone2S: number;
  zone3S: number;
  zone4S: number;
  zone5S: number;
};

export type PeriodSummary = {
  workouts: number;
  runs: number;
  /** Walks and hikes. */
  walks: number;
  runningM: number;
  walkingM: number;
  durationS: number;
  durationSByType: { running: number; walking: number; strength: number; cross: number };
  /** All the time of runs over all their distance. */
  avgPaceSPerKm: number | null;
  /** Of runs, weighted by time. */
  avgHeartRate: number | null;
  /** Of all workouts. */
  zoneSeconds: PerZone;
};

export function summarise(sums: readonly SportSums[]): PeriodSummary {
  const all = addUp(sums);
  const running = addUp(sums.filter(isRun));
  const walking = addUp(sums.filter(isWalk));
  const strength = addUp(sums.filter(({ sport }) => sport === 'strength'));
  return {
    workouts: all.workouts,
    runs: running.workouts,
    walks: walking.workouts,
    runningM: running.distanceM,
    walkingM: walking.distanceM,
    durationS: all.durationS,
    durationSByType: {
      running: running.durationS,
      walking: walking.durationS,
      strength: strength.durationS,
      cross: all.durationS - running.durationS - walking.durationS - strength.durationS,
    },
    avgPaceSPerKm: paceSPerKm({ distanceM: running.pacedM, durationS: running.pacedS }),
    avgHeartRate: running.heartRateS > 0 ? running.heartRateTimesS / running.heartRateS : null,
    zoneSeconds: [all.zone1S, all.zone2S, all.zone3S, all.zone4S, all.zone5S],
  };
}

/** What counts towards the weekly frequency of the profile: every workout but walks and hikes. */
export function plannedWorkouts(sums: readonly SportSums[]): number {
  return addUp(sums.filter((each) => !isWalk(each))).workouts;
}

type Amounts = Omit<SportSums, 'sport'>;

const NOTHING: Amounts = {
  workouts: 0,
  distanceM: 0,
  durationS: 0,
  pacedM: 0,
  pacedS: 0,
  heartRateTimesS: 0,
  heartRateS: 0,
  zone1S: 0,
  zone2S: 0,
  zone3S: 0,
  zone4S: 0,
  zone5S: 0,
};

const AMOUNTS = Object.keys(NOTHING) as (keyof Amounts)[];

function addUp(sums: readonly Amounts[]): Amounts {
  const total = { ...NOTHING };
  for (const each of sums) for (const amount of AMOUNTS) total[amount] += each[amount];
  return total;
}
