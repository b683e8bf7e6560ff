import type { Race } from '../../contract/races.ts';
import type { Day } from '../../domain/calendar.ts';
import { isUpcoming } from '../../domain/race-days.ts';

/** What is to come, the nearest first, and what is behind, the latest first. */
export function splitRaces(races: readonly Race[], today: Day) {
  return {
    upcoming: races.filter((race) => isUpcoming(race, today)),
    history: races.filter((race) => !isUpcoming(race, today)).reverse(),
  };
}

/** The list with this race in its place by date, new or changed. */
export function replaceRace(races: readonly Race[], race: Race): Race[] {
  return [...withoutRace(races, race.id), race].sort(
    (one, other) => one.date.localeCompare(other.date) || one.id - other.id,
  );
}

export function withoutRace(races: readonly Race[], id: number): Race[] {
  return races.filter((race) => race.id !== id);
}
