import { Link } from 'wouter';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { distanceUnit, exactDistance, sumDistance, weightText } from '../../domain/measures.ts';
import { Card } from '../ui/card.tsx';
import { Figure } from '../ui/figure.tsx';
import { WorkoutList } from '../ui/workout-list.tsx';
import { countText } from '../words/amounts.ts';
import { shortDayText, weekdayText } from '../words/day-text.ts';
import { raceHref } from '../words/race-href.ts';
import { workoutHref } from '../words/workout-facts.ts';
import { workoutItem } from '../words/workout-item.ts';
import { type DayOfLog, type LoggedWorkout, sumRuns, workoutsUpTo } from './days-of-log.ts';
import { KindMark, markOf } from './kind-mark.tsx';

type WeekCardProps = {
  week: readonly DayOfLog[];
  today: Day;
  /** Which day stands first. */
  order: 'newest first' | 'oldest first';
};

/** A week, its workouts a line each, with the days of races and weights. */
export function WeekCard({ week, today, order }: WeekCardProps) {
  const days = order === 'newest first' ? week.toReversed() : week;
  const [first, last] = [week[0]?.day ?? today, week.at(-1)?.day ?? today];
  const sums = sumRuns(workoutsUpTo(week, today));
  const title = `${shortDayText(first)} to ${shortDayText(last)}`;
  const logged = days.flatMap(({ workouts }) =>
    order === 'newest first' ? workouts.toReversed() : workouts,
  );
  return (
    <Card
      title={
        <>
          {title}
          {first <= today && today <= last && (
            <span className="ml-2 rounded-box bg-accent-soft px-2 py-0.5 text-note text-accent">
              now
            </span>
          )}
        </>
      }
      lead={
        sums.runs > 0
          ? `${countText(sums.runs, 'run')} · ${formatElapsed(sums.durationS)}`
          : first > today
            ? 'Still to come.'
            : 'No run.'
      }
      action={<Figure value={sumDistance(sums.distanceM)} unit={distanceUnit()} size="title" />}
    >
      <Races days={days} today={today} />
      {logged.length > 0 && <WorkoutList label={title} items={logged.map(itemOf)} />}
      <Weights days={days} />
    </Card>
  );
}

function itemOf({ workout, race }: LoggedWorkout) {
  const item = workoutItem(workout, {
    href: workoutHref(workout),
    date: weekdayText(workout.date),
  });
  const kind = race?.name ?? workout.title ?? item.kind;
  return { ...item, kind, mark: <KindMark kind={race ? 'race' : markOf(workout)} /> };
}

function Races({ days, today }: { days: readonly DayOfLog[]; today: Day }) {
  const races = days.flatMap((day) => day.races);
  if (races.length === 0) return null;
  return (
    <ul className="-mx-2">
      {races.map((race) => (
        <li key={race.id}>
          <Link
            href={raceHref(race)}
            className="flex min-h-11 items-center gap-2 rounded-box px-2 py-2 text-small hover:bg-sunk"
          >
            <KindMark kind="race" isAhead={race.date >= today} />
            <span className="line-clamp-2 min-w-0 flex-1 font-semibold wrap-anywhere">
              {race.name}
            </span>
            <span className="text-right text-soft">
              {exactDistance(race.distanceM)}&nbsp;{distanceUnit()} ·{' '}
              <span className="whitespace-nowrap">{weekdayText(race.date)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Weights({ days }: { days: readonly DayOfLog[] }) {
  const words = days.flatMap(({ day, weightKg }) =>
    weightKg === null ? [] : [`${weightText(weightKg)} on ${weekdayText(day)}`],
  );
  if (words.length === 0) return null;
  return (
    <p className="mt-2 text-note text-soft">
      <Link className="link tap-around" href="/weight">
        Weight
      </Link>
      : {words.join(', ')}
    </p>
  );
}
