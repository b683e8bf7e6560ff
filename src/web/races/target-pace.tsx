import type { Day } from '../../domain/calendar.ts';
import { formatDuration } from '../../domain/duration.ts';
import { formatPace, paceSPerKm } from '../../domain/pace.ts';
import { predictRace } from '../../domain/race-prediction.ts';
import { PredictionTrace } from '../prediction/prediction-trace.tsx';
import type { RaceRuns } from '../prediction/use-race-runs.ts';
import { Figure } from '../ui/figure.tsx';
import { raceEffort, typedSeconds } from '../ui/typed-text.ts';
import { type RaceValues, typedDistanceM } from './race-values.ts';

type TargetPaceProps = { values: RaceValues; runs: RaceRuns; today: Day };

/** What target and distance come to, while they are typed, beside what the runs predict. */
export function TargetPace({ values, runs, today }: TargetPaceProps) {
  const distanceM = typedDistanceM(values);
  const durationS = typedSeconds(values.targetTime, raceEffort(distanceM));
  const pace = paceSPerKm({ distanceM, durationS });
  const prediction = runs && distanceM ? predictRace(runs, { distanceM }) : null;
  return (
    <div className="min-h-12 rounded-box bg-sunk px-3 py-2 text-small">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-soft">Target pace</span>
        <output aria-live="polite">
          {pace === null ? (
            <span className="text-soft">follows from distance and target time</span>
          ) : (
            <Figure value={formatPace(pace)} unit="/km" size="title" />
          )}
        </output>
      </p>
      <p role="status" className="font-medium text-warn">
        {pace !== null && doubtOf(pace)}
      </p>
      {prediction && runs && distanceM !== null && (
        <p className="text-soft">
          Your last {prediction.workoutIds.length} runs predict{' '}
          <strong className="font-semibold whitespace-nowrap text-ink">
            {formatDuration(prediction.durationS)}
          </strong>
          ,{' '}
          <span className="inline-flex items-center gap-1 whitespace-nowrap">
            {formatPace(prediction.paceSPerKm)}&nbsp;/km
            <PredictionTrace
              label="What this prediction rests on"
              distanceM={distanceM}
              prediction={prediction}
              runs={runs}
              today={today}
            />
          </span>
        </p>
      )}
    </div>
  );
}

// The best 5 km ever run were at 2:31 a km; who walks needs less than 20 minutes for one.
const TOO_FAST_S_PER_KM = 150;
const TOO_SLOW_S_PER_KM = 1200;

function doubtOf(pace: number): string | null {
  if (pace < TOO_FAST_S_PER_KM) return 'Faster than anybody runs: check time and distance.';
  return pace > TOO_SLOW_S_PER_KM ? 'Slower than a walk: check time and distance.' : null;
}
