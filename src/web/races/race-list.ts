import type { Race } from '../../contract/race-list.ts';
import type { Day } from '../../domain/calendar.ts';
import { isUpcoming } from '../../domain/race-days.ts';
import { firstWords } from '../words/amounts.ts';
import { inDaysText } from '../words/day-text.ts';

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

const LONGEST_NAME = 40;

/** What comes next, or what is still to be written down. */
export function pageLead(races: readonly Race[], today: Day): string {
  const { upcoming, history } = splitRaces(races, today);
  const [next, ...later] = upcoming;
  if (next) {
    const more = later.length > 0 ? `, and ${later.length} more to come` : '';
    return `${firstWords(next.name, LONGEST_NAME)} is ${inDaysText(next.date, today)}${more}.`;
  }
  if (history.length === 0)
    return 'Add the race you train for: its date, distance and target time.';
  const open = history.filter((race) => !race.completed).length;
  if (open === 0) return 'No race planned.';
  return `No race planned; ${open} past ${open === 1 ? 'race has' : 'races have'} no result yet.`;
}
