import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Workout } from '../../../contract/workouts.ts';
import { workoutLabel } from '../../../domain/workout-kinds.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { fullDayText } from '../../words/day-text.ts';
import { DeleteWorkoutButton } from '../log/delete-workout.tsx';
import { cameFromList } from './kept-place.ts';
import { type Group, groupOf, LIST_HREFS } from './workout-facts.ts';

export function DetailHeader({ workout, lead }: { workout: Workout; lead: ReactNode }) {
  const [, navigate] = useLocation();
  const group = groupOf(workout);
  const label = workoutLabel(workout);
  const { title } = workout;
  const leave = () => {
    if (cameFromList()) history.back();
    else navigate(LIST_HREFS[group], { replace: true });
  };
  return (
    <>
      <BackToList group={group} />
      <PageHeader
        title={title ?? label}
        tabTitle={`${title ?? label}, ${fullDayText(workout.date)}`}
        lead={
          <span className="block min-h-12 md:min-h-6">
            {title && `${label}. `}
            {lead}
          </span>
        }
        actions={
          <>
            <ButtonLink href={`/workouts/${workout.id}/edit`} tone="quiet" icon="edit">
              Edit
            </ButtonLink>
            <DeleteWorkoutButton workout={workout} onDeleted={leave} />
          </>
        }
      />
    </>
  );
}

/** Where the list was left, if the reader came from there. */
export function BackToList({ group }: { group: Group }) {
  const goBack = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !cameFromList()) return;
    event.preventDefault();
    history.back();
  };
  return (
    <BackLink href={LIST_HREFS[group]} onClick={goBack}>
      {group === 'runs' ? 'All runs' : 'All workouts'}
    </BackLink>
  );
}
