import type { Race } from '../../contract/races.ts';
import type { Day } from '../../domain/calendar.ts';
import { DASHBOARD_RACES_SHOWN, NEAR_RACE_DAYS } from '../../domain/limits.ts';
import { daysUntil, isAhead, isNear } from '../../domain/race-days.ts';
import { kmFromM } from '../../domain/units.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { TargetAndPrediction } from '../prediction/target-and-prediction.tsx';
import { type RaceRuns, useRaceRuns } from '../prediction/use-race-runs.ts';
import { racesQuery } from '../queries/races.ts';
import { useDeferredQuery } from '../queries/use-deferred-query.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Figure } from '../ui/figure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { dayText } from '../words/day-text.ts';
import { MoreLink } from './more-link.tsx';

const RACES_HREF = '/race-goals';

export function UpcomingRaces({ userId, today }: { userId: number; today: Day }) {
  const { data: races, isError, query } = useDeferredQuery(racesQuery(userId));
  const ahead = races?.filter((race) => isAhead(race, today));
  return (
    <Card
      title="Upcoming races"
      action={ahead && ahead.length > 0 && <MoreLink href={RACES_HREF}>All races</MoreLink>}
    >
      <div className="grid min-h-42 grid-cols-1">
        {ahead ? (
          <Races races={ahead.slice(0, DASHBOARD_RACES_SHOWN)} userId={userId} today={today} />
        ) : isError ? (
          <LoadFailure title="Your races could not be loaded" query={query} />
        ) : (
          <Skeleton size="size-full opacity-50" />
        )}
      </div>
    </Card>
  );
}

type RacesProps = { races: readonly Race[]; userId: number; today: Day };

function Races({ races, userId, today }: RacesProps) {
  if (races.length === 0) {
    return (
      <EmptyState
        title="No upcoming races"
        text="Set a date and a target time, and the days left and your predicted time will stand here."
        action={
          <ButtonLink href={RACES_HREF} tone="quiet" icon="flag">
            Add Race
          </ButtonLink>
        }
      />
    );
  }
  return <RaceTiles races={races} userId={userId} today={today} />;
}

// The runs are only asked for where there is a race to predict.
function RaceTiles({ races, userId, today }: RacesProps) {
  const runs = useRaceRuns({ userId, today });
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {races.map((race) => (
        <RaceTile key={race.id} race={race} runs={runs} today={today} />
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
  runs: RaceRuns;
  today: Day;
};

function RaceTile({ race, runs, today }: RaceTileProps) {
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
