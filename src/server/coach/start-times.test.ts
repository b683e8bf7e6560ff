import { afterAll, beforeAll, expect, test } from 'vitest';
import { askInTurn } from '../../../testing/server/ask-in-turn.ts';
import { athleteBesideStranger } from '../../../testing/server/beside-stranger.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { addDays } from '../../domain/calendar.ts';

// At what time of the day runs began, worked out a second time from the rows.

const TODAY = '2026-03-18';
/** West of Greenwich by three hours. */
const OFFSET_S = -3 * 3600;

let app: TestApp;
let athlete: Athlete;

const RUNS = Array.from({ length: 20 }, (_, at) => {
  const date = addDays(TODAY, -2 * at);
  const minute = 350 + ((at * 397) % 950);
  const isTimed = at % 5 !== 4;
  return {
    date,
    minute: isTimed ? minute : null,
    started_at: isTimed ? Date.parse(date) + (minute * 60 - OFFSET_S) * 1000 : null,
    utc_offset_s: isTimed ? OFFSET_S : null,
  };
});

beforeAll(async () => {
  app = await createTestApp();
  const rows = RUNS.map(({ minute: _, ...row }) => row);
  const strangers = { started_at: Date.parse(TODAY) - OFFSET_S * 1000, utc_offset_s: OFFSET_S };
  ({ athlete } = await athleteBesideStranger(app, rows, strangers));
});
afterAll(() => app.close());

const ask = async (message: string) => (await askInTurn(athlete, [message])).text;
const clock = (minute: number) =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
const minutes = RUNS.flatMap(({ minute }) => minute ?? []).toSorted((one, other) => one - other);

test('the earliest and the latest by the clock where they began', async () => {
  expect(await ask('what is the earliest I have ever run')).toContain(`${clock(minutes[0] ?? 0)}`);
  expect(await ask('latest hour I ran')).toContain(`${clock(minutes.at(-1) ?? 0)}`);
});

test('the usual start is the middle one, with the runs of each part of the day', async () => {
  const text = await ask('what time do I usually run');
  expect(text).toContain(`begins at ${clock(minutes[Math.floor((minutes.length - 1) / 2)] ?? 0)}`);
  const early = minutes.filter((minute) => minute >= 240 && minute < 720).length;
  const evening = minutes.filter((minute) => minute >= 1020 && minute < 1320).length;
  expect(text).toContain(`${early} runs before noon`);
  expect(text).toContain(`${evening} runs in the evening`);
  expect(text).toContain(`${RUNS.length - minutes.length} runs without a time of day are left out`);
});

test('days and conditions narrow it', async () => {
  const lately = RUNS.filter(({ date }) => date >= addDays(TODAY, -13)).flatMap(
    ({ minute }) => minute ?? [],
  );
  expect(await ask('earliest start in the last 14 days')).toContain(
    `${clock(Math.min(...lately))}`,
  );
});
