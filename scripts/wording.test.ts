import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { localFile } from './suites/local-file.ts';

const SOURCES = ['src/domain', 'src/server', 'src/web'].flatMap((folder) =>
  globSync('**/*.{ts,tsx}', { cwd: localFile(folder) })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('kit/'))
    .map((file) => path.posix.join(folder, file)),
);

test('a browser’s figure and its unit have a space between them that does not break', () => {
  const breakable = /\} \$\{(?:distance|pace|gap|speed|weight|elevation)Unit\(\)/;
  const heard = / (?:aria-)?label=/;
  expect(linesLike(breakable, /^src\/web\//).filter((line) => !heard.test(line))).toEqual([]);
});

test('how far two paces lie apart is worded by paceGapText alone', () => {
  const ownWording =
    /\$\{gapUnit\(\)\}.*(?:faster|slower|find|hand)|spanText\([^`]*\}\$\{paceUnit\(\)\}/;
  expect(linesLike(ownWording)).toEqual([]);
});

test('a distance is never put into words as the bare result of a division', () => {
  const division = /\$\{[\w.]*(?:[a-z]M|[mM]etres|Kg) \/ [\d_.]+\}/;
  expect(linesLike(division)).toEqual([]);
});

test('a day and a time of day are put into words by one place, in the athlete’s order', () => {
  const ownFormat = /DateTimeFormat\((?!\)\.resolvedOptions)|toLocale(?:Date|Time)String/;
  expect(linesLike(ownFormat, /^src\/web\/(?!words\/)/)).toEqual([]);
  // A clock is read out of an instant by domain/clock-of-day.ts, for a field by domain/start-time.ts.
  const ownClock = /slice\(11, 16\)|getHours\(|getMinutes\(/;
  expect(linesLike(ownClock, /^src\/(web|domain\/(?!start-time))/)).toEqual([]);
});

function linesLike(pattern: RegExp, among = /./): string[] {
  return SOURCES.filter((file) => among.test(file)).flatMap((file) =>
    readFileSync(localFile(file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );
}
