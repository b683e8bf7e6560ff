import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumArgs } from '../chromium.ts';
import type { DemoApp } from '../machine/demo-app.ts';
import type { MeasuredPage } from './measured-pages.ts';

const FLAGS = ['--headless=new', '--disable-gpu', '--disable-quic', ...chromiumArgs];
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** The browser now and then keeps no trace of the visit's beginning, which says nothing of the page. */
export class TraceLost extends Error {}

/** One visit of one page by a phone with an empty cache: Lighthouse's mobile preset. */
export async function measure(input: {
  app: DemoApp;
  page: MeasuredPage;
  chromePath: string;
}): Promise<Result> {
  const { app, page, chromePath } = input;
  const chrome = await launch({ chromePath, chromeFlags: FLAGS, logLevel: 'silent' });
  try {
    if (page.signedIn) await giveCookie({ port: chrome.port, ...app });
    const outcome = await lighthouse(`${app.url}${page.path}`, {
      port: chrome.port,
      output: 'html',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      throttlingMethod: 'simulate',
    });
    if (!outcome) throw new Error('Lighthouse gave no result');
    refuseOtherPage(page, outcome.lhr);
    return outcome.lhr;
  } finally {
    chrome.kill();
  }
}

async function giveCookie(to: { port: number; url: string; cookie: DemoApp['cookie'] }) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${to.port}`);
  const [context] = browser.contexts();
  await context?.addCookies([{ ...to.cookie, url: to.url, httpOnly: true, sameSite: 'Lax' }]);
  await browser.close();
}

/** A figure for a page that redirected, failed or fell back to the sign-in screen is worth nothing. */
function refuseOtherPage(page: MeasuredPage, lhr: Result): void {
  if (lhr.runtimeError?.code === 'NO_NAVSTART') throw new TraceLost(lhr.runtimeError.message);
  if (lhr.runtimeError) throw new Error(`${page.name}: ${lhr.runtimeError.message}`);
  const asked = requestsOf(lhr);
  const missing = page.mustAsk.filter(
    (call) => !asked.some(({ url, statusCode }) => call.test(url) && statusCode === 200),
  );
  const extra = asked.filter(({ url }) => page.mustNotAsk.some((call) => call.test(url)));
  if (missing.length === 0 && extra.length === 0) return;
  const calls = [...missing.map(String), ...extra.map(({ url }) => url)];
  throw new Error(`this was not the ${page.name} page, judging by ${calls.join(', ')}`);
}

type AskedFor = { url: string; statusCode: number; transferSize: number };

export function requestsOf({ audits }: Result): AskedFor[] {
  const { details } = audits['network-requests'] ?? {};
  const items = details?.type === 'table' ? details.items : [];
  return items.map(({ url, statusCode, transferSize }) => ({
    url: String(url),
    statusCode: Number(statusCode),
    transferSize: Number(transferSize),
  }));
}
