import { lazy, Suspense } from 'react';
import type { Race } from '../../contract/race-list.ts';
import type { Day } from '../../domain/calendar.ts';
import { DASHBOARD_RACES_SHOWN } from '../../domain/limits.ts';
import { isAhead } from '../../domain/race-days.ts';
import { NotLoaded } from '../loading/load-failure.tsx';
import { once } from '../loading/once.ts';
import { racesQuery } from '../queries/races.ts';
import { useDeferredQuery } from '../queries/use-deferred-query.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { MoreLink } from './more-link.tsx';

export const loadRaceTiles = once(() => import('./race-tiles.tsx'));
const RaceTiles = lazy(loadRaceTiles);

const RACES_HREF = '/race-goals';

export function UpcomingRaces({ userId, today }: { userId: number; today: Day }) {
  const { data: races, query } = useDeferredQuery(racesQuery(userId));
  const ahead = races?.filter((race) => isAhead(race, today));
  return (
    <Card
      title="Upcoming races"
      action={ahead && ahead.length > 0 && <MoreLink href={RACES_HREF}>All races</MoreLink>}
    >
      <div className="grid min-h-42 grid-cols-1">
        {ahead ? (
          <Races races={ahead.slice(0, DASHBOARD_RACES_SHOWN)} userId={userId} today={today} />
        ) : (
          <NotLoaded title="Your races could not be loaded" query={query}>
            <Skeleton size="size-full opacity-50" />
          </NotLoaded>
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
  return (
    <Suspense fallback={<Skeleton size="size-full opacity-50" />}>
      <RaceTiles races={races} userId={userId} today={today} />
    </Suspense>
  );
}
