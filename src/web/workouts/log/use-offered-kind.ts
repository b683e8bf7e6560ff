import { useState } from 'react';
import type { Shoe } from '../../../contract/shoes.ts';
import { type Day, isDay } from '../../../domain/calendar.ts';
import type { UsualKind } from '../../../domain/usual-kind.ts';
import { withShoeFor } from './shoe-field.tsx';
import type { FormPart, WorkoutKind } from './workout-values.ts';

/** The kind that is usual on a day; null where none is offered, as for a workout on record. */
export type UsualOn = ((day: Day) => UsualKind) | null;

type OfferedKindInput = Pick<FormPart, 'form'> & { usualOn: UsualOn; shoes: readonly Shoe[] };

/** Of a new workout, the kind goes with the date until one was chosen, and the shoes with the kind. */
export function useOfferedKind({ form, usualOn, shoes }: OfferedKindInput) {
  const { values, onChange, discard } = form;
  const [isChosen, setIsChosen] = useState(
    () => usualOn !== null && isDay(values.date) && !isSameKind(values, usualOn(values.date)),
  );
  // Saved or discarded, it begins anew.
  if (isChosen && !discard) setIsChosen(false);

  const withShoe = (kind: Partial<WorkoutKind>) =>
    usualOn ? withShoeFor(kind, { values, shoes }) : kind;

  return {
    chooseKind: (kind: Partial<WorkoutKind>) => {
      setIsChosen(true);
      onChange(withShoe(kind));
    },
    changeDate: (date: string) => {
      const isOffered = usualOn !== null && !isChosen && isDay(date);
      onChange(isOffered ? { date, ...withShoe(usualOn(date)) } : { date });
    },
  };
}

function isSameKind(one: WorkoutKind, other: WorkoutKind): boolean {
  if (one.workoutType !== other.workoutType) return false;
  return one.workoutType !== 'running' || one.runningSubtype === other.runningSubtype;
}
