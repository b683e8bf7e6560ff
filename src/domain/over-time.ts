import { addDays, type Day, startOfWeek, type WeekStart } from './calendar.ts';
import { groupBy } from './group-by.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf } from './months.ts';
import { isRun, type Sport } from './sports.ts';
import { type VolumeRow, volumeLineOf } from './weekly-volume.ts';
import type { RunningSubtype } from './workout-kinds.ts';
import type { PerZone } from './zones.ts';

export const STEPS = ['week', 'month'] as const;
export type StepLength = (typeof STEPS)[number];

/** How fast runs at one heart rate were. */
type PaceAt = { heartRate: number; runs: number; paceSPerKm: number };

/** A week or a month of training, as far as it lies in the days that are asked for. */
export type TimeStep = {
  from: Day;
  to: Day;
  runs: number;
  runningM: number;
  walkingM: number;
  strengthS: number;
  crossM: number;
  /** Of all workouts. */
  zoneSeconds: PerZone;
  paces: PaceAt[];
};

export type ZonesRow = { date: Day; zoneSeconds: PerZone };
export type BeatsRow = {
  date: Day;
  heartRate: number;
  runs: number;
  distanceM: number;
  durationS: number;
};

/** The weeks or months of some days, empty ones too, oldest first. */
export function overTime(
  told: {
    volumes: readonly VolumeRow[];
    zones: readonly ZonesRow[];
    beats: readonly BeatsRow[];
  },
  of: { from: Day; to: Day; by: StepLength; weekStart: WeekStart },
): TimeStep[] {
  const steps = stepsOf(of);
  const firstDays = new Map(steps.map((step, at) => [firstDayOfStep(step.from, of), at]));
  const stepOf = (date: Day) => steps[firstDays.get(firstDayOfStep(date, of)) ?? -1];
  for (const row of told.volumes) addVolume(stepOf(row.date), row);
  for (const { date, zoneSeconds } of told.zones) {
    const step = stepOf(date);
    if (step) step.zoneSeconds = sumOfZones(step.zoneSeconds, zoneSeconds);
  }
  const beats = groupBy(told.beats, ({ date }) => stepOf(date));
  for (const [step, rows] of beats) if (step) step.paces = pacesOf(rows);
  return steps;
}

type Span = { from: Day; to: Day; by: StepLength; weekStart: WeekStart };

function stepsOf(of: Span): TimeStep[] {
  const { from, to, by } = of;
  const steps: TimeStep[] = [];
  let first = firstDayOfStep(from, of);
  while (first <= to) {
    const last = by === 'week' ? addDays(first, 6) : lastDayOf(monthOf(first));
    steps.push({
      from: first < from ? from : first,
      to: last > to ? to : last,
      runs: 0,
      runningM: 0,
      walkingM: 0,
      strengthS: 0,
      crossM: 0,
      zoneSeconds: [0, 0, 0, 0, 0],
      paces: [],
    });
    first = by === 'week' ? addDays(first, 7) : firstDayOf(addMonths(monthOf(first), 1));
  }
  return steps;
}

function firstDayOfStep(day: Day, { by, weekStart }: Pick<Span, 'by' | 'weekStart'>): Day {
  return by === 'week' ? startOfWeek(day, weekStart) : firstDayOf(monthOf(day));
}

function addVolume(step: TimeStep | undefined, row: VolumeRow): void {
  if (!step) return;
  const distanceM = row.distanceM ?? 0;
  const line = volumeLineOf(row);
  if (line === 'run') {
    step.runs += row.count ?? 1;
    step.runningM += distanceM;
  } else if (line === 'walk') step.walkingM += distanceM;
  else if (line === 'strength') step.strengthS += row.durationS;
  else step.crossM += distanceM;
}

function sumOfZones(one: PerZone, other: PerZone): PerZone {
  return [
    one[0] + other[0],
    one[1] + other[1],
    one[2] + other[2],
    one[3] + other[3],
    one[4] + other[4],
  ];
}

function pacesOf(rows: readonly BeatsRow[]): PaceAt[] {
  return [...groupBy(rows, ({ heartRate }) => heartRate)]
    .map(([heartRate, those]) => {
      const sum = (amount: (row: BeatsRow) => number) =>
        those.reduce((total, row) => total + amount(row), 0);
      return {
        heartRate,
        runs: sum(({ runs }) => runs),
        paceSPerKm: sum(({ durationS }) => durationS) / (sum(({ distanceM }) => distanceM) / 1000),
      };
    })
    .sort((a, b) => a.heartRate - b.heartRate);
}

/** Shorter runs have hardly settled. */
export const LEAST_STEADY_S = 20 * 60;

/**
 * The middle of the five beats that a run's average lies in, where it says something of its pace: a
 * belt's kilometres are its own, and an average of intervals is no steady heart rate.
 */
export function steadyHeartRate(run: {
  sport: Sport;
  runningSubtype: RunningSubtype | null;
  distanceM: number | null;
  durationS: number;
  avgHeartRate: number | null;
}): number | null {
  const { runningSubtype, distanceM, durationS, avgHeartRate } = run;
  if (!isRun(run) || !distanceM || !avgHeartRate || durationS < LEAST_STEADY_S) return null;
  if (runningSubtype === 'treadmill' || runningSubtype === 'outdoor-interval') return null;
  return Math.floor((avgHeartRate + 2) / 5) * 5;
}
