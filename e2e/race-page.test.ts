import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectToFit } from './fit.ts';
import type { Visitor } from './fixtures.ts';
import { expectSoundInEveryLook } from './looks.ts';
import { button } from './parts.ts';
import { ago, RUN, test } from './records.ts';

const inDays = (days: number) => ago(-days);

const HALF = { name: 'City Half', date: inDays(21), distance: 21.1, targetTime: '1:50' };
const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });

/** A race with its time, and a run every other day. */
async function train({ send }: Visitor): Promise<void> {
  const ten = { name: 'City 10 K', date: ago(30), distance: 10, targetTime: '0:50' };
  await send('POST /api/races', { ...ten, completed: true, actualTime: '0:49:13' });
  for (let days = 2; days <= 28; days += 2)
    await send('POST /api/workouts', { ...RUN, date: ago(days) });
}

describe('the page of a race', () => {
  test('is reached by its name, and tells what its card tells', async ({ visitor, plan }) => {
    const { page } = visitor;
    await visitor.register();
    await train(visitor);
    const id = await plan(HALF);
    await visitor.navigate('/races');
    const onCard = page.getByRole('article', { name: 'City Half' });
    await onCard.getByText('/km in hand').waitFor();
    const predicted = (await onCard.innerText()).match(/Predicted\s+(1:\d\d:\d\d)/)?.[1] ?? 'none';
    await onCard.getByRole('link', { name: 'City Half' }).click();
    await page.waitForURL(`**/races/${id}`);
    await page.getByRole('heading', { name: 'City Half', level: 1 }).waitFor();
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/in 21 days\. 1:50 is in hand, as your log has it\./);
    expect(text).toMatch(/To go\s+21\s*days\s+3 weeks/);
    expect(text).toMatch(new RegExp(`Predicted\\s+${predicted}`));
    const evidence = card(page, 'What it rests on').getByRole('row', { name: /City 10 K/ });
    expect(await evidence.innerText()).toMatch(/49:13\s+1:4\d:\d\d/);
    await card(page, 'What it rests on').getByRole('link', { name: 'City 10 K' }).click();
    await page.getByRole('heading', { name: 'City 10 K', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'All races' }).click();
    await page.getByRole('heading', { name: 'Race Goals', level: 1 }).waitFor();
  });

  test('paces target or prediction, even or negative, as its address says', async ({
    visitor,
    plan,
  }) => {
    const { page } = visitor;
    await visitor.register();
    await train(visitor);
    const id = await plan(HALF);
    await visitor.navigate(`/races/${id}`);
    const pacing = card(page, 'Pacing by kilometre');
    await pacing.getByText('Every kilometre in 5:13.').waitFor();
    const clockAt = (km: string) => pacing.getByRole('row', { name: new RegExp(`^${km}\\s`) });
    expect(await clockAt('10').innerText()).toMatch(/52:08\s+5:13/);
    expect(await clockAt('21\\.1').innerText()).toContain('1:50:00');
    await pacing.getByText('Negative', { exact: true }).click();
    await pacing.getByText(/To km\s7 in 5:17, to km\s14 in 5:13, to the finish in 5:09/).waitFor();
    expect(await clockAt('10').innerText()).toMatch(/52:35\s+5:13/);
    expect(await clockAt('21\\.1').innerText()).toContain('1:50:00');
    await pacing.getByText(/^Predicted 1:4/).click();
    await page.waitForURL(/pace=predicted&split=negative/);
    const finish = await clockAt('21\\.1').innerText();
    await page.reload();
    await pacing.getByText(/^Predicted 1:4/).waitFor();
    expect(await clockAt('21\\.1').innerText()).toBe(finish);
    expect(finish).not.toContain('1:50:00');
  });

  test('prints a band for the wrist with both splits, alone on its paper', async ({
    visitor,
    plan,
  }) => {
    const { page } = visitor;
    await visitor.register();
    const id = await plan(HALF);
    await visitor.navigate(`/races/${id}`);
    await page.evaluate(() => Object.assign(window, { print: () => {} }));
    await button(page, 'Print wristband').click();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
    const band = page.getByRole('region', { name: 'Negative split' });
    await band.getByText('1:50:00').waitFor();
    expect(await band.getByRole('listitem').count()).toBe(22);
    await page.getByRole('region', { name: 'Even' }).getByText('52:08').waitFor();
    const box = await band.boundingBox();
    expect((box?.height ?? 0) / 96).toBeLessThan(8);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await button(page, 'Print wristband').waitFor();
    expect(await band.count()).toBe(0);
  });

  test('of somebody new says what to log, and paces the target all the same', async ({
    visitor,
    plan,
  }) => {
    const { page } = visitor;
    await visitor.register();
    const id = await plan(HALF);
    await visitor.navigate(`/races/${id}`);
    await page.getByText('Your log does not say yet what you would run.').waitFor();
    await page.getByText('No prediction yet').waitFor();
    await page.getByText('Every kilometre in 5:13.').waitFor();
    await expectSoundInEveryLook(page);
    await expectToFit(page);
  });

  test('is changed where it stands', async ({ visitor, plan }) => {
    const { page } = visitor;
    await visitor.register();
    const id = await plan(HALF);
    await visitor.navigate(`/races/${id}`);
    await button(page, 'Edit').click();
    await page.getByLabel('Target time').fill('1:45');
    await button(page, 'Save Changes').click();
    await page.getByText('Every kilometre in 4:59.').waitFor();
  });

  test('of another athlete, or one that was deleted, is not found', async ({ visitor, plan }) => {
    const { page } = visitor;
    await visitor.register();
    const id = await plan(HALF);
    visitor.expectTrouble(/status of 404/);
    await visitor.navigate(`/races/${id + 1000}`);
    await page.getByRole('heading', { name: 'Race not found' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'All races' }).click();
    await page.getByRole('heading', { name: 'Race Goals', level: 1 }).waitFor();
  });
});
