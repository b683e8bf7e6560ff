import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isProof } from '../testing/budget.ts';
import { readZip } from '../testing/server/read-zip.ts';
import { journey, PHONE, textFile } from './fixtures.ts';
import { expectSoundInEveryLook } from './looks.ts';
import { card, expectSaid, isFocused, stat, toast, words } from './parts.ts';
import { ago, today } from './records.ts';
import { settled } from './settled.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Profile' });
const field = (page: Page, name: RegExp | string) => form(page).getByLabel(name);
const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const zones = (page: Page) => page.getByRole('table', { name: 'Your five heart-rate zones' });

async function zoneRows(page: Page): Promise<string[]> {
  const rows = await zones(page).locator('tbody tr').allInnerTexts();
  return rows.map((row) => row.replace(/\s+/g, ' ').trim());
}

const UNITS = [
  ['Distance', 'miles'],
  ['Weight', 'pounds'],
  ['Height', 'feet'],
] as const;

const COMPLETE = { dateOfBirth: '1990-05-17', height: 172, currentWeight: 63.5 };

journey(
  'a runner completes the profile, and everything that shows them follows',
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.register({ name: 'Dana Runner' });
    await visitor.navigate('/profile');
    for (const label of [/^Full name/, /^Date of birth/, /^Height/, /^Current weight/]) {
      expect(await field(page, label).getAttribute('aria-required')).toBe('true');
    }
    expect(await field(page, 'Age').inputValue()).toBe('—');
    expect(await field(page, 'Age').getAttribute('readonly')).not.toBeNull();
    expect(await field(page, 'Fitness level').inputValue()).toBe('intermediate');
    expect(await field(page, 'Weekly workout frequency').inputValue()).toBe('4-5');

    await field(page, /^Full name/).fill('Dana Marathon');
    await field(page, /^Date of birth/).fill('1990-05-17');
    await field(page, /^Height/).fill('172');
    await field(page, /^Current weight/).fill('63,5');
    await page.getByRole('switch', { name: /^Write it down in Weight Tracking too/ }).uncheck();
    await field(page, 'Fitness level').selectOption('Advanced');
    await field(page, 'Weekly workout frequency').selectOption('6–7 a week');
    await field(page, 'Goals').fill('Boston\n2027');
    expect(await field(page, 'Age').inputValue()).toMatch(/^3\d years$/);
    await save(page).click();
    await toast(page, 'Profile updated successfully!').waitFor();
    await page.getByText('Dana Marathon, signed in as').waitFor();
    await page.getByRole('banner').getByText('Dana Marathon').waitFor();

    await page.reload();
    expect(await field(page, 'Goals').inputValue()).toBe('Boston\n2027');
    expect(await field(page, /^Height/).inputValue()).toBe('172');
    expect(await field(page, /^Current weight/).inputValue()).toBe('63.5');
    expect(await field(page, 'Weekly workout frequency').inputValue()).toBe('6-7');

    const { id: run } = await visitor.send('POST /api/workouts', {
      ...{ date: today(), workoutType: 'running', duration: '0:50', distance: 10 },
    });
    const half = { name: 'Harbour Half', date: ago(-20), distance: 21.1, targetTime: '1:45' };
    const { id: race } = await visitor.send('POST /api/races', half);
    await visitor.send('POST /api/weight', { date: today(), weight: 63.5 });
    await visitor.navigate('/workouts');
    await page.getByLabel(/^Distance/).fill('10');
    await visitor.navigate('/profile');
    await field(page, /^Current weight/).fill('70');
    const units = card(page, 'Units and week');
    for (const [group, unit] of UNITS) {
      const choices = units.getByRole('group', { name: group });
      await choices.getByText(unit, { exact: true }).click();
      await expect.poll(() => choices.getByRole('radio', { name: unit }).isChecked()).toBe(true);
    }
    await expect.poll(() => field(page, /^Height/).inputValue()).toBe('5′ 8″');
    // What is half typed stays the same weight and the same distance.
    expect(await field(page, /^Current weight/).inputValue()).toBe('154.32');
    await visitor.navigate('/workouts');
    expect(await page.getByLabel(/^Distance/).inputValue()).toBe('6.214');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: /Dana/ }).waitFor();
    await expectSaid(stat(page, 'Distance'), '6.2mi');
    await expectSaid(stat(page, 'Avg Pace'), '8:03/mi');
    for (const [path, said] of [
      [`/run-details/${run}`, /6\.21mi.*8:03\/mi/],
      ['/weight', /140\.0lb/],
      [`/races/${race}`, /13\.11mi/],
    ] as const) {
      await visitor.navigate(path);
      await expectSaid(page.getByRole('main'), said);
    }
  },
);

