import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './fixtures.ts';
import { expectSoundInEveryLook } from './looks.ts';
import { isFocused, toast, words } from './parts.ts';

const form = (page: Page, name: string) => page.getByRole('form', { name });
const inUse = (page: Page) => page.getByRole('list', { name: 'Shoes in use' });
const retired = (page: Page) => page.getByRole('list', { name: 'Retired shoes' });

journey('a first pair is added, changed, retired and taken back', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.register();
  await visitor.navigate('/shoes');
  await page.getByRole('button', { name: 'Add your first pair' }).click();
  const adding = form(page, 'New shoes');
  await adding.getByRole('button', { name: 'Add Shoes' }).click();
  await adding.getByText('A name is required, such as the model').waitFor();
  await expectSoundInEveryLook(page);
  await adding.getByLabel(/^Name/).fill('Ghost 16');
  await adding.getByLabel(/^Brand/).fill('Brooks');
  await adding.getByLabel(/^Already on them/).fill('40,5');
  await adding.getByLabel('Easy run').check();
  await adding.getByRole('button', { name: 'Add Shoes' }).click();
  await toast(page, 'Shoes added').waitFor();
  await expect
    .poll(() => words(inUse(page)))
    .toMatch(/Ghost 16 Brooks Easy run 40\.5 km of 700 km .*0 workouts/);

  // By the keyboard from pair to pair.
  const edit = inUse(page).getByRole('button', { name: 'Edit Ghost 16' });
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await expect.poll(() => isFocused(edit)).toBe(true);
  await edit.click();
  const editing = form(page, 'Edit Ghost 16');
  await editing.getByLabel(/^Name/).fill('Ghost 16 blue');
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await toast(page, 'Shoes updated').getByRole('button', { name: 'Undo' }).click();
  await inUse(page).getByRole('heading', { name: 'Ghost 16', exact: true }).waitFor();

  await inUse(page).getByRole('button', { name: 'Retire Ghost 16' }).click();
  await retired(page).getByRole('button', { name: 'Wear again: Ghost 16' }).click();
  await inUse(page).getByRole('heading', { name: 'Ghost 16' }).waitFor();
  expect(await retired(page).count()).toBe(0);

  await inUse(page).getByRole('button', { name: 'Delete Ghost 16' }).click();
  await page.getByText('No shoes in use').waitFor();
  await toast(page, 'Shoes deleted').getByRole('button', { name: 'Undo' }).click();
  await inUse(page).getByRole('heading', { name: 'Ghost 16' }).waitFor();
});

journey('a kind of run has one pair: the newer one takes it', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.register();
  await visitor.send('POST /api/shoes', { name: 'Old', defaultFor: ['treadmill'] });
  await visitor.send('POST /api/shoes', { name: 'New', defaultFor: ['treadmill'] });
  await visitor.navigate('/shoes');
  await expect.poll(() => inUse(page).getByText('Treadmill').count()).toBe(1);
  await expect.poll(() => words(inUse(page))).toMatch(/New .*Treadmill .* Old/);
});

journey(
  'the pair of the kind of run is put in by itself, and its kilometres follow',
  async ({ visitor }) => {
    const { page, send } = visitor;
    await visitor.register();
    await send('POST /api/shoes', {
      name: 'Road',
      startDistance: 690,
      replaceAt: 700,
      defaultFor: ['outdoor-easy'],
    });
    await send('POST /api/shoes', { name: 'Indoor', defaultFor: ['treadmill'] });
    await visitor.navigate('/workouts');
    const shoes = page.getByLabel('Shoes');
    const chosen = () => shoes.evaluate((at: HTMLSelectElement) => at.selectedOptions[0]?.text);
    await expect.poll(chosen).toMatch(/^Road/);
    await page.getByText('Treadmill', { exact: true }).click();
    await expect.poll(chosen).toMatch(/^Indoor/);
    await shoes.selectOption({ label: 'None' });
    await page.getByText('Easy run', { exact: true }).click();
    expect(await chosen()).toBe('None');
    await page.getByText('Strength', { exact: true }).click();
    expect(await shoes.count()).toBe(0);
    await page.getByText('Running', { exact: true }).click();
    await shoes.selectOption({ index: 2 });
    await expect.poll(chosen).toMatch(/^Road/);

    await page.getByLabel(/^Duration/).fill('1:00');
    await page.getByLabel(/^Distance/).fill('12');
    await page.getByRole('button', { name: 'Save Workout' }).click();
    await toast(page, 'Workout logged successfully!').waitFor();
    await page.getByRole('link', { name: 'See it' }).click();
    await page.getByRole('link', { name: 'Road' }).click();
    await expect
      .poll(() => words(inUse(page)))
      .toMatch(/Road .*702 km of 700 km Time for a new pair/);
    await page.getByText('Road has run 702 km: time to think of a new pair.').waitFor();
  },
);

journey(
  'on a slow network the pair is put in once it is known, also while one types',
  async ({ visitor }) => {
    const { page, send } = visitor;
    const { id: userId } = await visitor.register();
    const road = await send('POST /api/shoes', { name: 'Road', defaultFor: ['outdoor-easy'] });
    let letGo = () => {};
    const isFree = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/shoes/*', async (route) => {
      await isFree;
      await route.fallback();
    });
    await visitor.navigate('/workouts');
    await page.getByLabel(/^Duration/).fill('45');
    expect(await page.getByLabel('Shoes').count()).toBe(0);
    letGo();
    await page.getByLabel('Shoes').waitFor();
    await expect.poll(() => page.getByLabel('Shoes').inputValue()).toBe(String(road.id));
    expect(await page.getByLabel(/^Duration/).inputValue()).toBe('45');
    await page.getByRole('button', { name: 'Save Workout' }).click();
    await toast(page, 'Workout logged successfully!').waitFor();
    const answer = await page.request.get(`/api/workouts/${userId}`);
    expect(await answer.json()).toMatchObject([{ shoeId: road.id }]);

    // None, once chosen, stays.
    await page.getByLabel(/^Duration/).fill('30');
    await page.getByLabel('Shoes').selectOption('None');
    await page.reload();
    await page.getByLabel('Shoes').waitFor();
    expect(await page.getByLabel('Shoes').inputValue()).toBe('');
  },
);
