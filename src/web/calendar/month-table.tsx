import { Link } from 'wouter';
import type { Race } from '../../contract/race-list.ts';
import type { Workout } from '../../contract/workouts.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import {
  distanceFigure,
  distanceText,
  distanceUnit,
  paceUnit,
  sumDistance,
  weightText,
} from '../../domain/measures.ts';
import { type Month, monthOf } from '../../domain/months.ts';
import { isRun } from '../../domain/sports.ts';
import { workoutLabel } from '../../domain/workout-kinds.ts';
import { classNames } from '../ui/class-names.ts';
import { Figure } from '../ui/figure.tsx';
import { Icon } from '../ui/icons.tsx';
import { countText } from '../words/amounts.ts';
import { dayOfMonth, fullDayText, shortDayText, shortWeekday } from '../words/day-text.ts';
import { raceHref } from '../words/race-href.ts';
import { paceText, workoutHref } from '../words/workout-facts.ts';
import { type DayOfLog, type LoggedWorkout, sumRuns, workoutsUpTo } from './days-of-log.ts';
import { BAR_LOOKS, KindMark, MARK_LABELS, type MarkKind, markOf } from './kind-mark.tsx';
import { logHref } from './use-calendar-view.ts';
import { type Stop, type StopProps, useDayKeys } from './use-day-keys.ts';

export type MonthTableProps = {
  month: Month;
  weeks: readonly (readonly DayOfLog[])[];
  today: Day;
  /** Goes so many months on. */
  turn: (by: number) => void;
  hrefOfWeek: (sunday: Day) => string;
};

const MOST_OF_A_DAY = 3;
/** A run of this length fills the width of its day. */
const WHOLE_WIDTH_M = 20_000;

