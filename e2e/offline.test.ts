import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isProof } from '../testing/budget.ts';
import { gpxFile } from '../testing/imports/made-up-track.ts';
import { journey, type Visitor } from './fixtures.ts';
import { openNetwork } from './network.ts';
import { button, field, toast } from './parts.ts';
import { ago } from './records.ts';
import { settled } from './settled.ts';

/** What Chromium says of a call that is cut off, also of the worker's look for a new version. */
const CUT_OFF =
  /ERR_(CONNECTION|EMPTY_RESPONSE|INTERNET|FAILED|SOCKET)|net::|Failed to (fetch|load)|error occurred when fetching the script/;

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
  if (isProof)
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

  if (isProof)
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

if (isProof)
  describe('what is half typed', () => {
    test('outlives the tab in every form, and is gone where it is cancelled, and with signing out', async ({
      runner,
    }) => {
      const { page } = runner;
      runner.expectTrouble(CUT_OFF);
      await runner.register();
      const { id: weighed } = await runner.send('POST /api/weight', {
        date: '2026-11-02',
        weight: 71,
      });
      const { id: race } = await runner.send('POST /api/races', HALF);
      await runner.send('POST /api/shoes', { name: 'Blue pair' });
      const typed: Record<string, () => Promise<void>> = {
        '/workouts': () => field(page, 'Distance').fill('8.4'),
        '/weight': async () => {
          await field(page, 'Weight').fill('70.4');
          await button(page, 'Change target weight').click();
          await field(page, 'Target weight').fill('66.5');
          await button(page, /^Edit the entry of/).click();
          await editing(page).getByLabel('Notes').fill('After a long run');
        },
        '/races': async () => {
          await button(page, 'Edit City Half').click();
          await field(page, 'Target time').fill('1:49');
        },
        '/shoes': async () => {
          await button(page, 'Edit Blue pair').click();
          await page.getByRole('form', { name: /^Edit/ }).getByLabel('Brand').fill('Fleet');
          await button(page, 'Add Shoes').first().click();
          await page.getByRole('form', { name: 'New shoes' }).getByLabel('Name').fill('Red pair');
        },
        '/profile': () => field(page, 'Goals').fill('A half under 1:45'),
        '/ai?tab=chat': () => page.getByRole('textbox').fill('How far did I'),
      };
      for (const [screen, type] of Object.entries(typed)) {
        await runner.navigate(screen);
        await type();
      }
      await page.goto('about:blank');
      await runner.navigate('/weight');
      expect(await field(page, 'Weight').first().inputValue()).toBe('70.4');
      expect(await editing(page).getByLabel('Notes').inputValue()).toBe('After a long run');
      await button(page, 'Change target weight').click();
      expect(await field(page, 'Target weight').inputValue()).toBe('66.5');
      await runner.navigate('/shoes');
      const pair = (name: string | RegExp) => page.getByRole('form', { name });
      expect(await pair(/^Edit/).getByLabel('Brand').inputValue()).toBe('Fleet');
      expect(await pair('New shoes').getByLabel('Name').inputValue()).toBe('Red pair');
      await runner.navigate('/profile');
      expect(await field(page, 'Goals').inputValue()).toBe('A half under 1:45');
      await runner.navigate('/ai?tab=chat');
      expect(await page.getByRole('textbox').inputValue()).toBe('How far did I');
      await runner.navigate(`/races/${race}`);
      expect(await field(page, 'Target time').inputValue()).toBe('1:49');
      await button(page, 'Cancel').click();
      await button(page, 'Undo').click();
      expect(await field(page, 'Target time').inputValue()).toBe('1:49');
      await button(page, 'Save Changes').click();
      await toast(page, 'Race updated successfully!').waitFor();
      expect(await draftsOf(page)).toEqual([
        'chat',
        'new',
        'new pair of shoes',
        'new weight entry',
        expect.stringMatching(/^pair of shoes-/),
        'profile',
        'target weight',
        `weight entry-${weighed}`,
      ]);

      await runner.navigate('/weight');
      await editing(page).getByRole('button', { name: 'Cancel' }).click();
      await runner.navigate('/weight');
      expect(await editing(page).count()).toBe(0);
      await button(page, 'Sign Out').click();
      await page
        .getByText(
          /: chat, new workout, new pair of shoes, new weight entry, pair of shoes, profile, target weight\./,
        )
        .waitFor();
      await button(page, 'Sign out and lose it').click();
      await page.getByRole('button', { name: 'Sign In' }).waitFor();
      await expect.poll(() => draftsOf(page)).toEqual([]);
    });
  });

