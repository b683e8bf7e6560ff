import type { Workout } from '../../../contract/workouts.ts';
import type { Column } from '../../ui/table.tsx';
import { paceText } from '../../words/workout-facts.ts';
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
import { gelCount } from './workout-facts.ts';

export const runColumns: readonly Column<Workout>[] = [
  dateColumn,
  distanceColumn,
  durationColumn,
  {
    key: 'pace',
    head: <Unit text="/km">Pace</Unit>,
    align: 'right',
    cell: (run) => paceText(run) ?? '—',
  },
  ...heartRateColumns,
  caloriesColumn,
  { key: 'gels', head: 'Gels', align: 'right', cell: gelCount },
  zonesColumn,
  notesColumn,
];
