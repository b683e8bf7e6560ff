import type { ReactNode } from 'react';
import { formatElapsed } from '../../../domain/duration.ts';
import { paceFigure, paceUnit, slowerByShownS } from '../../../domain/measures.ts';
import { type Drift, NOTICEABLE_DRIFT, type NoDrift } from '../../../domain/recording/drift.ts';
import { SOURCE_LABELS } from '../../../domain/workout-kinds.ts';
import { Card } from '../../ui/card.tsx';
import { Figure } from '../../ui/figure.tsx';
import { Trace } from '../../ui/trace.tsx';
import { TraceFacts } from '../../ui/trace-facts.tsx';
import type { Way } from './way.ts';

/** What the run cost: its pace without the hills, how the heart followed, and the steps. */
export function EffortCard({ way }: { way: Way }) {
  const { whole, gradeAdjustedSPerKm, drift } = way;
  const cadence = whole.avgCadencePerMin;
  const hasNothing = gradeAdjustedSPerKm === null && isUntold(drift) && cadence === null;
  if (way.rate !== 'pace' || hasNothing) return null;
  return (
    <Card title="Effort">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 max-sm:*:first:col-span-2 sm:grid-cols-3">
        <Told
          term="Grade-adjusted pace"
          value={gradeAdjustedSPerKm === null ? null : paceFigure(gradeAdjustedSPerKm)}
          unit={paceUnit()}
          below={gradeSentence(way)}
          trace={<GradeTrace way={way} />}
        />
        <Told
          term="Drift"
          value={isUntold(drift) ? null : driftText(drift.share)}
          unit="%"
          below={driftSentence(drift)}
          trace={<DriftTrace drift={drift} isAdjusted={gradeAdjustedSPerKm !== null} />}
        />
        <Told
          term="Cadence"
          value={cadence?.toFixed() ?? null}
          unit="steps a min"
          below={cadence === null ? 'No cadence was recorded.' : 'on average, of both feet'}
          trace={
            <Trace label="What this cadence rests on">
              <p>The mean of every second with a cadence above nought, as the watch wrote it.</p>
            </Trace>
          }
        />
      </dl>
    </Card>
  );
}

type ToldProps = {
  term: string;
  value: string | null;
  unit: string;
  below: string;
  trace: ReactNode;
};

function Told({ term, value, unit, below, trace }: ToldProps) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-1 text-small font-semibold">
        {term}
        {trace}
      </dt>
      <dd>
        <Figure value={value} unit={unit} size="title" />
        <span className="block text-small text-soft">{below}</span>
      </dd>
    </div>
  );
}

function gradeSentence({ gradeAdjustedSPerKm, whole, recording }: Way): string {
  if (gradeAdjustedSPerKm === null) {
    return recording.elevationM
      ? 'Not shown: heights from satellites alone are too unsure.'
      : 'No elevation was recorded.';
  }
  if (whole.paceSPerKm === null) return '';
  const sooner = slowerByShownS({ pace: whole.paceSPerKm, than: gradeAdjustedSPerKm });
  if (sooner === 0) return 'the same as your pace: the hills even out';
  return `${Math.abs(sooner)}\u00a0s ${sooner > 0 ? 'faster' : 'slower'} than your pace, were it flat`;
}

function GradeTrace({ way }: { way: Way }) {
  return (
    <Trace label="What this grade-adjusted pace rests on">
      <TraceFacts
        formula="The pace on the flat for the same effort: each stretch is weighed by its grade, over 80 m of the way, as Strava's curve has it. Uphill counts more, downhill a little less."
        facts={[
          { term: 'Elevation', detail: `by ${SOURCE_LABELS[way.recording.source]}` },
          { term: 'Pace', detail: `${paceFigure(way.whole.paceSPerKm)}\u00a0${paceUnit()}` },
        ]}
      />
    </Trace>
  );
}

function isUntold(drift: Drift | NoDrift): drift is NoDrift {
  return typeof drift === 'string';
}

function driftText(share: number): string {
  return (100 * share).toFixed(1).replace('-', '−');
}

const UNTOLD: Record<NoDrift, string> = {
  noHeartRate: 'Too little of it has a heart rate.',
  noDistance: 'No distance was recorded.',
  tooShort: 'Shown for even runs of 50 minutes or more.',
  intervals: 'Not shown for repetitions: their rests would decide it.',
};

function driftSentence(drift: Drift | NoDrift): string {
  if (isUntold(drift)) return UNTOLD[drift];
  if (drift.share < 0) return 'less heart for the same speed late in the run';
  if (drift.share < NOTICEABLE_DRIFT) return 'under 5 % is steady';
  return 'more heart for the same speed late in the run: tiring, warm or thirsty';
}

function DriftTrace({ drift, isAdjusted }: { drift: Drift | NoDrift; isAdjusted: boolean }) {
  const pace = isAdjusted ? 'grade-adjusted pace' : 'pace';
  return (
    <Trace label="What this drift rests on">
      <TraceFacts
        formula={`Way for each heartbeat in the later half against the earlier one, by ${pace}. The first ten minutes, stops and runs with repetitions are left out; it takes 50 minutes of moving.`}
        facts={
          isUntold(drift)
            ? []
            : drift.halves.map((half) => ({
                term: `${formatElapsed(half.fromS)} to ${formatElapsed(half.toS)}`,
                detail: `${paceFigure(half.paceSPerKm)}\u00a0${paceUnit()} at ${half.heartRateBpm.toFixed()}\u00a0bpm`,
              }))
        }
      />
    </Trace>
  );
}
