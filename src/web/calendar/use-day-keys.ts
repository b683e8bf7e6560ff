import { type KeyboardEvent, useRef, useState } from 'react';
import { addDays, type Day } from '../../domain/calendar.ts';

/** Something in the calendar that can be followed: a workout, a race, a day to log. */
export type Stop = { key: string; day: Day };

/**
 * One stop of the Tab key for the whole month. The arrow keys go on by a day or a week to the next day
 * that has something, within a day from one to the next; Home and End go to the ends of the month,
 * Page Up and Page Down to another one.
 */
export function useDayKeys(
  stops: readonly Stop[],
  { restingAt, turn }: { restingAt: Day; turn: (by: number) => void },
) {
  const [chosen, setChosen] = useState<string | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const resting = stops.findLast(({ day }) => day <= restingAt) ?? stops[0];
  const current = stops.find(({ key }) => key === chosen) ?? resting;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      turn(event.key === 'PageUp' ? -1 : 1);
      return;
    }
    const next = current && stopAfter(stops, current, event.key);
    if (!next) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-stop="${next.key}"]`)?.focus();
  };

  return {
    tableProps: { ref: table, onKeyDown },
    stopProps: (key: string) => ({
      'data-stop': key,
      tabIndex: key === current?.key ? 0 : -1,
      onFocus: () => setChosen(key),
    }),
  };
}

export type StopProps = ReturnType<typeof useDayKeys>['stopProps'];

/** Where a key leads from here; undefined where it leads nowhere. */
export function stopAfter(stops: readonly Stop[], from: Stop, key: string): Stop | undefined {
  const at = stops.findIndex((stop) => stop.key === from.key);
  switch (key) {
    case 'ArrowRight':
      return stops[at + 1];
    case 'ArrowLeft':
      return stops[at - 1];
    case 'ArrowDown':
      return stops.find(({ day }) => day >= addDays(from.day, 7));
    case 'ArrowUp':
      return stops.findLast(({ day }) => day <= addDays(from.day, -7));
    case 'Home':
      return stops[0];
    case 'End':
      return stops.at(-1);
    default:
      return undefined;
  }
}