describe('what was answered last', () => {
  test('is shown where the server cannot be reached, as of its time, and anew once it is back', async ({
    runner,
    network,
  }) => {
    const { page } = runner;
    const athlete = await runner.register();
    await logRun(runner, { distance: 8.4, notes: 'Along the river' });
    await openKept(runner);
    await runner.navigate('/run-details');
    await page.getByText('8.4').first().click();
    await page.getByText('Along the river').first().waitFor();
    const address = page.url();
    await answersKept(page);
    await openAndKeep(runner, '/weight');
    network.cut();

    await page.goto('/');
    await page.getByText(`Welcome, ${athlete.name.split(' ')[0]}`).waitFor();
    const status = page.getByText(/No connection, as of \d\d:\d\d$/);
    await status.filter({ visible: true }).waitFor();
    await page.goto(address);
    await page.getByText('Along the river').first().waitFor();
    await page.goto('/weight');
    await page.getByRole('heading', { level: 1, name: 'Weight' }).waitFor();
    await page.goto('/run-details');
    await page.getByText('8.4').first().waitFor();

    network.mend();
    await logRun(runner, { distance: 12.3, notes: '' });
    await goOnline(page);
    await page.getByText('12.3').first().waitFor();
    await status.first().waitFor({ state: 'hidden' });
  });

  if (isProof)
    test('is shown, and what is saved waits, where a network takes each call and never answers', async ({
      runner,
      network,
    }) => {
      const { page } = runner;
      await page.addInitScript(loseSomePatience);
      await runner.register();
      await logRun(runner, { distance: 8.4, notes: '' });
      await openKept(runner);
      await openAndKeep(runner, '/weight');
      await openAndKeep(runner, '/run-details');
      network.each(() => 'silent');
      await page.evaluate(() => localStorage.setItem('impatient', 'yes'));
      await page.goto('/run-details');
      await page.getByText('8.4').first().waitFor();
      await page
        .getByText(/No connection, as of \d\d:\d\d$/)
        .filter({ visible: true })
        .waitFor();
      await page.goto('/weight');
      await field(page, 'Weight').fill('71.2');
      await button(page, 'Save Weight').click();
      await toast(page, 'Saved on this device').waitFor();
      await waiting(page).first().waitFor();

      await page.evaluate(() => localStorage.removeItem('impatient'));
      network.each(null);
      await goOnline(page);
      await expect.poll(() => waiting(page).count()).toBe(0);
      expect(await weightsOf(runner)).toEqual([71.2]);
    });

  if (isProof)
    test('is gone with signing out, and another account never sees it', async ({
      runner,
      network,
    }) => {
      const { page } = runner;
      const first = await runner.register();
      await logRun(runner, { distance: 8.4, notes: 'Mine alone' });
      await openKept(runner);
      await runner.navigate('/run-details');
      await page.getByText('8.4').first().waitFor();
      await answersKept(page);
      await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click();
      await page.getByRole('button', { name: 'Sign In' }).waitFor();
      expect(await readableOf(page)).not.toMatch(/Mine alone|dana\d+@/);
      await runner.register({ name: 'Other Runner' });
      await runner.navigate('/');
      await page
        .getByText(/Welcome/)
        .first()
        .waitFor();
      await answersKept(page);
      network.cut();
      await page.goto('/run-details');
      await page
        .getByText(/No connection/)
        .filter({ visible: true })
        .waitFor();
      expect(await page.getByText('8.4').count()).toBe(0);
      expect(await readableOf(page)).not.toContain('Mine alone');
      expect(await readableOf(page)).not.toContain(first.email);
    });
});

