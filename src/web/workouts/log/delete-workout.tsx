import type { Workout } from '../../../contract/workouts.ts';
import { ApiError } from '../../api.ts';
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
  const { mutateAsync: remove, isPending } = useDeleteWorkout();
  const { mutateAsync: restore } = useRestoreWorkout();

  const undo = async (id: number) => {
    try {
      await restore(id);
      toast({ title: 'Workout restored', tone: 'good' });
    } catch (error) {
      toast({ title: 'Error', text: messageOf(error), tone: 'bad' });
    }
  };

  const deleteWorkout = async (id: number, onDeleted?: () => void) => {
    try {
      await remove(id);
    } catch (error) {
      toast({ title: 'Error', text: messageOf(error), tone: 'bad' });
      return;
    }
    toast({ title: 'Workout deleted', action: { label: 'Undo', onAction: () => void undo(id) } });
    onDeleted?.();
  };

  return { deleteWorkout, isPending };
}

function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Failed to delete workout';
}
