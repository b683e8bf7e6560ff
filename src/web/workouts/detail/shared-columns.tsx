import { Link } from 'wouter';
import type { Workout } from '../../../contract/workouts.ts';
import { workoutLabel } from '../../../domain/workout-kinds.ts';
import type { Column } from '../../ui/table.tsx';
import { ZoneBar } from '../../ui/zone-bar.tsx';
import { shortDayText } from './day-text.ts';
import { FROM_LIST } from './kept-place.ts';
import { workoutHref, zonesOf } from './workout-facts.ts';

const MOST_OF_NOTE = 120;

export const dateColumn: Column<Workout> = {
  key: 'date',
  head: 'Workout',
  cell: (workout) => (
    <Link
      href={workoutHref(workout)}
      state={FROM_LIST}
      className="flex gap-3 whitespace-nowrap hover:underline"
    >
      <span className="w-30">{shortDayText(workout.date)}</span>
      <span className="font-semibold">{workoutLabel(workout)}</span>
    </Link>
  ),
};

export const zonesColumn: Column<Workout> = {
  key: 'zones',
  head: 'Zones',
  cell: (workout) => {
    const zones = zonesOf(workout);
    const isKnown = zones.some((minutes) => minutes > 0);
    return <span className="block w-28">{isKnown ? <ZoneBar minutes={zones} /> : '—'}</span>;
  },
};

export const notesColumn: Column<Workout> = {
  key: 'notes',
  head: 'Notes',
  cell: ({ notes }) => (
    <span className="block w-40 truncate text-soft">{notes?.slice(0, MOST_OF_NOTE)}</span>
  ),
};
