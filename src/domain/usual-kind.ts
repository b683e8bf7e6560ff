import { type Day, daysBetween, weekdayOf } from './calendar.ts';
import { isRun, type Sport } from './sports.ts';
import type { RunningSubtype, WorkoutType } from './workout-kinds.ts';

export type UsualKind = { workoutType: WorkoutType; runningSubtype: RunningSubtype };

type Done = {
  date: Day;
  workoutType: WorkoutType;
  runningSubtype: RunningSubtype | null;
  sport: Sport;
};

/** How far back a habit is looked for. */
export const HABIT_DAYS = 70;
/** Once is no habit. */
const FEWEST = 2;

/**
 * What a new workout is likely to be: what this weekday usually holds, else what is done most of all.
 * One long run, or the last one, makes no habit.
 */
export function usualKind(done: readonly Done[], day: Day): UsualKind {
  const lately = done.filter(
    (workout) =>
      isKnownKind(workout) && workout.date <= day && daysBetween(workout.date, day) < HABIT_DAYS,
  );
  const weekday = weekdayOf(day);
  const onThisWeekday = lately.filter(({ date }) => date < day && weekdayOf(date) === weekday);
  return mostDone(onThisWeekday) ?? mostDone(lately) ?? EASY_RUN;
}

const EASY_RUN: UsualKind = { workoutType: 'running', runningSubtype: 'outdoor-easy' };

/** Walks count as running, and make no run usual. */
function isKnownKind(workout: Done): boolean {
  if (workout.workoutType !== 'running') return true;
  return isRun(workout) && workout.runningSubtype !== null;
}

/** Of two that are done as often, the one that was done last. */
function mostDone(done: readonly Done[]): UsualKind | null {
  const found = new Map<string, { kind: UsualKind; times: number; last: Day }>();
  for (const { date, workoutType, runningSubtype } of done) {
    const kind = { workoutType, runningSubtype: runningSubtype ?? EASY_RUN.runningSubtype };
    const name = `${workoutType} ${kind.runningSubtype}`;
    const before = found.get(name) ?? { kind, times: 0, last: date };
    const last = date > before.last ? date : before.last;
    found.set(name, { kind, times: before.times + 1, last });
  }
  const [most] = [...found.values()].toSorted(
    (a, b) => b.times - a.times || (a.last < b.last ? 1 : -1),
  );
  return most && most.times >= FEWEST ? most.kind : null;
}
