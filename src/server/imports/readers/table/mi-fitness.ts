import type { CsvTable } from '../../csv/csv-table.ts';
import { objectInText } from '../../parsers/json-values.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { refuse } from '../../quantities/refusal.ts';
import { amount, momentAt, workoutOfTotals } from '../totals.ts';
import type { WeighIns } from '../weigh-ins.ts';
import { type Cell, cellBy, columnsByName } from './read-by-name.ts';

/** The export of a Xiaomi account, in which Mi Fitness writes all that it knows of a line as JSON in one cell. */
export const MI_FITNESS_COLUMNS = ['Key', 'Time', 'Value', 'UpdateTime'];
/** Workouts are in one of its tables; the others hold measurements and days. */
export const MI_FITNESS_WORKOUT_COLUMNS = [...MI_FITNESS_COLUMNS, 'Category'];

/** In seconds, metres and kilocalories, with instants in UTC. */
export function readMiFitnessLine(cell: Cell, place: string): ParsedWorkout {
  const value = objectInText(cell('Value'));
  if (value === null) refuse('Its figures are no complete JSON. Export it again.');
  const startS = amount(value, ['start_time', 'time']) ?? Number(cell('Time'));
  const endS = amount(value, 'end_time');
  return workoutOfTotals({
    place,
    externalId: null,
    activityName: (cell('Key') || cell('Category')).replaceAll('_', ' '),
    title: null,
    description: null,
    start: momentAt(startS, null),
    elapsedS: endS !== null && endS > startS ? endS - startS : null,
    movingS: amount(value, 'duration'),
    distanceM: amount(value, 'distance'),
    energyKcal: amount(value, 'calories'),
    ascentM: null,
    avgHeartRate: amount(value, 'avg_hrm'),
    maxHeartRate: amount(value, 'max_hrm'),
    points: [],
  });
}

/** What its table of measurements has of a scale, in kilograms; null where it has none. */
export function weightsOfMiFitness(table: CsvTable): WeighIns | null {
  const columns = columnsByName(table);
  const lines = table.records
    .map(({ cells }) => cellBy(columns, cells))
    .filter((cell) => cell('Key') === 'weight');
  if (lines.length === 0) return null;
  const weighIns = lines.flatMap((cell) => {
    const value = objectInText(cell('Value')) ?? {};
    const kg = amount(value, 'weight');
    const atS = amount(value, 'time');
    return kg === null || atS === null ? [] : [{ kg, atMs: atS * 1000 }];
  });
  return { weighIns, unread: lines.length - weighIns.length };
}
