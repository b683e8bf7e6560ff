import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localFile } from './suites/local-file.ts';

/** 'Frandsen 2025', 'ACSM 2007' */
const NAME_AND_YEAR = /\b(?:\p{Lu}\p{Ll}+|ACSM|ISSN) (?:19|20)\d\d\b/gu;

/** Days, world records and their cities, and sentences that begin with a year. */
const NO_STUDY =
  /^(?:Jan(?:uary)?|Feb\w*|Mar(?:ch)?|Apr(?:il)?|Ma[iy]|June?|July?|Aug\w*|Sept?\w*|Oct\w*|Nov\w*|Dec\w*|As|Until) /;
const RECORDS = 'domain/plausible-time.ts';

const LISTED = new Set(
  [...readFileSync(localFile('docs/studies.md'), 'utf8').matchAll(/^\| (.+? \d{4}) \|/gmu)].map(
    ([, name]) => name,
  ),
);

const NAMED = new Map(
  globSync('{domain,contract,server,web}/**/*.{ts,tsx}', { cwd: localFile('src') })
    .filter((file) => !/\.test\.tsx?$/.test(file) && file !== RECORDS)
    .flatMap((file) =>
      (readFileSync(localFile(`src/${file}`), 'utf8').match(NAME_AND_YEAR) ?? [])
        .filter((name) => !NO_STUDY.test(name))
        .map((name) => [name, file] as const),
    ),
);

test('every study that the app names stands in docs/studies.md with what it found', () => {
  expect([...NAMED].filter(([name]) => !LISTED.has(name))).toEqual([]);
  expect(NAMED.has('Frandsen 2025')).toBe(true);
});

test('docs/studies.md lists no study that the app no longer names', () => {
  expect([...LISTED].filter((name) => name === undefined || !NAMED.has(name))).toEqual([]);
});
