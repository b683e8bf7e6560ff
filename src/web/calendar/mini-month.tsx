import { Link } from 'wouter';
import type { Day } from '../../domain/calendar.ts';
import { distanceUnit, exactDistance } from '../../domain/measures.ts';
import { monthOf } from '../../domain/months.ts';
import { isRun } from '../../domain/sports.ts';
import { workoutLabel } from '../../domain/workout-kinds.ts';
import { classNames } from '../ui/class-names.ts';
import { dayOfMonth, fullDayText, shortWeekday } from '../words/day-text.ts';
import { raceHref } from '../words/race-href.ts';
import { workoutHref } from '../words/workout-facts.ts';
import type { DayOfLog } from './days-of-log.ts';
import { KindMark, type MarkKind, markOf } from './kind-mark.tsx';
import type { MonthTableProps } from './month-table.tsx';
import { logHref } from './use-calendar-view.ts';
import { useDayKeys } from './use-day-keys.ts';

const MOST_MARKS = 2;

/** The month on a phone: each day a place for a thumb, with a mark for each workout. */
export function MiniMonth({ month, weeks, today, turn, hrefOfWeek }: MonthTableProps) {
  const stops = weeks.flat().flatMap(({ day, ...rest }) => {
    const leads = hrefOf({ day, ...rest }, { today, hrefOfWeek }) !== null;
    return leads ? [{ key: day, day }] : [];
  });
  const { tableProps, stopProps } = useDayKeys(stops, { restingAt: today, turn });
  return (
    <table {...tableProps} className="w-full table-fixed border-separate border-spacing-0">
      <caption className="sr-only">The days of the month</caption>
      <thead>
        <tr>
          {weeks[0]?.map(({ day }) => (
            <th key={day} scope="col" className="pb-1 text-note font-semibold text-soft">
              <abbr title={shortWeekday(day)} className="no-underline">
                {shortWeekday(day).slice(0, 1)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((day) => {
              const href = hrefOf(day, { today, hrefOfWeek });
              const look = classNames(
                'flex h-12 flex-col items-center justify-start gap-1 rounded-box pt-1.5 text-small',
                monthOf(day.day) === month ? 'font-semibold' : 'text-soft',
                day.day === today && 'inset-ring-2 inset-ring-accent',
              );
              return (
                <td key={day.day} className="p-0">
                  {href === null ? (
                    <span className={look}>{dayOfMonth(day.day)}</span>
                  ) : (
                    <Link
                      href={href}
                      {...stopProps(day.day)}
                      aria-current={day.day === today ? 'date' : undefined}
                      className={`${look} hover:bg-sunk focus-visible:-outline-offset-2`}
                    >
                      {dayOfMonth(day.day)}
                      <Marks day={day} today={today} />
                      <span className="sr-only">{wordsOf(day)}</span>
                    </Link>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Marks({ day: { day, workouts, races }, today }: { day: DayOfLog; today: Day }) {
  const kinds: MarkKind[] = [
    ...workouts.map(({ workout, race }) => (race ? 'race' : markOf(workout))),
    ...races.map(() => 'race' as const),
  ];
  return (
    <span className="flex gap-0.5">
      {kinds.slice(0, MOST_MARKS).map((kind, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks of one kind are alike
        <KindMark key={at} kind={kind} isAhead={kind === 'race' && day > today} />
      ))}
    </span>
  );
}

/** One thing is opened, several by their week, an empty day is logged; null where it is still to come. */
function hrefOf(
  { day, workouts, races }: DayOfLog,
  { today, hrefOfWeek }: { today: Day; hrefOfWeek: (day: Day) => string },
): string | null {
  const [first, ...others] = [
    ...workouts.map(({ workout }) => workoutHref(workout)),
    ...races.map(raceHref),
  ];
  if (others.length > 0) return hrefOfWeek(day);
  if (first !== undefined) return first;
  return day <= today ? logHref(day) : null;
}

function wordsOf({ day, workouts, races }: DayOfLog): string {
  const named = [
    ...workouts.map(({ workout, race }) => {
      const km =
        workout.distanceM === null
          ? ''
          : ` ${exactDistance(workout.distanceM)}\u00a0${distanceUnit()}`;
      return `${race?.name ?? workoutLabel(workout)}${isRun(workout) ? km : ''}`;
    }),
    ...races.map(({ name }) => name),
  ];
  return `, ${fullDayText(day)}: ${named.join(', ') || 'log a workout'}`;
}
