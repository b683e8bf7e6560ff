import { addDays, type Day } from './calendar.ts';

export type NotedPregnancy = { id: number; date: Day };

/** A note of so long ago still tells of it. */
const PREGNANT_DAYS = 84;

/** Whether a note says that the athlete is pregnant, and of nobody else. */
export function notedPregnancy(notes: string | null): boolean {
  return (notes ?? '')
    .toLowerCase()
    .split(/[.,;:!?\n()]/)
    .some((clause) => SAYS_SO.test(clause) && !NOT_SO.test(clause));
}

const SAYS_SO = /\b(?:pregnan(?:t|cy)|trimester|schwanger(?:schaft)?)\b/;
const NOT_SO =
  /\b(?:not|no|never|isn.t|wife|partner|girlfriend|sister|friend|she|her|his|colleague|pre|after|post|before|was)\b/;

export function pregnancyLately(
  workouts: readonly { id: number; date: Day; isPregnant?: boolean }[],
  today: Day,
): NotedPregnancy | null {
  const [latest] = workouts
    .filter(({ isPregnant, date }) => isPregnant && date > addDays(today, -PREGNANT_DAYS))
    .toSorted((one, other) => other.date.localeCompare(one.date));
  return latest ? { id: latest.id, date: latest.date } : null;
}
