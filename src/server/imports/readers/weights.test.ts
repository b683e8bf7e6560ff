import { describe, expect, test } from 'vitest';
import {
  appleWeights,
  FITBIT_WEIGHTS,
  fitWeights,
  GARMIN_CONNECT_WEIGHTS,
  GARMIN_WEIGHTS,
  GERMAN_TABLE,
  HEALTH_EXPORT_TABLE,
  HEALTH_EXPORT_WEIGHTS,
  SAMSUNG_WEIGHTS,
  SCALE_TABLE,
  WEIGHED,
} from '../../../../testing/imports/made-up-weights.ts';
import { readBytes } from '../../../../testing/imports/read-uploads.ts';

describe('a file of weights is read, the first of each day, in kilograms', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['of Fitbit’s account, in pounds without saying so', FITBIT_WEIGHTS, 'fitbit-weights'],
    ['of a Garmin account, in grams', GARMIN_WEIGHTS, 'garmin-weights'],
    ['of Garmin Connect, its days in lines of their own', GARMIN_CONNECT_WEIGHTS, 'csv'],
    ['of Samsung Health, in UTC with the offset beside', SAMSUNG_WEIGHTS, 'samsung'],
    ['of Apple Health', appleWeights(), 'apple-health'],
    ['of Health Auto Export as JSON', HEALTH_EXPORT_WEIGHTS, 'health-auto-export'],
    ['of Health Auto Export as a table, in pounds', HEALTH_EXPORT_TABLE, 'csv'],
    ['of a scale, its unit told by the body mass index', SCALE_TABLE, 'csv'],
    ['of a table in German', GERMAN_TABLE, 'csv'],
    ['of a scale as FIT', fitWeights(), 'fit'],
  ])('%s', async (_what, content, format) => {
    const { weights, workouts, refusals } = await readBytes(content);
    expect({ workouts, refusals }).toEqual({ workouts: [], refusals: [] });
    const near = WEIGHED.map(({ date, kg }) => ({ date, kg: expect.closeTo(kg, 2) }));
    expect(weights).toMatchObject([{ format, weights: near, left: 0 }]);
  });

  test('beside workouts, which are read as before', async () => {
    const { weights, workouts } = await readBytes(appleWeights({ withWorkout: true }));
    expect(workouts).toHaveLength(1);
    expect(weights).toMatchObject([{ weights: WEIGHED }]);
  });

  test.each([
    ['Weight (kg)', '71.26'],
    ['Weight (lb)', '157.1'],
    ['Weight [lbs]', '157.1'],
    ['Weight (pounds)', '157.1'],
    ['weight_lb', '157.1'],
    ['Body Weight (LBS)', '"157,1"'],
    ['Weight (st)', '11.2214'],
    ['Weight stone', '11.2214'],
    ['Weight', '157.1 lb'],
    ['Weight', '157.1lbs'],
    ['Weight', '157.1 pounds'],
    ['Weight', '11.2214 st'],
    ['Weight', '11 st 3.1 lb'],
    ['Weight', '11st 3.1'],
    ['Weight (kg)', '157.1 lb'],
    ['Weight (lb)', '71.26 kg'],
  ])('%s over %s is 71.26 kg', async (head, cell) => {
    const { weights, refusals } = await readBytes(`Date,${head}\n2024-03-05,${cell}\n`);
    expect(refusals).toEqual([]);
    expect(weights).toMatchObject([{ weights: [{ kg: expect.closeTo(71.26, 2) }], left: 0 }]);
  });

  test('what no person weighs and what is no number is left, and counted', async () => {
    const table =
      'Date,Weight (kg)\n2024-03-05,71.2\n2024-03-06,0\n2024-03-07,712\n2024-03-08,heavy\n2024-03-09,\n';
    const { weights } = await readBytes(table);
    expect(weights).toMatchObject([{ weights: [{ date: '2024-03-05', kg: 71.2 }], left: 3 }]);
  });
});

describe('a table that tells too little, or tells of something else', () => {
  test.each([
    ['a unit that nothing gives away', 'Date,Weight\n2024-03-05,71.2\n', /kilograms or pounds/],
    ['days that can be two', 'Date,Weight (kg)\n03/04/2024,71.2\n', /two different ones/],
    ['not one weight', 'Date,Weight (kg)\n2024-03-05,0\n', /none that a person weighs/],
  ])('says so: %s', async (_what, table, reason) => {
    const { weights, refusals } = await readBytes(table);
    expect(weights).toEqual([]);
    expect(refusals).toMatchObject([{ reason: expect.stringMatching(reason) }]);
  });

  test.each([
    'Date,Exercise,Weight (kg),Reps\n2024-03-05,Squat,80,5\n2024-03-06,Squat,82.5,5\n',
    'Date,Distance (km),Duration,Weight (kg)\n2024-03-05,8.1,0:45:00,71.2\n',
    'Date,Type,Duration,Weight (kg)\n2024-03-05,Run,0:45:00,71.2\n',
  ])('is no table of weights: %s', async (table) => {
    expect((await readBytes(table)).weights).toEqual([]);
  });
});
