import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isProof } from '../testing/budget.ts';
import { journey } from './fixtures.ts';
import { expectAccessible, expectSoundInEveryLook } from './looks.ts';
import { button, card, focused, said, toast } from './parts.ts';
import { settled } from './settled.ts';
import { expectNoFalls, watchShifts } from './shifts.ts';
import { type Practice, startAppWith, startPractice } from './strava/practice.ts';
import { connectAs, decide, fact, goToStrava } from './strava/steps.ts';

const NO_CLIENT_ID = 'Strava client ID not configured. Please check your environment variables.';

describe('the Strava screen, with nothing configured', () => {
  journey(
    'tells how it works, who sees it, what it takes, and the other ways in',
    async ({ visitor }) => {
      const { page, register, navigate } = visitor;
      await register();
      await navigate('/strava');
      await page.getByRole('heading', { name: 'Strava', level: 1 }).waitFor();
      await page.getByText('Not connected', { exact: true }).waitFor();
      expect(await fact(page, 'Synced activities')).toBe('0');
      expect(await fact(page, 'Last sync')).toBe('Never');
      await card(page, 'How It Works').waitFor();
      await page.getByText(/shown to you alone/).waitFor();
      const operator = card(page, 'If you run this server');
      for (const text of [
        /paid Strava subscription; up to 10 athletes/,
        /Authorization Callback Domain, enter 127\.0\.0\.1/,
        /STRAVA_CLIENT_ID/,
        /npm run admin -- strava-webhook register/,
        /never sends it to an outside AI model/,
        /STRAVA_IN_TRAINER_VIEW=yes/,
      ]) {
        expect(await operator.innerText()).toMatch(text);
      }
      const text = await page.locator('main').innerText();
      expect(text).not.toMatch(/Sync Now$|Disconnect$|Premium|not yet|cannot make/m);
      // There is nothing to connect to: no dead button, but who has to do what.
      expect(await button(page, 'Connect').count()).toBe(0);
      const way = card(page, 'Strava connection');
      await way.getByText(/has to set STRAVA_CLIENT_ID and STRAVA_CLIENT_SECRET/).waitFor();
      await way.getByRole('link', { name: 'what it takes' }).click();
      await expect
        .poll(() => operator.evaluate((it) => it.getBoundingClientRect().top < innerHeight))
        .toBe(true);

      await page.getByRole('link', { name: 'Import a CSV file' }).click();
      await page.getByRole('heading', { name: 'What the file should hold' }).waitFor();
      await page.goBack();
      await page.getByRole('link', { name: 'Import from Apple Health' }).click();
      await page.waitForURL('**/apple-health');
    },
  );

  if (isProof)
    journey('is also a tab of the profile, by keyboard', async ({ visitor }) => {
      const { page, register, navigate, expectTrouble } = visitor;
      expectTrouble(/409/);
      await register();
      await seemsSetUp(page);
      await navigate('/profile');
      await page.getByRole('tab', { name: 'Profile' }).press('End');
      expect(await page.getByRole('tab', { name: 'Strava' }).getAttribute('aria-selected')).toBe(
        'true',
      );
      await button(page, 'Connect').waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await toast(page, 'Configuration Error').waitFor();
      await expectSoundInEveryLook(page);
      await page.reload();
      await page.getByRole('heading', { name: 'How It Works' }).waitFor();
    });

  journey(
    'Connect is a Configuration Error where the client ID is gone meanwhile',
    async ({ visitor }) => {
      const { page, register, navigate, expectTrouble } = visitor;
      expectTrouble(/409/);
      await register();
      await seemsSetUp(page);
      await navigate('/strava');
      await button(page, 'Connect').click();
      await toast(page, 'Configuration Error').getByText(NO_CLIENT_ID).waitFor();
      await page.getByText('Not connected', { exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/strava');
    },
  );

  journey('Connect while the server is away is a Connection Error', async ({ visitor }) => {
    const { page, register, navigate, expectTrouble } = visitor;
    expectTrouble(/ERR_FAILED/);
    await register();
    await seemsSetUp(page);
    await navigate('/strava');
    await page.route('**/api/strava/connect', (route) => route.abort());
    await button(page, 'Connect').click();
    await toast(page, 'Connection Error')
      .getByText('Failed to connect. Please try again.')
      .waitFor();
  });

  if (isProof)
    journey('without its status says so and tries again', async ({ visitor }) => {
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
      await button(page, 'Try Again').click();
      await page.getByText('Last sync').waitFor();
    });

  journey(
    'takes the code out of the address at once and tells what became of it',
    async ({ visitor }) => {
      const { page, register, navigate, expectTrouble } = visitor;
      expectTrouble(/409/);
      await register();
      await navigate('/strava?code=a1b2c3&scope=read,activity:read_all&state=none');
      await toast(page, 'Connection Failed').getByText(NO_CLIENT_ID).waitFor();
      expect(new URL(page.url()).search).toBe('');
      await page.getByText('Not connected', { exact: true }).waitFor();
    },
  );

  if (isProof)
    journey('says so when nobody answers the exchange, or without a word', async ({ visitor }) => {
      const { page, register, navigate, expectTrouble } = visitor;
      expectTrouble(/ERR_FAILED|502/);
      await register();
      const callback = '**/api/strava/callback';
      await page.route(callback, (route) => route.abort());
      await navigate('/strava?code=a1b2c3');
      await toast(page, 'Connection Failed')
        .getByText('Failed to connect', { exact: true })
        .waitFor();
      await page.unroute(callback);
      await page.route(callback, (route) => route.fulfill({ status: 502, body: '<p>Bad gateway' }));
      await navigate('/strava?code=d4e5f6');
      await toast(page, 'Connection Failed')
        .getByText('Connection failed', { exact: true })
        .waitFor();
      await page.getByText('Not connected', { exact: true }).waitFor();
    });

  journey('asks a stranger to sign in first', async ({ visitor }) => {
    const { page } = visitor;
    await page.goto('/strava?code=a1b2c3');
    await button(page, 'Sign In').waitFor();
    const answer = await page.request.post('/api/strava/callback', { data: { code: 'a1b2c3' } });
    expect(answer.status()).toBe(401);
    expect(await answer.json()).toMatchObject({
      message: 'Authentication required. Please log in first.',
    });
  });
});

/** As if the server had a Strava application when the page was opened. */
async function seemsSetUp(page: Page): Promise<void> {
  await page.route('**/api/strava/config', (route) =>
    route.fulfill({ json: { clientId: '12345', isPractice: false, hasWebhook: false } }),
  );
}

/** An app that is pointed at a practice Strava in a process of its own. */
const test = journey
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern
  .extend('practice', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const practice = await startPractice();
    onCleanup(() => practice.stop());
    return practice;
  })
  .extend('app', { scope: 'worker' }, async ({ practice }, { onCleanup }) => {
    const app = await startAppWith(practice);
    onCleanup(() => app.remove());
    return app;
  });

const INTERVALS = {
  name: 'Six times a kilometre',
  stretches: [
    { seconds: 600, metres: 1800, heartRate: 130 },
    { seconds: 1500, metres: 6000, heartRate: 172 },
    { seconds: 600, metres: 1700, heartRate: 135 },
  ],
};
const RECENT = [
  { daysAgo: 2, name: 'Lunch Run' },
  { daysAgo: 4, ...INTERVALS },
  { daysAgo: 9, name: 'Slow one' },
];
const OLDER = [40, 47, 54, 300, 400].map((daysAgo) => ({ daysAgo, name: `${daysAgo} days ago` }));

describe('against the practice Strava', () => {
  test('the whole way: connect, first sync, a run in detail, disconnect', async ({
    visitor,
    practice,
  }) => {
    const { page, register, navigate } = visitor;
    const athlete = await practice.addAthlete(RECENT);
    await register();
    const sync = await holdBack(page, '**/api/strava/sync');
    await goToStrava(visitor);
    await decide(page, { as: athlete });
    await toast(page, 'Connected!').waitFor();
    expect(new URL(page.url()).search).toBe('');
    // The first sync begins by itself.
    await page.getByText('Starting sync...').waitFor();
    await expectSoundInEveryLook(page);
    sync.release();
    await toast(page, 'Sync Complete').getByText('3 activities synced.').waitFor();

    const status = card(page, 'Strava connection');
    await status.getByText('Connected', { exact: true }).waitFor();
    await status.getByText(athlete.name).waitFor();
    await status.getByText('New York, United States').waitFor();
    expect(await fact(page, 'Synced activities')).toBe('3');
    expect(await fact(page, 'Last sync')).toMatch(/^today, \d\d:\d\d$/);
    expect(await fact(page, 'Daily Auto Sync @ 6 AM')).toMatch(/^Next: (today|tomorrow), 06:00$/);
    await page.getByText('This is a practice Strava.').waitFor();
    await page.getByText('with heart rate and laps.').waitFor({ timeout: 30_000 });
    await expectSoundInEveryLook(page);

    await navigate('/run-details');
    await page.getByRole('table').getByRole('link').first().click();
    const from = card(page, 'From Strava');
    await from.getByText('Lunch Run').waitFor();
    await from.getByText(/shown to you alone: not in your trainer’s view/).waitFor();
    const [newest] = athlete.activities;
    expect(await from.getByRole('link', { name: /View on Strava/ }).getAttribute('href')).toBe(
      `https://www.strava.com/activities/${newest}`,
    );
    expect(await said(page.getByRole('main'))).toContain('Pace5:43/km');
    await expectSoundInEveryLook(page);

    await navigate('/sharing');
    await page.getByText(/3 of your workouts are left out\./).waitFor();

    await navigate('/strava');
    await button(page, 'Disconnect').click();
    const dialog = page.getByRole('dialog', { name: 'Disconnect Strava?' });
    await dialog.getByText('What becomes of the 3 workouts from Strava?').waitFor();
    await expectSoundInEveryLook(page);
    const before = await endings(practice);
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await toast(page, 'Disconnected')
      .getByText(/stays in your log/)
      .waitFor();
    await page.getByText('Not connected', { exact: true }).waitFor();
    expect(await fact(page, 'Synced activities')).toBe('3');
    expect(await endings(practice)).toBe(before + 1);
  });

  test('Deny at Strava connects nothing, and says so', async ({ visitor, practice }) => {
    const { page, register } = visitor;
    const athlete = await practice.addAthlete();
    await register();
    await goToStrava(visitor);
    await decide(page, { as: athlete, decision: 'Deny' });
    await toast(page, 'Connection Failed')
      .getByText(/was not allowed to share your activities\. Nothing was connected\./)
      .waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.getByText('Not connected', { exact: true }).waitFor();
  });

  if (isProof)
    test('without leave to read activities nothing is connected', async ({ visitor, practice }) => {
      const { page, register, expectTrouble } = visitor;
      expectTrouble(/status of 409/);
      const athlete = await practice.addAthlete(RECENT);
      await register();
      await goToStrava(visitor);
      await decide(page, { as: athlete, ticked: false });
      await toast(page, 'Connection Failed')
        .getByText(/^Strava was not allowed to share your activities, so nothing was connected\./)
        .waitFor();
      await page.getByText('Not connected', { exact: true }).waitFor();
    });

  if (isProof)
    test('a code that was used before, or was never asked for, connects nothing more', async ({
      visitor,
      practice,
    }) => {
      const { page, register, navigate, expectTrouble } = visitor;
      expectTrouble(/status of 409/);
      const athlete = await practice.addAthlete(RECENT);
      await register();
      const returned = page.waitForRequest((request) => /\/strava\?.*code=/.test(request.url()));
      await connectAs(visitor, athlete);
      const address = (await returned).url();
      await navigate(address);
      const refusal = toast(page, 'Connection Failed').getByText(
        /^This answer of Strava’s does not belong to a connection begun here, or it was used before\./,
      );
      await refusal.waitFor();
      expect(new URL(page.url()).search).toBe('');
      await page.getByText('Connected', { exact: true }).waitFor();
      expect(await fact(page, 'Synced activities')).toBe('3');
      await navigate('/strava?code=a1b2c3&scope=read,activity:read_all&state=unknown');
      await refusal.waitFor();
      expect(await fact(page, 'Synced activities')).toBe('3');
    });

  if (isProof)
    test('a Strava account that is linked elsewhere is not linked twice', async ({
      openVisitor,
      practice,
    }) => {
      const athlete = await practice.addAthlete(RECENT);
      const [first, second] = [await openVisitor(), await openVisitor()];
      await first.register();
      await connectAs(first, athlete);
      second.expectTrouble(/status of 409/);
      await second.register();
      await goToStrava(second);
      await decide(second.page, { as: athlete });
      await toast(second.page, 'Connection Failed')
        .getByText(/^This Strava account is connected to another account on this server already\./)
        .waitFor();
      await second.page.getByText('Not connected', { exact: true }).waitFor();
    });

  if (isProof)
    test('whoever signs out in between comes back to signing in, and nothing is connected', async ({
      visitor,
      practice,
      app,
    }) => {
      const { page, register, expectTrouble } = visitor;
      expectTrouble(/status of (401|409)/);
      const athlete = await practice.addAthlete(RECENT);
      const { email, password } = await register();
      await goToStrava(visitor);
      await page.request.post('/api/auth/logout', { headers: { origin: app.url } });
      await decide(page, { as: athlete });
      await page.getByLabel('Email').fill(email);
      await page.locator('input[type=password]').fill(password);
      await button(page, 'Sign In').click();
      await toast(page, 'Connection Failed')
        .getByText(/^This answer of Strava’s does not belong to a connection begun here/)
        .waitFor();
      expect(new URL(page.url()).search).toBe('');
      await page.getByText('Not connected', { exact: true }).waitFor();
    });

  test('Sync Now goes from 0 by tens to 90, is 100 at the end, and clears after 3 seconds', async ({
    openVisitor,
    practice,
  }) => {
    // A device of its own: its clock is not turned back afterwards.
    const visitor = await openVisitor({});
    const { page, register, navigate } = visitor;
    const athlete = await practice.addAthlete(RECENT);
    await register();
    await connectAs(visitor, athlete);
    await practice.order('add-activity', { athleteId: athlete.id });
    await page.clock.install();
    await navigate('/strava');
    await button(page, 'Sync Now').waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    const sync = await holdBack(page, '**/api/strava/sync');
    const percent = () => page.getByRole('progressbar', { name: 'Sync' }).getAttribute('value');
    await button(page, 'Sync Now').click();
    await page.getByText('Starting sync...').waitFor();
    expect(await percent()).toBe('0');
    for (const next of [10, 20, 30, 40, 50, 60, 70, 80, 90, 90, 90]) {
      await page.clock.runFor(500);
      expect(await percent()).toBe(String(next));
    }
    sync.release();
    const result = card(page, 'Strava connection').getByText('1 activity synced.');
    await result.waitFor();
    expect(await percent()).toBe('100');
    await page.clock.runFor(2900);
    expect(await percent()).toBe('100');
    await result.waitFor();
    await page.clock.runFor(200);
    await result.waitFor({ state: 'detached' });
    expect(await page.getByRole('progressbar', { name: 'Sync' }).count()).toBe(0);
    await page.clock.resume();
    await expect.poll(() => fact(page, 'Synced activities')).toBe('4');
  });

  test('the full history is asked for once, and tells how far it is', async ({
    visitor,
    practice,
  }) => {
    const { page, register } = visitor;
    const athlete = await practice.addAthlete([...RECENT, ...OLDER]);
    await register();
    await connectAs(visitor, athlete);
    const history = card(page, 'Full history');
    await history.getByText(/only the last 30 days/).waitFor();
    await button(page, 'Import full history').click();
    await history.getByText(/All 8 activities that Strava told of are here\./).waitFor({
      timeout: 60_000,
    });
    await history.getByText('8 of 8 activities').waitFor();
    expect(await fact(page, 'Synced activities')).toBe('8');
    expect(await button(page, 'Import full history').count()).toBe(0);
    await expectSoundInEveryLook(page);
  });

  test('what was ended at Strava is said, and one button connects again', async ({
    visitor,
    practice,
  }) => {
    const { page, register, expectTrouble } = visitor;
    expectTrouble(/status of 409/);
    const athlete = await practice.addAthlete(RECENT);
    await register();
    await connectAs(visitor, athlete);
    await practice.order('revoke', { athleteId: athlete.id });
    await button(page, 'Sync Now').click();
    await toast(page, 'Sync Failed').getByText('Failed to sync activities.').waitFor();
    await page.getByText('Sync failed. Please try again.').waitFor();
    const notice = page.getByText('The connection has ended', { exact: true });
    await notice.waitFor();
    expect(await button(page, 'Sync Now').count()).toBe(0);
    await expectSoundInEveryLook(page);
    await button(page, 'Reconnect').click();
    await page.waitForURL(/\/oauth\/authorize/);
    await decide(page, { as: athlete });
    await toast(page, 'Sync Complete').waitFor();
    expect(await notice.count()).toBe(0);
    expect(await fact(page, 'Synced activities')).toBe('3');
  });

  test('disconnecting can take along what came from Strava, and nothing else', async ({
    visitor,
    practice,
  }) => {
    const { page, register, navigate } = visitor;
    const athlete = await practice.addAthlete(RECENT);
    const { id } = await register();
    const strength = { date: '2026-01-02', workoutType: 'strength', duration: '0:45' };
    await visitor.send('POST /api/workouts', strength);
    await connectAs(visitor, athlete);
    expect(await fact(page, 'Synced activities')).toBe('3');
    await button(page, 'Disconnect').click();
    await page.getByRole('radio', { name: 'Delete them' }).check();
    await button(page, 'Disconnect and delete').click();
    await toast(page, 'Disconnected')
      .getByText(/is out of your log/)
      .waitFor();
    expect(await fact(page, 'Synced activities')).toBe('0');
    const answer = await page.request.get(`/api/workouts/${id}`);
    const left: { workoutType: string }[] = await answer.json();
    expect(left.map(({ workoutType }) => workoutType)).toEqual(['strength']);
    await navigate('/run-details');
    await page.getByText('No runs found').waitFor();
  });

  if (isProof)
    test('a disconnect that fails changes nothing', async ({ visitor, practice }) => {
      const { page, register, expectTrouble } = visitor;
      expectTrouble(/ERR_FAILED/);
      const athlete = await practice.addAthlete();
      await register();
      await connectAs(visitor, athlete);
      await page.route('**/api/strava/disconnect', (route) => route.abort());
      await button(page, 'Disconnect').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
      await toast(page, 'Error').getByText('Failed to disconnect.').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await page.getByText('Connected', { exact: true }).waitFor();
    });

  if (isProof)
    test('all of it by keyboard alone', async ({ visitor, practice }) => {
      const { page, register, navigate, expectTrouble } = visitor;
      expectTrouble(/favicon\.ico/);
      const athlete = await practice.addAthlete(RECENT);
      await register();
      await navigate('/strava');
      await button(page, 'Connect').press('Enter');
      await page.waitForURL(/\/oauth\/authorize/);
      await page.getByLabel('Signed in as').selectOption(athlete.id);
      await button(page, 'Allow').press('Enter');
      await toast(page, 'Sync Complete').waitFor();
      await button(page, 'Sync Now').press('Space');
      await page.getByText('Nothing new at Strava: 0 activities synced.').first().waitFor();
      // The button keeps the focus, so that the next one is a Tab away.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Disconnect Strava?' });
      await dialog.waitFor();
      expect(await focused(page)).toBe('Cancel');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await focused(page)).toBe('Disconnect');
      await page.keyboard.press('Enter');
      await dialog.waitFor();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowDown');
      expect(await page.getByRole('radio', { name: 'Delete them' }).isChecked()).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('Disconnect and delete');
      await page.keyboard.press('Enter');
      await toast(page, 'Disconnected').waitFor();
      expect(await focused(page)).toBe('Strava');
    });

  if (isProof)
    test('nothing that is shown jumps while it connects', async ({ visitor, practice }) => {
      const { page, register } = visitor;
      const athlete = await practice.addAthlete(RECENT);
      await register();
      await watchShifts(page);
      const exchange = await holdBack(page, '**/api/strava/callback');
      await goToStrava(visitor);
      await decide(page, { as: athlete });
      await page.getByText('Finishing the connection with Strava…').waitFor();
      await expectAccessible(page);
      exchange.release();
      await toast(page, 'Sync Complete').waitFor();
      await expectNoFalls(page);
    });
});

