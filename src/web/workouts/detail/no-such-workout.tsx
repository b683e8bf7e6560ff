import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { type Group, LIST_HREFS } from './workout-facts.ts';

export function NoSuchWorkout({ group }: { group: Group }) {
  const noun = group === 'runs' ? 'run' : 'workout';
  return (
    <>
      <PageHeader
        title={group === 'runs' ? 'Run not found' : 'Workout not found'}
        answer={`There is no ${noun} of yours at this address. It may have been deleted.`}
      />
      <ButtonLink href={LIST_HREFS[group]} tone="quiet">
        All {noun}s
      </ButtonLink>
    </>
  );
}
