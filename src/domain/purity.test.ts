import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// That the domain imports nothing but itself is a wall: scripts/walls/rules.ts.
const folder = new URL('.', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, source: readFileSync(new URL(name, folder), 'utf8') }));

// Every method of Date that reads or writes in the zone of the process, and every way to ask the
// clock. What remains is Date.UTC, getTime, toISOString and the getUTC family.
const LOCAL_TIME =
  /\.(get|set)(?!UTC|Time\b)(FullYear|Year|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)\(|getTimezoneOffset|\.toLocale\w*\(|\.to(Date|Time)?String\(|Date\.parse|new Date\([^()]*,/;
const CLOCK_OR_CHANCE = /Date\.now|new Date\(\)|performance\.|Math\.random|crypto\./;

describe('the domain', () => {
  test('is found', () => {
    expect(sources.map(({ name }) => name)).toContain('calendar.ts');
    expect(sources.length).toBeGreaterThan(15);
  });

  test.each(sources)('$name never reads the time zone of the process', ({ source }) => {
    expect(source).not.toMatch(LOCAL_TIME);
  });

  test.each(sources)('$name asks neither clock nor chance', ({ source }) => {
    expect(source).not.toMatch(CLOCK_OR_CHANCE);
  });

  test.each(sources)('$name formats in a zone that is named', ({ source }) => {
    for (const [call] of source.matchAll(/new Intl\.DateTimeFormat\([\s\S]*?\)/g)) {
      expect(call).toMatch(/timeZone/);
    }
  });

  test('would be caught if it did', () => {
    for (const bad of [
      'day.getDate()',
      'now.getTimezoneOffset()',
      'new Date(2026, 1, 1)',
      'at.toLocaleDateString()',
      'at.toDateString()',
      'at.setHours(0)',
    ]) {
      expect(bad).toMatch(LOCAL_TIME);
    }
    expect('new Date(ms).toISOString() + at.getUTCDay() + at.getTime()').not.toMatch(LOCAL_TIME);
    expect('new Date()').toMatch(CLOCK_OR_CHANCE);
  });
});
