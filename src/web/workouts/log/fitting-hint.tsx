import { Link } from 'wouter';
import { startTimeOf } from '../../../domain/start-time.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { workoutHref } from '../../words/workout-facts.ts';
import { nounOf, originText, outingText } from '../same/same-words.ts';
import type { Fitting } from './like-workout.ts';

/** What is said of a workout that fits: that it is the same, or another. */
export type SaidOfFitting = 'same' | 'other';

type FittingHintProps = {
  fitting: Fitting;
  said: SaidOfFitting | null;
  onSay: (said: SaidOfFitting) => void;
};

/** Below the form's main fields: a workout of the log that fits what is typed, and what becomes of it. */
export function FittingHint({ fitting, said, onSay }: FittingHintProps) {
  const { workout, isSure } = fitting;
  const noun = nounOf(workout);
  const chosen = said ?? (isSure ? 'same' : 'other');
  const { source, date, durationS, distanceM } = workout;
  const outing = outingText({ startTime: startTimeOf(workout), date, durationS, distanceM });
  return (
    <div className="grid gap-2">
      <p role="status" className="text-small text-soft wrap-anywhere">
        Your log has{' '}
        <Link className="link" href={workoutHref(workout)}>
          a {noun} from {originText({ source, file: null })}
        </Link>{' '}
        {outing}. {chosen === 'same' ? 'What you type joins it.' : 'This stays beside it.'}
      </p>
      <SegmentedControl
        hideLabel
        label={`Is it the same ${noun}?`}
        value={chosen}
        choices={[
          { value: 'same', label: `Same ${noun}` },
          { value: 'other', label: `Two ${noun}s` },
        ]}
        onChange={onSay}
      />
    </div>
  );
}
