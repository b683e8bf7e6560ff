import path from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isProof } from '../testing/budget.ts';
import { DESK, expectNothingCutOff } from './fit.ts';
import { type Athlete, journey, PHONE, type Visitor } from './fixtures.ts';
import { expectSoundInEveryLook } from './looks.ts';
import { card, expectSaid, isFocused, stat, words } from './parts.ts';
import { ago } from './records.ts';

const LONG_RUN = {
  ...{ date: ago(1), workoutType: 'running', runningSubtype: 'outdoor-long' },
  ...{ duration: '1:39:10', distance: 18.2, calories: 1240, avgHeartRate: 148 },
  ...{ maxHeartRate: 176, zone1Minutes: 9, zone2Minutes: 58, zone3Minutes: 20 },
  ...{ zone4Minutes: 10, zone5Minutes: 3, gelType: 'sis', caffeinated: 1, nonCaffeinated: 2 },
  ...{ hydration: 500, notes: 'Last 4 km at half-marathon effort.\nTwo gels, legs fine.' },
};
const STRENGTH = {
  ...{ date: ago(2), workoutType: 'strength', duration: '0:45', calories: 333 },
  ...{ avgHeartRate: 111, maxHeartRate: 148, notes: 'Lower body.' },
};
const RIDE = {
  ...{ date: ago(3), workoutType: 'cross', duration: '1:30', distance: 45 },
};
const RACE = {
  ...{ name: 'Harbour Half', date: ago(-20), distance: 21.1, targetTime: '1:45' },
  notes: 'Flat and fast',
};

type Shared = { athlete: Athlete; link: string; send: Visitor['send'] };

/** An athlete who shares, with what was put into their log, and the path of their link. */
const test = journey.extend('athlete', async ({ openVisitor }): Promise<Shared> => {
  const { page, register, send } = await openVisitor();
  const athlete = await register({ name: 'Dana Shares' });
  const { trainerUrl } = await (await page.context().request.get('/api/sharing')).json();
  return { athlete, link: `/trainer/${trainerUrl}`, send };
});

const workouts = (page: Page) => page.getByRole('list', { name: 'Recent Workouts' });
async function fill({ athlete, send }: Shared): Promise<void> {
  const goals = 'A half under 1:45\nand no injuries';
  await send(`PUT /api/user/${athlete.id}`, { dateOfBirth: '1990-01-01', height: 172, goals });
  for (const workout of [RIDE, STRENGTH, LONG_RUN]) await send('POST /api/workouts', workout);
  await send('POST /api/races', RACE);
  for (const [days, weight] of [
    [60, 66],
    [30, 65.2],
    [0, 63.5],
  ] as const) {
    await send('POST /api/weight', { date: ago(days), weight, notes: 'Secret scale' });
  }
}

