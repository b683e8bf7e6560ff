import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../contract/endpoint.ts';
import type { stravaMatch } from '../../contract/strava.ts';
import type { Workout } from '../../contract/workouts.ts';
import { isRun } from '../../domain/sports.ts';
import { messageOf } from '../api.ts';
import { RESTS_ON, refresh } from '../queries/refresh.ts';
import { sharingQuery } from '../queries/sharing.ts';
import { workoutQuery } from '../queries/workouts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { DescriptionList } from '../ui/description-list.tsx';
import { useToast } from '../ui/toaster.tsx';
import { matchQuery, takeMatch } from './strava.api.ts';

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

function useTakeMatch(workoutId: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => takeMatch(workoutId),
    onSuccess: (workout) => {
      queryClient.setQueryData(workoutQuery(workoutId).queryKey, workout);
      void queryClient.invalidateQueries({ queryKey: matchQuery(workoutId).queryKey });
      void refresh(queryClient, RESTS_ON.strava);
      toast({ title: 'Filled in from Strava', tone: 'good' });
      // The button that was pressed is gone.
      document.querySelector('h1')?.focus();
    },
    onError: (error) =>
      toast({
        title: 'Error',
        text: messageOf(error, 'Failed to fill in what Strava has.'),
        tone: 'bad',
      }),
  });
  return { take: () => mutate(), isPending };
}

/** That a workout is left out elsewhere, and why; nothing of trainers where they may see it. */
export function HeldBack({ isWhole }: { isWhole: boolean }) {
  const { data: sharing, isPending } = useQuery(sharingQuery);
  const why = isWhole ? 'By Strava’s terms' : 'Since it holds values of Strava’s,';
  return (
    // Until it is known, the longer words keep their place unseen; if it never is, the shorter hold.
    <p className={classNames('text-small text-soft', isPending && 'invisible')}>
      {isPending || (sharing && sharing.leftOut !== null)
        ? `${why} it is shown to you alone: not in your trainer’s view, and never sent to an outside AI model.`
        : `${why} it is never sent to an outside AI model.`}
    </p>
  );
}
