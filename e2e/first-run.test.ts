import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { addDays, daysBetween } from '../src/domain/calendar.ts';
import { journey } from './fixtures.ts';
import { startApp } from './running-app.ts';

const SAMPLES =
  process.env.LONGRUN_SAMPLES ?? fileURLToPath(new URL('../../shared/samples', import.meta.url));

/** The app as a newcomer gets it: by the command of the README. */
// biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern
const newcomer = journey.extend('app', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const app = await startApp({}, { command: 'npm', parameters: ['start'] });
  onCleanup(() => app.remove());
  return app;
});

/** A real export as it is, but for its days, which are moved so that the last of them is `lastDay`. */
function recentSample(name: string, lastDay: string) {
  const text = readFileSync(path.join(SAMPLES, 'hae', name), 'utf8');
  const days = [...text.matchAll(/\d{4}-\d{2}-\d{2}/g)].map(([day]) => day).sort();
  const by = daysBetween(days.at(-1) ?? lastDay, lastDay);
  const moved = text.replace(/\d{4}-\d{2}-\d{2}/g, (day) => addDays(day, by));
  return { name, mimeType: 'text/plain', buffer: Buffer.from(moved) };
}

describe('the first run', () => {
  newcomer.skipIf(!existsSync(SAMPLES))(
    'is logged, two real exports are imported, and the dashboard has their sums (LONGRUN_SAMPLES)',
    async ({ visitor }) => {
      const { page, navigate } = visitor;
      await navigate('/');
      await page.getByText('There is no account on this server yet.').waitFor();
      await page.getByRole('button', { name: 'Create the first account' }).click();
      await page.getByLabel('Full name').fill('Nina Newcomer');
      await page.getByLabel('Email').fill('nina@example.org');
      await page.getByLabel('Password', { exact: false }).first().fill('first run of many');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.getByText('Welcome to Longrun!').waitFor();
      await page.getByRole('link', { name: 'Log a run' }).click();
      await page.getByRole('textbox', { name: 'Duration' }).fill('0:52');
      await page.getByRole('textbox', { name: 'Distance' }).fill('10');
      await page.getByRole('button', { name: 'Save Workout' }).click();
      await page.getByText('Workout logged successfully!').waitFor();

      const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
      const files = [
        { method: /Automatic Sync/, file: recentSample('v2_walk_zh_kj.json', addDays(today, -9)) },
        { method: /CSV Upload/, file: recentSample('workouts_csv_v1_es.csv', addDays(today, -10)) },
      ];
      for (const { method, file } of files) {
        await navigate('/apple-health');
        await page.getByRole('button', { name: method }).click();
        await page.getByLabel('Choose File').setInputFiles(file);
        await page.getByRole('button', { name: 'Import Workouts' }).click();
        await page.getByRole('heading', { name: 'Import complete' }).waitFor();
      }

      await navigate('/');
      const card = (name: string) => page.getByRole('article', { name });
      // A run of 10 km; the walk's 2.21 km and the bicycle's 9.7 km are no running.
      await card('Distance').getByText('10', { exact: true }).waitFor();
      await card('Avg Pace').getByText('5:12').waitFor();
      // Only what is no run has a heart rate.
      await card('Avg HR').getByText('No heart rate recorded').waitFor();

      const summary = await page.context().request.get('/api/auth/me');
      const { user } = await summary.json();
      const sums = await page
        .context()
        .request.get(`/api/analytics/${user.id}/summary?period=30`)
        .then((answer) => answer.json());
      expect(sums.totalDistance).toBe(10);
      expect(sums.period.walkingDistance).toBeCloseTo(2.210558, 5);
      expect(sums.period.workouts).toBe(4);
    },
  );
});
