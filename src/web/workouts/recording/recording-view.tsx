import { useMemo, useState } from 'react';
import type { RecordingAnswer } from '../../../contract/recordings.ts';
import type { Workout } from '../../../contract/workouts.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import type { Stretch } from '../../../domain/recording/stretch.ts';
import { STRAVA_LEFT_OUT } from '../../../domain/source-policy.ts';
import { formatKm } from '../../../domain/units.ts';
import { SOURCE_LABELS } from '../../../domain/workout-kinds.ts';
import type { ZoneBounds } from '../../../domain/zones.ts';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Trace } from '../../ui/trace.tsx';
import { TraceFacts } from '../../ui/trace-facts.tsx';
import { Curves, type Marked } from './curves.tsx';
import { lapRows, splitRows, splitsSentence } from './stretch-rows.ts';
import { StretchTable } from './stretch-table.tsx';
import { type Way, wayOf } from './way.ts';

type RecordingViewProps = {
  recording: RecordingAnswer;
  workout: Workout;
  zones: ZoneBounds;
};

export default function RecordingView({ recording, workout, zones }: RecordingViewProps) {
  const { workoutType } = workout;
  const way = useMemo(() => wayOf(recording, { workoutType }), [recording, workoutType]);
  const [marked, setMarked] = useState<Marked | null>(null);
  return (
    <>
      <Card title="Along the way" action={<CurvesTrace way={way} zones={zones} />}>
        {recording.source === 'strava' && (
          <p className="mb-3 text-small text-soft">
            Recorded by Strava, seen by you alone. {STRAVA_LEFT_OUT}
          </p>
        )}
        {way.panes.length > 0 ? (
          <Curves way={way} zones={zones} marked={marked} onUnmark={() => setMarked(null)} />
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

/** What the curves rest on. */
function CurvesTrace({ way, zones }: { way: Way; zones: ZoneBounds }) {
  const { recording, panes, rate } = way;
  const has = (key: string) => panes.some((pane) => pane.key === key);
  const fact = (isThere: boolean, term: string, detail: string) =>
    isThere ? [{ term, detail }] : [];
  return (
    <Trace label="What these curves rest on">
      <TraceFacts
        formula="What was measured, at the moments at which it was measured. Where nothing was, nothing is drawn."
        facts={[
          { term: 'Recorded by', detail: SOURCE_LABELS[recording.source] },
          { term: 'Samples', detail: recording.timeS.length.toLocaleString('en') },
          ...fact(
            has('heartRate'),
            'Zones',
            `of your maximum heart rate, ${zones.maxHeartRate}\u00a0bpm`,
          ),
          ...fact(
            has('rate'),
            rate === 'pace' ? 'Pace' : 'Speed',
            'over 20 s around each moment, standing left out',
          ),
          ...fact(has('elevation'), 'Up and down', 'rises and falls of 2\u00a0m and more'),
        ]}
      />
    </Trace>
  );
}

/** What the splits, or the laps, rest on. */
function SplitsTrace({ way, kind }: { way: Way; kind: 'kilometres' | 'laps' }) {
  return (
    <Trace label={kind === 'laps' ? 'What these laps rest on' : 'What these splits rest on'}>
      <TraceFacts
        formula={
          kind === 'laps'
            ? 'Distance and time are as the watch told them for each lap; what it did not tell comes from the samples.'
            : 'Each kilometre from the moment it was begun to the moment it was reached, found between two samples. Pace is that of the time moving; standing for ten seconds or more is left out.'
        }
        facts={wholeFacts(way.whole)}
      />
    </Trace>
  );
}

/** What all splits, or laps, come to together. */
export function wholeFacts({ distanceM, movingS, elapsedS }: Stretch) {
  const distance = distanceM === null ? 'not in the samples' : `${formatKm(distanceM)}\u00a0km`;
  return [
    { term: 'Distance', detail: distance },
    { term: 'Moving', detail: formatElapsed(movingS) },
    { term: 'In all', detail: formatElapsed(elapsedS) },
  ];
}
