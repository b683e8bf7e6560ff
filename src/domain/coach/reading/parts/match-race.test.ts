import { expect, test } from 'vitest';
import { processorMs } from '../../../../../testing/processor-time.ts';
import { calendarOn } from '../../period.ts';
import { readMessages } from '../read-conversation.ts';
import { matchRace } from './match-race.ts';

const today = '2026-11-21';
const race = (id: number, name: string, date: string, distanceM = 21_100) => ({
  ...{ id, name, date, distanceM, completed: date < today },
});
const RACES = [
  race(1, 'Harbour Half Marathon', '2025-12-13'),
  race(2, 'City 10 K', '2026-09-13', 10_000),
  race(3, 'Harbour Half Marathon', '2026-12-13'),
  race(4, 'Spring Marathon', '2027-04-11', 42_200),
  race(5, 'Königsforst-Lauf', '2027-05-02', 10_000),
];

test.each([
  ['am i ready for the harbour half', null, 3],
  ['what did i run in the city 10 k', null, 2],
  ['and spring marathon', 42_200, 4],
  ['how long until the konigsforst lauf', null, 5],
  ['am i ready for the marathon', 42_200, 4],
  ['am i ready for my half', 21_100, 3],
  ['am i ready for my next race', null, null],
  ['am i ready for berlin', null, null],
  ['can i run 50 km', 50_000, null],
])('“%s” names race %s', (text, distanceM, expected) => {
  expect(matchRace(RACES, { text, distanceM, today })?.id ?? null).toBe(expected);
});

test('without races none is named', () => {
  expect(matchRace([], { text: 'harbour half', distanceM: 21_100, today })).toBeNull();
});

test('the names of three hundred races are made plain once, and not for each question', () => {
  const races = Array.from({ length: 300 }, (_, at) => race(at, `Club run ${at}`, '2020-05-01'));
  const names = { races, shoes: [], titles: [] };
  const read = () => readMessages(['show my last 5 runs'], calendarOn(today), names);
  read();
  // Some 2 ms; 140 and more where each name is made plain again.
  expect(processorMs(read, { enoughMs: 40 })).toBeLessThan(60);
});
