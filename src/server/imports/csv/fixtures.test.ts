import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../../testing/imports/read-csv.ts';
import { CSV_FIELDS } from '../../../contract/csv-import.ts';

const folder = new URL('../../../../fixtures/csv/', import.meta.url);
const EXPECTED = '.expected.json';
const names = readdirSync(folder);
const files = names.filter((name) => !name.endsWith(EXPECTED));

/** What a file is read as, with what is nothing left out. */
function readingOf(name: string) {
  const reading = readCsv(readFileSync(new URL(name, folder)));
  const { header, mapping, asked, issues, workouts, bad } = reading;
  const { columns, ...choices } = mapping;
  return {
    columns: Object.fromEntries(
      CSV_FIELDS.flatMap((field) => {
        const column = columns[field];
        return column === null ? [] : [[field, header[column]]];
      }),
    ),
    choices: something(choices),
    asked: something(asked),
    issues,
    workouts: workouts.map(({ line, activityName, when, columns: read, notes }) => ({
      line,
      activityName,
      when,
      columns: something(read),
      notes,
    })),
    bad,
  };
}

function something(values: object) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

describe('the fixtures', () => {
  it.each(files)('%s reads as written beside it', (name) => {
    const expected: unknown = JSON.parse(
      readFileSync(new URL(`${name}${EXPECTED}`, folder), 'utf8'),
    );
    expect(JSON.parse(JSON.stringify(readingOf(name)))).toEqual(expected);
  });

  it('leave no expectation without its file', () => {
    const orphans = names.filter(
      (name) => name.endsWith(EXPECTED) && !files.includes(name.slice(0, -EXPECTED.length)),
    );
    expect(orphans).toEqual([]);
    expect(files.length).toBeGreaterThan(7);
  });
});
