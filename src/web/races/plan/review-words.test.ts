import { expect, test } from 'vitest';
import type { RacePlan } from '../../../contract/race-plan.ts';
import { lessonsOf } from './review-words.ts';

const PLAN: RacePlan = {
  today: '2026-12-20',
  asOf: '2026-12-12',
  knownRuns: 5,
  readiness: null,
  longRuns: [],
  sweatTests: [],
  byWeek: null,
  weightKg: null,
  race: {
    id: 4,
    userId: 1,
    name: 'Harbour Half',
    date: '2026-12-13',
    distanceM: 21_100,
    targetTimeS: 6600,
    notes: null,
    completed: true,
    actualTimeS: 6686,
    workoutId: 9,
    version: 1,
    createdAtMs: 0,
  },
  prediction: {
    distanceM: 21_100,
    timeS: 6644,
    paceSPerKm: 315,
    fastestS: 6390,
    slowestS: 6920,
    basis: 'evidence',
    restsOn: 'going by 10 km in 49:13 on Sun 20 Sep',
    pieces: [],
  },
  taper: {
    state: 'over',
    begins: '2026-11-29',
    peak: {
      from: '2026-11-08',
      to: '2026-11-14',
      distanceM: 50_000,
      runs: 4,
      workoutIds: [1, 2, 3, 4],
    },
    weeks: [
      {
        from: '2026-12-06',
        to: '2026-12-12',
        state: 'done',
        percent: 45,
        wantedM: 22_500,
        ranM: 25_000,
      },
    ],
  },
  ran: {
    id: 9,
    date: '2026-12-13',
    distanceM: 21_200,
    durationS: 6686,
    gels: 2,
    hydrationMl: 500,
    avgHeartRate: 172,
    halves: { firstS: 3279, secondS: 3407 },
    splits: [],
  },
};

const said = (plan: RacePlan) => lessonsOf(plan).map(({ title, text }) => `${title}: ${text}`);
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));

test('a race is looked back on by prediction, halves, fuel and taper', () => {
  expect(plain(said(PLAN))).toEqual([
    'The prediction held: You ran 42 s slower than the middle (0.6 %), inside the range of 8 races in 10. The target lay inside it.',
    'Slower in the second half: The second half took 2:08 longer than the first (3.9 %). Too quick a start, a hill or the heat: one race cannot say which.',
    'Less fuel than is advised: 2 gels, 24 g an hour; 30 to 60 g an hour is advised, and your log planned 3 gels. You drank 270 ml an hour.',
    'Tapered: 25 km in the week before Harbour Half, 50 % less than in the peak week; 41 to 60 % less is advised.',
  ]);
});

test('what is not known is left out, and gels that may only be unwritten are no fault', () => {
  const { ran, taper } = PLAN;
  const without = { ...PLAN, prediction: null, ran: null, taper: { ...taper, peak: null } };
  expect(said(without)).toEqual([]);
  expect(said({ ...PLAN, race: { ...PLAN.race, actualTimeS: null } })).toEqual([]);
  const noGels = { ...PLAN, ran: ran && { ...ran, gels: 0, hydrationMl: null } };
  expect(plain(said(noGels))[2]).toBe(
    'No gels are logged: Your log planned 3 gels. If you took some, write them into the run: the next plan rests on it. No drink is logged.',
  );
});

test('a race far from its prediction says on which side', () => {
  const far = (actualTimeS: number) =>
    plain(said({ ...PLAN, race: { ...PLAN.race, actualTimeS, targetTimeS: 6300 } }))[0];
  expect(far(6000)).toMatch(/^Faster than your log said: .* faster than the range/);
  expect(far(7500)).toMatch(/^Slower than your log said: .* asked for more than the log spoke for/);
});
