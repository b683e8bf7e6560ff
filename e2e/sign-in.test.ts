import path from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey, PHONE, type Visitor } from './fixtures.ts';
import { expectSoundInEveryLook } from './looks.ts';
import { field, isFocused, toast } from './parts.ts';
import { settled } from './settled.ts';
import { expectNoShifts, watchShifts } from './shifts.ts';

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true });
const createButton = (page: Page) => page.getByRole('button', { name: 'Create Account' });
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const password = (page: Page) => page.getByLabel(/^Password/);
const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: /Dana/ });

async function signIn({ page }: Visitor, athlete: { email: string; password: string }) {
  await email(page).fill(athlete.email);
  await password(page).fill(athlete.password);
  await password(page).press('Enter');
}

const PRESET = [
  ['Distance', 'km'],
  ['Weight', 'kg'],
  ['Height', 'cm'],
  ['The week begins on', 'Monday'],
  ['Dates', '20 Nov'],
  ['Clock', '14:02'],
] as const;

journey('a runner registers, stays signed in, signs out and in again', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.navigate('/');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Dana Runner');
  await email(page).fill('dana.runner@example.org');
  await password(page).fill('quiet river');
  await page.getByText('Good; a longer one is better still').waitFor();
  await password(page).fill('quiet river stones');
  await page.getByText('Strong', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: /^Height/ }).fill('172');
  await page.getByRole('textbox', { name: /^Weight/ }).fill('63,5');
  await page.getByLabel(/^Date of birth/).fill('1990-05-17');
  await createButton(page).click();
  await toast(page, 'Welcome to Longrun!')
    .getByText('Your account has been created successfully')
    .waitFor();

  // As a British browser has it; nothing has to be chosen, and nobody is asked twice.
  const welcome = page.getByRole('heading', { level: 1, name: 'Welcome, Dana Runner' });
  const choice = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name });
  await welcome.waitFor();
  for (const [group, name] of PRESET) expect(await choice(group, name).isChecked()).toBe(true);
  for (const name of ['Log a run', 'Import files'])
    await page.getByRole('link', { name }).waitFor();
  await page.getByText('miles', { exact: true }).click();
  await toast(page, 'Saved').waitFor();
  await page.reload();
  expect(await choice('Distance', 'miles').isChecked()).toBe(true);
  await page.getByRole('link', { name: 'Skip to Dashboard' }).click();
  await page.getByText('No workouts logged yet').waitFor();

  await page.reload();
  await dashboard(page).waitFor();

  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/token|quiet river/i);

  await settled(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();

  await signIn(visitor, { email: 'Dana.Runner@example.org', password: 'quiet river stones' });
  await toast(page, 'Welcome back!').getByText('Successfully logged in to Longrun').waitFor();
  await dashboard(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

journey('nobody signed in is not asked for: the page knows', async ({ visitor }) => {
  const { page } = visitor;
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await visitor.navigate('/');
  expect(calls.filter((call) => call.startsWith('/api/'))).toEqual([]);
});

journey('wrong input is named at its field, and first in a toast', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.navigate('/');
  await signInButton(page).click();
  await toast(page, 'Validation Error').getByText('Invalid email address').waitFor();
  expect(await isFocused(email(page))).toBe(true);
  await expectDescribed(page, email(page), 'Invalid email address');
  await expectDescribed(page, password(page), 'Password must be at least 6 characters');
  await expectSoundInEveryLook(page);

  await createButton(page).click();
  await createButton(page).click();
  const name = field(page, 'Full name');
  await expectDescribed(page, name, 'Name must be at least 2 characters');
  expect(await isFocused(name)).toBe(true);
  await email(page).fill('dana@example.org');
  await password(page).fill('quiet river');
  await name.fill('D');
  await createButton(page).click();
  await toast(page, 'Validation Error').getByText('Name must be at least 2 characters').waitFor();
  await expectDescribed(page, name, 'Name must be at least 2 characters');
  await name.fill('Dana');
  const height = field(page, /^Height/);
  await height.fill('tall');
  await createButton(page).click();
  await toast(page, 'Validation Error').getByText('Height must be between 1 and 300 cm').waitFor();
  await expectDescribed(page, height, 'Height must be between 1 and 300 cm');
  await expectSoundInEveryLook(page);
});

async function expectDescribed(page: Page, field: ReturnType<typeof email>, message: string) {
  const ids = await field.getAttribute('aria-describedby');
  const texts = await Promise.all(
    (ids ?? '').split(' ').map((id) => page.locator(`[id="${id}"]`).innerText()),
  );
  expect(texts.join('\n')).toContain(message);
}

journey(
  'a wrong password and a taken address are said plainly',
  async ({ visitor, openVisitor }) => {
    const { page } = visitor;
    const other = await openVisitor();
    const athlete = await other.register();
    visitor.expectTrouble(/status of 401/, /status of 409/);
    await visitor.navigate('/');
    await signIn(visitor, { email: athlete.email, password: 'not this one' });
    await toast(page, 'Login Failed').getByText('Invalid email or password').waitFor();
    expect(await email(page).inputValue()).toBe(athlete.email);

    await createButton(page).click();
    await page.getByRole('textbox', { name: 'Full name' }).fill('Somebody Else');
    await email(page).fill(athlete.email);
    await password(page).fill('another password');
    await createButton(page).click();
    await toast(page, 'Registration Failed').waitFor();
    await expectDescribed(page, email(page), 'An account with this email address already exists');
  },
);

journey('a session that ends loses nothing that was typed', async ({ visitor, openVisitor }) => {
  const { page } = visitor;
  const athlete = await visitor.register();
  visitor.expectTrouble(/status of 401/);
  await visitor.navigate('/workouts');
  await page.getByRole('textbox', { name: 'Duration' }).fill('0:52');
  await page.getByRole('textbox', { name: 'Distance' }).fill('9.7');

  const otherDevice = await openVisitor();
  await otherDevice.login(athlete);
  await otherDevice.navigate('/profile');
  await otherDevice.page.getByRole('button', { name: 'Sign out all others' }).click();
  await toast(otherDevice.page, 'One device signed out').waitFor();

  await page.getByRole('button', { name: 'Save Workout' }).click();
  await page.getByText('Your session has ended.').waitFor();
  await page.getByRole('heading', { name: 'Log Workout' }).waitFor({ state: 'hidden' });
  await password(page).fill(athlete.password);
  await signInButton(page).click();
  await page.getByRole('heading', { name: 'Log Workout' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Distance' }).inputValue()).toBe('9.7');
  await page.getByRole('button', { name: 'Save Workout' }).click();
  await page.getByRole('region', { name: 'Logged just now' }).getByText('9.7').waitFor();
});

journey('whoever signs in after somebody else sees nothing of them', async ({ visitor }) => {
  const { page } = visitor;
  const first = await visitor.register({ name: 'Dana First' });
  await visitor.navigate('/workouts');
  await page.getByRole('textbox', { name: 'Duration' }).fill('0:52');
  await settled(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  const question = page.getByRole('dialog', { name: /lose what is half typed/ });
  await question.getByText('Half typed and not saved: new workout.').waitFor();
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  expect(await page.getByRole('textbox', { name: 'Duration' }).inputValue()).toBe('0:52');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await question.getByRole('button', { name: 'Sign out and lose it' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await visitor.register({ name: 'Dana Second' });
  await visitor.navigate('/workouts');
  expect(await page.getByRole('textbox', { name: 'Duration' }).inputValue()).toBe('');
  expect(await page.content()).not.toContain(first.email);
});

journey('a tab follows when another tab signs in as somebody else', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.register({ name: 'Dana First' });
  await visitor.navigate('/');
  const otherTab = await page.context().newPage();
  await otherTab.goto('/');
  await otherTab.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

journey('a refused address is told in full which it is and what to set', async ({ visitor }) => {
  const { page } = visitor;
  visitor.expectTrouble(/status of 403/);
  // As a proxy passes it on that hides the host which the browser called.
  await page.route('**/api/auth/login', async (route) => {
    const { 'sec-fetch-site': _site, ...headers } = route.request().headers();
    const asSeen = { ...headers, origin: 'http://log.example.org' };
    await route.fulfill({ response: await route.fetch({ headers: asSeen }) });
  });
  await visitor.navigate('/');
  await signIn(visitor, { email: 'dana@example.org', password: 'quiet river stones' });
  const notice = page.getByRole('alert').filter({ hasText: 'does not know this address' });
  await notice.getByText('PUBLIC_URL=http://log.example.org').waitFor();
  await expectSoundInEveryLook(page);
});

journey('a deactivated account finds only the way out', async ({ visitor, app }) => {
  const { page } = visitor;
  const athlete = await visitor.register();
  visitor.expectTrouble(/status of 403/);
  await visitor.navigate('/workouts');
  await page.getByRole('textbox', { name: 'Duration' }).fill('0:52');
  // What the page still waits for would tell of it before the athlete does anything.
  await settled(page);
  const database = new Sqlite(path.join(app.dataDir, 'longrun.sqlite'));
  database.prepare('update users set is_active = 0 where id = ?').run(athlete.id);
  database.close();

  await page.getByRole('button', { name: 'Save Workout' }).click();
  await page.getByRole('heading', { name: 'Account Deactivated' }).waitFor();
  await page
    .getByText(
      'Your account has been deactivated. Please contact the administrator for assistance.',
    )
    .first()
    .waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Account Deactivated' }).waitFor();
  await expectSoundInEveryLook(page);
  await settled(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByText('Half typed and not saved: new workout.').waitFor();
  await page.getByRole('button', { name: 'Sign out and lose it' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();

  // Signing in leads to the same screen, and nothing there says welcome.
  await signIn(visitor, athlete);
  await page.getByRole('heading', { name: 'Account Deactivated' }).waitFor();
  await settled(page);
  expect(await page.locator('.toast').count()).toBe(0);
  expect(await page.getByText(/welcome/i).count()).toBe(0);
});

journey('a slow or missing server is said, and waited for', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.register();
  visitor.expectTrouble(/ERR_FAILED/);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/me', async (route) => {
    await held;
    await route.abort();
  });
  await watchShifts(page);
  await page.goto('/');
  await page.getByText('Loading your account...').waitFor();
  answer();
  await page.getByText('Your account could not be loaded').waitFor();
  await expectNoShifts(page);
  await expectSoundInEveryLook(page);
  await page.unroute('**/api/auth/me');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await dashboard(page).waitFor();
});

journey('a traveller’s days follow the zone of the device', async ({ visitor, openVisitor }) => {
  const athlete = await visitor.register();
  await visitor.navigate('/');
  const abroad = await openVisitor({ timezoneId: 'Asia/Tokyo' });
  await abroad.page.context().addCookies(await visitor.page.context().cookies());
  const moved = abroad.page.waitForResponse(
    (response) => response.url().endsWith(`/api/user/${athlete.id}`) && response.ok(),
  );
  await abroad.navigate('/');
  expect((await (await moved).json()).timeZone).toBe('Asia/Tokyo');
});

journey('an address that is none is told, on a phone too', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.register();
  await visitor.navigate('/nowhere');
  await page.getByRole('heading', { level: 1, name: 'You are off the route' }).waitFor();
  await page.getByText('404 Page Not Found').waitFor();
  await page.getByText('Did you forget to add the page to the router?').waitFor();
  await page.goto('/run-details/not-a-number');
  await page.getByText('404 Page Not Found').waitFor();

  await page.setViewportSize(PHONE);
  const bottomBar = page.getByRole('navigation', { name: 'Main' });
  await bottomBar.getByRole('link', { name: 'Runs' }).click();
  await page.getByRole('heading', { name: 'Run Details' }).waitFor();
});

journey('a page that has slipped away is told, not shown blank', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.register();
  visitor.expectTrouble(/ERR_FAILED/, /dynamically imported module/);
  await page.route('**/assets/profile.page-*.js', (route) => route.abort());
  await visitor.navigate('/');
  await page.getByRole('link', { name: 'Profile & Settings' }).click();
  await page.getByText('This screen could not be shown').waitFor();
  await expectSoundInEveryLook(page);
  await page.unroute('**/assets/profile.page-*.js');
  await page.getByRole('button', { name: 'Load it again' }).click();
  await page.getByRole('heading', { name: 'Profile & Settings' }).waitFor();
  await page.getByText('This device').first().waitFor();
});
