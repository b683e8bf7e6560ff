import {
  isObject,
  type JsonObject,
  own,
  ownList,
  ownText,
  type Quantity,
} from '../../parsers/json-values.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { settleWorkout } from '../../parsers/settle-workout.ts';
import { cleanText } from '../../quantities/clean-text.ts';
import { type Moment, readMoment } from '../../quantities/moments.ts';
import { readAmount } from '../../quantities/numbers.ts';
import { attempt, refuse } from '../../quantities/refusal.ts';
import { type MeasuredPoint, recordingOf } from '../recording-of-points.ts';

export function isPolarSession(entry: JsonObject): boolean {
  return own(entry, 'startTime') !== undefined || exercisesOf(entry).length > 0;
}

/**
 * A training session of Polar Flow's account export: a workout for each of its exercises, of which
 * there are several where sports follow each other. Its times are those of the wall, the offset beside
 * them is in minutes.
 */
export function readPolarSession(session: JsonObject): ParsedWorkout[] {
  const exercises = exercisesOf(session);
  const parts = exercises.length > 0 ? exercises : [session];
  const title = cleanText(ownText(session, 'name')) || null;
  return parts.map((exercise, index) => {
    const place = parts.length === 1 ? 'workout' : `workout ${index + 1}`;
    const workout = readExercise(exercise, session, place);
    return { ...workout, title: title === workout.activityName ? null : title };
  });
}

// An older version of the export has no s at the end.
function exercisesOf(session: JsonObject): JsonObject[] {
  return ownList(session, 'exercises', 'exercise').filter(isObject);
}

function readExercise(exercise: JsonObject, session: JsonObject, place: string): ParsedWorkout {
  const isAlone = exercisesOf(session).length <= 1;
  // What the only exercise does not say the session does.
  const told = (...keys: string[]) =>
    own(exercise, ...keys) ?? (isAlone ? own(session, ...keys) : undefined);
  const offsetS = offsetOf(
    told('timezoneOffset', 'timeZoneOffset') ?? own(session, 'timeZoneOffset'),
  );
  const start = onThisClock(readMoment(told('startTime'), 'start'), offsetS);
  const stop = told('stopTime');
  const heartRate = own(exercise, 'heartRate');
  const rates = isObject(heartRate) ? heartRate : {};
  const points = pointsOf(exercise, offsetS);
  const workout = settleWorkout({
    place,
    externalId: null,
    activityName: ownText(exercise, 'sport') || ownText(session, 'sport', 'name'),
    start,
    end: stop === undefined ? null : onThisClock(readMoment(stop, 'end'), offsetS),
    duration: durationOf(told('duration')),
    distance: quantityOf(told('distance'), 'distance', 'm'),
    distanceSeries: null,
    activeEnergy: quantityOf(told('kiloCalories', 'calories'), 'energy', 'kcal'),
    totalEnergy: null,
    energySeries: null,
    heartRate: {
      average: own(rates, 'avg') ?? (isAlone ? own(session, 'averageHeartRate') : undefined),
      maximum: own(rates, 'max') ?? (isAlone ? own(session, 'maximumHeartRate') : undefined),
      minimum: own(rates, 'min'),
      samples: points.flatMap(({ atMs, heartRateBpm }) =>
        heartRateBpm ? [{ date: atMs, qty: heartRateBpm }] : [],
      ),
    },
    zones: undefined,
    ascent: quantityOf(own(exercise, 'ascent'), 'climb', 'm'),
  });
  return { ...workout, recording: recordingOf(workout, points) };
}

// No zone is more than 14 hours away; beyond that the number is seconds.
const FURTHEST_MIN = 14 * 60;

function offsetOf(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  const offsetS = Math.abs(value) <= FURTHEST_MIN ? value * 60 : value;
  return Math.abs(offsetS) <= FURTHEST_MIN * 60 ? offsetS : null;
}

function onThisClock(moment: Moment, offsetS: number | null): Moment {
  if (moment.atMs !== null || offsetS === null) return moment;
  return { ...moment, atMs: moment.wallMs - offsetS * 1000, offsetS };
}

/** 'PT1H2M3.5S', or plain seconds. */
function durationOf(value: unknown): { value: number; unit: 's' } | null {
  if (typeof value === 'number') return { value, unit: 's' };
  if (typeof value !== 'string' || value.length > 40) return null;
  const parts = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/.exec(value);
  if (!parts) return refuse('Its duration is not a time like PT45M30S. Export the file again.');
  const [, days = '0', hours = '0', minutes = '0', seconds = '0'] = parts;
  const total =
    Number(days) * 86_400 + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return { value: total, unit: 's' };
}

function quantityOf(value: unknown, what: string, unit: string): Quantity | null {
  const read = attempt(() => readAmount(value, what));
  return 'value' in read && read.value !== null ? { value: read.value, unit } : null;
}

const SERIES = [
  { key: 'heartRate', channel: 'heartRateBpm' },
  { key: 'altitude', channel: 'elevationM' },
  { key: 'distance', channel: 'distanceM' },
  { key: 'cadence', channel: 'cadencePerMin' },
] as const;

function pointsOf(exercise: JsonObject, offsetS: number | null): MeasuredPoint[] {
  const samples = own(exercise, 'samples');
  if (!isObject(samples)) return [];
  const points: MeasuredPoint[] = [];
  for (const { key, channel } of SERIES) {
    for (const item of ownList(samples, key)) {
      if (!isObject(item)) continue;
      const atMs = instantOf(item, offsetS);
      const value = own(item, 'value');
      if (atMs === null || typeof value !== 'number' || !Number.isFinite(value)) continue;
      points.push({ atMs, [channel]: value });
    }
  }
  for (const item of ownList(samples, 'speed')) {
    if (!isObject(item)) continue;
    const atMs = instantOf(item, offsetS);
    const kmPerH = own(item, 'value');
    if (atMs !== null && typeof kmPerH === 'number')
      points.push({ atMs, speedMPerS: kmPerH / 3.6 });
  }
  for (const item of ownList(samples, 'recordedRoute')) {
    if (!isObject(item)) continue;
    const atMs = instantOf(item, offsetS);
    const [latitudeDeg, longitudeDeg] = [own(item, 'latitude'), own(item, 'longitude')];
    if (atMs === null || typeof latitudeDeg !== 'number' || typeof longitudeDeg !== 'number') {
      continue;
    }
    const altitude = own(item, 'altitude');
    const elevationM = typeof altitude === 'number' ? altitude : null;
    points.push({ atMs, latitudeDeg, longitudeDeg, elevationM });
  }
  return points;
}

function instantOf(item: JsonObject, offsetS: number | null): number | null {
  const read = attempt(() => onThisClock(readMoment(own(item, 'dateTime'), 'time'), offsetS).atMs);
  return 'value' in read ? read.value : null;
}
