import type { ReactNode } from 'react';
import type { Workout } from '../../../contract/workouts.ts';
import { workoutLabel } from '../../../domain/workout-kinds.ts';
import { CardHeading } from '../../ui/card-heading.tsx';
import { Figure } from '../../ui/figure.tsx';
import { ZoneBar } from '../../ui/zone-bar.tsx';
import { fullDayText } from '../../words/day-text.ts';
import { workoutHref, zonesOf } from '../../words/workout-facts.ts';
import { FROM_LIST } from './kept-place.ts';

type CardFigure = { term: string; value: ReactNode; unit?: string };

type WorkoutCardProps = {
  workout: Workout;
  /** What leads, large. */
  figures: readonly CardFigure[];
  /** What stands below, small, where there is any. */
  facts: readonly CardFigure[];
};

const MOST_OF_NOTE = 240;

export function WorkoutCard({ workout, figures, facts }: WorkoutCardProps) {
  const zones = zonesOf(workout);
  const kind = workoutLabel(workout);
  const day = fullDayText(workout.date);
  return (
    <li className="relative flex min-w-0 flex-col gap-3 rounded-box border border-line bg-card p-4 shadow-low hover:border-edge print:break-inside-avoid">
      <CardHeading
        label={workout.title ?? kind}
        day={workout.title ? `${kind}, ${day}` : day}
        href={workoutHref(workout)}
        state={FROM_LIST}
      />
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-1 max-xs:gap-x-2">
        {figures.map(({ term, value, unit }) => (
          <div key={term} className="flex flex-col-reverse">
            <dt className="text-note text-soft">{term}</dt>
            <dd>
              <Figure value={value} unit={unit} size="title" />
            </dd>
          </div>
        ))}
      </dl>
      {zones.some((minutes) => minutes > 0) && <ZoneBar minutes={zones} />}
      <dl className="flex flex-wrap gap-x-4 gap-y-1 empty:hidden">
        {facts.map(
          ({ term, value, unit }) =>
            value !== null && (
              <div key={term} className="flex items-baseline gap-1">
                <dt className="text-note text-soft">{term}</dt>
                <dd>
                  <Figure value={value} unit={unit} />
                </dd>
              </div>
            ),
        )}
      </dl>
      {workout.notes && (
        <p className="line-clamp-2 text-small wrap-anywhere text-soft">
          {workout.notes.slice(0, MOST_OF_NOTE)}
        </p>
      )}
    </li>
  );
}
