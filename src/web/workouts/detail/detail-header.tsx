import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Workout } from '../../../contract/workouts.ts';
import { workoutLabel } from '../../../domain/workout-kinds.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { fullDayText } from '../../words/day-text.ts';
import { DeleteWorkoutButton } from '../log/delete-workout.tsx';
import { BackToList } from './back-to-list.tsx';
import { cameFromList } from './kept-place.ts';
import { groupOf, LIST_HREFS } from './workout-facts.ts';

export function DetailHeader({ workout, answer }: { workout: Workout; answer: ReactNode }) {
  const [, navigate] = useLocation();
  const group = groupOf(workout);
  const label = workoutLabel(workout);
  const leave = () => {
    if (cameFromList()) history.back();
    else navigate(LIST_HREFS[group], { replace: true });
  };
  return (
    <>
      <BackToList group={group} />
      <PageHeader
        title={label}
        tabTitle={`${label}, ${fullDayText(workout.date)}`}
        answer={<span className="block min-h-12 md:min-h-6">{answer}</span>}
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
