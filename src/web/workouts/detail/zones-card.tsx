import type { Workout } from '../../../contract/workouts.ts';
import { type PerZone, ZONES, type ZoneBounds, zoneShares } from '../../../domain/zones.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ZoneBar } from '../../ui/zone-bar.tsx';
import { ZoneTable } from '../../ui/zone-table.tsx';
import { zonesOf } from '../../words/workout-facts.ts';

const TITLE = 'Heart-rate zones';

type ZonesCardProps = { workout: Workout; zones: ZoneBounds };

export function ZonesCard({ workout, zones }: ZonesCardProps) {
  const minutes = zonesOf(workout);
  if (minutes.every((each) => each === 0)) return <NoZones workout={workout} />;
  const { durationS } = workout;
  return (
    <Card title={TITLE} lead={zoneSentence({ minutes, durationS })}>
      <ZoneBar minutes={minutes} size="tall" />
      <div className="mt-3">
        <ZoneTable minutes={minutes} zones={zones} />
      </div>
      <p className="mt-2 text-small text-soft">
        The ranges are those of your maximum heart rate, {zones.maxHeartRate}&nbsp;bpm.
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

type Input = { minutes: PerZone; durationS: number };

/** 'Mostly zone 2 Aerobic: 58 of 99 minutes.' and what the zones leave out of the time. */
export function zoneSentence({ minutes, durationS }: Input): string {
  const total = minutes.reduce((sum, each) => sum + each, 0);
  const most = Math.max(...minutes);
  const zone = ZONES[minutes.indexOf(most)];
  if (!zone || total === 0) return 'No time in heart-rate zones is known.';
  const isMostly = (zoneShares(minutes)[zone.number - 1] ?? 0) > 50;
  const lead = `${isMostly ? 'Mostly' : 'Longest in'} zone ${zone.number} ${zone.trainingName}: ${most} of ${total} minutes in zones.`;
  const outside = Math.round(durationS / 60) - total;
  // Minutes are whole, so that five of them can be off by two and a half together.
  if (Math.abs(outside) <= 2) return lead;
  return outside > 0
    ? `${lead} ${outside} more ${outside === 1 ? 'minute is' : 'minutes are'} in no zone.`
    : `${lead} That is ${-outside} more than it lasted.`;
}
