import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { budget } from '../../../../testing/budget.ts';
import { inEveryOrder } from '../../../../testing/domain/in-every-order.ts';
import { fitFile, gpxFile, MADE_UP, tcxFile } from '../../../../testing/imports/made-up-track.ts';
import { importCalls } from '../../../../testing/server/import-calls.ts';
import { openTestApp } from '../../../../testing/server/open-test-app.ts';
import type { Athlete } from '../../../../testing/server/test-app.ts';
import { workoutRecording } from '../../../contract/recordings.ts';
import { createWorkout } from '../../../contract/workout-entry.ts';
import { allWorkouts } from '../../../contract/workouts.ts';

const app = await openTestApp();
const { send, read } = importCalls(app);

test('one run as FIT, TCX and GPX is one workout, with a title, a route, power and laps', async () => {
  const athlete = await app.register({ timeZone: 'Europe/Zurich' });
  const run = { seconds: 900 };
  const files = [
    { name: 'run.gpx', content: Buffer.from(gpxFile(run)) },
    { name: 'run.tcx', content: Buffer.from(tcxFile(run)) },
    { name: 'run.fit', content: Buffer.from(fitFile(run)) },
  ];
  const params = await send(athlete, files, { commit: 'true' });
  const done = await read(athlete, params);
  expect([done.status, done.counts.found, done.counts.failed]).toEqual(['done', 3, 0]);

  const { body: log } = await athlete.call(allWorkouts);
  expect(log).toHaveLength(1);
  const [workout] = log;
  expect(workout).toMatchObject({
    ...{ date: '2026-09-06', workoutType: 'running', sport: 'run' },
    ...{ title: 'Morning along the river', utcOffsetS: 7200, durationSeconds: 900 },
  });
  const { body: kept } = await athlete.call(workoutRecording, {
    params: { id: String(workout?.id) },
  });
  const { recording } = kept;
  expect(recording?.timeS).toHaveLength(901);
  expect(recording?.latitudeDeg?.[0]).toBeCloseTo(MADE_UP.latitudeDeg, 5);
  expect(recording?.powerW?.[0]).toBe(250);
  expect(recording?.laps).toHaveLength(1);
});

const RUN = { seconds: 900 };
const SAID = {
  fit: fitFile(RUN),
  tcx: tcxFile(RUN),
  gpx: gpxFile(RUN),
  health: JSON.stringify({
    data: {
      workouts: [
        {
          ...{ id: 'H1', name: 'Outdoor Run', duration: 900 },
          ...{ start: '2026-09-06 08:30:00 +0200', end: '2026-09-06 08:45:00 +0200' },
          distance: { qty: 2.6, units: 'km' },
        },
      ],
    },
  }),
  table:
    'Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Max HR,Avg Pace,Total Ascent\nRunning,2026-09-06 08:30:00,false,Loop,2.61,211,00:15:00,148,156,5:45,12\n',
};
const ORDERS = inEveryOrder(Object.keys(SAID) as (keyof typeof SAID)[]);
const STEP = budget({ everyday: 60, small: 24, full: 1 });

/** Typed before all of them, after any, or not at all. */
const TYPED_AT = [null, 0, 1, 2, 3, 4, 5];

test('one run as FIT, TCX, GPX, Health export and table, one file after the other in every order, and typed at every place, is one workout with what each knows', {
  timeout: budget({ everyday: 120_000, small: 240_000, full: 1_800_000 }),
}, async () => {
  const orders = ORDERS.filter((_order, index) => index % STEP === 0);
  const everyPair = orders.flatMap((order) => TYPED_AT.map((typedAt) => ({ order, typedAt })));
  // Every day each place once, now in one order and now in the other.
  const tried = everyPair.filter(({ order, typedAt }) =>
    budget({ everyday: orders.indexOf(order) === (typedAt ?? 0) % 2, small: true, full: true }),
  );
  for (const { order, typedAt } of tried) {
    const words = `${order.join()}; typed at ${typedAt}`;
    const isTyped = typedAt !== null;
    const athlete = await app.register({ timeZone: 'Europe/Zurich' });
    for (const [at, kind] of order.entries()) {
      if (typedAt === at) await type(athlete);
      await bring(athlete, [Buffer.from(SAID[kind])]);
    }
    if (typedAt === order.length) await type(athlete);
    const { body: log } = await athlete.call(allWorkouts);
    expect(log, words).toHaveLength(1);
    expect(log[0], words).toMatchObject({
      ...{ date: '2026-09-06', durationSeconds: 900, calories: 640 },
      ...{ utcOffsetS: 7200, notes: isTyped ? 'Windy' : log[0]?.notes },
      ...(isTyped && { source: 'manual', distance: 2.6 }),
    });
    const params = { id: String(log[0]?.id) };
    const { recording } = (await athlete.call(workoutRecording, { params })).body;
    expect(recording?.powerW?.[0], words).toBe(250);
  }
});

async function type(athlete: Athlete): Promise<void> {
  const body = { date: '2026-09-06', workoutType: 'running' as const, duration: '0:15' };
  await athlete.call(createWorkout, { body: { ...body, distance: 2.6, notes: 'Windy' } });
}

async function bring(athlete: Athlete, contents: readonly Buffer[]): Promise<void> {
  const files = contents.map((content, at) => ({ name: `${at}`, content }));
  await send(athlete, files, { commit: 'true' });
}

const samples =
  process.env.LONGRUN_SAMPLES ??
  fileURLToPath(new URL('../../../../../shared/samples', import.meta.url));

/** Of one activity, as several programs tell it. */
test.skipIf(!existsSync(join(samples, 'fit'))).each([
  ['fit/garmin-fenix5_run_2stops_act2067489619.fit', 'gpx/garmin-connect_run_act2067489619.gpx'],
  [
    'fit/garmin-fr945_treadmill_pauses_act6860622783.fit',
    'tcx/garmin-fr945_treadmill_no-position_act6860622783.tcx',
  ],
])('%s and %s, in both orders and together, are one workout', async (...names) => {
  const contents = names.map((name) => readFileSync(join(samples, name)));
  for (const order of [[contents], ...inEveryOrder(contents.map((content) => [content]))]) {
    const athlete = await app.register({ timeZone: 'Europe/Berlin' });
    for (const together of order) await bring(athlete, together);
    expect((await athlete.call(allWorkouts)).body).toHaveLength(1);
  }
});