describe('what is saved with no network', () => {
  test('waits on the device, also when the tab is closed, and is sent once', async ({
    runner,
    network,
  }) => {
    const { page } = runner;
    await runner.register();
    await openKept(runner);
    await openAndKeep(runner, '/workouts');
    // The run arrives, and its answer does not: from then on nothing passes.
    network.each((asked) => (asked.method === 'POST' ? 'unanswered' : 'passes'));
    await typeRun(page, '8.4');
    await button(page, 'Save Workout').click();
    await toast(page, 'Saved on this device').waitFor();
    expect(await field(page, 'Distance').inputValue()).toBe('');
    network.cut();
    await typeRun(page, '5.1');
    await button(page, 'Save Workout').click();
    await expect.poll(() => waiting(page).count()).toBe(2);
    const context = page.context();
    await page.close();

    const next = await context.newPage();
    const another = await context.newPage();
    await next.goto('/');
    await waiting(next).first().waitFor();
    expect(await waiting(next).allInnerTexts()).toEqual([
      expect.stringMatching(/New workout.*Distance 8\.4\u00a0km/s),
      expect.stringMatching(/New workout.*Distance 5\.1\u00a0km/s),
    ]);
    const titles = await next.getByRole('main').getByRole('heading').allInnerTexts();
    expect(titles.slice(0, 2)).toEqual([expect.stringContaining('Welcome'), 'Waiting to be sent']);
    await another.goto('/run-details');
    network.each(null);
    network.mend();
    await Promise.all([goOnline(next), goOnline(another)]);
    await expect.poll(() => waiting(next).count()).toBe(0);
    expect(await distancesOf(runner)).toEqual([5.1, 8.4]);
  });

  test('is shown also where it takes long to learn whose it is', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectTrouble(CUT_OFF);
    await visitor.register();
    await visitor.navigate('/weight');
    await page.route('**/api/weight', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await field(page, 'Weight').fill('71.2');
    await button(page, 'Save Weight').click();
    await waiting(page).first().waitFor();
    const hasCome = page.waitForResponse(/\/start-offline-/);
    await page.route('**/api/auth/me', async (route) => {
      await hasCome;
      // Until it has run too; too short, this would only show less.
      await page.waitForTimeout(200);
      await route.fallback();
    });
    await page.reload();
    await waiting(page).first().waitFor();
  });

  if (isProof)
    test('of a run whose file is there is one workout with it once it is sent, as its page says', async ({
      runner,
      network,
    }) => {
      const { page } = runner;
      await runner.register();
      const startMs = Date.parse(`${ago(1)}T06:12:00Z`);
      const buffer = Buffer.from(gpxFile({ startMs, seconds: 2700 }));
      await page.context().request.post('/api/imports?commit=true', {
        headers: { origin: network.url },
        multipart: { files: { name: 'morning.gpx', mimeType: 'application/gpx+xml', buffer } },
      });
      await expect.poll(() => distancesOf(runner)).toEqual([expect.closeTo(7.83, 2)]);
      await openKept(runner);
      await openAndKeep(runner, '/workouts');
      network.cut();
      await button(page, 'Yesterday').click();
      await typeRun(page, '7.8');
      await page.getByText('What you type joins it.').waitFor();
      await button(page, 'Save Workout').click();
      await toast(page, 'Saved on this device').waitFor();
      network.mend();
      await goOnline(page);
      await expect.poll(() => waiting(page).count()).toBe(0);
      await expect.poll(() => distancesOf(runner)).toEqual([7.8]);
      const [{ id }] = await (await page.context().request.get('/api/workouts')).json();
      await runner.navigate(`/run-details/${id}`);
      await page.getByText('Joined with the run from morning.gpx').waitFor();
    });

  if (isProof)
    test('meets a change made elsewhere field by field, and an edit of it all is sent in order', async ({
      runner,
      network,
      openVisitor,
    }) => {
      const { page } = runner;
      const athlete = await runner.register();
      const run = await logRun(runner, { distance: 8.4, notes: 'Windy' });
      await openKept(runner);
      await openAndKeep(runner, `/workouts/${run.id}/edit`);
      network.cut();
      await field(page, 'Distance').fill('8.6');
      await button(page, 'Save changes').click();
      await toast(page, 'Change saved on this device').waitFor();
      await page.goto(`/workouts/${run.id}/edit`);
      await expect.poll(() => field(page, 'Distance').inputValue()).toBe('8.6');
      await field(page, 'Duration').fill('0:46');
      await button(page, 'Save changes').click();
      await expect.poll(() => waiting(page).count()).toBe(2);
      network.mend();
      await goOnline(page);
      await expect
        .poll(() => workoutOf(runner, run.id))
        .toMatchObject({ distance: 8.6, duration: '0:46', version: 3 });
      await expect.poll(() => waiting(page).count()).toBe(0);

      await openAndKeep(runner, `/workouts/${run.id}/edit`);
      network.cut();
      await field(page, 'Distance').fill('8.8');
      await button(page, 'Save changes').click();
      await waiting(page).first().waitFor();
      const elsewhere = await openVisitor();
      await elsewhere.login(athlete);
      const now = await workoutOf(elsewhere, run.id);
      await elsewhere.send(`PUT /api/workouts/${run.id}`, { ...now, distance: 9 });
      network.mend();
      await goOnline(page);
      await page.getByText(/changed elsewhere in the meantime/).waitFor();
      await page.getByRole('link', { name: 'Open it' }).click();
      await page.getByText('Distance: 9 there, 8.8 here. Yours will stand.').waitFor();
      await button(page, 'Load the new version').click();
      await button(page, 'Save changes').click();
      await toast(page, 'Workout updated').waitFor();
      expect(await workoutOf(runner, run.id)).toMatchObject({ distance: 8.8 });
      await expect.poll(() => waiting(page).count()).toBe(0);
    });

  if (isProof)
    test('is no change from elsewhere to what is typed on meanwhile, in another tab and after a reload', async ({
      runner,
      network,
    }) => {
      const { page } = runner;
      await runner.register();
      const run = await logRun(runner, { distance: 8.4 });
      await openKept(runner);
      await openAndKeep(runner, `/workouts/${run.id}/edit`);
      network.cut();
      for (const [before, distance] of ['8.7', '8.9'].entries()) {
        await field(page, 'Distance').fill(distance);
        await button(page, 'Save changes').click();
        await expect.poll(() => waiting(page).count()).toBe(before + 1);
        await page.goto(`/workouts/${run.id}/edit`);
        await expect.poll(() => field(page, 'Distance').inputValue()).toBe(distance);
      }
      await field(page, 'Duration').fill('0:47');

      network.mend();
      const sender = await page.context().newPage();
      await sender.goto('/weight');
      await expect
        .poll(() => workoutOf(runner, run.id))
        .toMatchObject({ distance: 8.9, duration: '0:45', version: 3 });
      for (const arrive of [() => settled(page), () => page.reload()]) {
        await arrive();
        await page
          .getByText(/8\.9\skm in 45:00/)
          .first()
          .waitFor();
        await settled(page);
        expect(await page.getByText(/changed elsewhere|waiting to be sent/i).count()).toBe(0);
        expect(await field(page, 'Duration').inputValue()).toBe('0:47');
      }
      await button(page, 'Save changes').click();
      await toast(page, 'Workout updated').waitFor();
      expect(await workoutOf(runner, run.id)).toMatchObject({ distance: 8.9, duration: '0:47' });
    });

  if (isProof)
    test('stays in its form, and that is said, where the device has no room left', async ({
      runner,
      network,
    }) => {
      const { page } = runner;
      await runner.register();
      await openKept(runner);
      await openAndKeep(runner, '/workouts');
      await page.evaluate(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('The disk is full', 'QuotaExceededError');
        };
      });
      network.cut();
      await typeRun(page, '8.4');
      await button(page, 'Save Workout').click();
      await toast(page, 'Error')
        .getByText(/this device has no room left to keep it until then/)
        .waitFor();
      expect(await field(page, 'Distance').inputValue()).toBe('8.4');
      network.mend();
      await button(page, 'Try again').click();
      await toast(page, 'Workout logged successfully!').waitFor();
      expect(await distancesOf(runner)).toEqual([8.4]);
    });

  test('is said before signing out, and waits for whoever saved it when the session ends', async ({
    runner,
    network,
    openVisitor,
  }) => {
    const { page } = runner;
    runner.expectTrouble(/401/);
    const athlete = await runner.register();
    await openKept(runner);
    await runner.navigate('/weight');
    await field(page, 'Weight').fill('71.2');
    network.each(({ url }) => (url === '/api/weight' ? 'lost' : 'passes'));
    await button(page, 'Save Weight').click();
    await waiting(page).first().waitFor();
    await button(page, 'Sign Out').click();
    const question = page.getByRole('dialog', { name: /lose what was not sent/ });
    await question.getByText(/One entry is saved on this device only/).waitFor();
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await waiting(page).first().waitFor();

    const elsewhere = await openVisitor();
    await elsewhere.login(athlete);
    await elsewhere.send('POST /api/auth/sessions/end-others', {});
    network.each(null);
    await goOnline(page);
    await page.getByLabel(/^Password/).fill(athlete.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await toast(page, 'Error').waitFor({ state: 'hidden' });
    await expect.poll(() => weightsOf(elsewhere)).toEqual([71.2]);
    await expect.poll(() => waiting(page).count()).toBe(0);

    network.each(({ url }) => (url === '/api/weight' ? 'lost' : 'passes'));
    await field(page, 'Weight').fill('70.9');
    await button(page, 'Save Weight').click();
    await waiting(page).first().waitFor();
    await button(page, 'Sign Out').click();
    await question.getByRole('button', { name: 'Sign out and lose it' }).click();
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    await expect.poll(() => readableOf(page)).not.toContain('70.9');
  });
});

