import { Link } from 'wouter';
import type { Workout } from '../../contract/workouts.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { DASHBOARD_WORKOUTS_SHOWN } from '../../domain/limits.ts';
import { distanceFigure, distanceUnit, paceUnit } from '../../domain/measures.ts';
import { workoutLabel } from '../../domain/workout-kinds.ts';
import { NotLoaded } from '../loading/load-failure.tsx';
import { LogOrImport } from '../navigation/log-workout.tsx';
import { useDeferredQuery } from '../queries/use-deferred-query.ts';
import { latestWorkoutsQuery } from '../queries/workouts.ts';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Figure } from '../ui/figure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ZoneBar } from '../ui/zone-bar.tsx';
import { firstWords } from '../words/amounts.ts';
import { dayText } from '../words/day-text.ts';
import { paceText, workoutHref, zonesOf } from '../words/workout-facts.ts';
import { MoreLink } from './more-link.tsx';

export default function RecentWorkouts({ userId, today }: { userId: number; today: Day }) {
  const { data, query } = useDeferredQuery(latestWorkoutsQuery(userId));
  const shown = data?.slice(0, DASHBOARD_WORKOUTS_SHOWN);
  return (
    <Card
      title="Recent workouts"
      action={
        shown &&
        shown.length > 0 && (
          <span className="flex gap-x-4">
            <MoreLink href="/calendar">Calendar</MoreLink>
            <MoreLink href="/run-details">All runs</MoreLink>
          </span>
        )
      }
    >
      {/* As high as the lines that come, whatever comes. */}
      <div className="@container">
        <div className="-mb-2 grid min-h-51 grid-cols-1 @min-[50rem]:min-h-36">
          {shown ? (
            <Lines workouts={shown} today={today} />
          ) : (
            <NotLoaded title="Your workouts could not be loaded" query={query}>
              <LinesSkeleton />
            </NotLoaded>
          )}
        </div>
      </div>
    </Card>
  );
}

type LinesProps = { workouts: readonly Workout[]; today: Day };

function Lines({ workouts, today }: LinesProps) {
  if (workouts.length === 0) {
    return (
      <EmptyState
        title="No workouts logged yet"
        text="Log your first one, or bring your history from a file."
        action={<LogOrImport />}
      />
    );
  }
  return (
    <ul>
      {workouts.map((workout) => (
        <WorkoutLine key={workout.id} workout={workout} today={today} />
      ))}
      {workouts.length < DASHBOARD_WORKOUTS_SHOWN && <NextLine />}
    </ul>
  );
}

/** Where the next one will stand, while there is room for it. */
function NextLine() {
  return (
    <li className="relative flex h-17 items-center border-t border-dashed border-edge @min-[50rem]:h-12">
      <MoreLink href="/workouts">Log your next workout</MoreLink>
    </li>
  );
}

function LinesSkeleton() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: DASHBOARD_WORKOUTS_SHOWN }, (_, line) => line).map((line) => (
        <div
          key={line}
          className="flex h-17 flex-col justify-center gap-3 @min-[50rem]:h-12 @min-[50rem]:flex-row @min-[50rem]:items-center @min-[50rem]:justify-between"
        >
          <Skeleton size="h-3.5 w-4/5 @min-[50rem]:w-3/5" />
          <Skeleton size="h-3.5 w-3/5 @min-[50rem]:w-1/5" />
        </div>
      ))}
    </div>
  );
}

/** One line where there is room for it, else two; the whole of it leads to the workout. */
function WorkoutLine({ workout, today }: { workout: Workout; today: Day }) {
  const { distanceM, durationS, avgHeartRate, notes } = workout;
  const pace = workout.workoutType === 'running' ? paceText(workout) : null;
  const label = workout.title ?? workoutLabel(workout);
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
        <Amount
          value={distanceM === null ? null : distanceFigure(distanceM, 1)}
          unit={distanceUnit()}
          first
        />
        <Amount value={formatElapsed(durationS)} first={distanceM === null} />
      </div>
      <div className="flex items-center gap-x-3 @min-[50rem]:contents">
        <span aria-hidden="true" className={`${DAY} @min-[18rem]:hidden`}>
          {day}
        </span>
        <Amount value={pace} unit={paceUnit()} />
        <Amount value={avgHeartRate} unit="bpm" roomy />
        <span className={hasZones ? 'w-20 shrink-0 @min-[50rem]:w-auto' : '@max-[50rem]:hidden'}>
          {hasZones && <ZoneBar minutes={zones} />}
        </span>
        <span className="line-clamp-1 min-w-0 text-small text-soft wrap-anywhere @max-[18rem]:hidden @min-[50rem]:line-clamp-2">
          {notes && firstWords(notes, 120)}
        </span>
      </div>
    </li>
  );
}

type AmountProps = {
  value: string | number | null;
  unit?: string;
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
  '@min-[50rem]:grid-cols-[5.75rem_minmax(6.5rem,0.7fr)_5rem_5.25rem_5rem_4.5rem_6.5rem_minmax(0,1fr)]';

const WHOLE_ROW_LINK =
  'min-w-0 truncate text-small font-semibold after:absolute after:inset-0 after:rounded-box ' +
  'focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus';