if (isProof)
  describe('whoever signs out while a sync is under way', () => {
    test('is told nothing of it, and nobody else is', async ({ visitor, practice }) => {
      const { page, register } = visitor;
      const athlete = await practice.addAthlete(RECENT);
      await register();
      await connectAs(visitor, athlete);
      await toast(page, 'Sync Complete').getByRole('button', { name: 'Close message' }).click();
      await practice.order('add-activity', { athleteId: athlete.id });
      const sync = await holdBack(page, '**/api/strava/sync');
      await button(page, 'Sync Now').click();
      await page.getByText('Starting sync...').waitFor();
      await button(page, 'Sign Out').first().click();
      const email = page.getByLabel('Email');
      await email.waitFor();
      const answer = page.waitForResponse('**/api/strava/sync');
      sync.release();
      await answer;
      await settled(page);
      expect(await page.locator('.toast').count()).toBe(0);
      expect(await email.isVisible()).toBe(true);
    });
  });

describe('with a run that is in the log already', () => {
  test('what Strava knows of it is offered, and filled in when asked to', async ({
    visitor,
    practice,
  }) => {
    const { page, register, navigate } = visitor;
    const athlete = await practice.addAthlete([{ daysAgo: 3, ...INTERVALS }]);
    const { id: userId } = await register();
    const date = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
    const run = { date, workoutType: 'running', duration: '0:45', distance: 9.5, notes: 'Hard.' };
    const { id } = await visitor.send('POST /api/workouts', run);
    await connectAs(visitor, athlete);
    const listed = await (await page.request.get(`/api/workouts/${userId}`)).json();
    expect(listed).toHaveLength(1);

    await navigate(`/run-details/${id}`);
    const offer = card(page, 'The same run is at Strava');
    await offer.getByText('Average heart rate').waitFor({ timeout: 30_000 });
    await offer.getByText(/Nothing that you have here is overwritten/).waitFor();
    await offer.getByText(/shown to you alone/).waitFor();
    await expectSoundInEveryLook(page);
    await offer.getByRole('button', { name: 'Fill in' }).click();
    await toast(page, 'Filled in from Strava').waitFor();
    await offer.waitFor({ state: 'detached' });
    await card(page, 'Filled in from Strava')
      .getByText(/Since it holds values of Strava’s, it is shown to you alone/)
      .waitFor();
    await page.getByText('Hard.').waitFor();
    const filled = await (await page.request.get(`/api/workout/${id}`)).json();
    expect(filled.avgHeartRate).toBeGreaterThan(100);
    await navigate('/sharing');
    await page.getByText('One of your workouts is left out.').waitFor();
  });
});

