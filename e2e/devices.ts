import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { DESK } from './fit.ts';

const LATENCY_MS = Number(process.env.E2E_LATENCY_MS ?? 0);
if (Number.isNaN(LATENCY_MS)) throw new Error('E2E_LATENCY_MS is a number of milliseconds');

/** Somebody's browser, with nothing in it that a site has left. */
export type Device = { context: BrowserContext; leave: () => Promise<void> };

/** One of its own, such as a phone's, or one abroad. */
export async function newDevice(browser: Browser, options: BrowserContextOptions): Promise<Device> {
  const context = await newContext(browser, options);
  return { context, leave: () => context.close() };
}

/**
 * Hands out the devices of a file. One that was left serves the next journey: what it has fetched and
 * compiled of the app stays, which a page left open keeps warm; what it knows of somebody goes.
 */
export function openDevices(browser: Browser) {
  const standingBy: { url: string; context: BrowserContext; warm: Page }[] = [];
  return async (url: string): Promise<Device> => {
    const at = standingBy.findIndex((device) => device.url === url);
    const [device = await openDevice(browser, url)] = at < 0 ? [] : standingBy.splice(at, 1);
    const { context, warm } = device;
    const leave = async () => {
      for (const page of context.pages()) if (page !== warm) await page.close();
      await context.clearCookies();
      await context.clearPermissions();
      await warm.evaluate(() => localStorage.clear());
      standingBy.push(device);
    };
    return { context, leave };
  };
}

async function openDevice(browser: Browser, url: string) {
  const context = await newContext(browser, { baseURL: url });
  const warm = await context.newPage();
  await warm.goto('/api/health');
  return { url, context, warm };
}

async function newContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: DESK,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
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
