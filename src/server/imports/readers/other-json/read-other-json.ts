import {
  hostility,
  isForbiddenKey,
  isNestedBeyondReason,
  isObject,
  type JsonObject,
  ownList,
  ownText,
} from '../../parsers/json-values.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { cleanText } from '../../quantities/clean-text.ts';
import { attempt } from '../../quantities/refusal.ts';
import type { NamedKind } from '../../upload/refused-file.ts';
import type { Reading } from '../reading.ts';
import { readAdidasSession } from './adidas.ts';
import { readEndomondo } from './endomondo.ts';
import { isFitbitExercise, readFitbitExercise } from './fitbit.ts';
import { isSumOfParts, readGarminSummary } from './garmin-account.ts';
import { NO_GOOGLE_FIT_WORKOUT, readGoogleFitSession } from './google-fit.ts';
import { readHuaweiWorkout, withoutNumberedMaps, workoutsOfHuawei } from './huawei.ts';
import { isNikeActivity, readNikeActivity } from './nike.ts';
import { isPolarSession, readPolarSession } from './polar-flow.ts';
import { readPositions } from './positions.ts';
import { readSuuntoLog } from './suunto.ts';
import { readFitbitWeights, readGarminWeights } from './weights.ts';

export type OtherJsonKind =
  | 'fitbit'
  | 'polar'
  | 'nike'
  | 'adidas'
  | 'adidas-track'
  | 'samsung-track'
  | 'endomondo'
  | 'suunto'
  | 'garmin-account'
  | 'google-fit'
  | 'huawei'
  | 'fitbit-weights'
  | 'garmin-weights';
type JsonKind = OtherJsonKind | 'health-auto-export';

/**
 * Which export a JSON file is, by the names in its first kilobytes; in words where it is one that holds
 * no workout or that nobody reads here. What is none of these is looked through for workouts.
 */
export function recogniseJson(head: string): JsonKind | NamedKind {
  const has = (...names: string[]) => names.every((name) => head.includes(`"${name}"`));
  if (has('summarizedActivitiesExport')) return 'garmin-account';
  if (has('logId', 'activityName')) return 'fitbit';
  if (has('logId', 'weight', 'date')) return 'fitbit-weights';
  if (has('metaData', 'calendarDate', 'weight')) return 'garmin-weights';
  if (has('startTime') && (has('exercises') || has('exercise')) && has('kiloCalories')) {
    return 'polar';
  }
  if (has('exportVersion', 'exercises')) {
    const isDone = NOT_IN_PLANS_OF_POLAR.some((name) => has(name));
    return isDone ? 'polar' : { what: 'a training plan', isNoWorkout: true };
  }
  if (has('start_epoch_ms', 'active_duration_ms')) return 'nike';
  if (has('motionPathData') || HUAWEI_MARKS.some((mark) => head.includes(mark))) return 'huawei';
  if (has('DeviceLog')) return 'suunto';
  if (has('start_time_timezone_offset', 'sport_type_id')) return 'adidas';
  if (has('timestamp', 'latitude', 'accuracy_v')) return 'adidas-track';
  if (SAMSUNG_POSITIONS.test(head)) return 'samsung-track';
  if (has('created_date', 'duration_s', 'sport')) return 'endomondo';
  if (has('fitnessActivity', 'startTime')) {
    if (!NO_GOOGLE_FIT_WORKOUT.test(head)) return 'google-fit';
    return { what: 'a session of Google Fit without a workout', isNoWorkout: true };
  }
  return nameOfUnread(head, has) ?? 'health-auto-export';
}

/** Its targets have exercises with durations as well. */
const NOT_IN_PLANS_OF_POLAR = ['stopTime', 'kiloCalories', 'timezoneOffset', 'timeZoneOffset'];

function nameOfUnread(head: string, has: (...names: string[]) => boolean): NamedKind | null {
  if (has('start_date_local', 'moving_time', 'resource_state')) {
    const instead = 'Connect Strava, or drop the archive that Strava sends of an account.';
    return { what: 'an answer of Strava’s API', isNoWorkout: false, instead };
  }
  if (has('dateOfSleep')) return { what: 'a list of nights of Fitbit', isNoWorkout: true };
  if (has('Data Source', 'Data Points')) {
    return { what: 'Google Fit’s measurements', isNoWorkout: true };
  }
  if (has('timestamp', 'heart_rate', 'version')) {
    return { what: 'a list of heart rates of adidas Running', isNoWorkout: true };
  }
  if (has('FeatureCollection')) {
    const instead = 'Export it as GPX, with its times.';
    return { what: 'a GeoJSON file', isNoWorkout: false, instead };
  }
  if (has('RIDE', 'STARTTIME')) {
    const instead = 'Export it as TCX or FIT.';
    return { what: 'a JSON file of GoldenCheetah', isNoWorkout: false, instead };
  }
  if (STREAMS.test(head)) {
    return { what: 'a recording of a Strava page, without a date', isNoWorkout: false };
  }
  if (DAY_SERIES.test(head)) return { what: 'Fitbit’s figures of a day', isNoWorkout: true };
  return null;
}

