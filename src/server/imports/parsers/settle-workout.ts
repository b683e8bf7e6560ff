import { cleanText } from '../quantities/clean-text.ts';
import type { Moment } from '../quantities/moments.ts';
import { dayOfMoment, localStartOf, secondsBetween } from '../quantities/moments.ts';
import { refuse } from '../quantities/refusal.ts';
import { metresOfHeight, settleDistance } from './distance.ts';
import { settleDuration, type WrittenDuration } from './duration.ts';
import { settleEnergy } from './energy.ts';
import { settleHeartRate, type WrittenHeartRate } from './heart-rate.ts';
import type { Quantity } from './json-values.ts';
import { NOT_TOLD, type ParsedNote, type ParsedWorkout } from './parsed-workout.ts';
import { readZoneMinutes } from './zone-minutes.ts';

/** One workout as a file has it: labels and zeros untouched, nothing believed yet. */
export type WrittenWorkout = {
  place: string;
  externalId: unknown;
  activityName: string;
  start: Moment;
  end: Moment | null;
  duration: WrittenDuration | null;
  distance: Quantity | null;
  distanceSeries: Quantity | null;
  activeEnergy: Quantity | null;
  totalEnergy: Quantity | null;
  energySeries: Quantity | null;
  heartRate: WrittenHeartRate;
  zones: unknown;
  ascent: Quantity | null;
};

export function settleWorkout(written: WrittenWorkout): ParsedWorkout {
  const notes: ParsedNote[] = [];
  const { start } = written;
  if (Math.abs(start.offsetS ?? 0) > FURTHEST_OFFSET_S) {
    refuse('Its start has a time zone that does not exist. Correct it and import again.');
  }
  const { durationS, elapsedS } = settleDuration(
    {
      written: written.duration,
      elapsedS: written.end === null ? null : secondsBetween(start, written.end),
      toleranceS: start.hasSeconds && written.end?.hasSeconds !== false ? 2 : 60,
    },
    notes,
  );
  if (start.atMs !== null && start.offsetS === null) {
    notes.push({
      code: 'day-unknown',
      message: 'The start is given in UTC only; the day follows from your own time zone.',
    });
  }
  const distanceM = settleDistance(
    {
      total: written.distance,
      series: written.distanceSeries,
      durationS,
      activityName: written.activityName,
    },
    notes,
  );
  const energyKcal = settleEnergy(
    {
      active: written.activeEnergy,
      total: written.totalEnergy,
      series: written.energySeries,
      durationS,
    },
    notes,
  );
  const heartRate = settleHeartRate(
    {
      written: written.heartRate,
      start,
      endMs: (start.atMs ?? start.wallMs) + (elapsedS ?? durationS) * 1000,
    },
    notes,
  );
  return {
    ...NOT_TOLD,
    externalId: idOf(written.externalId),
    place: written.place,
    activityName: nameOf(written.activityName, notes),
    startedAtMs: start.atMs,
    utcOffsetS: start.offsetS,
    date: dayOfMoment(start),
    localStart: localStartOf(start),
    durationS,
    elapsedS,
    distanceM,
    energyKcal,
    avgHeartRate: heartRate.average,
    maxHeartRate: heartRate.maximum,
    minHeartRate: heartRate.minimum,
    heartRateSamples: heartRate.samples,
    zoneMinutes: readZoneMinutes(written.zones, durationS, notes),
    ascentM: metresOfHeight(written.ascent),
    notes,
  };
}

// Beyond all zones; some watches are set an hour or two past those.
const FURTHEST_OFFSET_S = 18 * 3600;

function idOf(id: unknown): string | null {
  if (typeof id === 'number' && Number.isSafeInteger(id)) return String(id);
  return typeof id === 'string' ? cleanText(id) || null : null;
}

function nameOf(written: string, notes: ParsedNote[]): string {
  const name = cleanText(written);
  if (name !== '') return name;
  notes.push({
    code: 'type-missing',
    message: 'The kind of workout was missing; choose it after the import.',
  });
  return 'Workout';
}
