import type { Day } from '../../calendar.ts';
import { dayText } from '../phrases.ts';
import type { Session } from './week-layout.ts';

/** What a day of a planned week holds. */
export type PlannedDay = {
  date: Day;
  /** Null on a day without a run. */
  session: Session | null;
  /** How far it goes, where that is said. */
  distanceM: number | null;
  /** 'long run of about 20 km, easy throughout' */
  what: string;
};

/** 'Sun 29 Nov: long run of about 20 km, easy throughout' */
export function plannedDayText({ date, what }: PlannedDay, today: Day): string {
  return `${dayText(date, today)}: ${what}`;
}

/** The first of these days that holds such a session. */
export function firstOfSession(
  days: readonly PlannedDay[],
  sessions: readonly PlannedDay['session'][],
): PlannedDay | null {
  return days.find(({ session }) => sessions.includes(session)) ?? null;
}