if (isProof)
  journey('what is required is said at its field and first in a toast', async ({ visitor }) => {
    const { page } = visitor;
    const athlete = await visitor.register();
    await visitor.navigate('/profile');
    const refused = async (message: string) => {
      await save(page).click();
      await toast(page, 'Validation Error').getByText(message).waitFor();
      await form(page).getByText(message).waitFor();
    };
    await field(page, /^Full name/).fill('D');
    await refused('Name must be at least 2 characters');
    await form(page).getByText('Date of birth is required').waitFor();
    await field(page, /^Full name/).fill('Dana');
    await refused('Date of birth is required');
    expect(await isFocused(field(page, /^Date of birth/))).toBe(true);
    await form(page).getByText('Height is required').waitFor();
    await form(page).getByText('Weight is required').waitFor();
    await expectSoundInEveryLook(page);

    await field(page, /^Date of birth/).fill('2190-01-01');
    await field(page, /^Height/).fill('172.5');
    await refused('Height must be a whole number');
    await field(page, /^Height/).fill('172');
    await field(page, /^Current weight/).fill('63');
    await refused('Date of birth must be in the past');
    await field(page, /^Date of birth/).fill('1990-05-17');
    await field(page, /^Maximum heart rate/).fill('149');
    await refused('Maximum heart rate must be between 150 and 220 bpm');
    await field(page, /^Maximum heart rate/).fill('221');
    await refused('Maximum heart rate must be between 150 and 220 bpm');
    const kept = await page.context().request.get(`/api/user/${athlete.id}`);
    expect(await kept.json()).toMatchObject({ dateOfBirth: null, height: null, maxHeartRate: 185 });
  });

journey('the maximum is worked out from the age, and every zone follows', async ({ visitor }) => {
  const { page } = visitor;
  const athlete = await visitor.register();
  const { id } = await visitor.send('POST /api/workouts', {
    ...{ date: today(), workoutType: 'running', duration: '0:50', distance: 10 },
    ...{ zone1Minutes: 5, zone2Minutes: 30, zone3Minutes: 10 },
  });
  await visitor.navigate('/profile');
  expect(await field(page, /^Maximum heart rate/).inputValue()).toBe('185');
  expect(await zoneRows(page)).toEqual([
    '1 Recovery Recovery 93–110',
    '2 Aerobic Aerobic 111–129',
    '3 Threshold Tempo 130–147',
    '4 Lactate Threshold 148–166',
    '5 VO2 Max Maximum 167–185',
  ]);

  // A maximum alone is saved without the rest of the profile.
  await field(page, /^Maximum heart rate/).fill('190');
  await save(page).click();
  await toast(page, 'Profile updated successfully!').waitFor();
  const known = await page.context().request.get(`/api/user/${athlete.id}`);
  expect(await known.json()).toMatchObject({ maxHeartRate: 190, dateOfBirth: null });

  await page.getByRole('button', { name: 'Auto Calculate' }).click();
  await toast(page, 'Validation Error').getByText('Date of birth is required').waitFor();
  const years = await page.evaluate(() => new Date().getFullYear() - 20);
  await field(page, /^Date of birth/).fill(`${years}-01-01`);
  await page.getByText('220 minus your age is 200.').waitFor();
  await page.getByRole('button', { name: 'Auto Calculate' }).click();
  expect(await field(page, /^Maximum heart rate/).inputValue()).toBe('200');
  expect((await zoneRows(page)).at(-1)).toBe('5 VO2 Max Maximum 180–200');
  await field(page, /^Maximum heart rate/).fill('2');
  expect((await zoneRows(page)).at(0)).toBe('1 Recovery Recovery —');
  await field(page, /^Maximum heart rate/).fill('200');
  await field(page, /^Height/).fill('172');
  await field(page, /^Current weight/).fill('63');
  await page.getByText(/runs before it keep the zones of their day/).waitFor();
  await save(page).click();
  await toast(page, 'Profile updated successfully!').waitFor();

  await page.goto(`/run-details/${id}`);
  await page.getByText(/The ranges are those of your maximum heart rate, 200/).waitFor();
  const stored = await page.context().request.get(`/api/workout/${id}`);
  expect(await stored.json()).toMatchObject({ zone1Minutes: 5, zone2Minutes: 30 });
  const user = await page.context().request.get(`/api/user/${athlete.id}`);
  expect(await user.json()).toMatchObject({ maxHeartRate: 200, dateOfBirth: `${years}-01-01` });
});

