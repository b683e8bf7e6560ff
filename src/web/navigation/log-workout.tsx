import { ButtonLink } from '../ui/button-link.tsx';

/** To the form of a workout, where there is none of a kind yet. */
export function LogWorkout({ tone }: { tone?: 'quiet' }) {
  return (
    <ButtonLink href="/workouts" tone={tone} icon="log">
      Log Workout
    </ButtonLink>
  );
}

/** The two ways to a first workout, where there is none at all. */
export function LogOrImport() {
  return (
    <>
      <LogWorkout />
      <ButtonLink href="/apple-health" tone="quiet">
        Import a file
      </ButtonLink>
    </>
  );
}
