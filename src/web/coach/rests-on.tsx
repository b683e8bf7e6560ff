import { Fragment, useId, useState } from 'react';
import { Link } from 'wouter';
import type { AnalysisClaim, CitedWorkout } from '../../contract/coach.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { distanceFigure, distanceUnit } from '../../domain/measures.ts';
import { keepUnits } from '../ui/keep-units.ts';
import { dayText } from '../words/day-text.ts';
import { raceHref } from '../words/race-href.ts';
import { workoutHref } from '../words/workout-facts.ts';

type RestsOnProps = {
  claim: AnalysisClaim;
  workouts: readonly CitedWorkout[];
  today: Day;
};

const MOST_LINKS = 2;

/** What was measured, and the workouts behind it, each a link: the receipt of a sentence. */
export function RestsOn({ claim, workouts, today }: RestsOnProps) {
  const { basis, workoutIds, workoutCount, raceId, text } = claim;
  const [open, setOpen] = useState(false);
  const listId = useId();
  const byId = new Map(workouts.map((workout) => [workout.id, workout]));
  const named = workoutIds.flatMap((id) => byId.get(id) ?? []);
  // One more link takes no more room than 'and 1 more'.
  const first = named.slice(0, named.length === MOST_LINKS + 1 ? MOST_LINKS + 1 : MOST_LINKS);
  const others = named.slice(first.length);
  const links = first.map((workout) => (
    <WorkoutLink key={workout.id} workout={workout} today={today} text={text} />
  ));
  if (raceId !== null) {
    links.unshift(
      <Link
        key="race"
        href={raceHref({ id: raceId })}
        aria-label={`The race, for: ${text}`}
        className="link whitespace-nowrap"
      >
        The race
      </Link>,
    );
  }
  if (basis === '' && links.length === 0) return null;
  return (
    <div className="mt-1 text-small text-soft">
      <p>
        {keepUnits(basis)}
        {basis !== '' && links.length > 0 && ': '}
        {links.map((each, index) => (
          <Fragment key={each.key}>
            {index > 0 && ', '}
            {each}
          </Fragment>
        ))}
        {others.length > 0 && (
          <>
            {' '}
            and{' '}
            <button
              type="button"
              aria-expanded={open}
              aria-controls={open ? listId : undefined}
              aria-label={`${workoutCount - first.length} more, for: ${text}`}
              className="link whitespace-nowrap"
              onClick={() => setOpen(!open)}
            >
              {(workoutCount - first.length).toLocaleString('en')} more
            </button>
          </>
        )}
      </p>
      {open && (
        <ul id={listId} className="mt-2 mb-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {others.map((workout) => (
            <li key={workout.id}>
              <WorkoutLink workout={workout} today={today} text={text} /> {factsOf(workout)}
            </li>
          ))}
          {workoutCount > named.length && (
            <li>and {(workoutCount - named.length).toLocaleString('en')} earlier ones</li>
          )}
        </ul>
      )}
    </div>
  );
}

type WorkoutLinkProps = { workout: CitedWorkout; today: Day; text: string };

function WorkoutLink({ workout, today, text }: WorkoutLinkProps) {
  const { date, label } = workout;
  const day = dayText(date, today);
  return (
    <Link
      href={workoutHref(workout)}
      aria-label={`${day}, ${label}, for: ${text}`}
      className="link whitespace-nowrap"
    >
      {day}
    </Link>
  );
}

function factsOf({ label, distanceM, durationS }: CitedWorkout): string {
  const distance =
    distanceM === null ? '' : `, ${distanceFigure(distanceM, 1)}\u00a0${distanceUnit()}`;
  return keepUnits(`${label}${distance}, ${formatElapsed(durationS)}`);
}
