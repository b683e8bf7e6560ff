import type { WorkoutRow } from '../workouts/workout-rows.ts';
import { type Converted, minuteOnTheWall, startText } from './convert-workout.ts';

/** What is compared of a workout that is already in the log. */
export type KnownWorkout = Pick<
  WorkoutRow,
  | 'id'
  | 'date'
  | 'started_at'
  | 'utc_offset_s'
  | 'workout_type'
  | 'duration_s'
  | 'distance_m'
  | 'ascent_m'
  | 'calories'
  | 'avg_heart_rate'
  | 'max_heart_rate'
  | 'zone1_s'
  | 'zone2_s'
  | 'zone3_s'
  | 'zone4_s'
  | 'zone5_s'
  | 'source_key'
  | 'version'
  | 'deleted_at'
>;

export type PlannedWorkout = {
  converted: Converted;
  /** Identity at the source, the same whatever the order or the format of the file. */
  sourceKey: string;
} & (
  | { outcome: 'add' }
  | { outcome: 'alreadyThere'; known: KnownWorkout }
  | { outcome: 'enrich'; known: KnownWorkout; columns: Partial<Converted['columns']> }
);

const SAME_START_MS = 60_000;
const SAME_DURATION_S = 90;
const SAME_SHARE = 0.1;

/**
 * Decides what becomes of each workout of a file, against those the same source gave before.
 * Pure: the same file and log give the same plan. The file's workouts come in their fixed order.
 */
export function planImport(input: {
  converted: Converted[];
  known: KnownWorkout[];
}): PlannedWorkout[] {
  const untaken = new Set(input.known);
  const byMinute = groupKnown(input.known);
  const takenKeys = new Set(input.known.map((row) => row.source_key));
  return input.converted.map((converted): PlannedWorkout => {
    const candidates = minutesAround(converted).flatMap((minute) => byMinute.get(minute) ?? []);
    const known = candidates.find((row) => untaken.has(row) && isSame(converted, row));
    if (!known) {
      const sourceKey = freeKey(converted, takenKeys);
      takenKeys.add(sourceKey);
      return { outcome: 'add', converted, sourceKey };
    }
    untaken.delete(known);
    const sourceKey = known.source_key ?? '';
    const columns = known.deleted_at === null ? missingColumns(known, converted) : {};
    return Object.keys(columns).length === 0
      ? { outcome: 'alreadyThere', converted, sourceKey, known }
      : { outcome: 'enrich', converted, sourceKey, known, columns };
  });
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
function groupKnown(known: KnownWorkout[]): Map<string, KnownWorkout[]> {
  const groups = new Map<string, KnownWorkout[]>();
  for (const row of known) {
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
  }
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

const FILLABLE = [
  'started_at',
  'utc_offset_s',
  'distance_m',
  'ascent_m',
  'calories',
  'avg_heart_rate',
  'max_heart_rate',
] as const;
const ZONES = ['zone1_s', 'zone2_s', 'zone3_s', 'zone4_s', 'zone5_s'] as const;

/** Only what the log lacks: nothing that stands there is overwritten. */
function missingColumns(known: KnownWorkout, { columns }: Converted) {
  const missing: Partial<Converted['columns']> = {};
  for (const name of FILLABLE) {
    if (known[name] === null && columns[name] != null) missing[name] = columns[name];
  }
  const hadZones = ZONES.some((name) => known[name] > 0);
  const hasZones = ZONES.some((name) => (columns[name] ?? 0) > 0);
  if (!hadZones && hasZones) {
    for (const name of ZONES) missing[name] = columns[name];
  }
  return missing;
}
