import type { Race } from '../../contract/races.ts';
import type { Day } from '../../domain/calendar.ts';
import { NEAR_RACE_DAYS } from '../../domain/limits.ts';
import { daysUntil, isNear } from '../../domain/race-days.ts';
import { kmFromM } from '../../domain/units.ts';
import { TargetAndPrediction } from '../prediction/target-and-prediction.tsx';
import type { RaceRuns } from '../prediction/use-race-runs.ts';
import { classNames } from '../ui/class-names.ts';
import { Figure } from '../ui/figure.tsx';
import { dayText } from '../words/day-text.ts';

type RaceTileProps = {
  race: Race;
  runs: RaceRuns;
  today: Day;
};

export function RaceTile({ race, runs, today }: RaceTileProps) {
  const days = daysUntil(race.date, today);
  const near = isNear(race, today);
  return (
    <li
      className={classNames(
        'flex min-w-0 flex-col rounded-box border p-4',
        near ? 'border-accent bg-accent-soft' : 'border-line',
      )}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-body font-semibold wrap-anywhere">{race.name}</h3>
        <Figure value={days.toLocaleString('en')} unit={days === 1 ? 'day' : 'days'} size="title" />
      </div>
      <p className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 text-small text-soft">
        <span className="whitespace-nowrap">
          {dayText(race.date, today)} · {kmFromM(race.distanceM)}&nbsp;km
        </span>
        {near && <span className="font-semibold text-accent">Within {NEAR_RACE_DAYS} days</span>}
      </p>
      <TargetAndPrediction race={race} runs={runs} today={today} />
    </li>
  );
}
