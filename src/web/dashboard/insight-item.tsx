import { Link } from 'wouter';
import type { Advice } from '../../contract/coach.ts';
import type { Workout } from '../../contract/workouts.ts';
import type { Day } from '../../domain/calendar.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { countText } from '../words/amounts.ts';
import { dayText } from '../words/day-text.ts';
import { runHref, workoutHref } from '../words/workout-facts.ts';

type InsightItemProps = { item: Advice; workouts: readonly Workout[]; today: Day };

const MOST_LINKS = 2;

export function InsightItem({ item, workouts, today }: InsightItemProps) {
  const { title, message, priority, basis, workoutIds } = item;
  return (
    <li className="flex min-w-0 flex-col gap-1 text-small">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-body font-semibold">{title}</h3>
        <Badge even tone={TONES[priority]}>
          {LABELS[priority]}
        </Badge>
      </div>
      <p>{message}</p>
      <p className="text-soft">{basis}</p>
      {workoutIds.length > 0 && (
        <p className="text-soft">
          Rests on <Workouts ids={workoutIds} {...{ workouts, today, title }} />
        </p>
      )}
    </li>
  );
}

type WorkoutsProps = {
  ids: readonly number[];
  workouts: readonly Workout[];
  today: Day;
  title: string;
};

function Workouts({ ids, workouts, today, title }: WorkoutsProps) {
  const left = ids.length - MOST_LINKS;
  return (
    <>
      {ids.slice(0, MOST_LINKS).map((id, index) => {
        const workout = workouts.find((each) => each.id === id);
        const text = workout ? dayText(workout.date, today) : 'an earlier run';
        return (
          <span key={id}>
            {index > 0 && (left > 0 ? ', ' : ' and ')}
            <Link
              href={workout ? workoutHref(workout) : runHref({ id })}
              aria-label={`${text}, for ${title}`}
              className="link whitespace-nowrap"
            >
              {text}
            </Link>
          </span>
        );
      })}
      {left > 0 && ` and ${countText(left, 'more run', 'more runs')}`}
    </>
  );
}

const LABELS: Record<Advice['priority'], string> = { high: 'High', medium: 'Medium', low: 'Low' };

const TONES: Record<Advice['priority'], BadgeTone> = {
  high: 'warn',
  medium: 'accent',
  low: 'plain',
};
