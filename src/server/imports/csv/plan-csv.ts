import type { Converted } from '../convert-workout.ts';
import { mapInSteps, type Steps } from '../in-turns.ts';
import {
  agreesWith,
  type KnownWorkout,
  missingColumns,
  type PlannedWorkout,
} from '../plan-import.ts';
import { type CsvIdentity, identityOfKey } from './csv-identity.ts';
import type { CsvWorkout } from './read-lines.ts';

/**
 * Decides what becomes of each line, against the workouts that CSV files gave before. Pure. First
 * the lines that say exactly what a workout was added with, then those that only say more of it.
 */
export function* planCsv(input: {
  workouts: CsvWorkout[];
  known: KnownWorkout[];
}): Steps<PlannedWorkout[]> {
  const log = yield* logOf(input.known);
  const lines = input.workouts.map((workout) => ({
    converted: convertedOf(workout),
    identity: workout.identity,
  }));
  const exact = yield* mapInSteps(lines, ({ identity }) =>
    log.take('whole', identity.whole, () => true),
  );
  return yield* mapInSteps(lines, ({ converted, identity }, at): PlannedWorkout => {
    const known =
      exact[at] ?? log.take('core', identity.core, (row) => agrees(converted.columns, row));
    if (!known) return { outcome: 'add', converted, sourceKey: log.freeKey(identity.whole) };
    const sourceKey = known.source_key ?? '';
    const columns =
      exact[at] || known.deleted_at !== null ? {} : missingColumns('csv', known, converted.columns);
    return Object.keys(columns).length === 0
      ? { outcome: 'alreadyThere', converted, sourceKey, known }
      : { outcome: 'enrich', converted, sourceKey, known, columns };
  });
}

function convertedOf({ line, activityName, when, columns }: CsvWorkout): Converted {
  return { place: `line ${line}`, activityName, localMinute: when, columns, recording: null };
}

/** The workouts of the log by what they were added as; each is taken by one line at most. */
function* logOf(known: KnownWorkout[]) {
  const groups: Record<keyof CsvIdentity, Map<string, KnownWorkout[]>> = {
    whole: new Map(),
    core: new Map(),
  };
  yield* mapInSteps(known, (row) => {
    const identity = identityOfKey(row.source_key ?? '');
    for (const part of ['whole', 'core'] as const) {
      const group = groups[part].get(identity[part]);
      if (group) group.push(row);
      else groups[part].set(identity[part], [row]);
    }
  });
  // Last come first served would swap repeats: the first line takes what was added first.
  for (const group of [...groups.whole.values(), ...groups.core.values()]) group.reverse();
  const taken = new Set<KnownWorkout>();
  const keys = new Set(known.map((row) => row.source_key));
  const lastNumbers = new Map<string, number>();
  return {
    take(part: keyof CsvIdentity, identity: string, fits: (row: KnownWorkout) => boolean) {
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

/** The line contradicts nothing that the file gave before. What was edited since is the athlete's. */
function agrees(columns: Converted['columns'], row: KnownWorkout): boolean {
  return row.version > 1 || row.deleted_at !== null || agreesWith('csv', row, columns);
}
