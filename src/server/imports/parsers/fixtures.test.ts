import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NOT_TOLD, type ParseResult } from './parsed-workout.ts';
import { readHealthExport } from './read-health-export.ts';

const folder = new URL('../../../../fixtures/health-export/', import.meta.url);
const EXPECTED = '.expected.json';
const names = readdirSync(folder);
const files = names.filter((name) => !name.endsWith(EXPECTED));

describe('the fixtures', () => {
  it.each(files)('%s reads as written beside it', (name) => {
    const result = readHealthExport({ bytes: readFileSync(new URL(name, folder)), fileName: name });
    const expected: ParseResult = JSON.parse(
      readFileSync(new URL(`${name}${EXPECTED}`, folder), 'utf8'),
    );
    // What such files never tell is not repeated in every expectation.
    const workouts = expected.workouts.map((workout) => ({ ...NOT_TOLD, ...workout }));
    expect(result).toEqual({ ...expected, workouts });
  });

  it('leave no expectation without its file', () => {
    const orphans = names.filter(
      (name) => name.endsWith(EXPECTED) && !files.includes(name.slice(0, -EXPECTED.length)),
    );
    expect(orphans).toEqual([]);
    expect(files.length).toBeGreaterThan(15);
  });
});
