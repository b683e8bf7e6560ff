import type { Workout } from '../../../contract/workouts.ts';
import type { Column } from '../../ui/table.tsx';
import { dateColumn, notesColumn, zonesColumn } from './shared-columns.tsx';
import { gelCount, kmText, paceText, wholeText } from './workout-facts.ts';

export const runColumns: readonly Column<Workout>[] = [
  dateColumn,
  { key: 'distance', head: 'km', align: 'right', cell: (run) => kmText(run) ?? '—' },
  { key: 'duration', head: 'h', align: 'right', cell: (run) => run.duration },
  { key: 'pace', head: '/km', align: 'right', cell: (run) => paceText(run) ?? '—' },
  { key: 'avg', head: 'Avg HR', align: 'right', cell: (run) => run.avgHeartRate ?? '—' },
  { key: 'max', head: 'Max HR', align: 'right', cell: (run) => run.maxHeartRate ?? '—' },
  { key: 'kcal', head: 'kcal', align: 'right', cell: (run) => wholeText(run.calories) ?? '—' },
  { key: 'gels', head: 'Gels', align: 'right', cell: gelCount },
  zonesColumn,
  notesColumn,
];
