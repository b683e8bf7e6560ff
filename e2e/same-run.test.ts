import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { WorkoutJson } from '../src/contract/workout-json.ts';
import { isProof } from '../testing/budget.ts';
import { gpxFile } from '../testing/imports/made-up-track.ts';
import { DESK, expectNothingCutOff } from './fit.ts';
import { journey, PHONE, type Visitor } from './fixtures.ts';
import { expectSoundInEveryLook } from './looks.ts';
import { button, card, field, toast } from './parts.ts';
import { ago } from './records.ts';

const loggedCard = (page: Page) => page.getByRole('region', { name: 'Logged just now' });

const YESTERDAY = ago(1);
const MORNING_MS = Date.parse(`${YESTERDAY}T06:12:00Z`);

async function logOf({ page }: Visitor): Promise<WorkoutJson[]> {
  const answer = await page.context().request.get('/api/workouts');
  return answer.json();
}

/** A quarter of an hour, 2.61 km. */
async function bring(
  { page, navigate }: Visitor,
  { name = 'morning.gpx', startMs = MORNING_MS } = {},
) {
  await navigate('/apple-health');
  const buffer = Buffer.from(gpxFile({ startMs, seconds: 900 }));
  await page
    .getByLabel('Choose files', { exact: true })
    .setInputFiles({ name, mimeType: 'application/gpx+xml', buffer });
  await button(page, 'Import 1 workout').click();
  await page.getByText(/^From 1 file: /).waitFor();
}

async function typeRun(visitor: Visitor, { duration = '15', distance = '2.6' } = {}) {
  const { page, navigate } = visitor;
  await navigate('/workouts');
  await page.getByRole('button', { name: 'Yesterday' }).click();
  await field(page, 'Duration').fill(duration);
  if (distance) await field(page, 'Distance').fill(distance);
}

describe('a run whose file is there', () => {
  journey('is one workout once it is typed, and two at one tap', async ({ visitor }) => {
    const { page, register } = visitor;
    await page.setViewportSize(PHONE);
    await register();
    await bring(visitor);
    const [file] = await logOf(visitor);
    await typeRun(visitor);
    await page.getByText('What you type joins it.').waitFor();
    expect(await page.getByRole('radio', { name: 'Same run' }).isChecked()).toBe(true);
    await expectSoundInEveryLook(page);
    await expectNothingCutOff(page);
    await button(page, 'Save Workout').click();
    await toast(page, 'Workout logged successfully!').waitFor();
    await loggedCard(page).getByText('Joined with the run from morning.gpx').waitFor();
    await expectSoundInEveryLook(page);
    await expectNothingCutOff(page);
    expect(await logOf(visitor)).toMatchObject([
      { id: file?.id, source: 'manual', distance: 2.6, avgHeartRate: file?.avgHeartRate },
    ]);

    await loggedCard(page).getByRole('button', { name: 'Keep both' }).click();
    await loggedCard(page).getByRole('button', { name: 'Keep both' }).waitFor({ state: 'hidden' });
    const both = await logOf(visitor);
    expect(both.find(({ id }) => id === file?.id)).toEqual(file);
    expect(both.filter(({ id }) => id !== file?.id)).toMatchObject([
      { source: 'manual', distance: 2.6, avgHeartRate: null, startedAt: null },
    ]);
  });

  journey('says so on its page, and can be parted there', async ({ visitor }) => {
    const { page, register, navigate, send } = visitor;
    await page.setViewportSize(DESK);
    await register();
    await bring(visitor);
    const [file] = await logOf(visitor);
    const run = { date: YESTERDAY, workoutType: 'running', runningSubtype: 'outdoor-easy' };
    await send('POST /api/workouts', { ...run, duration: '0:15', distance: 2.6 });
    await navigate(`/run-details/${file?.id}`);
    await card(page, 'One run').getByText('Joined with the run from morning.gpx').waitFor();
    await expectSoundInEveryLook(page);
    await card(page, 'One run').getByRole('button', { name: 'Keep both' }).click();
    await toast(page, 'Two runs again').waitFor();
    await card(page, 'One run').waitFor({ state: 'hidden' });
    expect((await logOf(visitor)).find(({ id }) => id === file?.id)).toEqual(file);
    await button(page, 'See it').click();
    await page.waitForURL((url) => !url.pathname.endsWith(`/${file?.id}`));
    await page.getByText('Typed in').waitFor();
  });

  journey('is asked about where nobody can be sure', async ({ visitor }) => {
    const { page, register, navigate, expectTrouble } = visitor;
    // What the page of a run asks Strava may still be on its way when that run is gone.
    expectTrouble(/status of 404.*\/api\/strava\/matches\//);
    await page.setViewportSize(PHONE);
    await register();
    await bring(visitor);
    const [file] = await logOf(visitor);
    await typeRun(visitor, { distance: '' });
    await button(page, 'Save Workout').click();
    await loggedCard(page).getByText('Is this the same run as one that your log has?').waitFor();
    await expectSoundInEveryLook(page);
    await expectNothingCutOff(page);
    const typed = (await logOf(visitor)).find(({ id }) => id !== file?.id);

    await navigate(`/run-details/${typed?.id}`);
    const question = card(page, 'The same run?');
    await question.getByRole('link', { name: 'morning.gpx' }).waitFor();
    await expectSoundInEveryLook(page);
    await question.getByRole('button', { name: 'Same run' }).click();
    await page.waitForURL(`**/run-details/${file?.id}`);
    await card(page, 'One run').waitFor();
    expect(await logOf(visitor)).toMatchObject([{ id: file?.id, source: 'manual' }]);
  });

  journey('is another one where its athlete says so before it is saved', async ({ visitor }) => {
    const { page, register } = visitor;
    await page.setViewportSize(DESK);
    await register();
    await bring(visitor);
    await typeRun(visitor);
    await page.getByText('Two runs', { exact: true }).click();
    await page.getByText('This stays beside it.').waitFor();
    await button(page, 'Save Workout').click();
    await loggedCard(page).waitFor();
    expect(await logOf(visitor)).toHaveLength(2);
    expect(await loggedCard(page).getByRole('button').count()).toBe(0);
  });

  if (isProof)
    journey('may be one of several of that day', async ({ visitor }) => {
      const { page, register } = visitor;
      await page.setViewportSize(DESK);
      await register();
      await bring(visitor);
      const evening = { name: 'evening.gpx', startMs: MORNING_MS + 11.4 * 3_600_000 };
      await bring(visitor, evening);
      await typeRun(visitor);
      await button(page, 'Save Workout').click();
      await loggedCard(page).getByText('Your log has several like this one.').waitFor();
      await expectSoundInEveryLook(page);
      await loggedCard(page)
        .getByRole('button', { name: /^Same run as at/ })
        .last()
        .click();
      await loggedCard(page).getByText('Joined with the run from evening.gpx').waitFor();
      expect(await logOf(visitor)).toHaveLength(2);
    });
});
