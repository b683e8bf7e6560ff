import { useQuery } from '@tanstack/react-query';
import type { Answer } from '../../contract/endpoint.ts';
import type { stravaMatch } from '../../contract/strava.ts';
import type { Workout } from '../../contract/workouts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { HeldBack } from './held-back.tsx';
import { matchQuery, statusQuery } from './strava.api.ts';
import { useTakeMatch } from './use-take-match.ts';

type Match = NonNullable<Answer<typeof stravaMatch>['match']>;

/** Below a workout's record: where it is at Strava, and what Strava could add. */
export function AtStrava({ workout }: { workout: Workout }) {
  const isFromStrava = workout.source === 'strava';
  const { data: status } = useQuery({
    ...statusQuery,
    refetchOnMount: true,
    refetchInterval: false,
  });
  const { data } = useQuery({
    ...matchQuery(workout.id),
    enabled: isFromStrava || status?.isConnected === true,
  });
  const match = data?.match;
  if (isFromStrava) {
    return (
      <Card title="From Strava" lead={match?.name}>
        <HeldBack />
        {match && <StravaLink url={match.url} />}
      </Card>
    );
  }
  if (!match) return null;
  return match.fields.length > 0 ? (
    <Offer match={match} workout={workout} />
  ) : (
    <Card title="Also at Strava" lead={match.name}>
      <StravaLink url={match.url} />
    </Card>
  );
}

function Offer({ match, workout }: { match: Match; workout: Workout }) {
  const { take, isPending } = useTakeMatch(workout.id);
  const what = workout.workoutType === 'running' ? 'run' : 'workout';
  return (
    <Card title={`The same ${what} is at Strava`} lead={match.name}>
      <p className="text-small">It could fill in what is empty here:</p>
      <DescriptionList
        items={match.fields.map(({ label, value }) => ({ term: label, detail: value }))}
      />
      <p className="mt-2 text-small text-soft">
        Nothing that you have here is overwritten. Once filled in, this {what} is shown to you alone
        and to no trainer: those are Strava’s terms.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button tone="quiet" icon="download" pending={isPending} onClick={take}>
          Fill in
        </Button>
        <StravaLink url={match.url} />
      </div>
    </Card>
  );
}

function StravaLink({ url }: { url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="link inline-flex min-h-11 items-center text-small font-semibold"
    >
      View on Strava
      <span className="sr-only">, opens in a new tab</span>
    </a>
  );
}
