import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isProof } from '../testing/budget.ts';
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
    await onCard.getByText(/\d\ss\/km in hand/).waitFor();
    const predicted = (await onCard.innerText()).match(/Predicted\s+(1:\d\d:\d\d)/)?.[1] ?? 'none';
    await onCard.getByRole('link', { name: 'City Half' }).click();
    await page.waitForURL(`**/races/${id}`);
    await page.getByRole('heading', { name: 'City Half', level: 1 }).waitFor();
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/in 21 days\. 1:50:00 is in hand, as your log has it\./);
    expect(text).toMatch(/To go\s+21\s*days\s+3 weeks/);
    expect(text).toMatch(new RegExp(`Predicted\\s+${predicted}`));
    const evidence = card(page, 'What it rests on').getByRole('row', { name: /City 10 K/ });
    expect(await evidence.innerText()).toMatch(/49:13\s+1:4\d:\d\d/);
    const weeks = card(page, 'Week by week');
    await weeks.getByText(/^3 weeks, up to [\d.]+\skm and a long run of/).waitFor();
    expect(await weeks.getByRole('row', { name: /Now/ }).innerText()).toMatch(/of [\d.]+\skm/);
    await weeks
      .getByRole('row', { name: /race week/ })
      .getByText('the race')
      .waitFor();
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

  test('plans gels and drink from the athlete’s own long runs, which it names', async ({
    visitor,
    plan,
    log,
  }) => {
    const { page } = visitor;
    await visitor.register();
    const long = { ...RUN, runningSubtype: 'outdoor-long', duration: '1:40', distance: 18 };
    const fed = { gelType: 'sis', caffeinated: 1, nonCaffeinated: 2, hydration: 800 };
    const run = await log({ ...long, ...fed, date: ago(8) });
    await log({ ...long, date: ago(15) });
    const id = await plan(HALF);
    await visitor.navigate(`/races/${id}`);
    const fuel = card(page, 'Fuel and drink');
    await fuel.getByText(/^3 gels of 22\sg, and about 0\.9\sl to drink in all\./).waitFor();
    expect(await fuel.getByRole('row', { name: /^Carbs/ }).innerText()).toMatch(
      /40\sg\s+36\sg\s+30\u2060–\u206060\sg/,
    );
    expect(await fuel.getByRole('row', { name: /^Fluid/ }).innerText()).toMatch(
      /480\sml\s+480\sml\s+400\u2060–\u2060800\sml/,
    );
    await fuel.getByText(/never more than you sweat: too much water is dangerous/).waitFor();
    await button(page, 'The runs behind your carbohydrate an hour').click();
    const behind = fuel.getByRole('link').first();
    expect(await behind.getAttribute('href')).toBe(`/run-details/${run}`);
    await page.keyboard.press('Escape');
    await fuel.getByText('Work out what you sweat').click();
    await fuel.getByLabel('Before').fill('70');
    await fuel.getByLabel('After').fill('69,2');
    await fuel.getByLabel('Drunk').fill('400');
    await fuel.getByLabel('Time').fill('60');
    await fuel.getByText(/You sweat 1,200\sml an hour\. Drink 440 to 1,200\sml an hour/).waitFor();
    await fuel.getByLabel('After').fill('71');
    await fuel.getByText('These cannot be the figures of one run').waitFor();
    await fuel.getByLabel('After').fill('69,2');
    await fuel.getByLabel('Temperature').fill('18');
    await button(page, 'Save sweat test').click();
    const tests = fuel.getByRole('list', { name: 'Sweat tests' });
    await tests.getByText(/0\.8\skg lighter, 400\sml drunk in 1:00:00, 18\s°C/).waitFor();
    await fuel
      .getByText(/You sweat about 1,200\sml an hour, by 1 sweat test at 18\s°C\. With/)
      .waitFor();
    await fuel.getByText(/With this you end 1\.9\s% lighter, which slows nobody/).waitFor();
    await tests.getByRole('button', { name: /^Edit the sweat test/ }).click();
    await tests.getByLabel('After').fill('68,2');
    await tests.getByRole('button', { name: 'Save Changes' }).click();
    await fuel.getByText(/You drank 480\sml an hour on 1 long run: the plan is more/).waitFor();
    expect(await fuel.getByRole('row', { name: /^Fluid/ }).innerText()).toMatch(
      /480\sml\s+800\sml/,
    );
    await button(page, 'Undo').click();
    await fuel.getByText('The drink is what you drank on 1 long run.').waitFor();
    await tests.getByRole('button', { name: /^Delete the sweat test/ }).click();
    await tests.waitFor({ state: 'detached' });
    await button(page, 'Undo').last().click();
    await tests.getByText(/0\.8\skg lighter/).waitFor();
    await expectSoundInEveryLook(page);
    await expectToFit(page);
  });

  if (isProof)
    test('calls general what nobody logged', async ({ visitor, plan, log }) => {
      const { page } = visitor;
      await visitor.register();
      await log({ ...RUN, duration: '1:40', distance: 18, date: ago(8) });
      const id = await plan(HALF);
      await visitor.navigate(`/races/${id}`);
      const fuel = card(page, 'Fuel and drink');
      await fuel.getByText(/the carbohydrate is what is advised to anybody/).waitFor();
      await fuel.getByText(/the amount is a general start value/).waitFor();
      await fuel.getByText(/Jeukendrup 2014; Smith 2013; drink: ACSM 2007/).waitFor();
      expect(await fuel.getByText('not logged').count()).toBe(2);
      await plan({ ...HALF, name: 'Park Run', distance: 5, targetTime: '0:25' });
      await visitor.navigate(`/races/${id + 1}`);
      await fuel.getByText(/^Under an hour nothing needs to be eaten/).waitFor();
    });

  test('says when the taper begins, and opens the runs of the peak week', async ({
    visitor,
    plan,
    log,
  }) => {
    const { page } = visitor;
    await visitor.register();
    for (const days of [2, 4, 6]) await log({ ...RUN, date: ago(days) });
    const id = await plan(HALF);
    await visitor.navigate(`/races/${id}`);
    const taper = card(page, 'Taper');
    await taper
      .getByText(/^Later: it begins on .*, in 7 days\. Going by the 30\skm of your biggest week/)
      .waitFor();
    await taper.getByText(/^22\.5\skm advised$/).waitFor();
    await taper.getByText(/^13\.5\skm advised$/).waitFor();
    await button(page, /30\skm run/).click();
    const dialog = page.getByRole('dialog', { name: 'Peak week' });
    await dialog.getByRole('link').nth(2).waitFor();
  });

  test('that is past offers the run of its day, and tells what was learnt once it is linked', async ({
    visitor,
    plan,
    log,
  }) => {
    const { page } = visitor;
    await visitor.register();
    await train(visitor);
    const id = await plan({ ...HALF, date: ago(1) });
    const half = { ...RUN, duration: '1:51:26', distance: 21.2 };
    await log({ ...half, date: ago(1), gelType: 'sis', caffeinated: 2, hydration: 500 });
    await visitor.navigate(`/races/${id}`);
    await page.getByText('Its day has passed: how did it go?').waitFor();
    const offer = card(page, 'Was it one of these runs?');
    await offer.getByText(/21\.2\skm in 1:51:26/).waitFor();
    expect(await page.getByText('What was learnt').count()).toBe(0);
    await button(page, 'This was the race').click();
    await page.getByText(/1:51:26: 1:26 over the target\./).waitFor();
    expect(await offer.count()).toBe(0);
    const learnt = card(page, 'What was learnt');
    await learnt.getByText(/^You ran .* than the middle/).waitFor();
    await learnt.getByText(/^2 gels, 24\sg an hour; 30 to 60\sg an hour is advised/).waitFor();
    await card(page, 'Splits')
      .getByText(/^The run has no recording/)
      .waitFor();
    await card(page, 'Splits')
      .getByRole('link', { name: /^See the run/ })
      .waitFor();
    await page.getByText(/^Predicted on/).waitFor();
    await expectSoundInEveryLook(page);
    await expectToFit(page);
  });

  if (isProof)
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
