import {
  hostility,
  isForbiddenKey,
  isNestedBeyondReason,
  isObject,
  own,
} from '../../parsers/json-values.ts';
import { attempt } from '../../quantities/refusal.ts';
import type { Reading } from '../reading.ts';
import { isFitbitExercise, readFitbitExercise } from './fitbit.ts';
import { isNikeActivity, readNikeActivity } from './nike.ts';
import { isPolarSession, readPolarSession } from './polar-flow.ts';

export type JsonKind = 'fitbit' | 'polar' | 'nike' | 'health-auto-export';

/**
 * Which export a JSON file is, by the names in its first kilobytes; in words where it is one that holds
 * no workout or that nobody reads here. What is none of these is looked through for workouts.
 */
export function recogniseJson(head: string): JsonKind | { what: string; isNoWorkout: boolean } {
  const has = (...names: string[]) => names.every((name) => head.includes(`"${name}"`));
  if (has('logId', 'activityName')) return 'fitbit';
  if (has('startTime') && (has('exercises') || has('exercise')) && has('kiloCalories')) {
    return 'polar';
  }
  if (has('exportVersion', 'exercises')) return 'polar';
  if (has('start_epoch_ms', 'active_duration_ms')) return 'nike';
  if (has('DeviceLog')) return { what: 'a JSON file of the Suunto app', isNoWorkout: false };
  if (has('FeatureCollection')) return { what: 'a GeoJSON file', isNoWorkout: false };
  if (STREAMS.test(head)) {
    return { what: 'a recording of a Strava page, without a date', isNoWorkout: false };
  }
  if (DAY_SERIES.test(head)) return { what: 'Fitbit’s figures of a day', isNoWorkout: true };
  return 'health-auto-export';
}

const STREAMS =
  /^\s*\{\s*"(altitude|latlng|time|distance|heartrate|velocity_smooth|cadence|watts|temp|moving|grade_smooth)"\s*:\s*\[\s*(\[|-?\d|null|true|false)/;
const DAY_SERIES = /^\s*\[\s*\{\s*"dateTime"\s*:\s*"[^"]*"\s*,\s*"value"\s*:/;

/** A file of one of these kinds, parsed whole. Never throws for what is in it. */
export function readOtherJson(
  kind: Exclude<JsonKind, 'health-auto-export'>,
  text: string,
): Reading {
  const reading: Reading = { workouts: [], refusals: [] };
  const refuse = (what: string, reason: string) =>
    reading.refusals.push({ what, reason, isNoWorkout: false });
  const root = parsed(text);
  if (root === null) {
    refuse('a JSON file that is not complete', 'The text is not complete JSON. Export it again.');
    return reading;
  }
  const entries = Array.isArray(root) ? root : [root];
  for (const [index, entry] of entries.entries()) {
    const place = entries.length === 1 ? 'workout' : `workout ${index + 1}`;
    if (!isObject(entry) || Object.keys(entry).some(isForbiddenKey)) {
      refuse(place, 'It is not a workout. Export the file again.');
      continue;
    }
    const hostile = hostility(entry);
    if (hostile !== null) {
      refuse(place, hostile);
      continue;
    }
    const read = attempt(() => {
      if (kind === 'fitbit')
        return isFitbitExercise(entry) ? readFitbitExercise(entry, place) : null;
      if (kind === 'polar') return isPolarSession(entry) ? readPolarSession(entry) : null;
      return isNikeActivity(entry) ? readNikeActivity(entry, place) : null;
    });
    if ('refusal' in read) refuse(nameOf(entry, place), read.refusal);
    else if (read.value === null) refuse(place, 'It has no start or no duration.');
    else if (Array.isArray(read.value)) reading.workouts.push(...read.value);
    else reading.workouts.push(read.value);
  }
  return reading;
}

function nameOf(entry: { readonly [key: string]: unknown }, place: string): string {
  const name = own(entry, 'activityName', 'name');
  return typeof name === 'string' && name.length < 60 ? `${place} (${name})` : place;
}

function parsed(text: string): unknown {
  if (isNestedBeyondReason(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
