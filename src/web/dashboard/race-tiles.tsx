import { Link } from 'wouter';
import type { Race } from '../../contract/race-list.ts';
import type { Day } from '../../domain/calendar.ts';
import { NEAR_RACE_DAYS } from '../../domain/limits.ts';
import { distanceText } from '../../domain/measures.ts';
import { daysUntil, isNear } from '../../domain/race-days.ts';
import { TargetAndPrediction } from '../prediction/target-and-prediction.tsx';
import { type KnownPredictions, usePredictions } from '../prediction/use-predictions.ts';
import { classNames } from '../ui/class-names.ts';
import { Figure } from '../ui/figure.tsx';
import { raceDayText } from '../words/day-text.ts';
import { raceHref } from '../words/race-href.ts';
import { MoreLink } from './more-link.tsx';

const RACES_HREF = '/race-goals';

type RaceTilesProps = { races: readonly Race[]; userId: number; today: Day };

/** The next races with their predictions: loaded where there is a race, apart from the first view. */
export default function RaceTiles({ races, userId, today }: RaceTilesProps) {
  const predictions = usePredictions(userId);
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {races.map((race) => (
        <RaceTile key={race.id} race={race} predictions={predictions} today={today} />
      ))}
      {races.length === 1 && (
        <li className="hidden place-items-center rounded-box border border-dashed border-edge p-4 lg:grid">
          <MoreLink href={RACES_HREF}>Add another race</MoreLink>
        </li>
      )}
    </ul>
  );
}

type RaceTileProps = {
  race: Race;
  predictions: KnownPredictions;
  today: Day;
};

function RaceTile({ race, predictions, today }: RaceTileProps) {
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
        <h3 className="text-body font-semibold wrap-anywhere">
          <Link href={raceHref(race)} className="link tap-around">
            {race.name}
          </Link>
        </h3>
        <Figure value={days.toLocaleString('en')} unit={days === 1 ? 'day' : 'days'} size="title" />
      </div>
      <p className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 text-small text-soft">
        <span className="whitespace-nowrap">
          {raceDayText(race.date, today)} · {distanceText(race.distanceM)}
        </span>
        {near && <span className="font-semibold text-accent">Within {NEAR_RACE_DAYS} days</span>}
      </p>
      <TargetAndPrediction race={race} predictions={predictions} today={today} />
    </li>
  );
}
