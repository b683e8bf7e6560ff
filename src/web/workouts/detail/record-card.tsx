import type { Workout } from '../../../contract/workouts.ts';
import { SOURCE_LABELS } from '../../../domain/workout-kinds.ts';
import { Card } from '../../ui/card.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { fullDayText, longDayText } from '../../words/day-text.ts';
import { clockText, localDay } from './clock-text.ts';

/** When it was, and where the record of it came from. */
export function RecordCard({ workout }: { workout: Workout }) {
  const { date, startedAtMs, utcOffsetS, source, createdAtMs } = workout;
  const started =
    startedAtMs !== null && utcOffsetS !== null
      ? [{ term: 'Started at', detail: clockText(startedAtMs, utcOffsetS) }]
      : [];
  return (
    <Card title="Record">
      <DescriptionList
        items={[
          { term: 'Date', detail: longDayText(date) },
          ...started,
          { term: 'Source', detail: SOURCE_LABELS[source] },
          { term: 'Logged', detail: fullDayText(localDay(createdAtMs)) },
        ]}
      />
    </Card>
  );
}
