import type { User } from '../../../contract/auth.ts';
import type { Workout } from '../../../contract/workouts.ts';
import { useToday } from '../../use-athletes-day.ts';
import { lastKind, offersOf } from './last-values.ts';
import { LoggedCard } from './logged-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { useLogForm } from './use-log-form.ts';
import { WorkoutForm } from './workout-form.tsx';
import { effortOf } from './workout-values.ts';

type ManualEntryProps = {
  user: User;
  /** Newest first; what they hold is offered again. */
  latest: readonly Workout[];
};

export function ManualEntry({ user, latest }: ManualEntryProps) {
  const today = useToday();
  const form = useLogForm({ user, today, startKind: lastKind(latest) });
  const { values, errors, onChange, logged } = form;
  return (
    <>
      {logged && <LoggedCard key={logged.id} workout={logged} />}
      <WorkoutForm
        {...{ values, errors, onChange, today }}
        effort={effortOf(values, null)}
        athleteMax={user.maxHeartRate}
        offers={offersOf(latest, values)}
        onSubmit={() => void form.save()}
      >
        <SaveBar
          saveLabel="Save Workout"
          pending={form.isSaving}
          discardLabel="Discard draft"
          onDiscard={form.discard}
        />
      </WorkoutForm>
    </>
  );
}
