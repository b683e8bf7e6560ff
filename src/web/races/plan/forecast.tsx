import type { ReactNode } from 'react';
import type { RacePlan } from '../../../contract/race-plan.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { PREDICTION_LEAST_RUNS } from '../../../domain/limits.ts';
import { paceFigure, paceUnit } from '../../../domain/measures.ts';
import { daysUntil, isUpcoming } from '../../../domain/race-days.ts';
import { GapToTarget } from '../../prediction/gap-to-target.tsx';
import { PredictionTrace } from '../../prediction/prediction-trace.tsx';
import { DaysLeft } from '../../prediction/race-head.tsx';
import { Card } from '../../ui/card.tsx';
import { TargetScale } from '../../ui/charts/target-scale.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Figure } from '../../ui/figure.tsx';
import { keepUnits } from '../../ui/keep-units.ts';
import { countText, spanText } from '../../words/amounts.ts';
import { dayText } from '../../words/day-text.ts';
import { paceText, targetPaceText } from '../../words/workout-facts.ts';

/** How long, what is wanted, what would be run; of a race that is past, what was run. */
export function Forecast({ plan }: { plan: RacePlan }) {
  const { race, today, prediction, asOf } = plan;
  const isAhead = isUpcoming(race, today);
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
        {isAhead ? <DaysToGo plan={plan} /> : <Result race={race} />}
        <Cell
          term="Target"
          below={
            isAhead || race.actualTimeS === null
              ? `${targetPaceText(race)}\u00a0${paceUnit()}`
              : `${targetPaceText(race)}\u00a0${paceUnit()} · ${comparison(race, race.targetTimeS)}`
          }
        >
          <Figure value={formatElapsed(race.targetTimeS)} size="large" />
        </Cell>
        <Cell
          isWide
          term={
            <>
              {isAhead ? 'Predicted' : `Predicted on ${dayText(asOf, today)}`}
              {prediction && (
                <PredictionTrace of={race.name} prediction={prediction} today={today} />
              )}
            </>
          }
          below={
            prediction ? (
              <>
                {paceFigure(prediction.paceSPerKm)}&nbsp;{paceUnit()} ·{' '}
                {isAhead ? (
                  <GapToTarget prediction={prediction} race={race} even="on target" />
                ) : (
                  comparison(race, prediction.timeS)
                )}
              </>
            ) : (
              missing(plan)
            )
          }
        >
          <Figure value={prediction && formatElapsed(prediction.timeS)} size="large" />
        </Cell>
      </dl>
      {prediction && (
        <div className="mt-5">
          <TargetScale
            predicted={{
              fastestS: prediction.fastestS,
              likelyS: prediction.timeS,
              slowestS: prediction.slowestS,
            }}
            targetS={race.targetTimeS}
            resultS={isAhead ? null : race.actualTimeS}
            formatTime={formatElapsed}
          />
          <p className="mt-1 text-small text-soft">
            8 races in 10 end inside the band, {keepUnits(prediction.restsOn)}.
          </p>
        </div>
      )}
    </Card>
  );
}

function DaysToGo({ plan: { race, today } }: { plan: RacePlan }) {
  const days = daysUntil(race.date, today);
  return (
    <Cell term="To go" below={weeksText(days)}>
      <DaysLeft days={days} size="large" />
    </Cell>
  );
}

/** '3 weeks', '2 weeks and 3 days'; nothing below a week. */
export function weeksText(days: number): string | null {
  if (days < 7) return null;
  const [weeks, rest] = [Math.floor(days / 7), days % 7];
  const whole = countText(weeks, 'week');
  return rest === 0 ? whole : `${whole} and ${countText(rest, 'day')}`;
}

function Result({ race }: Pick<RacePlan, 'race'>) {
  const pace = paceText({ distanceM: race.distanceM, durationS: race.actualTimeS });
  const below = pace === null ? 'Not recorded' : `${pace}\u00a0${paceUnit()}`;
  return (
    <Cell term="Result" below={below}>
      <Figure
        value={race.actualTimeS === null ? null : formatElapsed(race.actualTimeS)}
        size="large"
      />
    </Cell>
  );
}

function comparison({ actualTimeS }: RacePlan['race'], thanS: number): string {
  if (actualTimeS === null) return 'no result to compare';
  const slowerS = Math.round(actualTimeS) - Math.round(thanS);
  if (slowerS === 0) return 'ran just that';
  return `ran ${spanText(Math.abs(slowerS))} ${slowerS > 0 ? 'slower' : 'faster'}`;
}

function missing({ knownRuns }: RacePlan): string {
  return `Needs a race with its time, or ${PREDICTION_LEAST_RUNS} runs with a distance; you have ${knownRuns || 'none'}.`;
}

type CellProps = { term: ReactNode; below: ReactNode; isWide?: boolean; children: ReactNode };

function Cell({ term, below, isWide, children }: CellProps) {
  return (
    <div className={classNames('min-w-0', isWide && 'max-sm:col-span-2')}>
      <dt className="flex min-h-6 items-center gap-1 text-small font-semibold">{term}</dt>
      <dd>
        <span className={classNames('@container block', isWide && 'max-sm:w-1/2')}>{children}</span>
        {below && <span className="block text-small text-soft">{below}</span>}
      </dd>
    </div>
  );
}
