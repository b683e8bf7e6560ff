import type { Workout } from '../../../contract/workouts.ts';
import { SOURCE_LABELS } from '../../../domain/workout-kinds.ts';
import { fullDayText, longDayText } from '../../day-text.ts';
import { Card } from '../../ui/card.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { clockText, localDay } from './clock-text.ts';

/** When it was, and where the record of it came from. */
export function RecordCard({ workout }: { workout: Workout }) {
  const { date, startedAt, utcOffsetS, source, createdAt } = workout;
  const started =
    startedAt && utcOffsetS !== null
      ? [{ term: 'Started at', detail: clockText(startedAt, utcOffsetS) }]
      : [];
  return (
    <Card title="Record">
      <DescriptionList
        items={[
          { term: 'Date', detail: longDayText(date) },
          ...started,
          { term: 'Source', detail: SOURCE_LABELS[source] },
          { term: 'Logged', detail: fullDayText(localDay(createdAt)) },
        ]}
      />
    </Card>
  );
}
