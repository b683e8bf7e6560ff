import { useLocation } from 'wouter';
import type { Workout } from '../../../contract/workouts.ts';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { workoutHref } from '../../words/workout-facts.ts';
import { SameNote, useSame } from './same-note.tsx';
import { nounOf } from './same-words.ts';

/** On a workout's page, below its record: with what it was joined, or what it may be. */
export function SameCard({ workout }: { workout: Workout }) {
  const same = useSame(workout);
  const [, navigate] = useLocation();
  const toast = useToast();
  if (!same) return null;
  const noun = nounOf(workout);
  const { joinedWith } = same;
  const sayParted = (typed: Workout) => {
    // The button that was pressed is gone.
    document.querySelector('h1')?.focus();
    if (!joinedWith) return;
    toast({
      title: `Two ${noun}s again`,
      text: 'What you typed is one by itself.',
      tone: 'good',
      action: { label: 'See it', onAction: () => navigate(workoutHref(typed)) },
    });
  };
  return (
    <Card title={joinedWith ? `One ${noun}` : `The same ${noun}?`}>
      <div className="grid gap-3">
        <SameNote
          workout={workout}
          same={same}
          onJoined={(joined) => navigate(workoutHref(joined), { replace: true })}
          onParted={sayParted}
        />
      </div>
    </Card>
  );
}
