import type { ReactNode } from 'react';
import { LogWorkout } from '../navigation/log-workout.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

type NothingYetProps = { title: string; text: string; preview?: ReactNode };

/** In the middle of a card that a logged workout would fill. */
export function NothingYet(props: NothingYetProps) {
  return (
    <div className="self-center">
      <EmptyState {...props} action={<LogWorkout tone="quiet" />} />
    </div>
  );
}
