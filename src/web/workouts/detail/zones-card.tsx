import type { Workout } from '../../../contract/workouts.ts';
import { type AthleteLimits, SINCE_EVER } from '../../../domain/athlete-limits.ts';
import { type PerZone, ZONES, type ZoneBounds, zoneShares } from '../../../domain/zones.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ZoneBar } from '../../ui/zone-bar.tsx';
import { ZoneTable } from '../../ui/zone-table.tsx';
import { fullDayText } from '../../words/day-text.ts';
import { zonesOf } from '../../words/workout-facts.ts';

const TITLE = 'Heart-rate zones';

type ZonesCardProps = { workout: Workout; zones: ZoneBounds; limits: AthleteLimits };

export function ZonesCard({ workout, zones, limits }: ZonesCardProps) {
  const minutes = zonesOf(workout);
  if (minutes.every((each) => each === 0)) return <NoZones workout={workout} />;
  const { durationS, zone1S, zone2S, zone3S, zone4S, zone5S } = workout;
  return (
    <Card title={TITLE} lead={zoneSentence({ minutes, durationS })}>
      <ZoneBar minutes={minutes} size="tall" />
      <div className="mt-3">
        <ZoneTable seconds={[zone1S, zone2S, zone3S, zone4S, zone5S]} zones={zones} />
      </div>
      <p className="mt-2 text-small text-soft">{rangesText(limits)}</p>
    </Card>
  );
}

/** What the ranges of the day rest on. */
function rangesText(limits: AthleteLimits): string {
  const bpm = (value: number | null) => `${value}\u00a0bpm`;
  const { maxHeartRate, restingHeartRate, thresholdHeartRate } = limits;
  const since =
    limits.validFrom === SINCE_EVER ? '' : `, as it holds from ${fullDayText(limits.validFrom)} on`;
  switch (limits.zoneMethod) {
    case 'maximum':
      return `The ranges are those of your maximum heart rate, ${bpm(maxHeartRate)}${since}.`;
    case 'reserve':
      return `The ranges are shares of the reserve between your resting heart rate, ${bpm(restingHeartRate)}, and your maximum, ${bpm(maxHeartRate)}${since}.`;
    case 'threshold':
      return `The ranges are those of your threshold heart rate, ${bpm(thresholdHeartRate)}${since}.`;
    case 'own':
      return `The ranges are those that you set yourself${since}.`;
  }
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
