import type { ParseResult } from '../../src/server/imports/parsers/parsed-workout.ts';
import { readHealthExport } from '../../src/server/imports/parsers/read-health-export.ts';

/** Building blocks of Health Auto Export bodies for the tests of the readers. */

export function haeWorkout(fields: { [key: string]: unknown } = {}) {
  return {
    id: 'A1B2C3D4-0000-4000-8000-000000000001',
    name: 'Outdoor Run',
    start: '2026-03-02 18:00:00 +0100',
    end: '2026-03-02 18:30:00 +0100',
    duration: 1800,
    ...fields,
  };
}

export function heartRateAt(time: string, bpm: number, range: { min?: number; max?: number } = {}) {
  return {
    date: `2026-03-02 ${time} +0100`,
    Min: range.min ?? bpm,
    Avg: bpm,
    Max: range.max ?? bpm,
    units: 'bpm',
    source: 'Watch',
  };
}

export function qty(value: number, units: string) {
  return { qty: value, units };
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** A body as the import call has it. */
export function readRecords(body: unknown): ParseResult {
  const bytes = bytesOf(JSON.stringify(body ?? null));
  return readHealthExport({ bytes, fileName: 'records.json' });
}
