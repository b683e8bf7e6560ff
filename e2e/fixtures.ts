import axe, { type AxeResults } from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { chromiumArgs, findChromium } from '../scripts/chromium.ts';
import { startApp } from './running-app.ts';
import { watchRequests } from './settled.ts';

export type Athlete = { id: number; name: string; email: string; password: string };

/** One person's browser: a page of its own, and whatever went wrong in it. */
export type Visitor = {
  page: Page;
  /** A new account, signed in, by the same call that the form makes. */
  register: (athlete?: Partial<Omit<Athlete, 'id'>>) => Promise<Athlete>;
  login: (athlete: Athlete) => Promise<void>;
  navigate: (path: string) => Promise<void>;
  /** Trouble that this journey means to cause, such as a refused call; the rest fails it. */
  expectTrouble: (...what: RegExp[]) => void;
};

/**
 * The app, a browser, and `visitor`, whose journey fails on any error in the console and on any
 * breach of the content security policy. `openVisitor` brings a second person or another device.
 */
export const journey = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: [...chromiumArgs, ...QUIET],
    });
    onCleanup(() => browser.close());
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('app', { scope: 'file' }, async ({}, { onCleanup }) => {
    const app = await startApp();
    onCleanup(() => app.remove());
    return app;
  })
  .extend('openVisitor', async ({ app, browser }, { onCleanup }) => {
    const leavings: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      for (const leave of leavings) await leave();
    });
    return async (options: BrowserContextOptions = {}): Promise<Visitor> => {
      const { visitor, leave } = await open({ url: app.url, browser, options });
      leavings.push(leave);
      return visitor;
    };
  })
  .extend('visitor', ({ openVisitor }) => openVisitor());

const QUIET = [
  '--headless=new',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** A page that takes its time shows another heading before. */
const PAGES_OWN = { hasNotText: 'Loading your account...' };

let count = 0;

async function open(input: { url: string; browser: Browser; options: BrowserContextOptions }) {
  const { url, browser, options } = input;
  const context = await browser.newContext({
    baseURL: url,
    viewport: DESK,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  watchRequests(page);
  const trouble = await listenForTrouble(page);
  const expected: RegExp[] = [];
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(path, { data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const visitor: Visitor = {
    page,
    register: async (given = {}) => {
      count += 1;
      const athlete = {
        name: 'Dana Runner',
        email: `dana${count}@example.org`,
        password: 'quiet river stones',
        ...given,
      };
      const { user } = await post('/api/auth/register', athlete);
      return { ...athlete, id: user.id };
    },
    login: async ({ email, password }) => {
      await post('/api/auth/login', { email, password });
    },
    navigate: async (path) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).filter(PAGES_OWN).waitFor();
    },
    expectTrouble: (...what) => {
      expected.push(...what);
    },
  };
  const leave = async () => {
    await context.close();
    const unexpected = trouble.filter((line) => !expected.some((each) => each.test(line)));
    expect(unexpected, 'errors in the browser').toEqual([]);
  };
  return { visitor, leave };
}

async function listenForTrouble(page: Page): Promise<string[]> {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    trouble.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
  await page.exposeFunction('tellOfBreach', (breach: string) => trouble.push(`CSP: ${breach}`));
  await page.addInitScript(`
    addEventListener('securitypolicyviolation', (event) =>
      tellOfBreach(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sourceFile));
  `);
  return trouble;
}

/** A file to choose, without one on the disk. */
export function textFile(name: string, text: string) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

/** Runs the check at both widths, in both themes. */
export async function inEveryLook(page: Page, check: (look: string) => Promise<void>) {
  for (const [device, size] of Object.entries({ desk: DESK, phone: PHONE })) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await check(`${device}, ${colorScheme}`);
    }
  }
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Neither axe nor a ruler finds a fault with what the page shows now, in any look. Themes differ by
 * their colours alone: of the dark one axe judges those.
 */
export async function expectSoundInEveryLook(page: Page) {
  await inEveryLook(page, async (look) => {
    await expectAccessible(page, look, look.endsWith('dark') ? COLOURS : RULES);
    await expectNoSidewaysScroll(page, look);
  });
}

export async function expectAccessible(page: Page, look = 'as it is', rules: AxeRules = RULES) {
  expect(await axeFaults(page, rules), `axe at ${page.url()}, ${look}`).toEqual([]);
}

export async function axeFaults(page: Page, rules: AxeRules = RULES): Promise<string[]> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}: ${html} ${any[0]?.message ?? ''}`),
  );
}

type AxeRules = { type: 'tag' | 'rule'; values: string[] };

const RULES: AxeRules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

export const COLOURS: AxeRules = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

export async function expectNoSidewaysScroll(page: Page, look = 'as it is') {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, `width at ${page.url()}, ${look}`).toBeLessThanOrEqual(window);
}