if (isProof)
  test('files that another app shares wait for the network and open as an import, of whoever was signed in', async ({
    runner,
    network,
  }) => {
    const { page } = runner;
    const athlete = await runner.register();
    await openKept(runner);
    network.cut();
    await share(page, ['morning.csv', 'evening.csv']);
    await page.getByText(/The server cannot be reached/).waitFor();
    network.mend();
    await page.reload();
    await page.waitForURL(/\/imports\/\d+/);
    await page.getByText('morning.csv').first().waitFor();
    await page.getByText('evening.csv').first().waitFor();
    await page.goto('/workouts?tab=files');
    await settled(page);
    expect(page.url()).toContain('/workouts?tab=files');

    await button(page, 'Sign Out').click();
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    await share(page, ['of whom.csv']);
    await runner.register({ name: 'Other Runner' });
    await runner.navigate('/workouts?tab=files');
    const asked = page.locator('section').filter({ hasText: 'Are these yours?' });
    await asked.getByText('of whom.csv').waitFor();
    await button(page, 'Remove from this device').click();
    await asked.waitFor({ state: 'detached' });
    network.cut();
    await share(page, ['theirs.csv']);
    await page.getByText(/The server cannot be reached/).waitFor();
    network.mend();
    await runner.login(athlete);
    await runner.navigate('/');
    await page.getByText('Dana Runner').first().waitFor();
    await runner.navigate('/workouts?tab=files');
    await settled(page);
    expect(page.url()).toContain('/workouts?tab=files');
    expect(await page.getByText('theirs.csv').count()).toBe(0);
  });