journey(
  'heart rates hold from a day on, and a run has the zones of its day',
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.register();
    const run = { workoutType: 'running', duration: '0:50', distance: 10, zone2Minutes: 40 };
    const older = await visitor.send('POST /api/workouts', { ...run, date: ago(40) });
    const later = await visitor.send('POST /api/workouts', { ...run, date: ago(5) });
    await visitor.navigate('/profile');
    await page.getByRole('button', { name: 'New values' }).click();
    const entering = page.getByRole('form', { name: 'New values' });
    await entering.getByLabel(/^Zones by/).selectOption('reserve');
    await entering.getByRole('button', { name: 'Save Values' }).click();
    await entering.getByText('Zones by heart-rate reserve need a resting heart rate').waitFor();
    await expectSoundInEveryLook(page);
    await entering.getByLabel(/^From/).fill(ago(20));
    await entering.getByLabel(/^Maximum/).fill('190');
    await entering.getByLabel(/^Resting/).fill('50');
    await entering.getByLabel(/^Threshold pace/).fill('4:35');
    await entering.getByText('No workout in your log has other zones by this.').waitFor();
    await entering.getByRole('button', { name: 'Save Values' }).click();
    await toast(page, 'Values saved').waitFor();
    const list = page.getByRole('list', { name: 'Values by day' });
    await expect
      .poll(() => words(list))
      .toMatch(
        /Maximum 190 bpm, entered Resting 50 bpm Threshold pace 4:35 \/km Zones by heart-rate reserve .*From the beginning Maximum 185 bpm/,
      );
    await expectSoundInEveryLook(page);

    await page.goto(`/run-details/${later.id}`);
    await page
      .getByText(/between your resting heart rate, 50\s*bpm, and your maximum, 190/)
      .waitFor();
    await page.getByRole('cell', { name: '134–147', exact: true }).waitFor();
    await page.goto(`/run-details/${older.id}`);
    await page.getByText(/The ranges are those of your maximum heart rate, 185/).waitFor();
  },
);

if (isProof)
  journey(
    'nothing typed is lost when a save fails, and only what was typed is sent',
    async ({ visitor }) => {
      const { page } = visitor;
      visitor.expectTrouble(/ERR_FAILED/, /status of 500/);
      const athlete = await visitor.register();
      const own = `/api/user/${athlete.id}` as const;
      await visitor.send(`PUT ${own}`, COMPLETE);
      await visitor.navigate('/profile');
      await field(page, 'Goals').fill('Typed once');
      // What another device changes meanwhile.
      await visitor.send(`PUT ${own}`, { height: 173 });

      await page.route(`**${own}`, (route) => route.abort());
      await save(page).click();
      await toast(page, 'Error')
        .getByText(/The server cannot be reached/)
        .waitFor();
      await page.unroute(`**${own}`);
      await page.route(`**${own}`, (route) =>
        route.fulfill({ status: 500, json: { message: '', code: 'internal' } }),
      );
      await save(page).click();
      await toast(page, 'Error').getByText('Failed to update profile').waitFor();
      expect(await field(page, 'Goals').inputValue()).toBe('Typed once');
      await page.unroute(`**${own}`);

      await save(page).click();
      await toast(page, 'Profile updated successfully!').waitFor();
      const saved = await (await page.context().request.get(own)).json();
      expect(saved).toMatchObject({ ...COMPLETE, goals: 'Typed once', height: 173 });
      await expect.poll(() => field(page, /^Height/).inputValue()).toBe('173');
      expect(await page.getByRole('button', { name: 'Discard changes' }).count()).toBe(0);

      await field(page, 'Goals').fill('Never mind');
      await page.getByRole('button', { name: 'Discard changes' }).click();
      expect(await field(page, 'Goals').inputValue()).toBe('Typed once');
    },
  );

