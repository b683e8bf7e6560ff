import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budget } from '../../../../../testing/budget.ts';
import { change, mutated } from '../../../../../testing/imports/mutate.ts';
import { readBytes } from '../../../../../testing/imports/read-uploads.ts';
import {
  haeWorkout,
  heartRateAt,
  qty,
  readEntries,
} from '../../../../../testing/imports/written-workouts.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';

const RUNS = budget({ everyday: 60, small: 300, full: 10_000 });

const PATIENT = { timeout: 20_000 + RUNS * 60 };

const folder = new URL('../../../../../fixtures/health-export/', import.meta.url);
const fixtures = readdirSync(folder)
  .filter((name) => !name.endsWith('.expected.json'))
  .map((name) => new Uint8Array(readFileSync(new URL(name, folder))));

function expectSound(workout: ParsedWorkout): void {
  expect(workout.date).toMatch(/^(19|20)\d\d-\d\d-\d\d$/);
  expect(workout.durationS).toBeGreaterThanOrEqual(1);
  expect(workout.durationS).toBeLessThanOrEqual(14 * 86_400);
  expect(workout.elapsedS ?? workout.durationS).toBeGreaterThanOrEqual(workout.durationS);
  expect(workout.activityName.isWellFormed()).toBe(true);
  expect(workout.activityName).not.toBe('');
  for (const amount of [workout.distanceM, workout.energyKcal, workout.ascentM]) {
    if (amount !== null) expect(Number.isFinite(amount) && amount > 0).toBe(true);
  }
  for (const bpm of [workout.avgHeartRate, workout.maxHeartRate, workout.minHeartRate]) {
    if (bpm !== null) expect(bpm >= 25 && bpm <= 250).toBe(true);
  }
  let lastMs = Number.NEGATIVE_INFINITY;
  for (const { atMs } of workout.heartRateSamples) {
    expect(atMs).toBeGreaterThan(lastMs);
    lastMs = atMs;
  }
}

it('a file with any of its bytes changed is read or refused, never more', PATIENT, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...fixtures),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      async (bytes, changes) => {
        const { workouts, refusals } = await readBytes(mutated(bytes, changes));
        for (const { workout } of workouts) expectSound(workout);
        for (const { reason } of refusals) expect(reason.length).toBeLessThan(400);
      },
    ),
    { numRuns: RUNS },
  );
});

const oddValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    '0',
    0,
    -1,
    1e308,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    [],
    {},
    '\ud800',
    'NaN',
    '1e309',
    '275760-09-13T00:00:00Z',
    '2026-03-02',
    '2026-03-02 18:00:00 +0100',
    [null],
    [[]],
    { qty: -1 },
    { qty: 'x', units: 5 },
    { qty: { qty: 1 } },
    '1:60',
    '30:00',
  ),
  fc.double(),
  fc.string(),
  fc.record({ qty: fc.double(), units: fc.constantFrom('km', 'm', 'mi', 'kJ', 'kcal', 'bpm', '') }),
  fc.jsonValue(),
);

const KEYS = [
  'id',
  'name',
  'type',
  'start',
  'end',
  'startDate',
  'endDate',
  'workoutActivityType',
  'duration',
  'durationUnits',
  'distance',
  'totalDistance',
  'activeEnergyBurned',
  'activeEnergy',
  'totalEnergy',
  'totalEnergyBurned',
  'heartRate',
  'heartRateData',
  'avgHeartRate',
  'maxHeartRate',
  'elevation',
  'elevationUp',
  'walkingAndRunningDistance',
] as const;

const oddFields = fc.dictionary(fc.constantFrom(...KEYS), oddValue, { maxKeys: 4 });

const fullWorkout = haeWorkout({
  distance: qty(5.2, 'km'),
  activeEnergyBurned: qty(300, 'kcal'),
  activeEnergy: [{ date: '2026-03-02 18:00:00 +0100', qty: 300, units: 'kcal' }],
  avgHeartRate: qty(150, 'bpm'),
  heartRateData: [heartRateAt('18:05:00', 148), heartRateAt('18:10:00', 152)],
});

describe('a workout with any of its fields replaced', () => {
  it('is read or refused, and its neighbour is read as before', PATIENT, () => {
    const neighbour = haeWorkout({
      id: 'neighbour',
      name: 'Neighbour',
      start: '2026-03-03 18:00:00 +0100',
      end: '2026-03-03 18:30:00 +0100',
    });
    const [expected] = readEntries([neighbour]).workouts;
    let accepted = 0;
    let runs = 0;
    fc.assert(
      fc.property(oddFields, (fields) => {
        const { workouts } = readEntries([{ ...fullWorkout, ...fields }, neighbour]);
        for (const workout of workouts) expectSound(workout);
        runs++;
        if (workouts.length === 2) accepted++;
        const found = workouts.find(({ activityName }) => activityName === 'Neighbour');
        expect(found).toEqual({ ...expected, place: 'workout 2' });
      }),
      { numRuns: RUNS },
    );
    // A property over files that are all refused would prove nothing.
    expect(accepted / runs).toBeGreaterThan(0.3);
  });
});

describe('the order of the workouts', () => {
  const anyWorkout = fc
    .record({
      minute: fc.integer({ min: 0, max: 2 }),
      name: fc.constantFrom('Outdoor Run', 'Yoga'),
      lengthMin: fc.constantFrom(30, 31),
      id: fc.constantFrom('a', 'b', 'c', undefined),
      km: fc.constantFrom(0, 5, 5.01, 6),
      bpm: fc.constantFrom(0, 140, 150),
      ascent: fc.constantFrom(0, 20),
      samples: fc.boolean(),
    })
    .map(({ minute, name, lengthMin, id, km, bpm, ascent, samples }) =>
      haeWorkout({
        id,
        name,
        start: `2026-03-02 18:0${minute}:00 +0100`,
        end: `2026-03-02 18:${minute + lengthMin}:00 +0100`,
        duration: lengthMin * 60,
        distance: qty(km, 'km'),
        avgHeartRate: qty(bpm, 'bpm'),
        elevationUp: qty(ascent, 'm'),
        heartRateData: samples ? [heartRateAt('18:10:00', 145)] : [],
      }),
    );

  it('does not matter', () => {
    const list = fc.array(anyWorkout, { minLength: 1, maxLength: 10 });
    const shuffled = list.chain((items) =>
      fc.record({
        items: fc.constant(items),
        other: fc.shuffledSubarray(items, { minLength: items.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ items, other }) => {
        expect(withoutPlaces(other)).toEqual(withoutPlaces(items));
      }),
      { numRuns: budget({ everyday: 50, small: 200, full: 800 }) },
    );
  });
});

function withoutPlaces(entries: readonly unknown[]) {
  const { workouts } = readEntries(entries);
  return workouts.map((workout) => JSON.stringify({ ...workout, place: '' })).sort();
}
