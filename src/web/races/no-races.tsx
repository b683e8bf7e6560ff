import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export function NoUpcomingRaces({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title="No upcoming races"
      text="Set a date and a target time: the days left, the pace to run and the time your runs predict will stand here."
      action={
        <Button tone="quiet" icon="flag" onClick={onAdd}>
          Add a race
        </Button>
      }
    />
  );
}

export function NoPastRaces() {
  return (
    <EmptyState
      title="No Races Available"
      text="Races you have run, and those whose day has passed, gather here with target and actual time."
    />
  );
}
