import type { Page, Request } from 'playwright-core';

/** A little more than React waits at most before what has come takes the place of what held it. */
const QUIET_MS = 350;
const PATIENCE_MS = 20_000;

type Traffic = { open: Set<Request>; lastMs: number };
const traffics = new WeakMap<Page, Traffic>();

/** From here on it is known what this page waits for; when it last changed, it notes itself. */
export function watchForQuiet(page: Page): void {
  const traffic: Traffic = { open: new Set(), lastMs: performance.now() };
  traffics.set(page, traffic);
  const begin = (request: Request) => {
    traffic.open.add(request);
    traffic.lastMs = performance.now();
  };
  const end = (request: Request) => {
    traffic.open.delete(request);
    traffic.lastMs = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
}

/**
 * Until the page shows what it came to show: for a while no request has been under way, none has
 * begun, and nothing in it has changed. Only what counts, measures or presses a key needs this; a
 * locator waits by itself.
 */
export async function settled(page: Page): Promise<void> {
  const traffic = traffics.get(page);
  if (!traffic) throw new Error('This page was not opened by openVisitor');
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const unchangedMs = await page.evaluate(howLongUnchanged);
    const silentMs = traffic.open.size === 0 ? performance.now() - traffic.lastMs : 0;
    const quietMs = Math.min(unchangedMs, silentMs);
    if (quietMs >= QUIET_MS) return;
    await page.waitForTimeout(QUIET_MS - quietMs + 5);
  }
  const open = [...traffic.open].map((request) => `${request.method()} ${request.url()}`);
  throw new Error(
    `${page.url()} does not settle; it waits for: ${open.join(', ') || 'no request'}`,
  );
}

/**
 * Back, until the page before has opened and has put the focus where it belongs. Who goes back
 * before the new page has opened has never left the old one, and finds its dialog still open.
 */
export async function goBack(page: Page): Promise<void> {
  await settled(page);
  await page.goBack();
  await settled(page);
}

declare global {
  interface Window {
    lastChangeMs: number;
  }
}

/** Runs in the page, before anything of its own does. */
export function noteChanges(): void {
  window.lastChangeMs = performance.now();
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(() => {
    window.lastChangeMs = performance.now();
  }).observe(document, all);
}

/** Nothing yet, as long as there is no heading. */
async function howLongUnchanged(): Promise<number> {
  // What a busy machine has put off comes first. Idle it need not be: once Tab has left the page,
  // Chromium calls nothing idle any more.
  await window.scheduler.postTask(() => undefined, { priority: 'background' });
  return document.querySelector('h1') === null ? 0 : performance.now() - window.lastChangeMs;
}
