import type { Workout } from '../../../contract/workouts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ZoneBar } from '../../ui/zone-bar.tsx';
import { ZoneTable } from '../../ui/zone-table.tsx';
import { zonesOf } from '../../words/workout-facts.ts';
import { zoneSentence } from './zone-sentence.ts';

const TITLE = 'Heart-rate zones';

type ZonesCardProps = { workout: Workout; maxHeartRate: number };

export function ZonesCard({ workout, maxHeartRate }: ZonesCardProps) {
  const minutes = zonesOf(workout);
  if (minutes.every((each) => each === 0)) return <NoZones workout={workout} />;
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

/** An average says how hard it was, not how the time was shared out. */
function NoZones({ workout }: { workout: Workout }) {
  const { id, avgHeartRate } = workout;
  const isKnown = avgHeartRate !== null;
  return (
    <Card title={TITLE}>
      <EmptyState
        title={isKnown ? 'No heart-rate zones' : 'No heart rate data available'}
        text={`${isKnown ? `The average, ${avgHeartRate}\u00a0bpm, is known; the minutes in each zone are not. ` : ''}Type in the minutes of each zone, or import the workout from a file with heart-rate samples.`}
        action={
          <ButtonLink href={`/workouts/${id}/edit`} tone="quiet" icon="edit">
            Add zone minutes
          </ButtonLink>
        }
      />
    </Card>
  );
}
