import { implausibleTime } from '../../domain/plausible-time.ts';
import { isRun } from '../../domain/sports.ts';
import {
  type ColumnOf,
  emptyValueOf,
  FIELD_NAMES,
  type FieldFilledBy,
  fieldOf,
  fieldsFilledBy,
  WORKOUT_FIELDS,
  ZONE_FIELDS,
} from '../../domain/workout-fields.ts';
import type { WorkoutRow } from '../workouts/workout-rows.ts';
import { type Converted, minuteOnTheWall, startText } from './convert-workout.ts';
import { mapInSteps, type Steps } from './in-turns.ts';

type Filler = 'file' | 'csv';
type FilledColumn = ColumnOf<FieldFilledBy<Filler>>;
type KnownColumn = FilledColumn | 'id' | 'date' | 'workout_type' | 'duration_s' | 'distance_m';

/** What is looked at of a workout that is already in the log. */
export type KnownWorkout = Pick<WorkoutRow, KnownColumn | 'source_key' | 'version' | 'deleted_at'>;

export const KNOWN_COLUMNS: readonly (keyof KnownWorkout)[] = [
  'id',
  'date',
  'workout_type',
  'duration_s',
  'source_key',
  'version',
  'deleted_at',
  ...new Set([...columnsFilledBy('file'), ...columnsFilledBy('csv')]),
];

export type PlannedWorkout = {
  converted: Converted;
  /** Identity at the source, the same whatever the order or the format of the file. */
  sourceKey: string;
} & (
  | { outcome: 'add' }
  /** Left out until its time is confirmed: `doubt` says what is hard to believe of it. */
  | { outcome: 'doubted'; doubt: string }
  /** `isOvertaken`: it was to be completed, but was changed after the plan had read it. */
  | { outcome: 'alreadyThere'; known: KnownWorkout; isOvertaken?: boolean }
  | { outcome: 'enrich'; known: KnownWorkout; columns: Partial<Converted['columns']> }
);

const SAME_START_MS = 60_000;
const SAME_DURATION_S = 90;
const SAME_SHARE = 0.1;

/**
 * Decides what becomes of each workout of a file, against those the same source gave before.
 * Pure: the same file and log give the same plan. The file's workouts come in their fixed order.
 */
export function* planImport(input: {
  converted: Converted[];
  known: KnownWorkout[];
  isConfirmed: boolean;
}): Steps<PlannedWorkout[]> {
  const untaken = new Set(input.known);
  const byMinute = yield* groupKnown(input.known);
  const takenKeys = new Set(input.known.map((row) => row.source_key));
  return yield* mapInSteps(input.converted, (converted): PlannedWorkout => {
    const candidates = minutesAround(converted).flatMap((minute) => byMinute.get(minute) ?? []);
    const known = candidates.find((row) => untaken.has(row) && isSame(converted, row));
    if (!known) {
      const sourceKey = freeKey(converted, takenKeys);
      const doubt = input.isConfirmed ? null : doubtOf(converted);
      if (doubt !== null) return { outcome: 'doubted', converted, sourceKey, doubt };
      takenKeys.add(sourceKey);
      return { outcome: 'add', converted, sourceKey };
    }
    untaken.delete(known);
    const sourceKey = known.source_key ?? '';
    const columns =
      known.deleted_at === null ? missingColumns('file', known, converted.columns) : {};
    return Object.keys(columns).length === 0
      ? { outcome: 'alreadyThere', converted, sourceKey, known }
      : { outcome: 'enrich', converted, sourceKey, known, columns };
  });
}

function doubtOf({ columns }: Converted): string | null {
  const { sport, distance_m: distanceM = null, duration_s: durationS } = columns;
  return implausibleTime({ isRun: isRun({ sport }), distanceM, durationS });
}

/** Day and minute of the start and the type; a second one of that minute gets '#2'. */
function freeKey(converted: Converted, taken: Set<string | null>): string {
  const base = `${startText(converted)}/${converted.columns.workout_type}`;
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}#${number}`;
    if (!taken.has(key)) return key;
  }
}

