import type { Workout } from '../../../contract/workouts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ZoneBar } from '../../ui/zone-bar.tsx';
import { ZoneTable } from '../../ui/zone-table.tsx';
import { zonesOf } from '../../workout-facts.ts';
import { zoneSentence } from './zone-sentence.ts';

const TITLE = 'Heart-rate zones';

type ZonesCardProps = { workout: Workout; maxHeartRate: number };

export function ZonesCard({ workout, maxHeartRate }: ZonesCardProps) {
  const minutes = zonesOf(workout);
  if (minutes.every((each) => each === 0)) {
    return (
      <Card title={TITLE}>
        <EmptyState
          title="No heart-rate zones"
          text="Type in the minutes of each zone, or import the workout from a file with heart-rate samples."
          action={
            <ButtonLink href={`/workouts/${workout.id}/edit`} tone="quiet" icon="edit">
              Add zone minutes
            </ButtonLink>
          }
        />
      </Card>
    );
  }
  const { durationS } = workout;
  return (
    <Card title={TITLE} lead={zoneSentence({ minutes, durationS })}>
      <ZoneBar minutes={minutes} size="tall" />
      <div className="mt-3">
        <ZoneTable minutes={minutes} maxHeartRate={maxHeartRate} />
      </div>
      <p className="mt-2 text-small text-soft">
        The ranges are those of your maximum heart rate, {maxHeartRate}&nbsp;bpm.
      </p>
    </Card>
  );
}
