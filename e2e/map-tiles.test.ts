import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect } from 'vitest';
import type { WorkoutJson } from '../src/contract/workout-json.ts';
import { NOTHING_MEASURED, type Recording } from '../src/domain/recording/recording.ts';
import { openExisting } from '../src/server/platform/db/open-engine.ts';
import { saveRecording } from '../src/server/workouts/recordings-of-sources.ts';
import { journey as test } from './fixtures.ts';
import { expectAccessible } from './looks.ts';
import { type RunningApp, startApp } from './running-app.ts';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let tiles: Server;
let app: RunningApp;
const asked: string[] = [];

beforeAll(async () => {
  tiles = createServer(({ url = '' }, response) => {
    asked.push(url);
    response
      .setHeader('content-type', 'image/png')
      .setHeader('cross-origin-resource-policy', 'cross-origin')
      .end(PICTURE);
  });
  await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve));
  const { port } = tiles.address() as AddressInfo;
  app = await startApp({
    MAP_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    MAP_TILES_ATTRIBUTION: 'Our own map & nobody’s',
  });
});
afterAll(async () => {
  await app.remove();
  tiles.close();
});

test('a route is drawn on the map that the operator names, with the cursor of the curves', async ({
  openVisitor,
}) => {
  const { page, register, navigate, send } = await openVisitor({ baseURL: app.url });
  const { id: userId } = await register();
  const { id: workoutId } = await send<WorkoutJson>('POST /api/workouts', {
    date: '2026-03-08',
    workoutType: 'running',
    runningSubtype: 'outdoor-easy',
    duration: '0:10',
    distance: 1.8,
  });
  await keepRecording({ workoutId, userId });
  await navigate(`/run-details/${workoutId}`);

  await page.getByText('Our own map & nobody’s').waitFor();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  // Zoom, column and row of the place that was run at.
  expect(asked[0]).toMatch(/^\/1\d\/\d+\/\d+\.png$/);
  const route = page.getByRole('slider', { name: 'Place on the route' });
  await route.press('End');
  expect(await route.getAttribute('aria-valuetext')).toContain('10:00 · 1.80 km');
  await expectAccessible(page);
});

async function keepRecording(of: { workoutId: number; userId: number }): Promise<void> {
  const seconds = Array.from({ length: 601 }, (_, second) => second);
  const recording: Recording = {
    ...NOTHING_MEASURED,
    timeS: seconds,
    distanceM: seconds.map((second) => second * 3),
    heartRateBpm: seconds.map(() => 140),
    latitudeDeg: seconds.map((second) => 52 + second * 2.7e-5),
    longitudeDeg: seconds.map(() => 5),
    laps: [],
  };
  const engine = await openExisting({ dataDir: app.dataDir, databaseUrl: undefined });
  await engine.db
    .transaction()
    .execute((tx) => saveRecording(tx, { ...of, source: 'file', recording, nowMs: Date.now() }));
  await engine.close();
}
