import { Link } from 'wouter';
import type { Race } from '../../contract/race-list.ts';
import type { Day } from '../../domain/calendar.ts';
import { NEAR_RACE_DAYS } from '../../domain/limits.ts';
import { distanceText } from '../../domain/measures.ts';
import { daysUntil, isNear } from '../../domain/race-days.ts';
import { Figure } from '../ui/figure.tsx';
import { raceDayText } from '../words/day-text.ts';
import { raceHref } from '../words/race-href.ts';

/** Which race it is, the days left, its day and its distance. */
export function UpcomingRaceHead({ race, today }: { race: Race; today: Day }) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <RaceName race={race} />
        <DaysLeft days={daysUntil(race.date, today)} />
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-small text-soft">
        <span>
          <DayAndDistance race={race} today={today} />
        </span>
        {isNear(race, today) && (
          <span className="font-semibold text-accent">Within {NEAR_RACE_DAYS} days</span>
        )}
      </p>
    </div>
  );
}

export function RaceName({ race }: { race: Race }) {
  return (
    <h3 tabIndex={-1} className="min-w-0 text-body font-semibold wrap-anywhere">
      <Link href={raceHref(race)} className="link tap-around">
        {race.name}
      </Link>
    </h3>
  );
}

export function DayAndDistance({ race, today }: { race: Race; today: Day }) {
  return (
    <>
      {raceDayText(race.date, today)} ·{' '}
      <span className="whitespace-nowrap">{distanceText(race.distanceM)}</span>
    </>
  );
}

export function DaysLeft({ days, size = 'title' }: { days: number; size?: 'title' | 'large' }) {
  if (days === 0) return <Figure value="Today" size={size} />;
  return (
    <Figure value={days.toLocaleString('en')} unit={days === 1 ? 'day' : 'days'} size={size} />
  );
}