const HALF = { name: 'City Half', date: '2099-05-01', distance: 21.1, targetTime: '1:50' };

const editing = (page: Page) => page.getByRole('form', { name: /^Entry of/ });

function draftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .flatMap((key) => /^longrun\.draft\.\d+\.(.*)/.exec(key)?.[1] ?? [])
      .sort(),
  );
}

/** As the share sheet of a phone does: a form of files, sent to the address in the manifest. */
async function share(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate((given) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.enctype = 'multipart/form-data';
    form.action = '/share';
    const files = new DataTransfer();
    for (const name of given) {
      files.items.add(new File([`Date,Duration,Distance\n2026-11-02,0:45,8.4 ${name}\n`], name));
    }
    const field = document.createElement('input');
    field.type = 'file';
    field.name = 'files';
    field.multiple = true;
    field.files = files.files;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, names);
  await page.waitForURL(/\/workouts\?tab=files/);
}

/** Runs in the page: twenty seconds pass at once, for as long as it is told so. */
function loseSomePatience(): void {
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (ms) =>
    timeout.call(AbortSignal, localStorage.getItem('impatient') ? 500 : ms);
}

const waiting = (page: Page) =>
  page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem');

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

/** A first visit, after which the app and its answers are on the device. */
async function openKept(runner: Visitor): Promise<void> {
  await runner.navigate('/');
  await keptWhole(runner.page);
}

