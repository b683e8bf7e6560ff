import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import type { Race } from '../../contract/race-list.ts';
import type { Day } from '../../domain/calendar.ts';
import { NEAR_RACE_DAYS } from '../../domain/limits.ts';
import { distanceText } from '../../domain/measures.ts';
import { daysUntil, isNear } from '../../domain/race-days.ts';
import { TargetAndPrediction } from '../prediction/target-and-prediction.tsx';
import type { KnownPredictions } from '../prediction/use-predictions.ts';
import { classNames } from '../ui/class-names.ts';
import { Figure } from '../ui/figure.tsx';
import { useMore } from '../ui/use-more.ts';
import { raceDayText } from '../words/day-text.ts';
import { raceHref } from '../words/race-href.ts';
import { RaceActions, type RaceActs } from './race-actions.tsx';
import { RaceNotes } from './race-notes.tsx';
import { ShowMore } from './show-more.tsx';

type UpcomingRacesProps = {
  races: readonly Race[];
  /** The form that is open in the place of this race, or null. */
  formOf: (race: Race) => ReactNode;
  card: (race: Race) => ReactNode;
};

const STEP = 10;

/** The nearest first; a race that is being edited takes the whole width. */
export function UpcomingRaces({ races, formOf, card }: UpcomingRacesProps) {
  const list = useRef<HTMLUListElement>(null);
  const { count, more } = useMore(list, STEP);
  return (
    <>
      <ul ref={list} className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {races.slice(0, count).map((race) => {
          const form = formOf(race);
          return (
            <li key={race.id} className={classNames('min-w-0', form !== null && 'lg:col-span-2')}>
              {form ?? card(race)}
            </li>
          );
        })}
      </ul>
      {races.length > STEP && (
        <ShowMore
          shown={Math.min(count, races.length)}
          total={races.length}
          noun="upcoming races"
          onMore={more}
        />
      )}
    </>
  );
}

type UpcomingRaceProps = {
  race: Race;
  today: Day;
  predictions: KnownPredictions;
  acts: RaceActs;
};

export function UpcomingRace({ race, today, predictions, acts }: UpcomingRaceProps) {
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
          <Link href={raceHref(race)} className="link tap-around">
            {race.name}
          </Link>
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
          <span className="whitespace-nowrap">{distanceText(race.distanceM)}</span>
        </span>
        {near && <span className="font-semibold text-accent">Within {NEAR_RACE_DAYS} days</span>}
      </p>
      <TargetAndPrediction race={race} predictions={predictions} today={today} />
      <RaceNotes notes={race.notes} />
      <div className="-mr-2 mt-auto -mb-2 pt-2">
        <RaceActions race={race} acts={acts} canRecord={days === 0} />
      </div>
    </article>
  );
}
