import { addDays, type Day, daysBetween, startOfWeek, type WeekStart } from './calendar.ts';
import { VOLUME_CHART_WEEKS } from './limits.ts';
import { distanceIn, distanceUnit } from './measures.ts';
import { isRun, isWalk, type Sport } from './sports.ts';
import { type SummaryPeriod, summaryRanges } from './summary.ts';
import { roundKm } from './units.ts';

/** A workout, or any number of one day and sport added up beforehand with their count. */
export type VolumeRow = {
  date: Day;
  sport: Sport;
  distanceM: number | null;
  durationS: number;
  count?: number;
};

export type WeekVolume = {
  weekStart: Day;
  /** 'Week 11/15', by the week's first day: how the calls name it. */
  label: string;
  runs: number;
  runningM: number;
  /** Of walks and hikes. */
  walkingM: number;
  strengthS: number;
  crossM: number;
};

/**
 * The last `weeks` weeks, empty ones included, the one with today last; it goes as
 * far as today.
 */
export function weeklyVolume(
  rows: Iterable<VolumeRow>,
  { today, weeks, weekStart }: { today: Day; weeks: number; weekStart: WeekStart },
): WeekVolume[] {
  const first = addDays(startOfWeek(today, weekStart), -7 * (weeks - 1));
  const volumes = Array.from({ length: weeks }, (_, index) => emptyWeek(addDays(first, 7 * index)));
  for (const row of rows) {
    const week = volumes[Math.floor(daysBetween(first, row.date) / 7)];
    if (week && row.date <= today) addRow(week, row);
  }
  return volumes;
}

/** The weeks of a period, the first and the last as wholes; eight at least, as few are no picture. */
export function chartedWeeks(of: {
  today: Day;
  period: SummaryPeriod;
  weekStart: WeekStart;
}): number {
  const { weekStart } = of;
  const { from, to } = summaryRanges(of).period;
  const weeks = daysBetween(startOfWeek(from, weekStart), startOfWeek(to, weekStart)) / 7 + 1;
  return Math.max(VOLUME_CHART_WEEKS, weeks);
}

/** As the calls name a week, whoever asks; a screen shows it as its reader writes a day. */
function weekLabel(weekStart: Day): string {
  return `Week ${Number(weekStart.slice(5, 7))}/${Number(weekStart.slice(8, 10))}`;
}

/** Which of a week's amounts a workout is counted in. */
export function volumeLineOf(workout: { sport: Sport }): 'run' | 'walk' | 'strength' | 'cross' {
  if (isRun(workout)) return 'run';
  if (isWalk(workout)) return 'walk';
  return workout.sport === 'strength' ? 'strength' : 'cross';
}

/** The sentence above the chart. */
export function describeWeeklyVolume(weeks: readonly Pick<WeekVolume, 'runningM'>[]): string {
  const thisWeek = weeks.at(-1);
  if (!thisWeek || weeks.every((week) => week.runningM === 0)) {
    return weeks.length > 1 ? `No running in the last ${weeks.length} weeks.` : 'No running yet.';
  }
  const lastWeek = weeks.at(-2);
  const here = thisWeek.runningM > 0 ? shown(thisWeek.runningM) : null;
  if (!lastWeek) return `You are at ${here} ${distanceUnit()} this week.`;
  if (here === null) {
    return lastWeek.runningM > 0
      ? `No running yet this week; last week was ${shown(lastWeek.runningM)} ${distanceUnit()}.`
      : 'No running this week or last.';
  }
  return lastWeek.runningM > 0
    ? `You are at ${here} ${distanceUnit()} this week; last week was ${shown(lastWeek.runningM)}.`
    : `You are at ${here} ${distanceUnit()} this week; last week you did not run.`;
}

function emptyWeek(weekStart: Day): WeekVolume {
  return {
    weekStart,
    label: weekLabel(weekStart),
    runs: 0,
    runningM: 0,
    walkingM: 0,
    strengthS: 0,
    crossM: 0,
  };
}

function addRow(week: WeekVolume, row: VolumeRow): void {
  const distanceM = row.distanceM ?? 0;
  switch (volumeLineOf(row)) {
    case 'run':
      week.runs += row.count ?? 1;
      week.runningM += distanceM;
      break;
    case 'walk':
      week.walkingM += distanceM;
      break;
    case 'strength':
      week.strengthS += row.durationS;
      break;
    case 'cross':
      week.crossM += distanceM;
  }
}

/** Whole kilometres or miles, with a decimal where a whole one would hide a short run. */
function shown(distanceM: number): string {
  const distance = distanceIn(distanceM);
  return String(roundKm(distance, distance < 10 ? 1 : 0));
}
