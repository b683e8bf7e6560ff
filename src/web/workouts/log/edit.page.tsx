import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { User } from '../../../contract/auth.ts';
import type { Workout } from '../../../contract/workouts.ts';
import { ApiError } from '../../api.ts';
import { workoutQuery } from '../../log-queries.ts';
import { OvertakenNotice } from '../../overtaken-notice.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToday } from '../../use-athletes-day.ts';
import { workoutHref } from '../../workout-facts.ts';
import { DeleteWorkoutButton } from './delete-workout.tsx';
import { SaveBar } from './save-bar.tsx';
import { useEditForm } from './use-edit-form.ts';
import { WorkoutForm } from './workout-form.tsx';
import { effortOf, FIELD_LABELS, valuesOf } from './workout-values.ts';
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
  if (workout) return <EditWorkout key={workout.id} user={user} workout={workout} />;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHeader title="Edit workout" answer={'\u00a0'} />
      {error ? (
        <ErrorState
          title={isGone ? 'There is no such workout' : 'The workout could not be loaded'}
          text={isGone ? 'It may have been deleted.' : error.message}
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
  const form = useEditForm({ user, workout });
  const today = useToday();
  const [, navigate] = useLocation();
  const { values, errors, onChange } = form;
  return (
    <>
      <PageHeader
        title="Edit workout"
        answer={`${sayWorkout(workout)}.`}
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
      {form.isOvertaken && (
        <OvertakenNotice
          what="workout"
          labels={FIELD_LABELS}
          merge={form.merge()}
          theirs={valuesOf(workout)}
          onTakeNewer={form.takeNewer}
        />
      )}
      <WorkoutForm
        {...{ values, errors, onChange, today }}
        effort={effortOf(values, workout)}
        athleteMax={user.maxHeartRate}
        offers={null}
        onSubmit={() => void form.save()}
      >
        <SaveBar
          saveLabel="Save changes"
          pending={form.isSaving}
          discardLabel="Discard changes"
          onDiscard={form.discard}
        />
      </WorkoutForm>
    </>
  );
}
