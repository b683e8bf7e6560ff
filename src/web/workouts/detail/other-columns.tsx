import type { Workout } from '../../../contract/workouts.ts';
import type { Column } from '../../ui/table.tsx';
import { caloriesPerMinute } from '../../words/workout-facts.ts';
import {
  caloriesColumn,
  dateColumn,
  distanceColumn,
  durationColumn,
  heartRateColumns,
  notesColumn,
  Unit,
  zonesColumn,
} from './shared-columns.tsx';

export const otherColumns: readonly Column<Workout>[] = [
  dateColumn,
  durationColumn,
  distanceColumn,
  caloriesColumn,
  {
    key: 'rate',
    head: <Unit text="kcal/min">Calories per minute</Unit>,
    align: 'right',
    cell: (workout) => caloriesPerMinute(workout) ?? '—',
  },
  ...heartRateColumns,
  zonesColumn,
  notesColumn,
];
