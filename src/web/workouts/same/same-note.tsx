import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { LikeWorkout, SameWorkout } from '../../../contract/same-workout.ts';
import type { Workout } from '../../../contract/workouts.ts';
import { Button } from '../../ui/button.tsx';
import { workoutHref } from '../../words/workout-facts.ts';
import { sameQuery, useSameWorkout } from './same.api.ts';
import { nounOf, originText, outingText } from './same-words.ts';

type SameNoteProps = {
  workout: Workout;
  same: SameWorkout;
  onJoined: (workout: Workout) => void;
  onParted: (workout: Workout) => void;
};

/** What is known of a typed workout; null while it is not, and where there is nothing to say or ask. */
export function useSame(workout: Workout, answered?: SameWorkout): SameWorkout | null {
  const isTyped = workout.source === 'manual';
  const { data } = useQuery({
    ...sameQuery(workout),
    enabled: isTyped,
    initialData: answered,
  });
  const isSaid = data && (data.joinedWith !== null || data.mayBe.length > 0);
  return isTyped && isSaid ? data : null;
}

/** Says with what a typed workout was joined, or asks which it is; either can be had otherwise. */
export function SameNote({ workout, same, onJoined, onParted }: SameNoteProps) {
  const { join, part, isPending } = useSameWorkout(workout, { onJoined, onParted });
  const { joinedWith, mayBe } = same;
  const noun = nounOf(workout);
  if (joinedWith) {
    return (
      <div className={ROW}>
        <p className="min-w-0 grow basis-60 text-small wrap-anywhere">
          Joined with the {noun} from <strong>{originText(joinedWith)}</strong>. What you typed
          counts; all else is from there.
        </p>
        <Button tone="quiet" pending={isPending} onClick={part}>
          Keep both
        </Button>
      </div>
    );
  }
  const isOne = mayBe.length === 1;
  return (
    <>
      <p className="text-small">
        {isOne
          ? `Is this the same ${noun} as one that your log has?`
          : `Your log has several like this one. Is it one of them?`}
      </p>
      <ul className="grid gap-2">
        {mayBe.map((like) => (
          <li key={like.id} className={ROW}>
            <LikeLink like={like} typed={workout} />
            <Button tone="quiet" pending={isPending} onClick={() => join(like.id)}>
              Same {noun}
              {!isOne && <span className="sr-only"> as {outingText(like)}</span>}
            </Button>
            {isOne && <NoneOfThem noun={noun} count={1} pending={isPending} onClick={part} />}
          </li>
        ))}
      </ul>
      {!isOne && <NoneOfThem noun={noun} count={mayBe.length} pending={isPending} onClick={part} />}
    </>
  );
}

const ROW = 'flex flex-wrap items-center gap-x-3 gap-y-2';

function LikeLink({ like, typed }: { like: LikeWorkout; typed: Workout }) {
  const { workoutType } = typed;
  return (
    <p className="min-w-0 grow basis-60 text-small wrap-anywhere">
      <Link className="link" href={workoutHref({ id: like.id, workoutType })}>
        {originText(like)}
      </Link>{' '}
      {outingText(like)}
    </p>
  );
}

type NoneOfThemProps = { noun: string; count: number; pending: boolean; onClick: () => void };

function NoneOfThem({ noun, count, pending, onClick }: NoneOfThemProps) {
  return (
    <Button tone="quiet" pending={pending} onClick={onClick}>
      {count === 1 ? `Two ${noun}s` : 'None of them'}
    </Button>
  );
}
