import { use, useMemo, useState } from 'react';
import type { MapTiles, PackedRecordingAnswer } from '../../../contract/recordings.ts';
import type { Workout } from '../../../contract/workouts.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { distanceFigure, distanceUnit } from '../../../domain/measures.ts';
import type { Stretch } from '../../../domain/recording/stretch.ts';
import { STRAVA_LEFT_OUT } from '../../../domain/source-policy.ts';
import { SOURCE_LABELS } from '../../../domain/workout-kinds.ts';
import type { ZoneBounds } from '../../../domain/zones.ts';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Trace } from '../../ui/trace.tsx';
import { TraceFacts } from '../../ui/trace-facts.tsx';
import type { Marked } from './curves.tsx';
import { EffortCard } from './effort-card.tsx';
import {
  intervalRows,
  intervalsSentence,
  lapRows,
  splitRows,
  splitsSentence,
} from './stretch-rows.ts';
import { type StretchKind, StretchTable } from './stretch-table.tsx';
import { unpackedRecording } from './unpacked-recording.ts';
import { type Way, wayOf } from './way.ts';
import { WayPanel } from './way-panel.tsx';

type RecordingViewProps = {
  packed: PackedRecordingAnswer;
  workout: Workout;
  zones: ZoneBounds;
  mapTiles: MapTiles | null;
};

export default function RecordingView(props: RecordingViewProps) {
  const { packed, workout, zones, mapTiles } = props;
  const recording = use(unpackedRecording(packed));
  const { workoutType } = workout;
  const way = useMemo(() => wayOf(recording, { workoutType }), [recording, workoutType]);
  const [marked, setMarked] = useState<Marked | null>(null);
  return (
    <>
      <Card
        title="Along the way"
        lead={movingText(way.whole)}
        action={<CurvesTrace way={way} zones={zones} />}
      >
        {recording.source === 'strava' && (
          <p className="mb-3 text-small text-soft">
            Recorded by Strava, seen by you alone. {STRAVA_LEFT_OUT}
          </p>
        )}
        {way.heartRateLeftOutS >= LEAST_LEFT_OUT_S && (
          <p className="mb-3 text-small">{leftOutText(way.heartRateLeftOutS)}</p>
        )}
        {way.panes.length > 0 || recording.latitudeDeg ? (
          <WayPanel
            way={way}
            zones={zones}
            marked={marked}
            onUnmark={() => setMarked(null)}
            mapTiles={mapTiles}
          />
        ) : (
          <p className="text-small text-soft">
            Neither heart rate nor distance nor elevation was measured.
          </p>
        )}
      </Card>
      <EffortCard way={way} />
      <SplitsCard way={way} marked={marked} onMark={setMarked} />
    </>
  );
}

const LEAST_LEFT_OUT_S = 10;

/** What of the heart rate is drawn, and counted nowhere. */
export function leftOutText(seconds: number): string {
  return `The heart rate of ${formatElapsed(seconds)} is drawn and not counted: it jumps as no heart does, or goes by the steps. A strap that is dry or loose does that.`;
}

const SHORTEST_STAND_S = 10;

/** 'Moving 51:37 of 1:02:44, standing 11:07.'; undefined where nobody stood still. */
export function movingText(whole: Pick<Stretch, 'movingS' | 'elapsedS'>): string | undefined {
  const { movingS, elapsedS } = whole;
  const stoodS = elapsedS - movingS;
  if (stoodS < SHORTEST_STAND_S) return undefined;
  const [moving, inAll, stood] = [movingS, elapsedS, stoodS].map(formatElapsed);
  return `Moving ${moving} of ${inAll}, standing ${stood}.`;
}

type SplitsCardProps = {
  way: Way;
  marked: Marked | null;
  onMark: (marked: Marked | null) => void;
};

const UNITS = { km: 'Kilometre', mi: 'Mile' };

function titleOf(kind: StretchKind): string {
  if (kind === 'splits') return `${UNITS[distanceUnit()]} splits`;
  return kind === 'laps' ? 'Laps' : 'Repetitions';
}

function labelOf(kind: StretchKind): string {
  if (kind === 'splits') return `${UNITS[distanceUnit()]}s`;
  return kind === 'laps' ? 'Laps' : 'Detected';
}

const ROWS = { splits: splitRows, laps: lapRows, intervals: intervalRows };

/** Kilometre by kilometre, lap by lap, or by the repetitions found; nothing where there are none. */
function SplitsCard({ way, marked, onMark }: SplitsCardProps) {
  const [chosen, setChosen] = useState<StretchKind>('splits');
  const kinds = kindsOf(way);
  const kind = kinds.includes(chosen) ? chosen : kinds[0];
  if (!kind) return null;
  const choose = (next: StretchKind) => {
    setChosen(next);
    onMark(null);
  };
  return (
    <Card title={titleOf(kind)} action={<SplitsTrace way={way} kind={kind} />}>
      {kind === 'splits' && <p className="mb-3 text-small text-soft">{splitsSentence(way)}</p>}
      {kind === 'intervals' && (
        <p className="mb-3 text-small text-soft">{intervalsSentence(way)}</p>
      )}
      {kinds.length > 1 && (
        <div className={kinds.length > 2 ? 'mb-3 sm:w-80' : 'mb-3 sm:w-56'}>
          <SegmentedControl
            label="Splits by"
            hideLabel
            value={kind}
            choices={kinds.map((value) => ({ value, label: labelOf(value) }))}
            onChange={choose}
          />
        </div>
      )}
      <StretchTable
        caption={titleOf(kind)}
        rows={ROWS[kind](way)}
        kind={kind}
        rate={way.rate}
        marked={marked}
        onMark={onMark}
      />
    </Card>
  );
}

function kindsOf({ splits, laps, intervals }: Way): StretchKind[] {
  const kinds: StretchKind[] = [];
  if (splits.length > 0) kinds.push('splits');
  if (laps.length > 1) kinds.push('laps');
  if (intervals.length > 0) kinds.push('intervals');
  return kinds;
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

const SPLIT_RULES: Record<StretchKind, { label: string; formula: string }> = {
  splits: {
    label: 'What these splits rest on',
    formula:
      'Each one from the moment it was begun to the moment it was reached, found between two samples. Pace is that of the time moving; standing for ten seconds or more is left out.',
  },
  laps: {
    label: 'What these laps rest on',
    formula:
      'Distance and time are as the watch told them for each lap; what it did not tell comes from the samples.',
  },
  intervals: {
    label: 'What these repetitions rest on',
    formula:
      'Found in the speed, not told by the watch: two or more stretches of 30 s and more that are alike, and at least an eighth faster than what lies between them.',
  },
};

/** What the splits, the laps or the repetitions rest on. */
function SplitsTrace({ way, kind }: { way: Way; kind: StretchKind }) {
  const { label, formula } = SPLIT_RULES[kind];
  return (
    <Trace label={label}>
      <TraceFacts formula={formula} facts={wholeFacts(way.whole)} />
    </Trace>
  );
}

/** What all splits, or laps, come to together. */
export function wholeFacts({ distanceM, movingS, elapsedS }: Stretch) {
  const distance =
    distanceM === null
      ? 'not in the samples'
      : `${distanceFigure(distanceM)}\u00a0${distanceUnit()}`;
  return [
    { term: 'Distance', detail: distance },
    { term: 'Moving', detail: formatElapsed(movingS) },
    { term: 'In all', detail: formatElapsed(elapsedS) },
  ];
}
