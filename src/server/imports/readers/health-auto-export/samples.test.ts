import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readFileAt } from '../../../../../testing/imports/read-uploads.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';

const samples =
  process.env.LONGRUN_SAMPLES ??
  fileURLToPath(new URL('../../../../../../shared/samples', import.meta.url));
const folder = join(samples, 'hae');
const isThere = existsSync(folder);

if (!isThere) console.info(`Real health exports are not at ${folder}: their suite is skipped.`);

async function read(name: string) {
  const { workouts, refusals } = await readFileAt(join(folder, name));
  return {
    workouts: workouts.map(({ workout }) => ({ ...workout, recording: null })),
    faults: refusals.filter(({ isNoWorkout }) => !isNoWorkout),
  };
}

type Facts = Partial<{ [Key in keyof ParsedWorkout]: unknown }>;

async function expectWorkouts(name: string, facts: Facts[]) {
  const result = await read(name);
  expect(result.faults).toEqual([]);
  expect(result.workouts).toHaveLength(facts.length);
  for (const [index, fact] of facts.entries()) {
    expect(result.workouts[index]).toMatchObject(fact);
  }
}

describe.skipIf(!isThere)('real health exports', () => {
  it('v1 with workouts beside data, of which there are none', async () => {
    await expectWorkouts('v1_metrics_workouts_outside_data.json', []);
  });

  it('v1 walk: no id, no duration, energy as an object in kJ', async () => {
    await expectWorkouts('v1_walking_kj.json', [
      {
        externalId: null,
        activityName: 'Walking',
        date: '2021-12-24',
        localStart: '2021-12-24T08:02:43',
        startedAtMs: Date.parse('2021-12-24T00:02:43Z'),
        utcOffsetS: 28_800,
        durationS: 1150,
        elapsedS: 1150,
        distanceM: null,
        energyKcal: expect.closeTo(54.0658, 3),
        avgHeartRate: 108,
        ascentM: expect.closeTo(16.36, 6),
        notes: [],
      },
    ]);
  });

  it('v2 pool swim: the nonsense lap length changes nothing', async () => {
    await expectWorkouts('v2_poolswim_laplength-km-labelled-m.json', [
      {
        date: '2026-07-25',
        durationS: expect.closeTo(866.3149, 3),
        distanceM: 380,
        energyKcal: expect.closeTo(126.6702, 3),
        avgHeartRate: 127.5,
        maxHeartRate: 144,
        minHeartRate: 108,
        notes: [],
      },
    ]);
  });

  it('v2 walk in Chinese: the sample of the first minute belongs to the walk', async () => {
    await expectWorkouts('v2_walk_zh_kj.json', [
      {
        externalId: 'workout-1',
        activityName: '户外 步行',
        date: '2026-09-03',
        durationS: expect.closeTo(2560.5696, 3),
        distanceM: expect.closeTo(2210.558, 2),
        energyKcal: expect.closeTo(87.396, 2),
        avgHeartRate: expect.closeTo(134.3844, 3),
        maxHeartRate: 148,
        minHeartRate: 117,
        heartRateSamples: [{ atMs: Date.parse('2026-09-03T13:03:57Z'), bpm: 126 }],
        notes: [],
      },
    ]);
  });

  it('v2 yoga: 43 "kJ" whose minutes add up to 180 "kcal" is 43 kcal', async () => {
    const name = 'v2_yoga_garminconnect_energy-units-swapped.json';
    await expectWorkouts(name, [
      {
        date: '2025-11-27',
        durationS: expect.closeTo(680.289, 3),
        distanceM: null,
        energyKcal: 43,
        avgHeartRate: expect.closeTo(89.667, 3),
        maxHeartRate: 104,
        minHeartRate: 74,
        notes: [expect.objectContaining({ code: 'energy-unit' })],
      },
    ]);
    expect((await read(name)).workouts[0]?.heartRateSamples).toHaveLength(3);
  });

  it('v1 CSV in Portuguese, ending in a row of commas', async () => {
    await expectWorkouts('workouts_csv_pt_rows-synthetic.csv', [
      {
        activityName: 'Correr',
        date: '2024-11-09',
        localStart: '2024-11-09T08:00',
        startedAtMs: null,
        durationS: 1980,
        distanceM: 5200,
        energyKcal: expect.closeTo(400.0956, 3),
        avgHeartRate: 148,
        maxHeartRate: 175,
      },
      { activityName: 'Caminhada', durationS: 1800, distanceM: 2500, avgHeartRate: 100 },
    ]);
  });

  it('v1 CSV in Spanish: zeros are missing values', async () => {
    await expectWorkouts('workouts_csv_v1_es.csv', [
      {
        activityName: 'Pilates',
        date: '2026-03-23',
        durationS: 3521,
        elapsedS: 3540,
        distanceM: null,
        energyKcal: expect.closeTo(287.0865, 3),
        avgHeartRate: 110,
        maxHeartRate: 141,
        ascentM: null,
      },
      {
        activityName: 'Interior Ciclismo',
        date: '2026-03-22',
        durationS: 2402,
        distanceM: 9700,
        energyKcal: expect.closeTo(227.9995, 3),
        avgHeartRate: 134,
        maxHeartRate: 158,
      },
    ]);
  });

  it('gives the same workouts again on a second reading', async () => {
    for (const name of readdirSync(folder)) expect(await read(name)).toEqual(await read(name));
  });
});
