import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { User } from '../../../contract/session.ts';
import type { Workout } from '../../../contract/workouts.ts';
import { zonesOfLimits } from '../../../domain/athlete-limits.ts';
import { ApiError, messageOf } from '../../api.ts';
import { useToday } from '../../days/use-athletes-day.ts';
import { useEntryForm } from '../../kept-entries/use-entry-form.ts';
import { useLimitsOn } from '../../queries/limits.ts';
import { shoesQuery } from '../../queries/shoes.ts';
import { workoutQuery } from '../../queries/workouts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { workoutHref } from '../../words/workout-facts.ts';
import { DeleteWorkoutButton } from './delete-workout.tsx';
import { WorkoutForm } from './workout-form.tsx';
import { effortOf, WORKOUT_FORM } from './workout-values.ts';
import { sayWorkout } from './workout-words.ts';

export default function EditWorkoutPage({ user, id }: { user: User; id: number }) {
  const {
    data: workout,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...workoutQuery(id),
    refetchOnMount: 'always',
  });
  const isGone = error instanceof ApiError && error.status === 404;
  if (workout && !isGone) return <EditWorkout key={workout.id} user={user} workout={workout} />;
  return (
    <>
      <PageHeader title="Edit workout" lead={'\u00a0'} />
      {error ? (
        <ErrorState
          title={isGone ? 'There is no such workout' : 'The workout could not be loaded'}
          text={isGone ? 'It may have been deleted.' : messageOf(error, '')}
          pending={isFetching}
          onRetry={isGone ? undefined : () => void refetch()}
        />
      ) : (
        <Skeleton size="h-96 w-full" />
      )}
    </>
  );
}

function EditWorkout({ user, workout }: { user: User; workout: Workout }) {
  const [, navigate] = useLocation();
  const form = useEntryForm(WORKOUT_FORM, {
    of: { entry: workout },
    onDone: (saved) => navigate(workoutHref(saved)),
  });
  const limits = useLimitsOn(user, form.values.date);
  return (
    <>
      <PageHeader
        title="Edit workout"
        lead={`${sayWorkout(workout)}.`}
        actions={
          <>
            <DeleteWorkoutButton
              workout={workout}
              onDeleted={() => navigate(workoutHref(workout).replace(/\/\d+$/, ''))}
            />
            <ButtonLink href={workoutHref(workout)} tone="quiet">
              Back to it
            </ButtonLink>
          </>
        }
      />
      <WorkoutForm
        form={form}
        effort={effortOf(form.values, workout)}
        userId={user.id}
        today={useToday()}
        zones={zonesOfLimits(limits)}
        offers={null}
        usualOn={null}
        shoes={useQuery(shoesQuery(user.id)).data ?? []}
        saveLabel="Save changes"
        discardLabel="Discard changes"
      />
    </>
  );
}
