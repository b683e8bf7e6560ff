import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Workout } from '../../../contract/workouts.ts';
import { type Day, dayInZone } from '../../../domain/calendar.ts';
import { clockAt } from '../../../domain/clock-of-day.ts';
import { SOURCE_LABELS } from '../../../domain/workout-kinds.ts';
import { zoneHere } from '../../days/use-athletes-day.ts';
import { shoesQuery } from '../../queries/shoes.ts';
import { Card } from '../../ui/card.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { fullDayText, longDayText } from '../../words/day-text.ts';

/** When it was, and where the record of it came from. */
export function RecordCard({ workout }: { workout: Workout }) {
  const { date, startedAtMs, utcOffsetS, source, createdAtMs, shoeId, userId } = workout;
  const started =
    startedAtMs !== null && utcOffsetS !== null
      ? [{ term: 'Started at', detail: clockAt({ atMs: startedAtMs, utcOffsetS }) }]
      : [];
  const shoes = useQuery({ ...shoesQuery(userId), enabled: shoeId !== null }).data;
  const shoe = shoes?.find(({ id }) => id === shoeId);
  const worn = shoe
    ? [
        {
          term: 'Shoes',
          detail: (
            <Link className="link tap-around wrap-anywhere" href="/shoes">
              {shoe.name}
            </Link>
          ),
        },
      ]
    : [];
  return (
    <Card title="Record">
      <DescriptionList
        items={[
          { term: 'Date', detail: longDayText(date) },
          ...started,
          ...worn,
          { term: 'Source', detail: SOURCE_LABELS[source] },
          { term: 'Logged', detail: fullDayText(localDay(createdAtMs)) },
        ]}
      />
    </Card>
  );
}

/** The day an instant fell on where this browser is. */
function localDay(instantMs: number): Day {
  return dayInZone(instantMs, zoneHere());
}
