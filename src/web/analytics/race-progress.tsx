import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Race } from '../../contract/race-list.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { isUpcoming } from '../../domain/race-days.ts';
import { NotLoaded } from '../loading/load-failure.tsx';
import { useReadiness } from '../prediction/race-readiness.tsx';
import { usePredictions } from '../prediction/use-predictions.ts';
import { racesQuery } from '../queries/races.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { TargetScale } from '../ui/charts/target-scale.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useMore } from '../ui/use-more.ts';
import { RaceTile } from './race-tile.tsx';
import { raceSentence } from './race-words.ts';

export function RaceProgress({ userId, today }: { userId: number; today: Day }) {
  const query = useQuery(racesQuery(userId));
  const upcoming = query.data?.filter((race) => isUpcoming(race, today));
  return (
    <Card title="Race Progress Tracking">
      <div className="grid min-h-64 print:min-h-0 grid-cols-1">
        {upcoming ? (
          <Races races={upcoming} userId={userId} today={today} />
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
  if (races.length > 0) return <Tiles races={races} userId={userId} today={today} />;
  return (
    <div className="self-center">
      <EmptyState
        title="No upcoming races"
        text="Set a date and a target time, and the days left, your predicted time and how ready you are will stand here."
        preview={<EmptyRace />}
        action={
          <ButtonLink href="/races" tone="quiet" icon="flag">
            Add Race
          </ButtonLink>
        }
      />
    </div>
  );
}

const SHOWN_AT_ONCE = 4;

// Predictions are only asked for where there is a race.
function Tiles({ races, userId, today }: RacesProps) {
  const predictions = usePredictions(userId);
  const readiness = useReadiness(userId);
  const list = useRef<HTMLUListElement>(null);
  const { count, more } = useMore(list, SHOWN_AT_ONCE);
  const rest = races.length - count;
  return (
    <div>
      <p className="mb-3 text-small text-soft">{raceSentence(races, today)}</p>
      <ul ref={list} className="grid gap-3 lg:grid-cols-2">
        {races.slice(0, count).map((race) => (
          <RaceTile
            key={race.id}
            race={race}
            predictions={predictions}
            readiness={itemsOf(readiness, race)}
            today={today}
          />
        ))}
      </ul>
      {rest > 0 && (
        <div className="mt-3 flex justify-center print:hidden">
          <Button tone="quiet" onClick={more}>
            Show {Math.min(rest, SHOWN_AT_ONCE)} more of {races.length} races
          </Button>
        </div>
      )}
    </div>
  );
}

/** Null as well where they could not be loaded: the days left are known then too. */
function itemsOf({ data, isError }: ReturnType<typeof useReadiness>, race: Race) {
  if (!data) return isError ? null : undefined;
  return data.find(({ raceId }) => raceId === race.id)?.items ?? null;
}

/** What a race's outlook will look like, with figures of nobody; never read out. */
function EmptyRace() {
  return (
    <TargetScale
      predicted={{ fastestS: 6420, likelyS: 6660, slowestS: 6900 }}
      targetS={6600}
      formatTime={formatElapsed}
    />
  );
}
