import { useCallback } from 'react';
import type { Workout } from '../../../contract/workouts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { useDeleteWorkout, useRestoreWorkout } from '../workouts.api.ts';

type DeleteWorkoutButtonProps = {
  workout: Pick<Workout, 'id'>;
  /** Called once it is gone, to leave the page that shows it. */
  onDeleted?: () => void;
  label?: string;
};

export function DeleteWorkoutButton({
  workout,
  onDeleted,
  label = 'Delete',
}: DeleteWorkoutButtonProps) {
  const { deleteWorkout, isPending } = useDeleteWithUndo();
  return (
    <Button
      tone="quiet"
      icon="remove"
      pending={isPending}
      onClick={() => deleteWorkout(workout.id, onDeleted)}
    >
      {label}
    </Button>
  );
}

/** Asks nothing first: the toast takes it back for as long as it stands. */
export function useDeleteWithUndo() {
  const toast = useToast();
  const { mutate: remove, isPending } = useDeleteWorkout();
  const { mutateAsync: restore } = useRestoreWorkout();

  const undo = useCallback(
    (id: number) =>
      restore(id).then(
        () => toast({ title: 'Workout restored', tone: 'good' }),
        (error: Error) => toast({ title: 'Error', text: error.message, tone: 'bad' }),
      ),
    [restore, toast],
  );

  const deleteWorkout = useCallback(
    (id: number, onDeleted?: () => void) =>
      remove(id, {
        onSuccess: () => {
          toast({
            title: 'Workout deleted',
            action: { label: 'Undo', onAction: () => void undo(id) },
          });
          onDeleted?.();
        },
        onError: (error) => toast({ title: 'Error', text: error.message, tone: 'bad' }),
      }),
    [remove, undo, toast],
  );

  return { deleteWorkout, isPending };
}
