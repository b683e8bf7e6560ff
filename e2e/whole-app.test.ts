import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { TOOLTIP_DELAY_MS } from '../src/domain/limits.ts';
import { budget, isProof } from '../testing/budget.ts';
import { fitFaults } from './fit.ts';
import { PHONE } from './fixtures.ts';
import { tabTo, walkByTab } from './keyboard.ts';
import { button, field, isFocused, toast } from './parts.ts';
import { settled } from './settled.ts';
import { test } from './whole-app/athletes.ts';

/** A run of last winter. */
const EXPORT = JSON.stringify([
  {
    ...{ startDate: '2026-03-08 07:30:00 +0100', endDate: '2026-03-08 08:20:00 +0100' },
    ...{ workoutActivityType: 'Running', duration: 50, totalDistance: 10 },
  },
]);

test('from signing in to signing out by the keyboard alone', async ({ account, visitor }) => {
  const { page, navigate } = visitor;
  await navigate('/');
  expect(await walkByTab(page)).toEqual([]);
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();

  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  await page.keyboard.press('Tab');
  expect(await isFocused(skip)).toBe(true);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const at = page.locator(':focus');
  expect(await at.evaluate((element) => element.closest('main') !== null)).toBe(true);

  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const names = (await links.allInnerTexts()).map((name) => name.trim());
  expect(names).toEqual([
    ...['Dashboard', 'Calendar', 'Log Workout', 'Run Details', 'Workout Details'],
    ...['Analytics', 'Race Goals'],
    ...['Weight Tracking', 'Shoes', 'AI', 'Profile & Settings', 'Sharing', 'Admin Panel'],
  ]);
  const opened = budget({ everyday: 4, small: names.length, full: names.length });
  for (const [index, name] of names.slice(0, opened).entries()) {
    // Neither way is a trap.
    await tabTo(page, links.nth(index), index % 5 === 3 ? 'Tab' : 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.locator('nav a[aria-current=page]', { hasText: name }).first().waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('404 Page Not Found').count()).toBe(0);
  }

  await tabTo(page, page.getByRole('button', { name: 'Sign Out' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Create Account' }));
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Full name' }).waitFor();
  expect(await walkByTab(page)).toEqual([]);
  expect(await fitFaults(page)).toEqual([]);
});

if (isProof)
  test('on a phone every screen is reached by the keyboard too', async ({ dana }) => {
    const { page, navigate } = dana.visitor;
    await page.setViewportSize(PHONE);
    await navigate('/');
    expect(await walkByTab(page)).toEqual([]);
    const bar = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect((await bar.allInnerTexts()).map((name) => name.trim())).toEqual([
      ...['Dashboard', 'Log', 'Runs', 'Analytics', 'AI'],
    ]);
    await tabTo(page, page.getByRole('button', { name: 'More' }));
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'More' });
    await tabTo(page, menu.getByRole('link', { name: 'Sharing' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Sharing' }).waitFor();
    await menu.waitFor({ state: 'hidden' });
  });

test('a workout is logged, changed, found, deleted, brought back, and an export pasted, by the keyboard alone', async ({
  visitor,
}) => {
  const { page, register, navigate } = visitor;
  const { id } = await register();
  const { keyboard } = page;
  await navigate('/');
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await keyboard.press('Enter');
  };
  const menu = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  const logged = async () => {
    const answer = await page.request.get(`/api/workouts/${id}`);
    const workouts: { distance: number | null }[] = await answer.json();
    return workouts.map(({ distance }) => distance);
  };

  await press(menu('Log Workout'));
  await tabTo(page, field(page, 'Duration'));
  await keyboard.type('45');
  await tabTo(page, field(page, 'Distance'));
  await keyboard.type('8.4');
  await press(button(page, 'Save Workout'));
  await toast(page, 'Workout logged successfully!').waitFor();
  expect(await logged()).toEqual([8.4]);
  await press(page.getByRole('link', { name: 'Edit it' }));
  await page.getByRole('heading', { level: 1, name: 'Edit workout' }).waitFor();
  await tabTo(page, field(page, 'Distance'));
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('8.5');
  await press(button(page, 'Save changes'));
  await toast(page, 'Workout updated').waitFor();
  expect(await logged()).toEqual([8.5]);

  await press(menu('Run Details'));
  const listed = page.getByRole('main').getByText(/^8\.5/).first();
  await listed.waitFor();
  await tabTo(page, page.getByRole('searchbox', { name: 'Search titles and notes' }));
  await keyboard.type('nowhere');
  await button(page, 'Clear filter').waitFor();
  await listed.waitFor({ state: 'detached' });
  await press(button(page, 'Clear filter'));
  await listed.waitFor();
  await press(menu('Calendar'));
  await press(page.getByRole('main').getByRole('link', { name: /8\.5/ }));
  await page.getByRole('heading', { level: 1, name: 'Easy run' }).waitFor();
  // What is asked of a workout that is gone by then is not found, and the browser says so.
  await settled(page);
  await press(button(page, 'Delete'));
  await toast(page, 'Workout deleted').waitFor();
  expect(await logged()).toEqual([]);
  await press(button(page, 'Undo'));
  await toast(page, 'Workout restored').waitFor();
  expect(await logged()).toEqual([8.5]);

  await press(menu('Profile & Settings'));
  await tabTo(page, page.getByRole('tab', { name: 'Profile' }));
  await keyboard.press('ArrowRight');
  await press(page.getByRole('button', { name: /Manual Entry/ }));
  await tabTo(page, page.getByLabel('Your export as JSON'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), EXPORT);
  await keyboard.press('ControlOrMeta+V');
  await press(button(page, 'Import Workouts'));
  await page.getByRole('heading', { name: 'Import complete' }).waitFor();
  expect(await logged()).toEqual([8.5, 10]);

  await press(button(page, 'Sign Out'));
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

/** Everything in an answer that nobody foresaw: no words of its own, or none that can be read. */
const WITHOUT_WORDS = { status: 500, json: { message: '', code: 'internal' } };
const UNREADABLE = { status: 200, contentType: 'application/json', body: '<html>' };

describe('what is said where the server has no words of its own', () => {
  test('signing in and registering', async ({ visitor }) => {
    const { page, navigate } = visitor;
    visitor.expectTrouble(/status of 500/);
    const answers = Promise.withResolvers<void>();
    await page.route(/\/api\/auth\/(login|register)$/, async (route) => {
      await answers.promise;
      await route.fulfill(WITHOUT_WORDS);
    });
    await navigate('/');
    await page.getByRole('textbox', { name: 'Email' }).fill('dana@example.org');
    await page.getByLabel(/^Password/).fill('quiet river');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Signing In...' }).waitFor();
    answers.resolve();
    await toast(page, 'Login Failed').getByText('Login failed', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('textbox', { name: 'Full name' }).fill('Dana Runner');
    await page.getByRole('textbox', { name: 'Email' }).fill('dana@example.org');
    await page.getByLabel(/^Password/).fill('quiet river');
    const later = Promise.withResolvers<void>();
    await page.route('**/api/auth/register', async (route) => {
      await later.promise;
      await route.fulfill(WITHOUT_WORDS);
    });
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Creating Account...' }).waitFor();
    later.resolve();
    await toast(page, 'Registration Failed')
      .getByText('Registration failed', { exact: true })
      .waitFor();
  });

  test('logging a workout', async ({ newcomer }) => {
    const { page, navigate, expectTrouble } = newcomer.visitor;
    expectTrouble(/status of 500/);
    await page.route('**/api/workouts', (route) => route.fulfill(WITHOUT_WORDS));
    await navigate('/workouts');
    await page.getByRole('textbox', { name: 'Duration' }).fill('0:52');
    await page.getByRole('button', { name: 'Save Workout' }).click();
    await toast(page, 'Error').getByText('Failed to log workout', { exact: true }).waitFor();
  });

  test('importing from the watch', async ({ newcomer }) => {
    const { page, navigate } = newcomer.visitor;
    await page.route('**/api/imports/csv?*', (route) => route.fulfill(UNREADABLE));
    await navigate('/apple-health');
    await page.getByRole('button', { name: /Manual Entry/ }).click();
    await page.getByLabel('Your export as JSON').fill('{"data":{"workouts":[]}}');
    await page.getByRole('button', { name: 'Import Workouts' }).click();
    await toast(page, 'Import Failed')
      .getByText('There was an error importing your data. Please try again.')
      .waitFor();
    await page.getByText('Unknown error occurred', { exact: true }).waitFor();
  });
});

test('the import offers its three methods, and leads on to the analytics', async ({ newcomer }) => {
  const { page, navigate } = newcomer.visitor;
  await navigate('/apple-health');
  for (const [method, badge] of [
    ['Automatic Sync', 'Recommended'],
    ['CSV Upload', 'Manual'],
    ['Manual Entry', 'Advanced'],
  ] as const) {
    const card = page.getByRole('button', { name: new RegExp(method) });
    await card.getByText(badge, { exact: true }).waitFor();
  }
  await page.getByRole('button', { name: /Manual Entry/ }).click();
  await page.getByLabel('Your export as JSON').fill(EXPORT);
  await page.getByRole('button', { name: 'Import Workouts' }).click();
  await page.getByRole('link', { name: 'View Analytics' }).click();
  await page.getByRole('heading', { level: 1, name: 'Analytics' }).waitFor();
});

test('the sidebar makes way for the bottom bar below 768 px', async ({ newcomer }) => {
  const { page, navigate } = newcomer.visitor;
  await navigate('/');
  const sidebar = page.getByRole('banner').filter({ hasText: 'Nina New' });
  const more = page.getByRole('button', { name: 'More' });
  for (const [width, isNarrow] of [
    [768, false],
    [767, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => more.isVisible()).toBe(isNarrow);
    expect(await sidebar.getByText('Nina New').isVisible()).toBe(!isNarrow);
  }
});

test('a tooltip opens after 700 ms, the next one at once', async ({ dana }) => {
  const { page, navigate } = dana.visitor;
  await navigate('/weight');
  await page.evaluate(() => {
    const waits: number[] = [];
    let enteredAt = 0;
    Object.assign(window, { waits });
    addEventListener('pointerover', () => (enteredAt = performance.now()), { capture: true });
    new MutationObserver((changes) => {
      const isShown = changes.some(({ addedNodes }) =>
        [...addedNodes].some((node) => node instanceof Element && node.role === 'tooltip'),
      );
      if (isShown) waits.push(performance.now() - enteredAt);
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page
    .getByRole('button', { name: /^Edit the entry/ })
    .first()
    .hover();
  await page.getByRole('tooltip').waitFor();
  await page
    .getByRole('button', { name: /^Delete the entry/ })
    .first()
    .hover();
  await expect.poll(() => page.evaluate('waits.length')).toBe(2);
  const [first = 0, second = 0] = await page.evaluate<number[]>('waits');
  expect(first).toBeGreaterThanOrEqual(TOOLTIP_DELAY_MS - 1);
  expect(second).toBeLessThan(TOOLTIP_DELAY_MS);
});

test('one toast stands at a time', async ({ newcomer }) => {
  const { page, navigate } = newcomer.visitor;
  await navigate('/workouts');
  await page.getByRole('button', { name: 'Save Workout' }).click();
  await toast(page, 'Validation Error').waitFor();
  await page.getByRole('textbox', { name: 'Duration' }).fill('0:52');
  await page.getByRole('button', { name: 'Save Workout' }).click();
  await toast(page, 'Workout logged successfully!').waitFor();
  expect(await page.locator('.toast').count()).toBe(1);
});

test('what was loaded is not asked for again on focus or on the way back; advice alone is made anew', async ({
  newcomer,
}) => {
  const { page, navigate } = newcomer.visitor;
  await navigate('/');
  await settled(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('focus'));
  });
  await page.getByRole('link', { name: 'Race Goals' }).click();
  await page.getByRole('heading', { level: 1, name: 'Race Goals' }).waitFor();
  await settled(page);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  await settled(page);
  // The races and their predictions are asked for here for the first time.
  const firstTime = /^\/api\/(races|predictions)/;
  const again = asked.filter((path) => path.startsWith('/api/') && !firstTime.test(path));
  expect(again).toEqual(['/api/coach/insights']);
});

test('the headings that no journey names', async ({ newcomer }) => {
  const { page, navigate } = newcomer.visitor;
  await navigate('/workout-details');
  await page.getByRole('heading', { level: 1, name: 'Workout Details' }).waitFor();
  await navigate('/profile');
  await page.getByRole('heading', { name: 'Personal Information' }).waitFor();
  await page.getByRole('heading', { name: 'Heart Rate Settings' }).waitFor();
});
