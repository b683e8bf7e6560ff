import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBytes } from '../../../../../testing/imports/read-uploads.ts';
import { NOT_TOLD, type ParsedWorkout } from '../../parsers/parsed-workout.ts';

const folder = new URL('../../../../../fixtures/health-export/', import.meta.url);
const EXPECTED = '.expected.json';
const names = readdirSync(folder);
const files = names.filter((name) => !name.endsWith(EXPECTED));

type Expected = { workouts: ParsedWorkout[]; refusals: object[] };

describe('the fixtures', () => {
  it.each(files)('%s reads as written beside it', async (name) => {
    const { workouts, refusals } = await readBytes(readFileSync(new URL(name, folder)), {
      name: 'upload',
    });
    const expected: Expected = JSON.parse(
      readFileSync(new URL(`${name}${EXPECTED}`, folder), 'utf8'),
    );
    // What such files never tell is not repeated in every expectation.
    expect(workouts.map(({ workout }) => workout)).toEqual(
      expected.workouts.map((workout) => ({
        ...NOT_TOLD,
        ...workout,
        recording: workout.recording ?? null,
      })),
    );
    expect(refusals).toMatchObject(expected.refusals);
    expect(refusals).toHaveLength(expected.refusals.length);
  });

  it('leave no expectation without its file', () => {
    const orphans = names.filter(
      (name) => name.endsWith(EXPECTED) && !files.includes(name.slice(0, -EXPECTED.length)),
    );
    expect(orphans).toEqual([]);
    expect(files.length).toBeGreaterThan(15);
  });
});
