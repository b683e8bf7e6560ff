import type { Race } from '../../contract/races.ts';
import type { Day } from '../../domain/calendar.ts';
import { firstWords } from '../words/amounts.ts';
import { inDaysText } from '../words/day-text.ts';
import { splitRaces } from './race-list.ts';

const LONGEST_NAME = 40;

/** What comes next, or what is still to be written down. */
export function pageAnswer(races: readonly Race[], today: Day): string {
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
