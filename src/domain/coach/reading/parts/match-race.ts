import type { Day } from '../../../calendar.ts';
import { isUpcoming } from '../../../race-days.ts';
import { isSameLength } from '../../../same-length.ts';
import { KNOWN_WORDS } from '../text/known-words.ts';
import { plainText } from '../text/plain-text.ts';

export type NamedRace = {
  id: number;
  name: string;
  date: Day;
  completed: boolean;
  distanceM: number;
};

/**
 * The race that a plain text names: by the words of its name that no other word of a question looks
 * like, or by its distance. Of several the next one to come, else the latest; null where none is
 * named.
 */
export function matchRace<Race extends NamedRace>(
  races: readonly Race[],
  of: { text: string; distanceM: number | null; today: Day },
): Race | null {
  const { text, distanceM, today } = of;
  const words = new Set(text.split(' '));
  const scored = races.map((race) => ({ race, score: scoreOf(race.name, words) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const named =
    best > 0 ? scored.filter(({ score }) => score === best).map(({ race }) => race) : [];
  if (named.length > 0) return soonest(named, today);
  if (distanceM === null) return null;
  const long = races.filter(
    (race) => isUpcoming(race, today) && isSameLength(race.distanceM, distanceM),
  );
  return soonest(long, today);
}

/** How many words that are the race's own the text holds. */
function scoreOf(name: string, words: ReadonlySet<string>): number {
  const own = plainText(name)
    .split(' ')
    .filter((word) => word.length > 2 && !isCommonInNames(word) && !KNOWN_WORDS.has(word));
  return own.filter((word) => words.has(word)).length;
}

/** Words of races' names that questions hold anyway. */
const COMMON = /^(?:the|and|halfmarathon|half|marathon|run|race|new|for|\d.*)$/;

export function isCommonInNames(word: string): boolean {
  return COMMON.test(word);
}

function soonest<Race extends NamedRace>(races: readonly Race[], today: Day): Race | null {
  const byDay = races.toSorted((one, other) => one.date.localeCompare(other.date));
  return byDay.find((race) => isUpcoming(race, today)) ?? byDay.at(-1) ?? null;
}
