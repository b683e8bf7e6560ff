import { NOTHING_MEASURED, type StrengthSet } from '../../../../domain/recording/recording.ts';
import { comparable } from '../../../../domain/word-list.ts';
import type { CsvTable } from '../../csv/csv-table.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { cleanText } from '../../quantities/clean-text.ts';
import { withoutUnit } from '../../quantities/units.ts';
import { kgOfUnit } from '../weigh-ins.ts';
import { amountIn } from './read-by-name.ts';

const MOST_SETS = 1000;

/**
 * The sessions of a table in which each line is a set, as Strong and Hevy write it: lines of one start
 * and one title are one workout with those sets.
 */
export function sessionsOf(table: CsvTable, lines: readonly ParsedWorkout[]): ParsedWorkout[] {
  const setOf = setsBy(table);
  const sessions = new Map<string, { workout: ParsedWorkout; sets: StrengthSet[] }>();
  for (const workout of lines) {
    const { localStart, date, startedAtMs, title, place } = workout;
    const key = JSON.stringify([startedAtMs, localStart ?? date, title]);
    const session = sessions.get(key) ?? { workout, sets: [] };
    sessions.set(key, session);
    const set = setOf(place);
    if (set && session.sets.length < MOST_SETS) session.sets.push(set);
  }
  return [...sessions.values()].map(({ workout, sets }) => {
    if (sets.length === 0) return workout;
    return { ...workout, recording: { ...NOTHING_MEASURED, timeS: [], laps: [], sets } };
  });
}

/** By the place of a line; null where it tells none, like the rests that Strong writes among them. */
function setsBy({ header, records }: CsvTable): (place: string) => StrengthSet | null {
  const names = header.map((name) => comparable(withoutUnit(name)));
  const find = (...words: string[]) =>
    names.findIndex((name) => words.some((word) => name === word || name.startsWith(`${word} `)));
  const exercise = find('exercise name', 'exercise title', 'exercise');
  const repetitions = find('reps', 'repetitions');
  const weight = find('weight');
  const unit = names.indexOf('weight unit');
  const seconds = find('seconds', 'duration seconds');
  const kgOfHeader = kgOfUnit((header[weight] ?? '').match(/\p{L}+/gu)?.at(-1) ?? '');
  const lines = new Map(records.map(({ line, cells }) => [`line ${line}`, cells]));
  return (place) => {
    const cell = (column: number) => lines.get(place)?.[column]?.trim() ?? '';
    const count = amountIn(cell(repetitions));
    const durationS = amountIn(cell(seconds));
    const name = cleanText(cell(exercise));
    if (name === '' || (count === null && durationS === null) || isRest(cell)) return null;
    // Without a unit nobody knows what it weighed.
    const kgEach = kgOfUnit(cell(unit)) ?? kgOfHeader;
    const weighed = amountIn(cell(weight));
    return {
      exercise: name,
      repetitions: count === null ? null : Math.round(count),
      weightKg: weighed === null || kgEach === null ? null : weighed * kgEach,
      durationS,
      restS: null,
    };
  };

  function isRest(cell: (column: number) => string): boolean {
    return /^rest timer$/i.test(cell(names.indexOf('set order')));
  }
}