journey('a new weight in the profile offers itself as a weigh-in', async ({ visitor }) => {
  const { page } = visitor;
  visitor.expectTrouble(/ERR_FAILED/);
  const athlete = await visitor.register();
  const { request } = page.context();
  await visitor.send(`PUT /api/user/${athlete.id}`, COMPLETE);
  const entries = async () => (await request.get('/api/weight')).json();
  const offer = page.getByRole('switch', { name: /^Write it down in Weight Tracking too/ });
  await visitor.navigate('/profile');
  expect(await offer.count()).toBe(0);
  await field(page, /^Current weight/).fill('29');
  expect(await offer.count()).toBe(0);
  await field(page, /^Current weight/).fill('63');
  expect(await offer.isChecked()).toBe(true);
  await expectSoundInEveryLook(page);

  await page.route('**/api/weight', (route) => route.abort());
  await save(page).click();
  await toast(page, 'Error')
    .getByText(/^Your profile is saved, the weight entry is not\./)
    .waitFor();
  await page.unroute('**/api/weight');
  await page.getByRole('button', { name: 'Try again' }).click();
  await toast(page, 'Profile updated successfully!')
    .getByText('63 kg stands in Weight Tracking too, for today.')
    .waitFor();
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
  expect(await entries()).toMatchObject([{ date: today, weight: 63, notes: null }]);

  await field(page, /^Current weight/).fill('62.5');
  await offer.uncheck();
  await save(page).click();
  await toast(page, 'Profile updated successfully!').waitFor();
  expect(await entries()).toHaveLength(1);
  await page.getByRole('link', { name: 'Weight Tracking' }).click();
  await page.getByText('Your profile says 62.5 kg. It follows your next entry.').waitFor();
});

if (isProof)
  journey(
    'the tabs: by keyboard, kept in the address, and what was typed stays',
    async ({ visitor }) => {
      const { page } = visitor;
      await visitor.register();
      await visitor.navigate('/profile');
      await field(page, 'Goals').fill('Half typed');
      await tab(page, 'Profile').press('ArrowRight');
      expect(await tab(page, 'Apple Health').getAttribute('aria-selected')).toBe('true');
      await page.getByRole('button', { name: /Automatic Sync/ }).waitFor();
      expect(page.url()).toMatch(/\/profile\?tab=apple-health$/);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);

      await page.keyboard.press('ArrowLeft');
      expect(await field(page, 'Goals').inputValue()).toBe('Half typed');
      expect(page.url()).toMatch(/\/profile$/);

      await tab(page, 'Apple Health').click();
      await page.reload();
      await page.getByRole('button', { name: /CSV Upload/ }).click();
      const file = textFile(
        'profile.csv',
        'Start Date,End Date,Workout Activity Type,Duration,Total Distance\n' +
          '2026-03-01T10:00:00+01:00,2026-03-01T10:30:00+01:00,Running,30,5.1\n',
      );
      await page.getByLabel('Choose File').setInputFiles(file);
      await page.getByRole('button', { name: 'Import Workouts' }).click();
      await page.getByText('1 workout added.').waitFor();
      await visitor.navigate('/apple-health');
      await page.getByRole('button', { name: /Automatic Sync/ }).waitFor();
      expect(
        await page.getByRole('link', { name: 'Profile & Settings' }).getAttribute('aria-current'),
      ).toBe('page');
    },
  );

