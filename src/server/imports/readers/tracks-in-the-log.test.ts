import { afterAll, beforeAll, expect, test } from 'vitest';
import { fitFile, gpxFile, MADE_UP, tcxFile } from '../../../../testing/imports/made-up-track.ts';
import { createTestApp, type TestApp } from '../../../../testing/server/test-app.ts';
import { readImport, startImport } from '../../../contract/imports.ts';
import { workoutRecording } from '../../../contract/recordings.ts';
import { allWorkouts } from '../../../contract/workouts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('one run as FIT, TCX and GPX is one workout, with a title, a route, power and laps', async () => {
  const athlete = await app.register({ timeZone: 'Europe/Zurich' });
  const run = { seconds: 900 };
  const files = [
    { name: 'run.gpx', content: Buffer.from(gpxFile(run)) },
    { name: 'run.tcx', content: Buffer.from(tcxFile(run)) },
    { name: 'run.fit', content: Buffer.from(fitFile(run)) },
  ];
  const { status, body } = await athlete.call(startImport, { query: { commit: 'true' }, files });
  expect(status).toBe(202);
  await app.importWork.idle();
  const params = { id: String(body.id) };
  const { body: done } = await athlete.call(readImport, { params, query: {} });
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
