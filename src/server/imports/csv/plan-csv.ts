import type { Converted } from '../convert-workout.ts';
import type { PlannedWorkout } from '../plan-import.ts';
import type { KnownCsvWorkout } from './csv.queries.ts';
import { type CsvIdentity, identityOfKey } from './csv-identity.ts';
import type { CsvWorkout } from './read-line.ts';

/**
 * Decides what becomes of each line, against the workouts that CSV files gave before. Pure. First
 * the lines that say exactly what a workout was added with, then those that only say more of it.
 */
export function planCsv(input: {
  workouts: CsvWorkout[];
  known: KnownCsvWorkout[];
}): PlannedWorkout[] {
  const log = logOf(input.known);
  const lines = input.workouts.map((workout) => ({
    converted: convertedOf(workout),
    identity: workout.identity,
  }));
  const exact = lines.map(({ identity }) => log.take('whole', identity.whole, () => true));
  return lines.map(({ converted, identity }, at): PlannedWorkout => {
    const known =
      exact[at] ?? log.take('core', identity.core, (row) => agrees(converted.columns, row));
    if (!known) return { outcome: 'add', converted, sourceKey: log.freeKey(identity.whole) };
    const sourceKey = known.source_key ?? '';
    const columns =
      exact[at] || known.deleted_at !== null ? {} : missingColumns(converted.columns, known);
    return Object.keys(columns).length === 0
      ? { outcome: 'alreadyThere', converted, sourceKey, known }
      : { outcome: 'enrich', converted, sourceKey, known, columns };
  });
}

function convertedOf({ line, activityName, when, columns }: CsvWorkout): Converted {
  return { place: `line ${line}`, activityName, localMinute: when, columns, recording: null };
}

/** The workouts of the log by what they were added as; each is taken by one line at most. */
function logOf(known: KnownCsvWorkout[]) {
  const groups: Record<keyof CsvIdentity, Map<string, KnownCsvWorkout[]>> = {
    whole: new Map(),
    core: new Map(),
  };
  for (const row of known) {
    const identity = identityOfKey(row.source_key ?? '');
    for (const part of ['whole', 'core'] as const) {
      const group = groups[part].get(identity[part]);
      if (group) group.push(row);
      else groups[part].set(identity[part], [row]);
    }
  }
  // Last come first served would swap repeats: the first line takes what was added first.
  for (const group of [...groups.whole.values(), ...groups.core.values()]) group.reverse();
  const taken = new Set<KnownCsvWorkout>();
  const keys = new Set(known.map((row) => row.source_key));
  const lastNumbers = new Map<string, number>();
  return {
    take(part: keyof CsvIdentity, identity: string, fits: (row: KnownCsvWorkout) => boolean) {
      const group = groups[part].get(identity) ?? [];
      for (let last = group.at(-1); last && taken.has(last); last = group.at(-1)) group.pop();
      const found = group.slice(-MOST_COMPARED).findLast((row) => !taken.has(row) && fits(row));
      if (found) taken.add(found);
      return found;
    },
    freeKey(whole: string): string {
      let number = lastNumbers.get(whole) ?? 0;
      let key: string;
      do {
        number += 1;
        key = number === 1 ? whole : `${whole}#${number}`;
      } while (keys.has(key));
      lastNumbers.set(whole, number);
      return key;
    },
  };
}

// Of one day, type, length and distance there is hardly more than one.
const MOST_COMPARED = 50;

const FILLABLE = [
  'started_at',
  'utc_offset_s',
  'calories',
  'avg_heart_rate',
  'max_heart_rate',
  'gel_type',
  'hydration_ml',
  'notes',
] as const;
const COUNTS = ['caffeinated_gels', 'non_caffeinated_gels'] as const;
const ZONES = ['zone1_s', 'zone2_s', 'zone3_s', 'zone4_s', 'zone5_s'] as const;

/** The line contradicts nothing that the file gave before. What was edited since is the athlete's. */
function agrees(columns: Converted['columns'], row: KnownCsvWorkout): boolean {
  if (row.version > 1 || row.deleted_at !== null) return true;
  const isSame = (name: keyof typeof columns & keyof KnownCsvWorkout) =>
    columns[name] === row[name];
  return (
    FILLABLE.every((name) => columns[name] == null || row[name] === null || isSame(name)) &&
    COUNTS.every((name) => !columns[name] || !row[name] || isSame(name)) &&
    (!hasZones(columns) || !hasZones(row) || ZONES.every(isSame))
  );
}

/** Only what the log lacks: nothing that stands there is overwritten. */
function missingColumns(columns: Converted['columns'], row: KnownCsvWorkout) {
  const missing: Partial<Converted['columns']> = {};
  const fill = <Name extends keyof Converted['columns']>(name: Name) => {
    missing[name] = columns[name];
  };
  for (const name of FILLABLE) if (row[name] === null && columns[name] != null) fill(name);
  for (const name of COUNTS) if (!row[name] && columns[name]) fill(name);
  if (!hasZones(row) && hasZones(columns)) for (const name of ZONES) fill(name);
  return missing;
}

function hasZones(of: { [Name in (typeof ZONES)[number]]?: number | undefined }): boolean {
  return ZONES.some((name) => (of[name] ?? 0) > 0);
}
