import type { Race } from '../../../contract/race-list.ts';
import type { RacePlan } from '../../../contract/race-plan.ts';
import { raceBodyToJson } from '../../../contract/races.ts';
import type { Workout } from '../../../contract/workouts.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { distanceUnit, exactDistance } from '../../../domain/measures.ts';
import { useKeptEntries } from '../../kept-entries/use-kept-entries.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { raceDayText } from '../../words/day-text.ts';
import { runHref } from '../../words/workout-facts.ts';
import { RACES, useWorkoutsAround } from '../races.api.ts';
import { offeredRuns } from '../run-choices.tsx';

type LinkOfferProps = { plan: RacePlan; races: readonly Race[]; userId: number };

/** Runs of the log that may have been the race: offered, never taken by themselves. */
export function LinkOffer({ plan, races, userId }: LinkOfferProps) {
  const { race, today } = plan;
  const { update, isWriting } = useKeptEntries(RACES);
  const around = useWorkoutsAround(userId, race.date);
  const runs = around.data ? offeredRuns({ workouts: around.data, race, races }) : [];
  if (runs.length === 0) return null;
  const link = (run: Workout) =>
    void update(race, { ...raceBodyToJson(race), completed: true, workoutId: run.id });
  return (
    <Card
      title="Was it one of these runs?"
      lead="Linked, it brings its time, its splits and what you ate and drank. Nothing is taken unasked."
    >
      <ul className="divide-y divide-line">
        {runs.map((run) => (
          <li key={run.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="text-small">
              {raceDayText(run.date, today)}, {exactDistance(run.distanceM ?? 0)}&nbsp;
              {distanceUnit()} in {formatElapsed(run.durationS)}
            </span>
            <span className="flex gap-2">
              <ButtonLink href={runHref(run)} tone="quiet">
                See it
              </ButtonLink>
              <Button pending={isWriting} onClick={() => link(run)}>
                This was the race
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
