import { expect, test } from 'vitest';
import type { LongRun } from '../../domain/fuel-lab.ts';
import { driftText, fuelSentence, lateText } from './fuel-words.ts';

const run = (carbohydrateGPerHour: number | null, driftShare: number | null): LongRun => ({
  id: 1,
  date: '2026-11-15',
  runningSubtype: null,
  distanceM: 20_000,
  durationS: 7200,
  gels: 0,
  carbohydrateGPerHour,
  fluidMlPerHour: null,
  driftShare,
  earlyPaceSPerKm: 330,
  latePaceSPerKm: 342,
});
const drift = { intake: 'carbohydrate', outcome: 'drift' } as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('what can be said is said of how many, without a cause', () => {
  const runs = [
    run(44, 0.02),
    run(33, 0.03),
    run(30, 0.04),
    run(0, 0.06),
    run(0, 0.07),
    run(11, 0),
  ];
  expect(plain(fuelSentence(runs, drift))).toBe(
    'On 3 long runs with 30 g of carbohydrate an hour or more drift was 3.0 %, on 3 with less drift was 6.0 %, in the middle. Heat, hills and length differ between them too: this is no cause.',
  );
  expect(plain(fuelSentence(runs, { ...drift, outcome: 'late' }))).toContain(
    'the second half was 12 s/km slower',
  );
});

test('too little says what it takes, and none what is not noted', () => {
  expect(plain(fuelSentence([run(44, 0.02), run(0, 0.03), run(null, 0.1)], drift))).toBe(
    '2 of 3 long runs have both figures: on 1 you took 30 g of carbohydrate an hour or more, on 1 less. Too few to compare: it takes 3 of each.',
  );
  expect(fuelSentence([run(null, 0.02)], drift)).toBe(
    'Of 1 long run there is none where gels are noted and the recording has a drift.',
  );
});

test('figures have a true minus', () => {
  expect([driftText(-0.61), driftText(4.06)]).toEqual(['−0.6', '4.1']);
  expect([lateText(12.3), lateText(-4), lateText(0.2)]).toEqual(['+12', '−4', '0']);
});
