import { type TouchEvent, useRef } from 'react';
import type { User } from '../../contract/session.ts';
import { addDays, type Day, startOfWeek } from '../../domain/calendar.ts';
import { weekStart } from '../../domain/measures.ts';
import { addMonths, daysOfWeek, firstDayOf, weeksOfMonth } from '../../domain/months.ts';
import { useAthletesDay } from '../days/use-athletes-day.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { LogWorkout } from '../navigation/log-workout.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pending } from '../ui/pending.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { useAtDesk } from '../ui/use-at-desk.ts';
import { daysText, monthText } from '../words/day-text.ts';
import { useLogOf } from './calendar.api.ts';
import { comparedMonth, comparedWeek, describeRuns } from './calendar-words.ts';
import { daysOfLog } from './days-of-log.ts';
import { MarkLegend } from './kind-mark.tsx';
import { MiniMonth } from './mini-month.tsx';
import { MonthTable } from './month-table.tsx';
import {
  type CalendarView,
  calendarHref,
  current,
  moved,
  turned,
  useCalendarView,
} from './use-calendar-view.ts';
import { WeekCard } from './week-card.tsx';

const KINDS = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
] as const;

/** What was done on which day: a month or a week of the log, with races and weights. */
export default function CalendarPage({ user }: { user: User }) {
  const today = useAthletesDay(user);
  const [view, choose] = useCalendarView(today);
  const weeks = weeksOf(view);
  const { query, log, missing } = useLogOf({ userId: user.id, ...rangeOf(view, weeks) });
  const compared =
    view.kind === 'month' ? comparedMonth(view.month, today) : comparedWeek(view.sunday, today);
  const turn = (by: number) => choose(moved(view, by));
  const swipe = useSwipe(turn);
  return (
    <>
      <PageHeader
        title={titleOf(view)}
        tabTitle="Calendar"
        lead={
          <span role="status" className="block min-h-12 min-[30rem]:min-h-6">
            {query.isPlaceholderData || query.isPending ? (
              <Pending width="w-[30ch]" />
            ) : (
              query.data && describeRuns(compared, { workouts: query.data, today })
            )}
          </span>
        }
        actions={
          <span className="max-md:hidden">
            <LogWorkout />
          </span>
        }
      />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl
          label="Show"
          hideLabel
          value={view.kind}
          choices={KINDS}
          onChange={() => choose(turned(view, today))}
        />
        <div className="flex items-center gap-1">
          <IconButton
            icon="chevronLeft"
            label={view.kind === 'month' ? 'Month before' : 'Week before'}
            onClick={() => turn(-1)}
          />
          <Button tone="quiet" onClick={() => choose(current(view, today))}>
            Today
          </Button>
          <IconButton
            icon="chevronRight"
            label={view.kind === 'month' ? 'Next month' : 'Next week'}
            onClick={() => turn(1)}
          />
        </div>
      </div>
      {query.isError && !query.data && (
        <div className="mb-3">
          <Card>
            <LoadFailure title="Your calendar could not be loaded" query={query} />
          </Card>
        </div>
      )}
      {missing.length > 0 && (
        <p className="mb-2 text-small text-soft">
          Without {missing.join(' and ')}, which could not be loaded.
        </p>
      )}
      <div {...swipe} aria-busy={query.isPlaceholderData || query.isPending}>
        <Weeks
          view={view}
          weeks={weeks.map((days) => daysOfLog(days, log))}
          today={today}
          turn={turn}
        />
      </div>
    </>
  );
}

type WeeksProps = {
  view: CalendarView;
  weeks: ReturnType<typeof daysOfLog>[];
  today: Day;
  turn: (by: number) => void;
};

function Weeks({ view, weeks, today, turn }: WeeksProps) {
  const isAtDesk = useAtDesk();
  if (view.kind === 'week') {
    return (
      <div className="grid gap-3 md:gap-4">
        {weeks.toReversed().map((week) => (
          <WeekCard key={week[0]?.day} week={week} today={today} order="oldest first" />
        ))}
      </div>
    );
  }
  const hrefOfWeek = (day: Day) =>
    calendarHref({ kind: 'week', sunday: startOfWeek(day, weekStart()) }, today);
  const month = { month: view.month, weeks, today, turn, hrefOfWeek };
  if (isAtDesk) {
    return (
      <>
        <MonthTable {...month} />
        <div className="mt-3">
          <MarkLegend />
        </div>
      </>
    );
  }
  const logged = weeks.filter((week) =>
    week.some(
      ({ workouts, races, weightKg }) => workouts.length + races.length > 0 || weightKg !== null,
    ),
  );
  return (
    <div className="grid gap-3 md:gap-4">
      <Card>
        <MiniMonth {...month} />
      </Card>
      {logged.toReversed().map((week) => (
        <WeekCard key={week[0]?.day} week={week} today={today} order="newest first" />
      ))}
      <MarkLegend />
    </div>
  );
}

/** The weeks to show; of a week the one before it too. */
function weeksOf(view: CalendarView): Day[][] {
  if (view.kind === 'month') return weeksOfMonth(view.month, weekStart());
  return [daysOfWeek(addDays(view.sunday, -7)), daysOfWeek(view.sunday)];
}

/** With the days that they are compared with. */
function rangeOf(view: CalendarView, weeks: readonly (readonly Day[])[]): { from: Day; to: Day } {
  const [first, last] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a calendar without days');
  if (view.kind === 'week') return { from: first, to: last };
  return { from: firstDayOf(addMonths(view.month, -1)), to: last };
}

function titleOf(view: CalendarView): string {
  if (view.kind === 'month') return monthText(firstDayOf(view.month));
  return daysText({ from: view.sunday, to: addDays(view.sunday, 6) });
}

const SWIPE_PX = 60;

/** A finger drawn to the left goes on, to the right back; one that scrolls does neither. */
function useSwipe(turn: (by: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      from.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!touch || !from.current) return;
      const [across, down] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      from.current = null;
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) return;
      turn(across < 0 ? 1 : -1);
    },
  };
}
