import { Link } from 'wouter';
import type { Workout } from '../../contract/workouts.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatDuration } from '../../domain/duration.ts';
import { formatKm } from '../../domain/units.ts';
import { workoutLabel } from '../../domain/workout-kinds.ts';
import { classNames } from '../ui/class-names.ts';
import { Figure } from '../ui/figure.tsx';
import { ZoneBar } from '../ui/zone-bar.tsx';
import { firstWords } from '../words/amounts.ts';
import { dayText } from '../words/day-text.ts';
import { paceText, workoutHref, zonesOf } from '../words/workout-facts.ts';

/** One line where there is room for it, else two; the whole of it leads to the workout. */
export function WorkoutLine({ workout, today }: { workout: Workout; today: Day }) {
  const { distanceM, durationS, avgHeartRate, notes } = workout;
  const pace = workout.workoutType === 'running' ? paceText(workout) : null;
  const label = workoutLabel(workout);
  const day = dayText(workout.date, today);
  const zones = zonesOf(workout);
  const hasZones = zones.some((minutes) => minutes > 0);
  return (
    <li className={`${ROW} ${WIDE_ROW}`}>
      <div className="flex items-baseline gap-x-3 @min-[50rem]:contents">
        <Link
          href={workoutHref(workout)}
          aria-label={`${label}, ${day}`}
          className={WHOLE_ROW_LINK}
        >
          {label}
        </Link>
        <span aria-hidden="true" className={`${DAY} @max-[18rem]:hidden`}>
          {day}
        </span>
        <Amount value={distanceM === null ? null : formatKm(distanceM, 1)} unit="km" first />
        <Amount value={formatDuration(durationS)} unit="h" first={distanceM === null} />
      </div>
      <div className="flex items-center gap-x-3 @min-[50rem]:contents">
        <span aria-hidden="true" className={`${DAY} @min-[18rem]:hidden`}>
          {day}
        </span>
        <Amount value={pace} unit="/km" />
        <Amount value={avgHeartRate} unit="bpm" roomy />
        <span className={hasZones ? 'w-20 shrink-0 @min-[50rem]:w-auto' : '@max-[50rem]:hidden'}>
          {hasZones && <ZoneBar minutes={zones} />}
        </span>
        <span className="min-w-0 truncate text-small text-soft @max-[18rem]:hidden">
          {notes && firstWords(notes, 120)}
        </span>
      </div>
    </li>
  );
}

type AmountProps = {
  value: string | number | null;
  unit: string;
  /** Pushes itself and what follows to the right end of its line. */
  first?: boolean;
  /** Left out on the narrowest screens. */
  roomy?: boolean;
};

/** In columns a dash keeps the place of what was not measured; in a line it is left out. */
function Amount({ value, unit, first, roomy }: AmountProps) {
  return (
    <span
      className={classNames(
        'shrink-0 @min-[50rem]:text-right',
        value === null && '@max-[50rem]:hidden',
        first && '@max-[50rem]:ml-auto',
        roomy && '@max-[18rem]:hidden',
      )}
    >
      <Figure value={value} unit={unit} />
    </span>
  );
}

const DAY = 'text-note whitespace-nowrap text-soft @min-[50rem]:-order-1 @min-[50rem]:text-small';

const ROW =
  'relative -mx-2 flex h-17 flex-col justify-center gap-1 rounded-box px-2 hover:bg-sunk ' +
  'before:absolute before:inset-x-2 before:top-0 before:border-t before:border-line first:before:hidden';

const WIDE_ROW =
  '@min-[50rem]:grid @min-[50rem]:h-12 @min-[50rem]:items-center @min-[50rem]:gap-x-3 ' +
  '@min-[50rem]:grid-cols-[5.75rem_6.5rem_5rem_5.25rem_5rem_4.5rem_6.5rem_minmax(0,1fr)]';

const WHOLE_ROW_LINK =
  'min-w-0 truncate text-small font-semibold after:absolute after:inset-0 after:rounded-box ' +
  'focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus';
