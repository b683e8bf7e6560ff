import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

// A copy of the source with one field more: what does the compiler miss?
const ROOT = fileURLToPath(new URL('../', import.meta.url));
const TSC = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
const LIMIT = { timeout: 120_000 };

let folder: string;

beforeAll(() => {
  // Within the repository, so that packages are found.
  folder = mkdtempSync(`${ROOT}node_modules/.cache/workout-fields-`);
  const isProduct = (path: string) => !/\.test\.tsx?$/.test(path);
  cpSync(`${ROOT}src`, `${folder}/src`, { recursive: true, filter: isProduct });
  const options = {
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
    lib: ['es2024', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: ['node', 'vite/client'],
  };
  const config = {
    extends: `${ROOT}tsconfig.base.json`,
    compilerOptions: options,
    // Where a field may be forgotten, and all that these files are made of.
    include: [
      'src/domain/strava/*.ts',
      'src/server/imports/**/*.ts',
      'src/server/strava/**/*.ts',
      'src/server/workouts/**/*.ts',
      'src/server/sharing/*.ts',
      'src/web/workouts/log/*.ts',
    ],
  };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PLACE = '/src/domain/workout-fields.ts';
const ALL = {
  seenBy: ['athlete', 'trainer'],
  setBy: ['form', 'file', 'csv', 'strava'],
  isFilledByStrava: true,
};

type Given = { seenBy: string[]; setBy: string[]; isFilledByStrava?: boolean };

/** Declares one field more, and does nothing else. */
function declareField(field: Given): void {
  const declared = `temperatureC: {
    column: 'temperature_c',
    label: 'Temperature',
    empty: null,
    seenBy: ${JSON.stringify(field.seenBy)},
    setBy: ${JSON.stringify(field.setBy)},
    ${field.isFilledByStrava ? 'isFilledByStrava: true,' : ''}
    group: 'temperature',
  },
  notes: {`;
  change(PLACE, [
    ['  notes: string | null;', '  temperatureC: number | null;\n  notes: string | null;'],
    ['  notes: {', `  ${declared}`],
  ]);
}

/** Text of a file of the source, put in another's place in the copy. */
function change(path: string, replaced: [string, string][]): void {
  let text = readFileSync(`${ROOT}${path}`, 'utf8');
  for (const [before, after] of replaced) {
    expect(text).toContain(before);
    text = text.replace(before, after);
  }
  writeFileSync(`${folder}${path}`, text);
}

function filesThatDoNotCompile(): string[] {
  try {
    execFileSync(process.execPath, [TSC, '-p', folder, '--pretty', 'false'], { stdio: 'pipe' });
    return [];
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    const files = said.matchAll(/(src\/[^(\n]+)\(\d+,\d+\): error/g);
    return [...new Set(Array.from(files, ([, file = '']) => file))].toSorted();
  }
}

test('a field that only the log itself knows needs its declaration alone', LIMIT, () => {
  declareField({ seenBy: [], setBy: [] });
  expect(filesThatDoNotCompile()).toEqual([]);
});

test('a field that all may set and see does not compile until each place knows it', LIMIT, () => {
  declareField(ALL);
  expect(filesThatDoNotCompile()).toEqual(
    expect.arrayContaining([
      // What the calls say, and then the form.
      'src/contract/workout-json.ts',
      // Which column of a CSV file tells it.
      'src/contract/csv-import.ts',
      // What Strava tells, keeps and offers.
      'src/domain/strava/activity-values.ts',
      'src/domain/strava/offered-fields.ts',
      // What a file says, what the cells of a line say, within which bounds, and what it is known by.
      'src/server/imports/convert-workout.ts',
      'src/server/imports/csv/csv-identity.ts',
      'src/server/imports/csv/line-fields.ts',
      'src/server/imports/csv/read-lines.ts',
      'src/server/strava/activities/reported.ts',
    ]),
  );
});

test(
  'a column of a CSV file does not compile until it has its names and is written again',
  LIMIT,
  () => {
    declareField(ALL);
    const path = '/src/contract/csv-import.ts';
    const column = "temperature: { label: 'Temperature', tells: ['temperatureC'] },";
    change(path, [["  notes: { label: 'Notes'", `  ${column}\n  notes: { label: 'Notes'`]]);
    const files = filesThatDoNotCompile();
    expect(files).toEqual(
      expect.arrayContaining([
        'src/server/imports/csv/guess-columns.ts',
        'src/server/imports/csv/write-log.ts',
      ]),
    );
    expect(files).not.toContain('src/contract/csv-import.ts');
  },
);