describe('the trainer view', () => {
  test('shows the athlete to somebody without an account, in one call', async ({
    visitor,
    athlete,
  }) => {
    const { page, navigate } = visitor;
    await fill(athlete);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    await navigate(athlete.link);
    await page.getByRole('heading', { level: 1, name: 'Dana Shares' }).waitFor();
    await expect.poll(() => page.title()).toBe('Dana Shares, training · Longrun');

    expect(await words(card(page, 'Athlete profile'))).toMatch(
      /Age \d\d Height 172 cm Current weight 63\.5 kg Total workouts 3 Training Status On Track Building baseline, day 2 of 42: until then every runner is On Track\. Goals A half under 1:45 and no injuries/,
    );
    expect(await words(stat(page, 'Running Distance'))).toMatch(/18\.2 ?km/);
    expect(await words(stat(page, 'Average Heart Rate'))).toMatch(/148 ?bpm/);
    expect(await words(stat(page, 'Running Workouts'))).toMatch(/Running Workouts 1 /);
    expect(await words(stat(page, 'Upcoming Races'))).toMatch(
      /Upcoming Races 1 The next in 20 days/,
    );
    expect(await workouts(page).getByRole('listitem').count()).toBe(3);
    const races = await words(card(page, 'Upcoming Races').last());
    for (const text of [/Harbour Half 20 ?days/, /21\.1 km/, /1:45/, /4:59/, /Flat and fast/]) {
      expect(races).toMatch(text);
    }
    expect(await words(card(page, 'Recent Workout Notes'))).toMatch(
      /Long run .* Two gels, legs fine\. Strength .* Lower body\./,
    );
    expect(await words(card(page, 'Weight'))).toMatch(/63\.5 kg on .*, 2\.5 kg lighter than on/);
    const rows = card(page, 'Weight').getByRole('table').getByRole('row');
    expect(await rows.count()).toBe(4);

    expect(calls).toEqual([`/api${athlete.link}`]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.getByRole('navigation').count()).toBe(0);
    const text = await page.locator('body').innerText();
    expect(text).not.toContain(athlete.athlete.email);
    expect(text).not.toContain('1990');
    expect(text).not.toContain('Secret scale');

    // The trainer reads in units of their own.
    await page.getByText('mi, lb', { exact: true }).click();
    await expectSaid(stat(page, 'Running Distance'), '11.3mi');
    await expectSaid(card(page, 'Upcoming Races').last(), '13.11mi');
    await expectSaid(card(page, 'Weight'), /140\.0lb.*5\.5lblighter/);
    await page.reload();
    await expectSaid(stat(page, 'Running Distance'), '11.3mi');
  });

  test('opens a run in place, and the browser’s way back leads out of it again', async ({
    visitor,
    athlete,
  }) => {
    const { page, navigate } = visitor;
    await fill(athlete);
    await navigate(athlete.link);
    await workouts(page)
      .getByRole('link', { name: /Long run/ })
      .click();
    const heading = page.getByRole('heading', { level: 1, name: 'Long run' });
    await heading.waitFor();
    expect(await isFocused(heading)).toBe(true);
    const main = await words(page.getByRole('main'));
    for (const text of [
      ...[/Distance 18\.2 ?km/, /Duration 1:39:10/, /Average Pace 5:27 ?\/km/],
      ...[/Calories 1,240 ?kcal/, /Average 148 ?bpm/, /Maximum 176 ?bpm/],
      ...[/2 Aerobic 58 58 %/, /5 Maximum 3 3 %/, /Gel type SiS/, /Caffeinated gels 1/],
      ...[/Non-caffeinated gels 2/, /Fluids 500 ml/, /Two gels, legs fine\./],
    ]) {
      expect(main).toMatch(text);
    }
    await expectSoundInEveryLook(page);

    await page.reload();
    await heading.waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Dana Shares' }).waitFor();
    await page.goForward();
    await heading.waitFor();
    await page.getByRole('link', { name: 'Back to Overview' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dana Shares' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  if (isProof)
    test('takes the reader back to where they were in the list, by keyboard alone', async ({
      visitor,
      athlete,
    }) => {
      const { page, navigate } = visitor;
      for (let day = 1; day <= 12; day += 1) {
        const date = ago(day);
        await athlete.send('POST /api/workouts', { ...RIDE, date, distance: 30 + day });
      }
      await page.setViewportSize(PHONE);
      await navigate(athlete.link);
      const items = workouts(page).getByRole('link');
      expect(await items.count()).toBe(10);
      const last = items.nth(9);
      await last.focus();
      const before = await page.evaluate(() => scrollY);
      expect(before).toBeGreaterThan(100);
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Back to Overview' }).waitFor();
      expect(await words(page.getByRole('main'))).toMatch(/Distance 40 ?km/);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Dana Shares' }).waitFor();
      expect(await isFocused(last)).toBe(true);
      expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(50);
    });

  if (isProof)
    test('shows performance in place of fuel for what is no run', async ({ visitor, athlete }) => {
      const { page, navigate } = visitor;
      await fill(athlete);
      await navigate(athlete.link);
      await workouts(page)
        .getByRole('link', { name: /Strength/ })
        .click();
      await page.getByRole('heading', { level: 1, name: 'Strength' }).waitFor();
      const main = await words(page.getByRole('main'));
      expect(main).toMatch(/Performance Metrics Calories per minute 7\.4 kcal/);
      expect(main).not.toMatch(/Nutrition|Hydration|Average Pace/);
      await page.getByRole('link', { name: 'Back to Overview' }).click();
      await workouts(page).getByRole('link', { name: /45\.0/ }).click();
      await page.getByText('No heart rate data available').waitFor();
      expect(await words(page.getByRole('main'))).toMatch(/Average speed 30\.0 km\/h/);
      await page.getByText('No notes.').waitFor();
    });

  test('of a link that came with a workout begins there, and leads to the overview', async ({
    visitor,
    athlete,
  }) => {
    const { page, navigate } = visitor;
    const { id } = await athlete.send('POST /api/workouts', LONG_RUN);
    await navigate(`${athlete.link}?workout=${id}`);
    await page.getByRole('heading', { level: 1, name: 'Long run' }).waitFor();
    await page.getByRole('link', { name: 'Back to Overview' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dana Shares' }).waitFor();
    await navigate(`${athlete.link}?workout=${id + 1}`);
    await page.getByRole('heading', { level: 1, name: 'Dana Shares' }).waitFor();
  });

  test('of somebody who has just begun is empty in so many words', async ({ visitor, athlete }) => {
    const { page, navigate } = visitor;
    await navigate(athlete.link);
    for (const text of [
      ...['No workouts to show yet.', 'No workouts logged yet', 'No upcoming races'],
      ...['No workout notes', 'No weight data available', 'No goals written down.'],
    ]) {
      await page.getByText(text, { exact: true }).waitFor();
    }
  });

  test('says what it leaves out, and why', async ({ visitor, athlete, app }) => {
    const { page, navigate } = visitor;
    await fill(athlete);
    const database = new Sqlite(path.join(app.dataDir, 'longrun.sqlite'));
    database
      .prepare(
        "update workouts set source = 'strava' where user_id = ? and workout_type = 'running'",
      )
      .run(athlete.athlete.id);
    database.close();
    await navigate(athlete.link);
    await page.getByText('One workout is left out.').waitFor();
    await page
      .getByText(
        /Strava allows workouts that come through its API to be shown to their athlete only/,
      )
      .waitFor();
    expect(await workouts(page).getByRole('listitem').count()).toBe(2);
    expect(await words(stat(page, 'Running Workouts'))).toMatch(/Running Workouts 0 /);
    expect(await page.getByText('half-marathon effort').count()).toBe(0);
    await expectSoundInEveryLook(page);
  });

  test('is the same for somebody who is signed in: no shell, no navigation', async ({
    visitor,
    athlete,
  }) => {
    const { page, register, navigate } = visitor;
    await fill(athlete);
    await register({ name: 'Some Body Else' });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await navigate(athlete.link);
    await page.getByRole('heading', { level: 1, name: 'Dana Shares' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByText('Some Body Else').count()).toBe(0);
    expect(calls).not.toContain('/api/auth/me');
  });

  test('takes what was written for text, whatever it looks like', async ({ visitor, athlete }) => {
    const { page, navigate } = visitor;
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const evil = '<img src=x onerror=alert(1)><script>alert(2)</script>[x](javascript:alert(3))';
    await athlete.send(`PUT /api/user/${athlete.athlete.id}`, { name: evil, goals: evil });
    await athlete.send('POST /api/workouts', { ...LONG_RUN, notes: evil });
    await athlete.send('POST /api/races', { ...RACE, name: evil, notes: evil });
    await navigate(athlete.link);
    await expect.poll(() => page.getByText(evil).count()).toBeGreaterThanOrEqual(5);
    await workouts(page).getByRole('link').click();
    await page.getByText('Back to Overview').waitFor();
    await page.getByText(evil).last().waitFor();
    expect(await page.locator('main :is(img, script, iframe)').count()).toBe(0);
    expect(dialogs).toEqual([]);
  });

  if (isProof)
    test('keeps a very long note folded on the screen and whole on paper', async ({
      visitor,
      athlete,
    }) => {
      const { page, navigate } = visitor;
      const long = `${'Long and slow. '.repeat(200)}The end.`;
      await athlete.send('POST /api/workouts', { ...LONG_RUN, notes: long });
      await navigate(athlete.link);
      const note = page.getByText(/The end\.$/);
      const height = async () => (await note.boundingBox())?.height ?? 0;
      const folded = await height();
      await page.getByRole('button', { name: 'Show all' }).click();
      const whole = await height();
      expect(whole).toBeGreaterThan(2 * folded);
      await page.getByRole('button', { name: 'Show less' }).click();
      await page.emulateMedia({ media: 'print' });
      expect(await height()).toBeGreaterThan(2 * folded);
      await page.emulateMedia({ media: null });
    });

  test('works as a printed page: figures, zones and charts, and nothing to press', async ({
    visitor,
    athlete,
  }) => {
    const { page, navigate } = visitor;
    await fill(athlete);
    await navigate(athlete.link);
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'light',
    );
    const chart = card(page, 'Weight').locator('svg').first();
    expect((await chart.boundingBox())?.width).toBeGreaterThan(500);
    await expectNothingCutOff(page, 'on paper');
    const bar = page.getByRole('img', { name: /Heart-rate zones: zone 1/ }).first();
    expect(
      await bar.evaluate((part) => getComputedStyle(part).getPropertyValue('print-color-adjust')),
    ).toBe('exact');
    await page.emulateMedia({ media: 'screen' });
    await workouts(page)
      .getByRole('link', { name: /Long run/ })
      .click();
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('link', { name: 'Back to Overview' }).waitFor({ state: 'hidden' });
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
    await page.emulateMedia({ media: null, colorScheme: 'light' });
    await page.setViewportSize(DESK);
  });
});

describe('a link that opens nothing', () => {
  const DENIED = 'Access Denied: This trainer view is not available or has been disabled.';

  test('says so, and what to do', async ({ visitor }) => {
    const { page, navigate, expectTrouble } = visitor;
    expectTrouble(/status of 404/);
    for (const link of [`/trainer/${'A'.repeat(43)}`, '/trainer/nobody%20here']) {
      await navigate(link);
      await page.getByRole('heading', { level: 1, name: DENIED }).waitFor();
      await page
        .getByText('Please check the URL or contact the athlete for access.', { exact: true })
        .waitFor();
      expect(await page.getByRole('navigation').count()).toBe(0);
    }
    await expectSoundInEveryLook(page);
  });

  test('takes away what was on the screen once the page asks again', async ({
    openVisitor,
    athlete,
  }) => {
    // A device of its own: its clock is not turned back afterwards.
    const { page, navigate, expectTrouble } = await openVisitor({ timezoneId: 'UTC' });
    await page.clock.install();
    await navigate(athlete.link);
    await page.getByRole('heading', { level: 1, name: 'Dana Shares' }).waitFor();
    await athlete.send(`PUT /api/user/${athlete.athlete.id}`, { trainerAccessEnabled: false });
    expectTrouble(/status of 404/);
    await page.clock.fastForward('24:00:00');
    await page.getByRole('heading', { level: 1, name: DENIED }).waitFor();
    expect(await page.getByText('Dana Shares').count()).toBe(0);
  });

  test('is not said of one that only could not be loaded', async ({ visitor, athlete }) => {
    const { page, navigate, expectTrouble } = visitor;
    expectTrouble(/ERR_FAILED/, /status of 429/);
    await page.route(/\/api\/trainer/, (route) => route.abort());
    await navigate(athlete.link);
    await page.getByText('The training log could not be loaded').waitFor();
    expect(await page.getByText(/Access Denied/).count()).toBe(0);
    await expectSoundInEveryLook(page);
    await page.unroute(/\/api\/trainer/);
    await page.route(/\/api\/trainer/, (route) =>
      route.fulfill({
        status: 429,
        json: {
          code: 'tooManyRequests',
          message: 'Too many attempts from this address. Try again in 60 seconds.',
        },
      }),
    );
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('Too many attempts from this address.').waitFor();
    await page.unroute(/\/api\/trainer/);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dana Shares' }).waitFor();
  });
});