if (isProof)
  describe('with little left of Strava’s limits', () => {
    journey(
      'what is still to come is counted, and until when it waits',
      async ({ openVisitor, onTestFinished }) => {
        const practice = await startPractice();
        onTestFinished(() => practice.stop());
        const app = await startAppWith(practice);
        onTestFinished(() => app.remove());
        // So many that what is kept back for somebody who waits is enough for a sync.
        await practice.order('limits', { readShort: 40 });
        const visitor = await openVisitor({ baseURL: app.url });
        const { page, register } = visitor;
        const many = Array.from({ length: 45 }, (_none, index) => ({ daysAgo: 1 + index / 2 }));
        const athlete = await practice.addAthlete(many);
        await register();
        await connectAs(visitor, athlete);
        await expect.poll(() => fact(page, 'Synced activities')).toBe('45');
        await page
          .getByText(
            /^Heart rate and laps of (\d+ of )?45 activities are still to come\. Paused until (today|tomorrow), \d\d:\d\d, because of Strava’s limits\. It goes on by itself\.$/,
          )
          .waitFor({ timeout: 30_000 });
        await expectSoundInEveryLook(page);
      },
    );
  });

describe('while Strava is down', () => {
  test('a sync fails in words, loses nothing, and goes through later', async ({
    visitor,
    practice,
  }) => {
    const { page, register, expectTrouble } = visitor;
    expectTrouble(/status of 503/);
    const athlete = await practice.addAthlete(RECENT);
    await register();
    await connectAs(visitor, athlete);
    await practice.order('add-activity', { athleteId: athlete.id });
    await practice.order('misbehave', { on: 'listActivities', fault: '503', times: 3 });
    await button(page, 'Sync Now').click();
    await toast(page, 'Sync Failed').getByText('Failed to sync activities.').waitFor();
    await page.getByText('Sync failed. Please try again.').waitFor();
    await page
      .getByText(/Strava has trouble of its own right now/)
      .first()
      .waitFor();
    expect(await fact(page, 'Synced activities')).toBe('3');
    await expectSoundInEveryLook(page);
    await practice.order('behave');
    await expect
      .poll(
        async () => {
          const synced = page.waitForResponse('**/api/strava/sync');
          await button(page, 'Sync Now').click();
          await synced;
          return fact(page, 'Synced activities');
        },
        { timeout: 60_000 },
      )
      .toBe('4');
  });
});

/** The server answers at once, and the browser waits for it until it is let go. */
async function holdBack(page: Page, address: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response });
  });
  return { release: resolve };
}

/** How often access was ended at Strava. */
async function endings(practice: Practice): Promise<number> {
  return (await practice.count('revoke')) + (await practice.count('deauthorize'));
}
