import { expect, it } from 'vitest';
import { readCsv } from '../../../testing/imports/read-csv.ts';
import { bytesOf, haeWorkout } from '../../../testing/imports/written-workouts.ts';
import { processorMs } from '../../../testing/processor-time.ts';
import { CSV_FIELDS, type CsvField } from '../../contract/csv-import.ts';
import { classifyActivity } from '../../domain/classify-activity.ts';
import { comparable } from '../../domain/word-list.ts';
import { findDayOrder } from './csv/day-order.ts';
import { guarded, withoutGuard } from './csv/formula-guard.ts';
import { guessColumns } from './csv/guess-columns.ts';
import { unitOfHeader, unitOfWord, withoutUnit } from './csv/header-unit.ts';
import { readDate, readingsOf } from './csv/read-date.ts';
import { readDuration as readCsvDuration } from './csv/read-duration.ts';
import { numberStyleOf, readNumber } from './csv/read-number.ts';
import { readZones, splitZones } from './csv/read-zones.ts';
import { readAmount } from './parsers/amounts.ts';
import { attempt } from './parsers/bad-workout.ts';
import { cleanText } from './parsers/clean-text.ts';
import { fold, matchHeaders } from './parsers/csv-headers.ts';
import { dayOrderOf, readMoment } from './parsers/dates.ts';
import { lengthUnitOf } from './parsers/distance.ts';
import { readDuration } from './parsers/duration.ts';
import { energyUnitOf } from './parsers/energy.ts';
import { readHealthExport } from './parsers/read-health-export.ts';
import { UnreadableFile } from './parsers/unreadable-file.ts';

const LONGEST_MS = 50;
const BYTES = 64 * 1024;

const TOKENS = [
  ...[
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\u00a0',
    '1',
    '9',
    '"',
    '""',
    "'",
    '[',
    '(',
    '{',
    ']',
    ')',
    ':',
    ',',
  ],
  ...['.', ';', '/', '-', '%', 'a', 'h', 'é', '\u0301', '月', '😀', '\ud800', '\0'],
  ...['1:', '1,', '1.', '1/', '1 ', ' 1', '1h ', '1 h, ', '"\n', '",', '(a', '[1]', 'z1:', 'T1:'],
  ...['sep=', 'aB', 'AAa', 'run ', '-1', '1e', '0 :1', ', ', ' and ', "1'", 'am', '年1月'],
];

/** The token repeated, and within what makes a reader go on reading. */
const wholeTexts = (token: string) => {
  const text = token.repeat(Math.ceil(BYTES / token.length));
  return [
    text,
    `1${text}x`,
    `1<${text}>x`,
    `2026-03-01 ${text}`,
    `1:00${text}`,
    `Distance (${text}`,
  ];
};

const STYLE = { mark: null, whole: false } as const;

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a date': (text) => readDate(text, 'day-first'),
  'a date, either way': readingsOf,
  'the order of dates': (text) => findDayOrder([text, '03/04/26']),
  'the order of dates in an export': (text) => dayOrderOf([text]),
  'a moment': (text) => attempt(() => readMoment(text, 'start')),
  'a duration': (text) => readCsvDuration(text, STYLE),
  'a duration in an export': (text) =>
    attempt(() => readDuration({ value: text, unitLabel: text, fallbackUnit: 's' })),
  'a number': (text) => readNumber(text, STYLE),
  'the style of numbers': (text) => numberStyleOf([text], { whole: true }),
  'an amount': (text) => attempt(() => readAmount(text, 'distance')),
  zones: splitZones,
  'five zones': (text) =>
    readZones({ cells: [text, text, text, text, text], unit: null, durationS: 3600 }),
  'the unit of a header': unitOfHeader,
  'a header without its unit': withoutUnit,
  'a unit': unitOfWord,
  'a unit of length': lengthUnitOf,
  'a unit of energy': energyUnitOf,
  'names of columns': (text) => guessColumns([text, 'Date', 'Duration']),
  'names of columns in an export': (text) => matchHeaders([text, 'Start', 'Duration']),
  'words without accents': fold,
  'words to compare': comparable,
  'the kind of an activity': classifyActivity,
  'text to be kept': cleanText,
  'a cell for a spreadsheet': guarded,
  'a cell from a spreadsheet': withoutGuard,
};

it.each(Object.entries(READERS))('64 kB of one thing are read in 50 ms as %s', (_what, read) => {
  expect(slowTokens(wholeTexts, read, LONGEST_MS)).toEqual([]);
});

/** A file has thousands of cells, so reading one takes its time; it must not take more for a strange one. */
const FILES: Readonly<Record<string, (text: string) => unknown>> = {
  'a CSV file': (text) => readCsv(text),
  'the name of a column': (text) => readCsv(`Date,Duration,${text}\n2026-03-01,0:45,1\n`),
  'a cell of every field': (text) =>
    readCsv(`Date,Duration,It\n2026-03-01,0:45,${inQuotes(text)}\n`, {
      columns: { ...everyFieldAt(2), date: 0, duration: 1 },
    }),
  'a date and a duration': (text) =>
    readCsv(`Date,Duration,It\n2026-03-01,0:45,${inQuotes(text)}\n`, { columns: everyFieldAt(2) }),
  'an export': (text) => readHealthExport({ bytes: bytesOf(text), fileName: 'a.csv' }),
  'an export below its header': (text) =>
    readHealthExport({ bytes: bytesOf(`Type,Start,End,Duration\n${text}`), fileName: 'a.csv' }),
  'a cell of an export': (text) =>
    readHealthExport({
      bytes: bytesOf(
        `Type,Start,End,Duration,Distance\n${`${inQuotes(text.slice(0, 12_000))},`.repeat(5)}\n`,
      ),
      fileName: 'a.csv',
    }),
  'an export as JSON': (text) =>
    readHealthExport({
      bytes: bytesOf(
        JSON.stringify([
          haeWorkout({ name: text }),
          haeWorkout({ start: text }),
          haeWorkout({ duration: text, durationUnits: text }),
          haeWorkout({ distance: { qty: text, units: text } }),
          haeWorkout({
            distance: { qty: 5, units: text },
            activeEnergyBurned: { qty: 9, units: text },
          }),
          haeWorkout({ avgHeartRate: text, heartRateData: [{ date: text, Avg: text }] }),
        ]),
      ),
      fileName: 'a.json',
    }),
};

it.each(Object.entries(FILES))('64 kB of one thing are read in no time as %s', (_what, read) => {
  const texts = (token: string) => wholeTexts(token).slice(0, 2);
  expect(slowTokens(texts, (text) => readable(() => read(text)), LONGEST_MS * 10)).toEqual([]);
});

function slowTokens(
  texts: (token: string) => string[],
  read: (text: string) => unknown,
  longestMs: number,
): string[] {
  return TOKENS.flatMap((token) =>
    texts(token).flatMap((text) => {
      const ms = processorMs(() => read(text));
      return ms < longestMs ? [] : [`${text.slice(0, 20)}: ${Math.round(ms)} ms`];
    }),
  );
}

function readable(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableFile) return null;
    throw error;
  }
}

/** Within what a line of a file may hold. */
function inQuotes(text: string): string {
  return `"${text.slice(0, 30_000).replaceAll('"', '""')}"`;
}

function everyFieldAt(column: number): Partial<Record<CsvField, number>> {
  return Object.fromEntries(CSV_FIELDS.map((field) => [field, column]));
}