journey('theme, signed-in devices and the way out are here', async ({ visitor, openVisitor }) => {
  const { page } = visitor;
  const athlete = await visitor.register();
  const phone = await openVisitor({ viewport: PHONE });
  phone.expectTrouble(/status of 401/);
  await phone.login(athlete);
  await phone.navigate('/profile');

  await visitor.navigate('/profile');
  const main = page.getByRole('main');
  await main.getByText('This device').first().waitFor();
  await main.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await main.getByRole('button', { name: /^Sign out Chrome/ }).waitFor({ state: 'detached' });
  await field(phone.page, 'Goals').fill('Typed on the phone');
  await save(phone.page).scrollIntoViewIfNeeded();
  await phone.page.getByRole('link', { name: 'Log' }).click();
  await phone.page.reload();
  await phone.page.getByRole('heading', { name: 'Sign in' }).waitFor();

  await main.getByText('Dark', { exact: true }).click();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');

  const keys = main.getByRole('switch', { name: /^Single keys/ });
  await keys.click();
  for (const key of ['n', '?', 'g', 'c']) await page.keyboard.press(key);
  await settled(page);
  expect(new URL(page.url()).pathname).toBe('/profile');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await keys.click();
  await page.keyboard.press('n');
  await page.waitForURL('**/workouts');
  await visitor.navigate('/profile');
  await main.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

journey(
  'a password is changed with the one before, and every other device is signed out',
  async ({ visitor, openVisitor }) => {
    const { page } = visitor;
    const athlete = await visitor.register();
    const phone = await openVisitor({ viewport: PHONE });
    await phone.login(athlete);
    await phone.navigate('/profile');
    visitor.expectTrouble(/status of 400/);
    phone.expectTrouble(/status of 40[01]/);
    await visitor.navigate('/profile');
    await page.getByRole('button', { name: 'Change password' }).click();
    const changing = page.getByRole('form', { name: 'Change password' });
    const submit = changing.getByRole('button', { name: 'Change Password' });
    await submit.click();
    await toast(page, 'Validation Error').getByText('Enter your current password').waitFor();
    await changing.getByText('Password must be at least 6 characters').waitFor();
    expect(await isFocused(changing.getByLabel(/^Current password/))).toBe(true);
    await expectSoundInEveryLook(page);

    await changing.getByLabel(/^Current password/).fill('not the password');
    await changing.getByLabel(/^New password/).fill('quiet river stones');
    await changing.getByText('Strong').waitFor();
    await submit.click();
    await changing.getByText('This is not your current password. Nothing was changed.').waitFor();

    await changing.getByLabel(/^Current password/).fill(athlete.password);
    await submit.click();
    await toast(page, 'Password changed').getByText('1 other device signed out.').waitFor();
    await page.getByRole('button', { name: 'Change password' }).waitFor();

    await phone.page.reload();
    await phone.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await phone.login({ ...athlete, password: 'quiet river stones' });
    await phone.navigate('/profile');
  },
);

journey(
  'an account is deleted with the password, closed at once, and comes back by signing in',
  async ({ visitor, openVisitor }) => {
    const { page } = visitor;
    const athlete = await visitor.register({ name: 'Dana Runner' });
    await visitor.send('POST /api/workouts', {
      ...{ date: today(), workoutType: 'running', duration: '0:50', distance: 10 },
    });
    visitor.expectTrouble(/status of 40[013]/);
    await visitor.navigate('/profile');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('link', { name: 'Download everything' }).waitFor();
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await dialog.getByText('Enter your current password').waitFor();
    await dialog.getByLabel(/^Your password/).fill('not the password');
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await dialog.getByText('This is not your current password. Nothing was changed.').waitFor();
    await expectSoundInEveryLook(page);
    await dialog.getByLabel(/^Your password/).fill(athlete.password);
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await toast(page, 'Your account is deleted')
      .getByText(/^Sign in before .* to come back\.$/)
      .waitFor();

    const phone = await openVisitor({ viewport: PHONE });
    phone.expectTrouble(/status of 40[13]/);
    for (const one of [page, phone.page]) {
      if (one !== page) await one.goto('/');
      await one.getByRole('heading', { name: 'Sign in' }).waitFor();
      await one.getByLabel(/^Email/).fill(athlete.email);
      await one.getByLabel(/^Password/).fill(athlete.password);
      await one.getByRole('button', { name: 'Sign In' }).click();
      await one.getByText(/^This account was deleted and is closed\. Until /).waitFor();
    }
    await expectSoundInEveryLook(phone.page);
    await phone.page.getByRole('button', { name: 'Come Back' }).click();
    await phone.page.getByRole('heading', { level: 1, name: /Dana/ }).waitFor();
    const log = await phone.page.context().request.get('/api/workouts');
    expect(await log.json()).toMatchObject([{ date: today(), distance: 10 }]);
  },
);

journey('everything is taken along as one zip', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.register();
  await visitor.send('POST /api/workouts', {
    ...{
      date: today(),
      workoutType: 'running',
      duration: '0:50',
      distance: 10,
      notes: 'By the lake',
    },
  });
  await visitor.navigate('/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download everything' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^longrun-export-\d{4}-\d\d-\d\d\.zip$/);
  const files = await readZip(await buffer(await download.createReadStream()));
  const workouts = JSON.parse(files.get('json/workouts.json')?.toString() ?? '');
  expect(workouts).toMatchObject([
    { date: today(), duration_s: 3000, distance_m: 10_000, notes: 'By the lake' },
  ]);
  expect(files.get('csv/workouts.csv')?.toString()).toContain('By the lake');
  expect(files.has('manifest.json')).toBe(true);
  await expectSoundInEveryLook(page);
});