/** The month at a desk: each day with what was done, each week with what was run. */
export function MonthTable({ month, weeks, today, turn, hrefOfWeek }: MonthTableProps) {
  const days = weeks.flat();
  const stops = days.flatMap((day) => stopsOf(day, today));
  const { tableProps, stopProps } = useDayKeys(stops, { restingAt: today, turn });
  const longestM = Math.max(
    WHOLE_WIDTH_M,
    ...days.flatMap((day) => day.workouts.map(({ workout }) => workout.distanceM ?? 0)),
  );
  return (
    <table
      {...tableProps}
      className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-box border border-line bg-card shadow-low"
    >
      <caption className="sr-only">
        The days of the month; the arrow keys go from day to day, Page Up and Page Down to another
        month
      </caption>
      <thead>
        <tr className="text-left text-note text-soft">
          {weeks[0]?.map(({ day }) => (
            <th key={day} scope="col" className="border-b border-line px-2 py-2 font-semibold">
              {shortWeekday(day)}
            </th>
          ))}
          <th scope="col" className="w-32 border-b border-l border-line px-3 py-2 font-semibold">
            Week: runs only
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, at) => (
          <tr key={week[0]?.day} className={at > 0 ? '*:border-t *:border-line' : undefined}>
            {week.map((day) => (
              <td
                key={day.day}
                className={classNames(
                  'group relative h-26 px-2 py-1.5 align-top not-first:border-l not-first:border-line',
                  monthOf(day.day) !== month && 'bg-paper',
                  day.day === today && 'inset-ring-2 inset-ring-accent',
                )}
              >
                <DayCell
                  day={day}
                  today={today}
                  isFirst={at === 0 && day === week[0]}
                  longestM={longestM}
                  stopProps={stopProps}
                  hrefOfWeek={hrefOfWeek}
                />
              </td>
            ))}
            <td className="border-l border-line px-3 py-1.5 align-top">
              <WeekSum week={week} today={today} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What of a day can be followed, in the order in which it stands there. */
function stopsOf({ day, workouts, races }: DayOfLog, today: Day): Stop[] {
  const entries = [
    ...workouts.map(({ workout }) => `workout-${workout.id}`),
    ...races.map(({ id }) => `race-${id}`),
  ];
  if (entries.length === 0) return day <= today ? [{ key: `log-${day}`, day }] : [];
  const shown = entries.slice(0, MOST_OF_A_DAY).map((key) => ({ key, day }));
  return entries.length > MOST_OF_A_DAY ? [...shown, { key: `more-${day}`, day }] : shown;
}

type DayCellProps = {
  day: DayOfLog;
  today: Day;
  /** Whether it names its month, though it does not begin it. */
  isFirst: boolean;
  longestM: number;
  stopProps: StopProps;
  hrefOfWeek: (sunday: Day) => string;
};

function DayCell({ day, today, isFirst, longestM, stopProps, hrefOfWeek }: DayCellProps) {
  const { workouts, races, weightKg } = day;
  const count = workouts.length + races.length;
  const number = dayOfMonth(day.day);
  const racesShown = races.slice(0, Math.max(0, MOST_OF_A_DAY - workouts.length));
  return (
    <>
      <p className="flex items-baseline justify-between gap-2 text-note text-soft">
        <time
          dateTime={day.day}
          aria-current={day.day === today ? 'date' : undefined}
          className={classNames(
            'font-semibold',
            day.day === today && '-mx-1 rounded-box bg-accent px-1.5 text-accent-ink',
          )}
        >
          {isFirst || number === 1 ? shortDayText(day.day) : number}
        </time>
        {weightKg !== null && <span>{weightText(weightKg)}</span>}
      </p>
      {workouts.slice(0, MOST_OF_A_DAY).map((logged) => (
        <WorkoutEntry
          key={logged.workout.id}
          logged={logged}
          longestM={longestM}
          stopProps={stopProps}
        />
      ))}
      {racesShown.map((race) => (
        <RaceEntry key={race.id} race={race} today={today} stopProps={stopProps} />
      ))}
      {count > MOST_OF_A_DAY && (
        <Link
          href={hrefOfWeek(day.day)}
          {...stopProps(`more-${day.day}`)}
          className="link mt-1 inline-block text-note"
        >
          {count - MOST_OF_A_DAY} more
        </Link>
      )}
      {count === 0 && day.day <= today && <LogHere day={day.day} stopProps={stopProps} />}
    </>
  );
}

const ENTRY =
  '-mx-1 mt-1 block rounded-box px-1 py-0.5 hover:bg-sunk focus-visible:-outline-offset-2';

type WorkoutEntryProps = { logged: LoggedWorkout; longestM: number; stopProps: StopProps };

function WorkoutEntry({ logged, longestM, stopProps }: WorkoutEntryProps) {
  const { workout, race } = logged;
  const { id, distanceM, durationS } = workout;
  const kind: MarkKind = race ? 'race' : markOf(workout);
  const facts = [formatElapsed(durationS), isRun(workout) ? paceOf(workout) : distanceOf(workout)];
  return (
    <Link href={workoutHref(workout)} {...stopProps(`workout-${id}`)} className={ENTRY}>
      <span className="sr-only">
        {fullDayText(workout.date)}, {race?.name ?? workoutLabel(workout)}:{' '}
      </span>
      <span className="flex h-5 items-center gap-1.5">
        <KindMark kind={kind} />
        {isRun(workout) && distanceM !== null ? (
          <Figure value={distanceFigure(distanceM, 1)} unit={distanceUnit()} />
        ) : (
          <span aria-hidden="true" className="truncate text-small">
            {workoutLabel(workout)}
          </span>
        )}
      </span>
      <span className="mt-0.5 block text-note text-soft">
        {facts.filter((fact) => fact !== null).join(' · ')}
      </span>
      {distanceM !== null && BAR_LOOKS[kind] !== '' && (
        <span
          aria-hidden="true"
          className={`prints mt-1 block h-1.5 min-w-1.5 rounded-mark ${BAR_LOOKS[kind]}`}
          style={{ width: `${(100 * distanceM) / longestM}%` }}
        />
      )}
    </Link>
  );
}

function paceOf(workout: Workout): string | null {
  const pace = paceText(workout);
  return pace && `${pace}\u00a0${paceUnit()}`;
}

function distanceOf({ distanceM }: Workout): string | null {
  return distanceM === null ? null : `${distanceFigure(distanceM, 1)}\u00a0${distanceUnit()}`;
}

function RaceEntry(props: { race: Race; today: Day; stopProps: StopProps }) {
  const { race, today, stopProps } = props;
  return (
    <Link href={raceHref(race)} {...stopProps(`race-${race.id}`)} className={ENTRY}>
      <span className="sr-only">
        {fullDayText(race.date)}, {MARK_LABELS.race}:{' '}
      </span>
      <span className="flex items-start gap-1.5">
        <span className="flex h-5 items-center">
          <KindMark kind="race" isAhead={race.date >= today} />
        </span>
        <span className="line-clamp-2 text-small font-semibold wrap-anywhere">{race.name}</span>
      </span>
      <span className="mt-0.5 block text-note text-soft">{distanceText(race.distanceM)}</span>
    </Link>
  );
}

/** An empty day invites to be logged, where it is pointed at or reached by keyboard. */
function LogHere({ day, stopProps }: { day: Day; stopProps: StopProps }) {
  return (
    <Link
      href={logHref(day)}
      {...stopProps(`log-${day}`)}
      className="absolute inset-x-1.5 top-7 bottom-1.5 flex items-center justify-center gap-1 rounded-box border border-dashed border-edge text-note font-semibold text-accent opacity-0 group-hover:opacity-100 focus:opacity-100"
    >
      <Icon name="log" size={16} />
      Log<span className="sr-only"> a workout of {fullDayText(day)}</span>
    </Link>
  );
}

function WeekSum({ week, today }: { week: readonly DayOfLog[]; today: Day }) {
  const workouts = workoutsUpTo(week, today);
  const { runs, distanceM, durationS } = sumRuns(workouts);
  if ((week[0]?.day ?? today) > today) return null;
  return (
    <>
      <Figure value={sumDistance(distanceM)} unit={distanceUnit()} size="title" />
      <p className="text-note text-soft">
        {countText(runs, 'run')}
        {runs > 0 && ` · ${formatElapsed(durationS)}`}
      </p>
    </>
  );
}
