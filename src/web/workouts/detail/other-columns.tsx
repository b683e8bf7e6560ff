import type { Workout } from '../../../contract/workouts.ts';
import type { Column } from '../../ui/table.tsx';
import { dateColumn, notesColumn, zonesColumn } from './shared-columns.tsx';
import { caloriesPerMinute, kmText, wholeText } from './workout-facts.ts';

export const otherColumns: readonly Column<Workout>[] = [
  dateColumn,
  { key: 'duration', head: 'h', align: 'right', cell: (workout) => workout.duration },
  { key: 'distance', head: 'km', align: 'right', cell: (workout) => kmText(workout) ?? '—' },
  { key: 'kcal', head: 'kcal', align: 'right', cell: (each) => wholeText(each.calories) ?? '—' },
  { key: 'rate', head: 'kcal/min', align: 'right', cell: (each) => caloriesPerMinute(each) ?? '—' },
  { key: 'avg', head: 'Avg HR', align: 'right', cell: (each) => each.avgHeartRate ?? '—' },
  { key: 'max', head: 'Max HR', align: 'right', cell: (each) => each.maxHeartRate ?? '—' },
  zonesColumn,
  notesColumn,
];
