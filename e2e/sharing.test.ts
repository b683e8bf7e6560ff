import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isProof } from '../testing/budget.ts';
import { journey as test } from './fixtures.ts';
import { expectSoundInEveryLook } from './looks.ts';
import { isFocused, toast } from './parts.ts';

const accessSwitch = (page: Page) => page.getByRole('switch', { name: /^Enable Trainer Access/ });
const shownLink = (page: Page) => page.getByText(/^http:\/\/.+\/trainer\/[\w-]{43}$/);
const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy URL' });
const newLinkButton = (page: Page) => page.getByRole('button', { name: 'Make a New Link' });

async function linkOn(page: Page): Promise<string> {
  return shownLink(page).innerText();
}

describe('the sharing screen', () => {
  test('shows the full link, copies it and opens it in a tab of its own', async ({
    visitor,
    app,
  }) => {
    const { page, register, navigate } = visitor;
    await register({ name: 'Dana Shares' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await navigate('/sharing');
    await page.getByRole('heading', { level: 1, name: 'Sharing' }).waitFor();
    expect(await accessSwitch(page).isChecked()).toBe(true);
    const link = await linkOn(page);
    expect(link.startsWith(`${app.url}/trainer/`)).toBe(true);

    await copyButton(page).click();
    await toast(page, 'URL Copied')
      .getByText('Trainer view URL has been copied to clipboard')
      .waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: /^Preview/ }).click();
    const preview = await opened;
    await preview.getByRole('heading', { level: 1, name: 'Dana Shares' }).waitFor();
    expect(preview.url()).toBe(link);
    expect(await preview.evaluate(() => window.opener)).toBeNull();
    expect(await preview.evaluate(() => document.referrer)).toBe('');
    await preview.close();

    // What trainers see and what they do not.
    for (const text of [
      'Your name, age, height, current weight and goals',
      'Your 10 most recent workouts, with heart-rate zones, gels, drinks and notes',
      'Your 5 most recent workout notes',
      'Your upcoming races, with target times, notes and the times that are predicted',
      'Read-only: nobody can change anything with the link',
      'No contact data: your email address and your date of birth are never shown',
      'Strava allows workouts that come through its API to be shown to their athlete only. You have none of them in your log.',
    ]) {
      await page.getByText(text, { exact: true }).waitFor();
    }
  });

  test('copies over plain http too, where the browser has no clipboard', async ({ visitor }) => {
    const { page, register, navigate } = visitor;
    await register();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    );
    await navigate('/sharing');
    const link = await linkOn(page);
    await copyButton(page).click();
    await toast(page, 'URL Copied').waitFor();
    expect(await isFocused(copyButton(page))).toBe(true);
    // What was copied is read where there is a clipboard to read.
    await page.context().grantPermissions(['clipboard-read']);
    const reader = await page.context().newPage();
    await reader.goto('/sharing');
    expect(await reader.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  if (isProof)
    test('marks the link where it may not be copied at all', async ({ visitor }) => {
      const { page, register, navigate } = visitor;
      await register();
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = () => false;
      });
      await navigate('/sharing');
      const link = await linkOn(page);
      await copyButton(page).click();
      await toast(page, 'Error').getByText('It is marked now: copy it yourself.').waitFor();
      expect(await page.evaluate(() => String(getSelection()).trim())).toBe(link);
    });

  test('turned off, by keyboard alone, opens nothing, and sends the whole record to say so', async ({
    visitor,
    openVisitor,
  }) => {
    const { page, register, navigate } = visitor;
    const trainer = await openVisitor();
    trainer.expectTrouble(/status of 404/);
    const athlete = await register({ name: 'Dana Shares' });
    await navigate('/sharing');
    const link = await linkOn(page);
    const saved = page.waitForRequest((request) => request.method() === 'PUT');
    await accessSwitch(page).press('Space');
    const request = await saved;
    expect(new URL(request.url()).pathname).toBe(`/api/user/${athlete.id}`);
    expect(request.postDataJSON()).toMatchObject({
      ...{ id: athlete.id, name: 'Dana Shares', email: athlete.email, maxHeartRate: 185 },
      ...{ fitnessLevel: 'intermediate', weeklyFrequency: '4-5', goals: null },
      ...{ trainerUrl: link.slice(-43), trainerAccessEnabled: false },
    });
    await toast(page, 'Sharing settings updated successfully!').waitFor();
    await page.getByText(/^Trainer access is currently disabled\./).waitFor();
    await page.getByText('Nobody but you sees your training.').waitFor();
    expect(await shownLink(page).count()).toBe(0);
    expect(await copyButton(page).count()).toBe(0);
    await expectSoundInEveryLook(page);
    await trainer.navigate(new URL(link).pathname);
    await trainer.page.getByText(/^Access Denied/).waitFor();

    await page.reload();
    await page.getByText(/^Trainer access is currently disabled\./).waitFor();
    await accessSwitch(page).click();
    await toast(page, 'Sharing settings updated successfully!').waitFor();
    expect(await linkOn(page)).toBe(link);
    await trainer.navigate(new URL(link).pathname);
    await trainer.page.getByRole('heading', { name: 'Dana Shares' }).waitFor();
  });

  if (isProof)
    test('keeps what was saved elsewhere meanwhile', async ({ visitor }) => {
      const { page, register, navigate } = visitor;
      const athlete = await register();
      await navigate('/sharing');
      await shownLink(page).waitFor();
      const path = `/api/user/${athlete.id}` as const;
      await visitor.send(`PUT ${path}`, { goals: 'Sub 1:45' });
      await accessSwitch(page).click();
      await toast(page, 'Sharing settings updated successfully!').waitFor();
      const { goals, trainerAccessEnabled } = await (await page.context().request.get(path)).json();
      expect([goals, trainerAccessEnabled]).toEqual(['Sub 1:45', false]);
    });

  test('makes a new link that kills the old one at once', async ({ visitor, openVisitor }) => {
    const { page, register, navigate } = visitor;
    const trainer = await openVisitor();
    trainer.expectTrouble(/status of 404/);
    await register({ name: 'Dana Shares' });
    await navigate('/sharing');
    const old = await linkOn(page);

    await newLinkButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Make a new link?' });
    await expectSoundInEveryLook(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await linkOn(page)).toBe(old);

    await newLinkButton(page).click();
    await dialog.getByRole('button', { name: 'Make a New Link' }).click();
    await toast(page, 'New link made').waitFor();
    await expect.poll(() => linkOn(page)).not.toBe(old);
    const fresh = await linkOn(page);
    await trainer.navigate(new URL(old).pathname);
    await trainer.page.getByText(/^Access Denied/).waitFor();
    await trainer.navigate(new URL(fresh).pathname);
    await trainer.page.getByRole('heading', { name: 'Dana Shares' }).waitFor();
  });

  test('goes back to how it was where the change is refused, and says why', async ({ visitor }) => {
    const { page, register, navigate, expectTrouble } = visitor;
    expectTrouble(/status of 500/, /ERR_FAILED/);
    await register();
    await navigate('/sharing');
    await shownLink(page).waitFor();
    const silent = { status: 500, json: { message: '', code: 'internal' } };
    await page.route(/\/api\/user\//, (route) =>
      route.request().method() === 'PUT' ? route.fulfill(silent) : route.continue(),
    );
    await accessSwitch(page).click();
    await toast(page, 'Error').getByText('Failed to update sharing settings').waitFor();
    expect(await accessSwitch(page).isChecked()).toBe(true);

    await page.route(/\/api\/user\//, (route) => route.abort());
    await accessSwitch(page).click();
    await toast(page, 'Error')
      .getByText(/The server cannot be reached/)
      .waitFor();
    expect(await accessSwitch(page).isChecked()).toBe(true);
  });

  if (isProof)
    test('that cannot be loaded says so, and can be asked again', async ({ visitor }) => {
      const { page, register, navigate, expectTrouble } = visitor;
      expectTrouble(/ERR_FAILED/);
      await register();
      await page.route(/\/api\/sharing/, (route) => route.abort());
      await navigate('/sharing');
      await page.getByText('Your sharing settings could not be loaded').waitFor();
      await expectSoundInEveryLook(page);
      await page.unroute(/\/api\/sharing/);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await shownLink(page).waitFor();
    });
});
