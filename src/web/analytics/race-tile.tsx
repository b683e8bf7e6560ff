import type { ReactNode } from 'react';
import type { Race } from '../../contract/races.ts';
import type { Day } from '../../domain/calendar.ts';
import { NEAR_RACE_DAYS } from '../../domain/limits.ts';
import { formatPace } from '../../domain/pace.ts';
import { daysUntil, isNear } from '../../domain/race-days.ts';
import { predictRace } from '../../domain/race-prediction.ts';
import { RacePredictionTrace } from '../prediction/prediction-trace.tsx';
import type { RaceRuns } from '../prediction/use-race-runs.ts';
import { classNames } from '../ui/class-names.ts';
import { Figure } from '../ui/figure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { exactKmText } from '../words/amounts.ts';
import { raceDayText } from '../words/day-text.ts';
import { targetPaceText } from '../words/workout-facts.ts';
import { PredictedFinish } from './predicted-finish.tsx';
import { RaceReadiness } from './race-readiness.tsx';

type RaceTileProps = { race: Race; runs: RaceRuns; today: Day };

export function RaceTile({ race, runs, today }: RaceTileProps) {
  const near = isNear(race, today);
  const prediction = runs ? predictRace(runs, { distanceM: race.distanceM }) : null;
  return (
    <li
      className={classNames(
        'flex min-w-0 flex-col gap-3 rounded-box border p-4 print:break-inside-avoid',
        near ? 'border-accent bg-accent-soft' : 'border-line',
      )}
    >
      <div>
        <div className="flex items-baseline justify-between gap-3">
          <h3 tabIndex={-1} className="min-w-0 text-body font-semibold wrap-anywhere">
            {race.name}
          </h3>
          <DaysLeft days={daysUntil(race.date, today)} />
        </div>
        <p className="flex flex-wrap justify-between gap-x-3 text-small text-soft">
          <span className="whitespace-nowrap">
            {raceDayText(race.date, today)} · {exactKmText(race.distanceM)}&nbsp;km
          </span>
          {near && <span className="font-semibold text-accent">Within {NEAR_RACE_DAYS} days</span>}
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact term="Target pace">
          <Figure value={targetPaceText(race)} unit="/km" size="title" />
        </Fact>
        <Fact
          term={
            <>
              Predicted pace
              {prediction && runs && <RacePredictionTrace {...{ race, prediction, runs, today }} />}
            </>
          }
        >
          {runs === undefined ? (
            <Skeleton size="h-5 w-16" />
          ) : (
            <Figure
              value={prediction && formatPace(prediction.paceSPerKm)}
              unit="/km"
              size="title"
            />
          )}
        </Fact>
      </dl>
      <PredictedFinish race={race} runs={runs} prediction={prediction} />
      <RaceReadiness race={race} today={today} />
    </li>
  );
}

function DaysLeft({ days }: { days: number }) {
  if (days === 0) return <span className="text-title font-semibold">Today</span>;
  return (
    <Figure value={days.toLocaleString('en')} unit={days === 1 ? 'day' : 'days'} size="title" />
  );
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="flex h-6 items-center gap-1 text-small whitespace-nowrap text-soft">{term}</dt>
      <dd className="min-h-7">{children}</dd>
    </div>
  );
}
