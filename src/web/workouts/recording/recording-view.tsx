import { useMemo, useState } from 'react';
import type { RecordingAnswer } from '../../../contract/recordings.ts';
import type { Workout } from '../../../contract/workouts.ts';
import { STRAVA_LEFT_OUT } from '../../../domain/source-policy.ts';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Curves, type Marked } from './curves.tsx';
import { lapRows, splitRows, splitsSentence } from './stretch-rows.ts';
import { StretchTable } from './stretch-table.tsx';
import { CurvesTrace, SplitsTrace } from './traces.tsx';
import { type Way, wayOf } from './way.ts';

type RecordingViewProps = {
  recording: RecordingAnswer;
  workout: Workout;
  maxHeartRate: number;
};

export default function RecordingView({ recording, workout, maxHeartRate }: RecordingViewProps) {
  const { workoutType } = workout;
  const way = useMemo(() => wayOf(recording, { workoutType }), [recording, workoutType]);
  const [marked, setMarked] = useState<Marked | null>(null);
  return (
    <>
      <Card title="Along the way" action={<CurvesTrace way={way} maxHeartRate={maxHeartRate} />}>
        {recording.source === 'strava' && (
          <p className="mb-3 text-small text-soft">
            Recorded by Strava, seen by you alone. {STRAVA_LEFT_OUT}
          </p>
        )}
        {way.panes.length > 0 ? (
          <Curves
            way={way}
            maxHeartRate={maxHeartRate}
            marked={marked}
            onUnmark={() => setMarked(null)}
          />
        ) : (
          <p className="text-small text-soft">
            Neither heart rate nor distance nor elevation was measured.
          </p>
        )}
      </Card>
      <SplitsCard way={way} marked={marked} onMark={setMarked} />
    </>
  );
}

type SplitsCardProps = {
  way: Way;
  marked: Marked | null;
  onMark: (marked: Marked | null) => void;
};

type Kind = 'kilometres' | 'laps';

const TITLES: Record<Kind, string> = { kilometres: 'Kilometre splits', laps: 'Laps' };
const CHOICES = [
  { value: 'kilometres', label: 'Kilometres' },
  { value: 'laps', label: 'Laps' },
] as const;

/** Kilometre by kilometre, or lap by lap; nothing where there are neither. */
function SplitsCard({ way, marked, onMark }: SplitsCardProps) {
  const [chosen, setChosen] = useState<Kind>('kilometres');
  const hasLaps = way.laps.length > 1;
  if (way.splits.length === 0 && !hasLaps) return null;
  const kind: Kind = way.splits.length === 0 ? 'laps' : hasLaps ? chosen : 'kilometres';
  const choose = (next: Kind) => {
    setChosen(next);
    onMark(null);
  };
  return (
    <Card title={TITLES[kind]} action={<SplitsTrace way={way} kind={kind} />}>
      {kind === 'kilometres' && <p className="mb-3 text-small text-soft">{splitsSentence(way)}</p>}
      {hasLaps && way.splits.length > 0 && (
        <div className="mb-3 sm:w-56">
          <SegmentedControl
            label="Splits by"
            hideLabel
            value={kind}
            choices={CHOICES}
            onChange={choose}
          />
        </div>
      )}
      <StretchTable
        caption={TITLES[kind]}
        rows={kind === 'laps' ? lapRows(way) : splitRows(way)}
        kind={kind}
        rate={way.rate}
        marked={marked}
        onMark={onMark}
      />
    </Card>
  );
}
