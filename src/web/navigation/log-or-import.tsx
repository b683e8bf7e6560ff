import { ButtonLink } from '../ui/button-link.tsx';

/** The two ways to a first workout, where there is none yet. */
export function LogOrImport() {
  return (
    <>
      <ButtonLink href="/workouts">Log Workout</ButtonLink>
      <ButtonLink href="/apple-health" tone="quiet">
        Import a file
      </ButtonLink>
    </>
  );
}
