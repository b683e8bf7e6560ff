import { describe, expect, it } from 'vitest';
import { bytesOf, haeWorkout, readRecords } from '../../../../testing/imports/written-workouts.ts';
import { readHealthExport } from './read-health-export.ts';
import { UnreadableFile } from './unreadable.ts';

function read(text: string | Uint8Array, fileName = '') {
  return readHealthExport({ bytes: typeof text === 'string' ? bytesOf(text) : text, fileName });
}

function refusal(text: string | Uint8Array, fileName = ''): UnreadableFile {
  try {
    read(text, fileName);
  } catch (error) {
    if (error instanceof UnreadableFile) return error;
    throw error;
  }
  throw new Error('the file was read');
}

const CSV = 'Type,Start,End,Duration\nRunning,2026-03-02 18:00,2026-03-02 18:30,00:30:00\n';

describe('what kind of file it is', () => {
  it('is told by its content, whatever its name says', () => {
    const json = JSON.stringify({ data: { workouts: [haeWorkout()] } });
    expect(read(json, 'workouts.csv').format).toBe('health-auto-export-json-v2');
    expect(read(CSV, 'workouts.json').format).toBe('health-auto-export-csv-v2');
  });

  it('takes text after a byte order mark, in UTF-16 and in the encoding of Windows', () => {
    const german =
      'Workout Type;Start;End;Duration;Ø Herzfrequenz (bpm)\nÜbung;2026-03-02 18:00;2026-03-02 18:30;00:30:00;140\n';
    const inWindows = Uint8Array.from(german, (char) => char.charCodeAt(0));
    const variants = [
      bytesOf(`\uFEFF${german}`),
      inWindows,
      new Uint8Array(Buffer.from(`\uFEFF${german}`, 'utf16le')),
      new Uint8Array(Buffer.from(german, 'utf16le')),
    ];
    for (const bytes of variants) {
      expect(read(bytes).workouts).toMatchObject([{ activityName: 'Übung', avgHeartRate: 140 }]);
    }
  });

  it('reads JSON as UTF-8 even when a byte of it is damaged', () => {
    const bytes = bytesOf(JSON.stringify([haeWorkout({ name: '户外 跑步!' })]));
    bytes[bytes.indexOf(0x21)] = 0xff;
    expect(read(bytes).workouts).toMatchObject([{ activityName: '户外 跑步' }]);
  });

  it('names what to do with a zip, an XML and an empty file', () => {
    expect(refusal(new Uint8Array([0x50, 0x4b, 3, 4])).detail).toMatch(/Unpack/);
    expect(refusal(new Uint8Array([0x1f, 0x8b, 8])).detail).toMatch(/Unpack/);
    expect(refusal('<?xml version="1.0"?><HealthData/>').detail).toMatch(/JSON or CSV/);
    expect(refusal('\uFEFF \n\n').detail).toBe('The file is empty.');
  });
});

describe('the fixed texts', () => {
  it.each(['{"workouts": [', '[1, 2', 'run 5 km', '{a: 1}', ''.padEnd(3, 'x')])(
    'unparseable text %s gives "Invalid JSON format"',
    (text) => expect(refusal(text, 'data.json').message).toBe('Invalid JSON format'),
  );

  it.each(['{}', '42', 'null', '"text"', '{"data": 5}', '{"workouts": "none"}', '{"data": {}}'])(
    'JSON without workouts %s gives "Unsupported JSON format"',
    (text) => expect(refusal(text, 'data.json').message).toBe('Unsupported JSON format'),
  );

  it('a CSV without the needed columns gives "Invalid data format"', () => {
    const error = refusal('Name,Distance\nTom,5\n', 'data.csv');
    expect(error.message).toBe('Invalid data format');
    expect(error.detail).toMatch(/'Name', 'Distance'/);
  });

  it('a file of daily metrics is named as such', () => {
    expect(refusal('Date/Time,Step Count (count)\n2026-03-02,5\n', 'a.csv').detail).toMatch(
      /health metrics/,
    );
  });

  it('a bad CSV line gives "Error parsing line {n}: Invalid data format", counted from the header', () => {
    const { errors, workouts } = read(`${CSV}Running,soon,later,00:30:00\n`);
    expect(workouts).toHaveLength(1);
    expect(errors).toEqual([
      {
        place: 'line 3',
        line: 3,
        message: 'Error parsing line 3: Invalid data format',
        detail: "The start 'soon' is not a date and time. Write it like 2026-03-02 18:30:00 +0100.",
      },
    ]);
  });

  it('a bad JSON workout gives "Invalid data format" with its place', () => {
    const { errors } = read(JSON.stringify([haeWorkout(), { name: 'Run' }]));
    expect(errors).toMatchObject([{ place: 'workout 2', message: 'Invalid data format' }]);
  });
});

describe('the body of a call', () => {
  it('that holds no workouts is refused with the words for a file', () => {
    expect(() => readRecords({ workouts: 5 })).toThrow('Unsupported JSON format');
    expect(() => readRecords(undefined)).toThrow(UnreadableFile);
  });
});
