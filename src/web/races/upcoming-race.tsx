import type { Race } from '../../contract/races.ts';
import type { Day } from '../../domain/calendar.ts';
import { NEAR_RACE_DAYS } from '../../domain/limits.ts';
import { daysUntil, isNear } from '../../domain/race-days.ts';
import { TargetAndPrediction } from '../prediction/target-and-prediction.tsx';
import type { RaceRuns } from '../prediction/use-race-runs.ts';
import { classNames } from '../ui/class-names.ts';
import { Figure } from '../ui/figure.tsx';
import { exactKmText } from '../words/amounts.ts';
import { raceDayText } from '../words/day-text.ts';
import { RaceActions, type RaceActs } from './race-actions.tsx';
import { RaceNotes } from './race-notes.tsx';

type UpcomingRaceProps = { race: Race; today: Day; runs: RaceRuns; acts: RaceActs };

export function UpcomingRace({ race, today, runs, acts }: UpcomingRaceProps) {
  const days = daysUntil(race.date, today);
  const near = isNear(race, today);
  return (
    <article
      aria-label={race.name}
      className={classNames(
        'flex h-full min-w-0 flex-col rounded-box border p-4',
        near ? 'border-accent bg-accent-soft' : 'border-line',
      )}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 tabIndex={-1} className="min-w-0 text-body font-semibold wrap-anywhere">
          {race.name}
        </h3>
        {days === 0 ? (
          <span className="text-title font-semibold">Today</span>
        ) : (
          <Figure
            value={days.toLocaleString('en')}
            unit={days === 1 ? 'day' : 'days'}
            size="title"
          />
        )}
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-small text-soft">
        <span>
          {raceDayText(race.date, today)} ·{' '}
          <span className="whitespace-nowrap">{exactKmText(race.distanceM)} km</span>
        </span>
        {near && <span className="font-semibold text-accent">Within {NEAR_RACE_DAYS} days</span>}
      </p>
      <TargetAndPrediction race={race} runs={runs} today={today} />
      <RaceNotes notes={race.notes} />
      <div className="-mr-2 mt-auto -mb-2 pt-2">
        <RaceActions race={race} acts={acts} canRecord={days === 0} />
      </div>
    </article>
  );
}
