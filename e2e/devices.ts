import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { DESK } from './fit.ts';
import { noteChanges } from './settled.ts';

const LATENCY_MS = Number(process.env.E2E_LATENCY_MS ?? 0);
if (Number.isNaN(LATENCY_MS)) throw new Error('E2E_LATENCY_MS is a number of milliseconds');

/** Where journeys take place, unless they say another. */
export const HOME_TIME_ZONE = 'Europe/Berlin';

/** Somebody's browser with one page in it, and nothing that a site has left. */
export type Device = { context: BrowserContext; page: Page; leave: () => Promise<void> };

/** One of its own, such as a phone's, or one abroad. */
export async function newDevice(browser: Browser, options: BrowserContextOptions): Promise<Device> {
  const context = await newContext(browser, options);
  const page = await newPage(context, options.serviceWorkers === 'allow');
  return { context, page, leave: () => context.close() };
}

/**
 * Hands out the devices of a file. One that was left serves the next journey, page and all: what it
 * has fetched and compiled of the app stays, which is a sixth of a journey's work; what it knows of
 * somebody goes, and what a journey did to its page.
 */
export function openDevices(browser: Browser) {
  const standingBy: { url: string; context: BrowserContext; used: UsedPage }[] = [];
  return async (url: string): Promise<Device> => {
    const at = standingBy.findIndex((device) => device.url === url);
    const [device] = at < 0 ? [] : standingBy.splice(at, 1);
    const context = device?.context ?? (await newContext(browser, { baseURL: url }));
    const used = device?.used ?? (await openUsedPage(context));
    const leave = async () => {
      const next = used.isMarked() ? await openUsedPage(context) : used;
      for (const page of context.pages()) if (page !== next.page) await page.close();
      // The page first: what it still asks would be refused without its session.
      await next.clear();
      await context.clearCookies();
      await context.clearPermissions();
      standingBy.push({ url, context, used: next });
    };
    return { context, page: used.page, leave };
  };
}

/** A page that journeys use one after the other. */
type UsedPage = {
  page: Page;
  /** Something was done to it that outlives every address: another page has to take its place. */
  isMarked: () => boolean;
  clear: () => Promise<void>;
};

async function openUsedPage(context: BrowserContext): Promise<UsedPage> {
  const page = await newPage(context);
  const devtools = await context.newCDPSession(page);
  let isMarked = false;
  const mark =
    <Given extends unknown[], Answer>(method: (...given: Given) => Answer) =>
    (...given: Given) => {
      isMarked = true;
      return method(...given);
    };
  page.addInitScript = mark(page.addInitScript.bind(page));
  page.exposeBinding = mark(page.exposeBinding.bind(page));
  page.exposeFunction = mark(page.exposeFunction.bind(page));
  page.clock.install = mark(page.clock.install.bind(page.clock));
  return {
    page,
    isMarked: () => isMarked,
    clear: async () => {
      for (const event of LISTENED_TO) page.removeAllListeners(event);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.mouse.move(-1, -1);
      await page.goto('/api/health');
      await page.evaluate(async () => {
        localStorage.clear();
        sessionStorage.clear();
        for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
      });
      await devtools.send('Page.resetNavigationHistory');
      await page.setViewportSize(DESK);
      await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' });
    },
  };
}

const LISTENED_TO = [
  ...['console', 'pageerror', 'dialog', 'popup', 'download', 'framenavigated'],
  ...['request', 'requestfinished', 'requestfailed', 'response'],
] as const;

/** Without a service worker, as where there is no https: it would answer before `page.route` does. */
async function newPage(context: BrowserContext, hasWorker = false): Promise<Page> {
  const page = await context.newPage();
  if (!hasWorker) await page.addInitScript(hideServiceWorkers);
  await page.addInitScript(noteChanges);
  await page.addInitScript(tellOfBreaches);
  return page;
}

function hideServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** The console is listened to. */
function tellOfBreaches(): void {
  addEventListener('securitypolicyviolation', (event) => {
    console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
  });
}

async function newContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: DESK,
    locale: 'en-GB',
    timezoneId: HOME_TIME_ZONE,
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(10_000);
  if (LATENCY_MS > 0) await slowDown(context);
  return context;
}

/** What holds only while answers come at once, and in the order of their calls, fails here. */
async function slowDown(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    await setTimeout(Math.random() * LATENCY_MS);
    // The page may be gone by now.
    await route.fallback().catch(() => undefined);
  });
}