const STREAMS =
  /^\s*\{\s*"(altitude|latlng|time|distance|heartrate|velocity_smooth|cadence|watts|temp|moving|grade_smooth)"\s*:\s*\[\s*(\[|-?\d|null|true|false)/;
const SAMSUNG_POSITIONS =
  /^\s{0,80}\[\s{0,80}\{(?=[^}]{0,300}"start_time"\s{0,9}:\s{0,9}\d)(?=[^}]{0,300}"latitude"\s{0,9}:)[^}]{0,300}"longitude"\s{0,9}:/;
/** Its points come before its figures, and may fill the head. */
const HUAWEI_MARKS = ['HW_EXT_TRACK_', '"detailData":"'];
const DAY_SERIES = /^\s*\[\s*\{\s*"dateTime"\s*:\s*"[^"]*"\s*,\s*"value"\s*:/;

/** A file of one of these kinds, parsed whole. Never throws for what is in it. */
export function readOtherJson(kind: OtherJsonKind, text: string): Reading {
  const reading: Reading = { workouts: [], refusals: [] };
  const refuse = (what: string, reason: string, isNoWorkout = false) =>
    reading.refusals.push({ what, reason, isNoWorkout });
  const root = parsed(kind === 'huawei' ? withoutNumberedMaps(text) : text);
  if (root === null) {
    refuse('a JSON file that is not complete', 'The text is not complete JSON. Export it again.');
    return reading;
  }
  if (kind === 'fitbit-weights' || kind === 'garmin-weights') {
    const entries = Array.isArray(root) ? root : [root];
    const weights =
      kind === 'fitbit-weights' ? readFitbitWeights(entries) : readGarminWeights(entries);
    return { ...reading, weights };
  }
  const entries = entriesOf(kind, root);
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
    if (kind === 'garmin-account' && isSumOfParts(entry)) {
      refuse(nameOf(entry, place), 'It sums up a multisport activity, whose parts follow.', true);
      continue;
    }
    const read = attempt(() => readEntry(kind, entry, place));
    if ('refusal' in read) refuse(nameOf(entry, place), read.refusal);
    else if (read.value === null) refuse(place, 'It has no start or no duration.');
    else if (Array.isArray(read.value)) reading.workouts.push(...read.value);
    else reading.workouts.push(read.value);
  }
  if (entries.length === 0) refuse('a JSON file without workouts', 'It lists no workouts.');
  return reading;
}

/** The workouts of a file: most have a list of them, or one. */
function entriesOf(kind: OtherJsonKind, root: unknown): unknown[] {
  const entries: unknown[] = Array.isArray(root) ? root : [root];
  if (ONE_WORKOUT_A_LIST.has(kind)) return [{ entries }];
  if (kind === 'huawei') return entries.flatMap(workoutsOfHuawei);
  if (kind !== 'garmin-account') return entries;
  return entries.flatMap((part) =>
    isObject(part) ? ownList(part, 'summarizedActivitiesExport') : [],
  );
}

const ONE_WORKOUT_A_LIST: ReadonlySet<OtherJsonKind> = new Set([
  'endomondo',
  'adidas-track',
  'samsung-track',
]);

function readEntry(
  kind: OtherJsonKind,
  entry: JsonObject,
  place: string,
): ParsedWorkout | ParsedWorkout[] | null {
  switch (kind) {
    case 'fitbit':
      return isFitbitExercise(entry) ? readFitbitExercise(entry, place) : null;
    case 'polar':
      return isPolarSession(entry) ? readPolarSession(entry) : null;
    case 'nike':
      return isNikeActivity(entry) ? readNikeActivity(entry, place) : null;
    case 'adidas':
      return readAdidasSession(entry, place);
    case 'adidas-track':
    case 'samsung-track':
      return readPositions(ownList(entry, 'entries'));
    case 'endomondo':
      return readEndomondo(ownList(entry, 'entries'));
    case 'suunto':
      return readSuuntoLog(entry, place);
    case 'garmin-account':
      return readGarminSummary(entry, place);
    case 'google-fit':
      return readGoogleFitSession(entry, place);
    case 'huawei':
      return readHuaweiWorkout(entry, place);
    case 'fitbit-weights':
    case 'garmin-weights':
      return null;
  }
}

function nameOf(entry: JsonObject, place: string): string {
  const name = cleanText(ownText(entry, 'activityName', 'name'));
  return name !== '' && name.length < 60 ? `${place} (${name})` : place;
}

function parsed(text: string): unknown {
  if (isNestedBeyondReason(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
