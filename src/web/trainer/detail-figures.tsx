import type { TrainerWorkout } from '../../contract/sharing.ts';
import { formatDuration } from '../../domain/duration.ts';
import { Figure } from '../ui/figure.tsx';
import { exactKmText } from '../words/amounts.ts';
import { paceText } from '../words/workout-facts.ts';
import { wholeText } from './words.ts';

/** What was measured, large, in one row where there is room. */
export function DetailFigures({ workout }: { workout: TrainerWorkout }) {
  const { distanceM, durationS, calories, workoutType } = workout;
  const km = {
    term: 'Distance',
    value: distanceM === null ? null : exactKmText(distanceM),
    unit: 'km',
  };
  const pace = { term: 'Average Pace', value: paceText(workout), unit: '/km' };
  const hasDistance = workoutType === 'running' || distanceM !== null;
  const figures = [
    ...(hasDistance ? [km] : []),
    { term: 'Duration', value: formatDuration(durationS), unit: 'h' },
    ...(hasDistance ? [pace] : []),
    { term: 'Calories', value: calories === null ? null : wholeText(calories), unit: 'kcal' },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 rounded-box border border-line bg-card p-4 shadow-low sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] md:p-5 print:break-inside-avoid print:shadow-none">
      {figures.map(({ term, value, unit }) => (
        <div key={term} className="@container min-w-0">
          <dt className="text-small font-semibold">{term}</dt>
          <dd>
            <Figure value={value} unit={unit} size="large" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
