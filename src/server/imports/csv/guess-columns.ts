import { CSV_FIELDS, type CsvField, type CsvMapping } from '../../../contract/csv-import.ts';
import { comparable, type WordList, wordList } from '../../../domain/word-list.ts';
import { withoutUnit } from '../quantities/units.ts';
import { COLUMN_NAMES, OTHER_COLUMNS } from './column-names.ts';

export type CsvColumns = CsvMapping['columns'];

/** Which column seems to hold what, by its name alone; the athlete has the last word. */
export function guessColumns(header: readonly string[]): CsvColumns {
  const names = header.map((name) => comparable(withoutUnit(name)));
  const fits = CSV_FIELDS.flatMap((field, order) =>
    names.map((name, index) => ({ field, order, index, rank: rankOf(field, name) })),
  ).filter(({ rank }) => rank >= 0);
  fits.sort((a, b) => a.rank - b.rank || a.order - b.order || a.index - b.index);
  const columns = noColumns();
  const taken = new Set<number>();
  for (const { field, index } of fits) {
    if (columns[field] !== null || taken.has(index)) continue;
    columns[field] = index;
    taken.add(index);
  }
  return columns;
}

export function noColumns(): CsvColumns {
  return {
    date: null,
    workoutType: null,
    runningSubtype: null,
    duration: null,
    distance: null,
    avgHeartRate: null,
    maxHeartRate: null,
    zones: null,
    zone1Minutes: null,
    zone2Minutes: null,
    zone3Minutes: null,
    zone4Minutes: null,
    zone5Minutes: null,
    calories: null,
    notes: null,
    gelType: null,
    caffeinated: null,
    nonCaffeinated: null,
    hydration: null,
  };
}

/** Less is better; below zero it is none of the field's names. */
function rankOf(field: CsvField, name: string): number {
  if (name === '') return -1;
  const patterns = PATTERNS.get(field) ?? [];
  return patterns.findIndex(
    ({ whole, words }) => whole.has(name) || (words?.isIn(name) && !other.isIn(name)),
  );
}

type NamePattern = { whole: ReadonlySet<string>; words: WordList | null };

const other = wordList(OTHER_COLUMNS);
const PATTERNS = new Map(
  CSV_FIELDS.map((field) => [field, COLUMN_NAMES[field].map(namePattern)] as const),
);

function namePattern(line: string): NamePattern {
  const names = line.split(', ');
  const words = names.filter((name) => !name.startsWith('='));
  return {
    whole: new Set(names.filter((name) => name.startsWith('=')).map(comparable)),
    words: words.length > 0 ? wordList(words) : null,
  };
}
