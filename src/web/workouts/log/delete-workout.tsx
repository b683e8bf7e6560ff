import type { Workout } from '../../../contract/workouts.ts';
import { useKeptEntries } from '../../kept-entries/use-kept-entries.ts';
import { Button } from '../../ui/button.tsx';
import { WORKOUTS } from '../workouts.api.ts';

type DeleteWorkoutButtonProps = {
  workout: Workout;
  /** Called once it is gone, to leave the page that shows it. */
  onDeleted: () => void;
};

/** Asks nothing first: the toast takes it back for as long as it stands. */
export function DeleteWorkoutButton({ workout, onDeleted }: DeleteWorkoutButtonProps) {
  const { remove, isWriting } = useKeptEntries(WORKOUTS);
  const removeAndLeave = async () => {
    if (await remove(workout)) onDeleted();
  };
  return (
    <Button tone="quiet" icon="remove" pending={isWriting} onClick={() => void removeAndLeave()}>
      Delete
    </Button>
  );
}
