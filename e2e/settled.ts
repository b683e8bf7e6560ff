import type { Page, Request } from 'playwright-core';

/** A little more than React waits at most before what has come takes the place of what held it. */
const QUIET_MS = 350;
const PATIENCE_MS = 20_000;

type Traffic = { open: Set<Request>; begun: number };
const traffics = new WeakMap<Page, Traffic>();

/** From here on it is known what this page waits for. */
export function watchRequests(page: Page) {
  const traffic: Traffic = { open: new Set(), begun: 0 };
  traffics.set(page, traffic);
  page.on('request', (request) => {
    traffic.open.add(request);
    traffic.begun += 1;
  });
  page.on('requestfinished', (request) => traffic.open.delete(request));
  page.on('requestfailed', (request) => traffic.open.delete(request));
}

/**
 * Until the page shows what it came to show: for a while no request is under way, none begins, and
 * nothing in it changes. Only what counts, measures or presses a key needs this; a locator waits by
 * itself.
 */
export async function settled(page: Page, quietMs = QUIET_MS): Promise<void> {
  const traffic = traffics.get(page);
  if (!traffic) throw new Error('This page was not opened by openVisitor');
  const until = performance.now() + PATIENCE_MS;
  let open: string[] = [];
  while (performance.now() < until) {
    const { begun } = traffic;
    const isQuiet = await page.evaluate(staysAsItIs, quietMs);
    open = [...traffic.open].map((request) => `${request.method()} ${request.url()}`);
    if (isQuiet && open.length === 0 && traffic.begun === begun) return;
  }
  throw new Error(
    `${page.url()} does not settle; it waits for: ${open.join(', ') || 'no request'}`,
  );
}

function staysAsItIs(quietMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    let hasChanged = false;
    const observer = new MutationObserver(() => {
      hasChanged = true;
    });
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document.documentElement, all);
    setTimeout(() => {
      // What this timer overtook on a busy machine comes first. Idle it need not be: once Tab has left
      // the page, Chromium calls nothing idle any more.
      window.scheduler.postTask(
        () => {
          observer.disconnect();
          resolve(!hasChanged && document.querySelector('h1') !== null);
        },
        { priority: 'background' },
      );
    }, quietMs);
  });
}