/** Goes to a screen, until its answers are on the device too. */
async function openAndKeep(runner: Visitor, address: string): Promise<void> {
  await runner.navigate(address);
  await answersKept(runner.page);
}

/** Until the answers of this screen are written. */
async function answersKept(page: Page): Promise<void> {
  await settled(page);
  await expect.poll(() => readableOf(page)).toContain('\\"session\\"');
  await page.evaluate(comeAfterWhatIsWritten, WRITTEN_AFTER_MS);
}

/** How long the app waits for more answers before it writes them. */
const WRITTEN_AFTER_MS = 100;

/**
 * Runs in the page: until this very page keeps what it is answered, the session first of all. Then a
 * timer that is set later goes off later, and a transaction that is begun later ends later.
 */
async function comeAfterWhatIsWritten(afterMs: number): Promise<void> {
  const done = <Result>(asked: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
  const db = await done(indexedDB.open('longrun'));
  const isSessionKept = async () => {
    const rows = await done(db.transaction('answers').objectStore('answers').getAll());
    return rows.some(({ hash, atMs }) => hash === '["session"]' && atMs >= performance.timeOrigin);
  };
  while (!(await isSessionKept())) await new Promise((resolve) => setTimeout(resolve, 50));
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  await done(db.transaction('answers', 'readwrite').objectStore('answers').count());
  db.close();
}

/** All that a script could still read of anybody on this device. */
function readableOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) found.push(request.url);
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of db.objectStoreNames) {
        const rows = db.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          rows.onsuccess = resolve;
        });
        found.push(rows.result);
      }
      db.close();
    }
    return JSON.stringify(found);
  });
}

/** As the browser tells it: it says nothing of a server that is back. */
async function goOnline(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

async function typeRun(page: Page, distance: string): Promise<void> {
  await field(page, 'Duration').fill('0:45');
  await field(page, 'Distance').fill(distance);
}

async function distancesOf({ page }: Visitor): Promise<number[]> {
  const answer = await page.context().request.get('/api/workouts');
  const runs: { distance: number }[] = await answer.json();
  return runs.map(({ distance }) => distance).sort();
}

async function weightsOf({ page }: Visitor): Promise<number[]> {
  const answer = await page.context().request.get('/api/weight');
  const entries: { weight: number }[] = await answer.json();
  return entries.map(({ weight }) => weight);
}

async function workoutOf({ page }: Visitor, id: number): Promise<object> {
  return (await page.context().request.get(`/api/workout/${id}`)).json();
}

async function logRun(
  runner: Visitor,
  run: { distance: number; notes?: string },
): Promise<{ id: number }> {
  const date = await runner.page.evaluate(() => new Date().toLocaleDateString('sv'));
  return runner.send('POST /api/workouts', {
    workoutType: 'running',
    runningSubtype: 'outdoor-easy',
    date,
    duration: '0:45:00',
    ...run,
  });
}
