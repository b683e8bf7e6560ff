import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budget } from '../../../../testing/budget.ts';
import { readCsv } from '../../../../testing/imports/read-csv.ts';
import {
  CLOCKS,
  CSV_FIELDS,
  DAY_ORDERS,
  DISTANCE_UNITS,
  forEachCsvField,
  TIME_UNITS,
} from '../../../contract/csv-import.ts';
import { isDay } from '../../../domain/calendar.ts';
import { LONGEST_DURATION_S } from '../../../domain/duration.ts';
import { RUNNING_SUBTYPES, WORKOUT_TYPES } from '../../../domain/workout-kinds.ts';
import { UnreadableFile } from '../parsers/unreadable.ts';
import type { CsvReading } from './read-lines.ts';
import { readLines } from './read-lines.ts';
import { writeBadLines } from './write-csv.ts';

const RUNS = budget({ everyday: 60, small: 300, full: 10_000 });

const folder = new URL('../../../../fixtures/csv/', import.meta.url);
const fixtures = readdirSync(folder)
  .filter((name) => !name.endsWith('.expected.json'))
  .map((name) => new Uint8Array(readFileSync(new URL(name, folder))));

/** What the database and the pages rely on. */
function expectSound({ workouts, bad }: CsvReading): void {
  for (const { columns } of workouts) {
    expect(isDay(columns.date)).toBe(true);
    expect(columns.duration_s).toBeGreaterThan(0);
    expect(columns.duration_s).toBeLessThanOrEqual(LONGEST_DURATION_S);
    for (const value of Object.values(columns)) {
      if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
      if (typeof value === 'string') {
        expect(value.includes('\0')).toBe(false);
        expect(value.isWellFormed()).toBe(true);
      }
    }
  }
  for (const { line, reasons } of bad) {
    expect(line).toBeGreaterThan(0);
    expect(reasons.length).toBeGreaterThan(0);
    for (const { message } of reasons) expect(message).not.toMatch(/Invalid input|undefined|NaN/);
  }
  const lines = [...workouts, ...bad].map(({ line }) => line);
  expect(new Set(lines).size).toBe(lines.length);
}

const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  drop: fc.nat(20),
  put: fc.oneof(
    fc.uint8Array({ maxLength: 8 }),
    fc
      .constantFrom(
        '"',
        ',',
        ';',
        '\n',
        '\r',
        '\t',
        '/',
        ':',
        '-',
        '=',
        '0',
        '1e9',
        '\0',
        '99999999',
      )
      .map((text) => new TextEncoder().encode(text)),
  ),
});

it('a file with any of its bytes changed is read or refused, never more', {
  timeout: 60_000 + RUNS * 60,
}, () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...fixtures),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      (bytes, changes) => {
        let current = Buffer.from(bytes);
        for (const { at, drop, put } of changes) {
          const from = Math.floor(at * current.length);
          current = Buffer.concat([current.subarray(0, from), put, current.subarray(from + drop)]);
        }
        try {
          expectSound(readCsv(current));
        } catch (error) {
          if (!(error instanceof UnreadableFile)) throw error;
        }
      },
    ),
    { numRuns: RUNS },
  );
});

const orNull = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null });

describe('whatever a cell holds and whatever it is taken for', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      '2026-03-01',
      '3/4/26',
      '0:45',
      '45 min',
      '10,5',
      '-1',
      'Running',
      '10/20/15/5/0',
    ),
    fc.constantFrom(
      '1e308',
      '99999999999',
      '0',
      '00:00:00',
      '100:00:00',
      '2026-03-01T10:00:00Z',
      '"',
      "'=1",
    ),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: 'binary', maxLength: 10 }),
    fc.double().map(String),
  );
  const table = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t'),
    header: fc.array(fc.string({ maxLength: 12 }), { minLength: 3, maxLength: 8 }),
    records: fc.array(
      fc.array(cell, { maxLength: 9 }).map((cells) => ({ line: 0, cells })),
      { maxLength: 6 },
    ),
  });
  const mapping = fc.record({
    columns: fc
      .array(fc.tuple(fc.constantFrom(...CSV_FIELDS), fc.nat(9)), { maxLength: 12 })
      .map((pairs) => ({ ...forEachCsvField(() => null), ...Object.fromEntries(pairs) })),
    dayOrder: orNull(DAY_ORDERS),
    distanceUnit: orNull(DISTANCE_UNITS),
    durationUnit: orNull(TIME_UNITS),
    clock: orNull(CLOCKS),
    workoutType: orNull(WORKOUT_TYPES),
    timeZone: orNull(['Asia/Tokyo', 'America/Lima'] as const),
    confirmed: fc.boolean(),
  });

  it('every line is a sound workout or has its reasons', { timeout: 60_000 + RUNS * 60 }, () => {
    fc.assert(
      fc.property(table, mapping, ({ delimiter, header, records }, chosen) => {
        const numbered = records.map(({ cells }, at) => ({ line: at + 2, cells }));
        const whole = { delimiter, header, records: numbered, faults: [] };
        const reading = readLines(whole, chosen, { timeZone: 'Asia/Kathmandu' });
        expectSound(reading);
        expect(reading.workouts.length + reading.bad.length).toBe(records.length);
        const file = writeBadLines(whole, reading.bad);
        const written: string[][] = parse(file, { delimiter, bom: true, relax_column_count: true });
        expect(written).toHaveLength(reading.bad.length + 1);
      }),
      { numRuns: RUNS },
    );
  });
});

