import { useQuery } from '@tanstack/react-query';
import type { Answer } from '../../contract/endpoint.ts';
import type { stravaMatch } from '../../contract/strava.ts';
import type { Workout } from '../../contract/workouts.ts';
import { isRun } from '../../domain/sports.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { HeldBack } from './held-back.tsx';
import { matchQuery } from './strava.api.ts';
import { useTakeMatch } from './use-take-match.ts';

type Match = NonNullable<Answer<typeof stravaMatch>['match']>;

/** Below a workout's record: where it is at Strava, and what Strava could add. */
export default function AtStrava({ workout }: { workout: Workout }) {
  const { data } = useQuery(matchQuery(workout.id));
  if (!data) return null;
  const { match } = data;
  const isFromStrava = workout.source === 'strava';
  if (match && match.fields.length > 0) return <Offer match={match} workout={workout} />;
  if (!match && !isFromStrava) return null;
  const isHeldBack = isFromStrava || match?.holdsStrava === true;
  const elsewhere = isHeldBack ? 'Filled in from Strava' : 'Also at Strava';
  return (
    <Card title={isFromStrava ? 'From Strava' : elsewhere} lead={match?.name}>
      {isHeldBack && <HeldBack isWhole={isFromStrava} />}
      {match && <StravaLink url={match.url} />}
    </Card>
  );
}

function Offer({ match, workout }: { match: Match; workout: Workout }) {
  const { take, isPending } = useTakeMatch(workout.id);
  const what = isRun(workout) ? 'run' : 'workout';
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
