import type { Race } from '../../contract/race-list.ts';
import type { Day } from '../../domain/calendar.ts';
import { isNear } from '../../domain/race-days.ts';
import { UpcomingRaceHead } from '../prediction/race-head.tsx';
import { TargetAndPrediction } from '../prediction/target-and-prediction.tsx';
import { type KnownPredictions, usePredictions } from '../prediction/use-predictions.ts';
import { classNames } from '../ui/class-names.ts';
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
  return (
    <li
      className={classNames(
        'flex min-w-0 flex-col rounded-box border p-4',
        isNear(race, today) ? 'border-accent bg-accent-soft' : 'border-line',
      )}
    >
      <UpcomingRaceHead race={race} today={today} />
      <TargetAndPrediction race={race} predictions={predictions} today={today} />
    </li>
  );
}
