import { Link } from 'wouter';
import type { Workout } from '../../../contract/workouts.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { distanceUnit } from '../../../domain/measures.ts';
import { saidTags } from '../../../domain/tags.ts';
import { workoutLabel } from '../../../domain/workout-kinds.ts';
import type { Column } from '../../ui/table.tsx';
import { ZoneBar } from '../../ui/zone-bar.tsx';
import { fullDayText } from '../../words/day-text.ts';
import { workoutHref, zonesOf } from '../../words/workout-facts.ts';
import { FROM_LIST } from './kept-place.ts';
import { distanceInList, wholeText } from './workout-facts.ts';

export const dateColumn: Column<Workout> = {
  key: 'date',
  sortBy: 'date',
  head: 'Workout',
  cell: (workout) => (
    <Link href={workoutHref(workout)} state={FROM_LIST} className="block hover:underline">
      <span className="flex gap-2 whitespace-nowrap">
        <span className="w-29">{fullDayText(workout.date)}</span>
        <span className="font-semibold">{workoutLabel(workout)}</span>
      </span>
      {/* As wide as the line above it and whatever is left over: a long title pushes no figure out. */}
      {workout.title && (
        <span className="line-clamp-2 w-0 min-w-full wrap-anywhere">{workout.title}</span>
      )}
    </Link>
  ),
};

export const distanceColumn: Column<Workout> = {
  key: 'distance',
  sortBy: 'distance',
  head: <DistanceHead />,
  align: 'right',
  cell: (workout) => distanceInList(workout) ?? '—',
};

export const durationColumn: Column<Workout> = {
  key: 'duration',
  sortBy: 'duration',
  head: 'Duration',
  align: 'right',
  cell: (workout) => formatElapsed(workout.durationS),
};

export const heartRateColumns: readonly Column<Workout>[] = [
  {
    key: 'avg',
    sortBy: 'avgHeartRate',
    head: 'Avg HR',
    align: 'right',
    cell: (workout) => workout.avgHeartRate ?? '—',
  },
  {
    key: 'max',
    sortBy: 'maxHeartRate',
    head: 'Max HR',
    align: 'right',
    cell: (workout) => workout.maxHeartRate ?? '—',
  },
];

export const effortColumn: Column<Workout> = {
  key: 'effort',
  sortBy: 'effort',
  head: 'Effort',
  align: 'right',
  cell: ({ effort }) => effort ?? '—',
};

export const caloriesColumn: Column<Workout> = {
  key: 'calories',
  sortBy: 'calories',
  head: <Unit text="kcal">Calories</Unit>,
  align: 'right',
  cell: (workout) => wholeText(workout.calories) ?? '—',
};

export const zonesColumn: Column<Workout> = {
  key: 'zones',
  wideOnly: 'wideDesk',
  head: 'Zones',
  cell: (workout) => {
    const zones = zonesOf(workout);
    const isKnown = zones.some((minutes) => minutes > 0);
    return (
      <span className="block w-20 min-[90rem]:w-28">
        {isKnown ? <ZoneBar minutes={zones} /> : '—'}
      </span>
    );
  },
};

/** What was written, in four lines as wide as the figures leave. */
export const notesColumn: Column<Workout> = {
  key: 'notes',
  wideOnly: 'wideDesk',
  head: 'Notes',
  cell: ({ notes, tags }) => (
    <span className="line-clamp-4 min-w-20 text-soft wrap-anywhere">
      {tags && <span className="font-medium text-ink">{saidTags(tags)}. </span>}
      {notes}
    </span>
  ),
};

function DistanceHead() {
  return <Unit text={distanceUnit()}>Distance</Unit>;
}

/** A narrow column is headed by its unit; its name is for those who hear it. */
export function Unit({ text, children }: { text: string; children: string }) {
  return (
    <>
      <span className="sr-only">{children}, </span>
      {text}
    </>
  );
}
