import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from './fixtures.ts';
import { openNetwork } from './network.ts';

const CUT_OFF =
  /ERR_(CONNECTION|EMPTY_RESPONSE|INTERNET|FAILED|SOCKET)|net::|Failed to (fetch|load)/;

/** Somebody whose browser keeps the app, and the network between the two. */
const test = journey
  .extend('network', async ({ app }, { onCleanup }) => {
    const network = await openNetwork(app.url);
    onCleanup(() => network.close());
    return network;
  })
  .extend('runner', async ({ openVisitor, network }) => {
    const visitor = await openVisitor({ baseURL: network.url, serviceWorkers: 'allow' });
    visitor.expectTrouble(CUT_OFF);
    return visitor;
  });

describe('the app on the device', () => {
  test('can be installed, as Chromium judges it', async ({ runner }) => {
    const { page } = runner;
    await runner.register();
    await runner.navigate('/');
    await keptWhole(page);
    const devtools = await page.context().newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A private window, which a test is, installs nothing.
    const faults = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
    expect(faults).toEqual([]);
    const { data = '{}' } = await devtools.send('Page.getAppManifest');
    const manifest: Manifest = JSON.parse(data);
    for (const { src } of [
      ...manifest.icons,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ]) {
      const icon = await page.request.get(src);
      expect([src, icon.headers()['content-type']]).toEqual([src, 'image/png']);
    }
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/workouts', '/calendar']);
  });

  test('is drawn where the server cannot be reached', async ({ runner, network }) => {
    const { page } = runner;
    await runner.navigate('/');
    await keptWhole(page);
    network.cut();
    await page.goto('/weight');
    await page.getByText('Your account could not be loaded').waitFor();
    network.mend();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
  });

  test('is updated in the middle of a form: what is typed stays, and its own code is still there', async ({
    runner,
    network,
  }) => {
    const { page } = runner;
    await runner.register();
    await runner.navigate('/workouts');
    await keptWhole(page);
    await page.getByLabel('Distance').fill('8.4');
    network.replace('/service-worker.js', withoutRaces);
    network.each(({ url = '' }) => (RACES.test(url) ? 'lost' : 'passes'));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const reload = page.getByRole('button', { name: 'New version: reload' });
    await reload.waitFor();
    await page.getByRole('link', { name: 'Race Goals' }).click();
    await page.getByRole('heading', { name: 'Race Goals', level: 1 }).waitFor();
    await page.goBack();
    await reload.click();
    await reload.waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByLabel('Distance').inputValue()).toBe('8.4');
  });
});

const RACES = /\/assets\/races\.page-[\w-]+\.js/;

/** A newer build, whose screen of races has another name: the one that was there is no part of it. */
function withoutRaces(worker: string): string {
  const newer = worker.replace(/\{url:`\/assets\/races\.page-[\w-]+\.js`,revision:null\},?/, '');
  if (newer === worker) throw new Error('The worker does not name the screen of races');
  return newer;
}

type Manifest = {
  icons: { src: string }[];
  shortcuts: { url: string; icons: { src: string }[] }[];
};

/** Until every file of the app is on the device, and the worker answers for them. */
async function keptWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    );
  });
}
