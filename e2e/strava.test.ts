import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectSoundInEveryLook,
  journey as test,
} from './fixtures.ts';
import { startApp } from './running-app.ts';

const toast = (page: Page, title: string) =>
  page.locator('.toast').filter({ has: page.getByText(title, { exact: true }) });
const connect = (page: Page) => page.getByRole('button', { name: 'Connect', exact: true });
const NOT_YET =
  'This version of Longrun cannot connect to Strava yet. Nothing was changed here or at Strava.';

describe('the Strava screen', () => {
  test('tells that nothing is connected, how it works, what it takes and what works today', async ({
    visitor,
  }) => {
    const { page, register, navigate } = visitor;
    await register();
    await navigate('/strava');
    await page.getByRole('heading', { name: 'Strava', level: 1 }).waitFor();
    await page.getByText('Not connected', { exact: true }).waitFor();
    const facts = await page.locator('dl').first().innerText();
    expect(facts).toMatch(/Synced activities\s+0\s+Last sync\s+Never/);
    await page.getByRole('heading', { name: 'How It Works' }).waitFor();
    await page.getByText(/paid Strava subscription/).waitFor();
    await page.getByText('STRAVA_CLIENT_ID').waitFor();
    await page.getByText(/never sends it to an outside AI model/).waitFor();
    // Nothing that is not so: there is no sync yet, daily or otherwise.
    const text = await page.locator('main').innerText();
    expect(text).not.toMatch(/Daily Auto Sync|Sync Now|Disconnect$|Premium/m);
    await expectSoundInEveryLook(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page, '320 px');
    await expectAccessible(page, '320 px');
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.getByRole('link', { name: 'Import a CSV file' }).click();
    await page.getByRole('heading', { name: 'What the file should hold' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Import from Apple Health' }).click();
    await page.waitForURL('**/apple-health');
  });

  test('is also a tab of the profile, by keyboard', async ({ visitor }) => {
    const { page, register, navigate } = visitor;
    await register();
    await navigate('/profile');
    await page.getByRole('tab', { name: 'Profile' }).focus();
    await page.keyboard.press('End');
    expect(await page.getByRole('tab', { name: 'Strava' }).getAttribute('aria-selected')).toBe(
      'true',
    );
    await page.getByRole('heading', { name: 'How It Works' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await toast(page, 'Configuration Error').waitFor();
    await expectSoundInEveryLook(page);
    await page.reload();
    await page.getByRole('heading', { name: 'How It Works' }).waitFor();
  });

  test('Connect without a client ID is a Configuration Error', async ({ visitor }) => {
    const { page, register, navigate } = visitor;
    await register();
    await navigate('/strava');
    await connect(page).click();
    await toast(page, 'Configuration Error')
      .getByText('Strava client ID not configured. Please check your environment variables.')
      .waitFor();
    await page.getByText('Not connected', { exact: true }).waitFor();
  });

  test('Connect while the server is away is a Connection Error', async ({ visitor }) => {
    const { page, register, navigate, expectTrouble } = visitor;
    expectTrouble(/ERR_FAILED/);
    await register();
    await navigate('/strava');
    await page.route('**/api/strava/config', (route) => route.abort());
    await connect(page).click();
    await toast(page, 'Connection Error')
      .getByText('Failed to connect. Please try again.')
      .waitFor();
  });

  test('without its status says so and tries again', async ({ visitor }) => {
    const { page, register, navigate, expectTrouble } = visitor;
    expectTrouble(/500/);
    await register();
    await page.route('**/api/strava/status', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong' } }),
    );
    await navigate('/strava');
    await page.getByText('Failed to get status').waitFor();
    await expectSoundInEveryLook(page);
    await page.unroute('**/api/strava/status');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('Last sync').waitFor();
  });

  test('takes the code out of the address at once and tells what became of it', async ({
    visitor,
  }) => {
    const { page, register, navigate, expectTrouble } = visitor;
    expectTrouble(/409/);
    await register();
    await navigate('/strava?code=a1b2c3&scope=read,activity:read_all');
    await toast(page, 'Connection Failed')
      .getByText('Strava client ID not configured. Please check your environment variables.')
      .waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.getByText('Not connected', { exact: true }).waitFor();
    await navigate('/strava?error=access_denied');
    await toast(page, 'Connection Failed')
      .getByText(/was not allowed to share/)
      .waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('asks a stranger to sign in first', async ({ visitor }) => {
    const { page } = visitor;
    await page.goto('/strava?code=a1b2c3');
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    const answer = await page.request.post('/api/strava/callback', { data: { code: 'a1b2c3' } });
    expect(answer.status()).toBe(401);
    expect(await answer.json()).toMatchObject({
      message: 'Authentication required. Please log in first.',
    });
  });
});

describe('with a client ID', () => {
  test('Connect says plainly that this version cannot, and leads nowhere', async ({
    openVisitor,
    onTestFinished,
  }) => {
    const configured = await startApp({
      STRAVA_CLIENT_ID: '4711',
      STRAVA_CLIENT_SECRET: 'secret',
    });
    onTestFinished(() => configured.remove());
    const { page, register, navigate } = await openVisitor({ baseURL: configured.url });
    await register();
    await navigate('/strava');
    await connect(page).click();
    await toast(page, 'Connection Failed').getByText(NOT_YET).waitFor();
    expect(new URL(page.url()).pathname).toBe('/strava');
    await page.getByText('Not connected', { exact: true }).waitFor();
  });
});
