import type { Race } from '../../contract/race-list.ts';
import type { Day } from '../../domain/calendar.ts';
import { isNear } from '../../domain/race-days.ts';
import { TargetAndPrediction } from '../prediction/target-and-prediction.tsx';
import { UpcomingRaceHead } from '../prediction/upcoming-race-head.tsx';
import type { KnownPredictions } from '../prediction/use-predictions.ts';
import { classNames } from '../ui/class-names.ts';
import { RaceActions, type RaceActs } from './race-actions.tsx';
import { RaceNotes } from './race-notes.tsx';

type UpcomingRaceProps = {
  race: Race;
  today: Day;
  predictions: KnownPredictions;
  acts: RaceActs;
};

export function UpcomingRace({ race, today, predictions, acts }: UpcomingRaceProps) {
  return (
    <article
      aria-label={race.name}
      className={classNames(
        'flex h-full min-w-0 flex-col rounded-box border p-4',
        isNear(race, today) ? 'border-accent bg-accent-soft' : 'border-line',
      )}
    >
      <UpcomingRaceHead race={race} today={today} />
      <TargetAndPrediction race={race} predictions={predictions} today={today} />
      <RaceNotes notes={race.notes} />
      <div className="-mr-2 mt-auto -mb-2 pt-2">
        <RaceActions race={race} acts={acts} canRecord={race.date === today} />
      </div>
    </article>
  );
}
