import { expect, it } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { readCsv } from '../../../testing/imports/read-csv.ts';
import { haeWorkout, readEntries } from '../../../testing/imports/written-workouts.ts';
import { processorMs } from '../../../testing/processor-time.ts';
import { CSV_FIELDS, type CsvField } from '../../contract/csv-import.ts';
import { classifyActivity } from '../../domain/classify-activity.ts';
import { comparable } from '../../domain/word-list.ts';
import { guessColumns } from './csv/guess-columns.ts';
import { guarded, withoutGuard } from './csv/write-csv.ts';
import { readDuration } from './parsers/duration.ts';
import { UnreadableFile } from './parsers/unreadable.ts';
import { readZones, splitZones } from './parsers/zone-minutes.ts';
import * as texts from './quantities/clean-text.ts';
import * as dates from './quantities/dates.ts';
import * as dayOrder from './quantities/day-order.ts';
import * as durations from './quantities/durations.ts';
import * as moments from './quantities/moments.ts';
import * as numbers from './quantities/numbers.ts';
import { attempt } from './quantities/refusal.ts';
import * as units from './quantities/units.ts';
import { matchHeaders } from './readers/health-auto-export/health-columns.ts';
import { readHealthTable } from './readers/health-auto-export/read-health-table.ts';

const LONGEST_MS = 50;
const BYTES = 64 * 1024;

const ALL_TOKENS = [
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

// Every pattern is judged by `npm run check` as well; here a few tokens tell a loop that goes back.
const EVERY = budget({ everyday: 5, small: 5, full: 1 });
const TOKENS = ALL_TOKENS.filter((_token, at) => at % EVERY === 0);

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

/** Each function of a module; a new one does not compile until it is entered. */
type ReadersOf<Module> = {
  [Name in keyof Module as Module[Name] extends (...given: never[]) => unknown ? Name : never]:
    | ((text: string) => unknown)
    | 'reads no text';
};

const QUANTITIES = {
  dates: {
    readWrittenDate: dates.readWrittenDate,
    readDate: (text) => dates.readDate(text, 'day-first'),
    readingsOf: dates.readingsOf,
    isTimeOfDay: 'reads no text',
  } satisfies ReadersOf<typeof dates>,
  dayOrder: {
    findDayOrder: (text) => dayOrder.findDayOrder([text, '03/04/26']),
    dayOrderOf: (text) => dayOrder.dayOrderOf([text, '03/04/26']),
  } satisfies ReadersOf<typeof dayOrder>,
  durations: {
    readDuration: (text) => durations.readDuration(text, STYLE),
    readClock: durations.readClock,
    secondsOf: 'reads no text',
    secondsOfLine: 'reads no text',
    asTimeUnit: 'reads no text',
  } satisfies ReadersOf<typeof durations>,
  moments: {
    readMoment: (text) => attempt(() => moments.readMoment(text, 'start')),
    readCanonicalTime: moments.readCanonicalTime,
    localStartOf: 'reads no text',
    dayOfMoment: 'reads no text',
    secondsBetween: 'reads no text',
  } satisfies ReadersOf<typeof moments>,
  numbers: {
    readNumber: (text) => numbers.readNumber(text, STYLE),
    numberStyleOf: (text) => numbers.numberStyleOf([text], { whole: true }),
    decimalMarkOf: (text) => numbers.decimalMarkOf([text], ';'),
    readAmount: (text) => attempt(() => numbers.readAmount(text, 'distance')),
  } satisfies ReadersOf<typeof numbers>,
  texts: { cleanText: texts.cleanText, quoted: texts.quoted } satisfies ReadersOf<typeof texts>,
  units: {
    unitOfWord: units.unitOfWord,
    lengthUnitOf: units.lengthUnitOf,
    timeUnitOf: units.timeUnitOf,
    energyUnitOf: units.energyUnitOf,
    unitOfHeader: units.unitOfHeader,
    withoutUnit: units.withoutUnit,
    splitUnit: units.splitUnit,
  } satisfies ReadersOf<typeof units>,
};

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  ...Object.fromEntries(
    Object.values(QUANTITIES).flatMap((readers) =>
      Object.entries(readers).filter(([, read]) => read !== 'reads no text'),
    ),
  ),
  'a duration of an export': (text) =>
    attempt(() => readDuration({ value: text, unitLabel: text, fallbackUnit: 's' })),
  'zones in a cell': splitZones,
  'five zones': (text) =>
    readZones({ cells: [text, text, text, text, text], unit: null, durationS: 3600 }),
  'names of columns': (text) => guessColumns([text, 'Date', 'Duration']),
  'names of columns in an export': (text) => matchHeaders([text, 'Start', 'Duration']),
  'words to compare': comparable,
  'the kind of an activity': classifyActivity,
  'a cell for a spreadsheet': guarded,
  'a cell from a spreadsheet': withoutGuard,
};

it.each(Object.entries(READERS))('64 kB of one thing are read in 50 ms as %s', (_what, read) => {
  expect(slowTokens(wholeTexts, read, LONGEST_MS)).toEqual([]);
});

/** A file has thousands of cells, so that reading one takes its time: it must only not grow faster. */
const FILES: Readonly<Record<string, (text: string) => unknown>> = {
  'a CSV file': (text) => readCsv(text),
  'the name of a column': (text) => readCsv(`Date,Duration,${text}\n2026-03-01,0:45,1\n`),
  'a cell of every field': (text) =>
    readCsv(`Date,Duration,It\n2026-03-01,0:45,${inQuotes(text)}\n`, {
      columns: { ...everyFieldAt(2), date: 0, duration: 1 },
    }),
  'a date and a duration': (text) =>
    readCsv(`Date,Duration,It\n2026-03-01,0:45,${inQuotes(text)}\n`, { columns: everyFieldAt(2) }),
  'an export': (text) => readHealthTable(text),
  'an export below its header': (text) => readHealthTable(`Type,Start,End,Duration\n${text}`),
  'a cell of an export': (text) =>
    readHealthTable(
      `Type,Start,End,Duration,Distance\n${`${inQuotes(text.slice(0, 12_000))},`.repeat(5)}\n`,
    ),
  'an export as JSON': (text) =>
    readEntries([
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
};

it.each(Object.entries(FILES))(
  '64 kB of one thing take four times as long as 16 kB, as %s',
  // What is judged is time of a processor: a busy machine may take its own.
  { timeout: 120_000 },
  (_what, read) => {
    const msOf = (text: string, runs = 1) =>
      processorMs(() => readable(() => read(text)), { runs });
    const slow = TOKENS.flatMap((token) =>
      ['', '1<'].flatMap((before) => {
        const [small, large] = [16, 64].map(
          (kB) => before + token.repeat((kB * 1024) / token.length),
        );
        if (msOf(large ?? '') < LONGEST_MS) return [];
        // Once more, since a busy machine takes its time now and then. What is linear takes four
        // times as long, what is quadratic sixteen.
        const ms = msOf(large ?? '', 3);
        if (ms < LONGEST_MS || ms < msOf(small ?? '', 3) * 9) return [];
        return [`${JSON.stringify(before + token)}: ${Math.round(ms)} ms`];
      }),
    );
    expect(slow).toEqual([]);
  },
);

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