/** The wall-clock minutes under which a workout of the log can be found again. */
function* groupKnown(known: KnownWorkout[]): Steps<Map<string, KnownWorkout[]>> {
  const groups = new Map<string, KnownWorkout[]>();
  yield* mapInSteps(known, (row) => {
    const instant =
      row.started_at !== null && row.utc_offset_s !== null
        ? minuteOnTheWall(row.started_at, row.utc_offset_s)
        : null;
    const utc = row.started_at === null ? null : minuteOnTheWall(row.started_at, 0);
    const keyed = row.source_key?.split('/')[0] ?? null;
    for (const minute of new Set([instant, keyed, utc && `${utc}Z`])) {
      if (minute === null) continue;
      const group = groups.get(minute);
      if (group) group.push(row);
      else groups.set(minute, [row]);
    }
  });
  return groups;
}

/** The minute itself and, where the instant is known, its neighbours in UTC: clocks round. */
function minutesAround({ localMinute, columns }: Converted): string[] {
  const instant = columns.started_at;
  const utc =
    instant == null
      ? []
      : [0, -SAME_START_MS, SAME_START_MS].map((by) => `${minuteOnTheWall(instant + by, 0)}Z`);
  return [...utc, localMinute ?? columns.date];
}

function isSame({ columns }: Converted, row: KnownWorkout): boolean {
  if (columns.started_at != null && row.started_at !== null) {
    const apart = Math.abs(columns.started_at - row.started_at);
    if (apart >= SAME_START_MS && row.version === 1) return false;
  }
  // What the athlete has corrected since no longer looks like the file.
  if (row.version > 1 || row.deleted_at !== null) return true;
  if (columns.workout_type !== row.workout_type) return false;
  const durationApart = Math.abs(columns.duration_s - row.duration_s);
  return durationApart <= Math.max(SAME_DURATION_S, row.duration_s * SAME_SHARE);
}

/** Only what the log lacks: nothing that stands there is overwritten. */
export function missingColumns(by: Filler, known: KnownWorkout, columns: Converted['columns']) {
  const missing: Partial<Converted['columns']> = {};
  const fill = <Name extends FilledColumn>(name: Name) => {
    missing[name] = columns[name];
  };
  for (const name of columnsFilledBy(by)) {
    if (!isZone(name) && isEmpty(known, name) && !isEmpty(columns, name)) fill(name);
  }
  // Five zones are one thing.
  if (!hasZones(known) && hasZones(columns)) for (const name of ZONES) fill(name);
  return missing;
}

/** Whether the file contradicts nothing that the log says of a workout. */
export function agreesWith(by: Filler, known: KnownWorkout, columns: Converted['columns']) {
  const isSame = (name: FilledColumn) => columns[name] === known[name];
  return (
    columnsFilledBy(by).every(
      (name) => isZone(name) || isEmpty(known, name) || isEmpty(columns, name) || isSame(name),
    ) &&
    (!hasZones(known) || !hasZones(columns) || ZONES.every(isSame))
  );
}

function columnsFilledBy(by: Filler): FilledColumn[] {
  const names: FieldFilledBy<Filler>[] = fieldsFilledBy(by);
  return names.map((name) => WORKOUT_FIELDS[name].column);
}

const ZONES = ZONE_FIELDS.map((name) => WORKOUT_FIELDS[name].column);

function isZone(name: string): boolean {
  return ZONES.some((zone) => zone === name);
}

type Filled = { readonly [Name in FilledColumn]?: string | number | null | undefined };

function hasZones(of: Filled): boolean {
  return ZONES.some((name) => !isEmpty(of, name));
}

const COUNTED: ReadonlySet<string> = new Set(
  FIELD_NAMES.filter((name) => emptyValueOf(name) === 0).map((name) => fieldOf(name).column),
);

function isEmpty(of: Filled, name: FilledColumn): boolean {
  const value = of[name] ?? null;
  return value === null || (value === 0 && COUNTED.has(name));
}