it('a table with some of its cells, or a column of its mapping, changed is sound, and most are accepted', {
  timeout: 60_000 + RUNS * 60,
}, () => {
  const header = ['Date', 'Type', 'Duration', 'Distance (km)', 'Notes'];
  const records = Array.from({ length: 6 }, (_, at) => ({
    line: at + 2,
    cells: [`2026-03-0${at + 1}`, 'Running', `0:4${at}:00`, `8.${at}`, `No. ${at}`],
  }));
  const columns = { date: 0, workoutType: 1, duration: 2, distance: 3, notes: 4 };
  const cell = fc.record({
    row: fc.nat(records.length - 1),
    column: fc.nat(header.length - 1),
    text: fc.oneof(
      fc.constantFrom('', '3/4/26', '45 min', '10,5', '-1', '1e308', '00:00:00', "'=1", '"'),
      fc.string({ unit: 'binary', maxLength: 12 }),
    ),
  });
  const other = fc.option(fc.tuple(fc.constantFrom(...CSV_FIELDS), fc.nat(5)), { freq: 3 });
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 8 }), other, (changes, moved) => {
      const changed = structuredClone(records);
      for (const { row, column, text } of changes) {
        const record = changed[row];
        if (record) record.cells[column] = text;
      }
      const pairs = moved ? Object.fromEntries([moved]) : {};
      const chosen = { ...forEachCsvField(() => null), ...columns, ...pairs };
      const whole = { delimiter: ',', header, records: changed, faults: [] };
      const reading = readLines(
        whole,
        {
          columns: chosen,
          dayOrder: 'day-first',
          distanceUnit: 'km',
          durationUnit: 'min',
          clock: 'hours-minutes',
          workoutType: 'running',
          timeZone: null,
          confirmed: true,
        },
        { timeZone: 'Europe/Berlin' },
      );
      expectSound(reading);
      if (reading.workouts.length > 0) accepted += 1;
    }),
    { numRuns: RUNS },
  );
  console.info(`${accepted} of ${RUNS} changed tables accepted`);
  expect(accepted).toBeGreaterThan(RUNS / 2);
});

it('a log written as CSV is read back as it was', { timeout: 60_000 + RUNS * 60 }, () => {
  const workout = fc.record({
    date: fc
      .date({ min: new Date('2000-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    subtype: fc.constantFrom(...RUNNING_SUBTYPES),
    durationS: fc.integer({ min: 60, max: 80_000 }),
    distanceM: fc.integer({ min: 1, max: 20_000 }).map((tens) => tens * 10),
    heart: fc.option(fc.integer({ min: 50, max: 220 }), { nil: null }),
    calories: fc.option(fc.integer({ min: 0, max: 9999 }), { nil: null }),
    notes: fc.string({ unit: 'grapheme-composite', maxLength: 40 }),
  });
  const comma = fc.boolean();
  fc.assert(
    fc.property(fc.array(workout, { minLength: 1, maxLength: 12 }), comma, (log, hasCommas) => {
      const rows = log.map(({ date, subtype, durationS, distanceM, heart, calories, notes }) => {
        const [hours, minutes, seconds] = [durationS / 3600, (durationS / 60) % 60, durationS % 60];
        const clock = [hours, minutes, seconds].map((part) =>
          String(Math.floor(part)).padStart(2, '0'),
        );
        const km = (distanceM / 1000).toFixed(2).replace('.', hasCommas ? ',' : '.');
        const text = `"${notes.replaceAll('"', '""')}"`;
        return [date, subtype, clock.join(':'), km, heart ?? '', calories ?? '', text].join(';');
      });
      const header = 'Date;Workout Type;Duration;Distance (km);Average Heart Rate;Calories;Notes';
      const { workouts, bad } = readCsv([header, ...rows].join('\n'), { confirmed: true });
      expect(bad).toEqual([]);
      expect(
        workouts.map(({ columns }) => ({
          ...{ date: columns.date, subtype: columns.running_subtype },
          ...{ durationS: columns.duration_s, distanceM: columns.distance_m },
          ...{ heart: columns.avg_heart_rate, calories: columns.calories },
          notes: columns.notes,
        })),
      ).toEqual(log.map(({ notes, ...rest }) => ({ ...rest, notes: notes.trim() || null })));
    }),
    { numRuns: budget({ everyday: 20, small: 60, full: 300 }) },
  );
});
