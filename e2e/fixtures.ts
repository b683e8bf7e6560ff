import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { chromiumArgs, findBrowserForJourneys } from '../scripts/chromium.ts';
import { type Device, HOME_TIME_ZONE, newDevice, openDevices } from './devices.ts';
import { waitOutTheDay } from './midnight.ts';
import { startApp } from './running-app.ts';
import { watchForQuiet } from './settled.ts';

export type Athlete = { id: number; name: string; email: string; password: string };

/** One person's browser: a page of its own, and whatever went wrong in it. */
export type Visitor = {
  page: Page;
  /** A new account, signed in, by the same call that the form makes: its days are the browser's. */
  register: (athlete?: Partial<Omit<Athlete, 'id'>> & { timeZone?: string }) => Promise<Athlete>;
  login: (athlete: Athlete) => Promise<void>;
  navigate: (path: string) => Promise<void>;
  /** What a form sends, sent without it, as from another device of theirs. */
  send: <Answer = { id: number }>(call: Call, data: object) => Promise<Answer>;
  /** Trouble that this journey means to cause, such as a refused call; the rest fails it. */
  expectTrouble: (...what: RegExp[]) => void;
};

/** 'POST /api/workouts' */
export type Call = `${'POST' | 'PUT'} /api/${string}`;

const QUIET = [
  '--headless=new',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/**
 * Made once in a worker. Its fixtures alone would not do: what `extend` returns has worker fixtures
 * of its own, so each file that extends `journey` would get an app, a browser and a cold page more.
 */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const theBrowser = once(async () =>
  chromium.launch({
    executablePath: await findBrowserForJourneys(),
    args: [...chromiumArgs, ...QUIET],
  }),
);
const theApp = once(() => startApp());
const theDevices = once(async () => openDevices(await theBrowser()));

/**
 * The app, a browser, and `visitor`, whose journey fails on any error in the console and on any
 * breach of the content security policy. `openVisitor` brings a second person or another device.
 */
export const journey = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await theBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('app', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const app = await theApp();
    onCleanup(() => app.remove());
    return app;
  })
  .extend('takeDevice', { scope: 'worker' }, () => theDevices())
  .extend('openVisitor', async ({ app, browser, takeDevice }, { onCleanup }) => {
    const leavings: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      for (const leave of leavings) await leave();
    });
    return async (options?: BrowserContextOptions): Promise<Visitor> => {
      await waitOutTheDay(options?.timezoneId ?? HOME_TIME_ZONE, 'UTC');
      const url = options?.baseURL ?? app.url;
      const device = options
        ? await newDevice(browser, { baseURL: url, ...options })
        : await takeDevice(url);
      const { visitor, leave } = visit(url, device);
      leavings.push(leave);
      return visitor;
    };
  })
  .extend('visitor', ({ openVisitor }) => openVisitor());

export const PHONE = { width: 390, height: 844 };

/** A page that takes its time shows another heading before. */
const PAGES_OWN = { hasNotText: 'Loading your account...' };

let count = 0;

function visit(url: string, { context, page, leave: leaveDevice }: Device) {
  watchForQuiet(page);
  const trouble = listenForTrouble(page);
  const expected: RegExp[] = [];
  const send: Visitor['send'] = async (call, data) => {
    const [method, path = ''] = call.split(' ');
    const headers = { origin: url };
    const answer = await context.request.fetch(path, { method, data, headers });
    if (!answer.ok()) throw new Error(`${call}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const visitor: Visitor = {
    page,
    send,
    register: async (given = {}) => {
      count += 1;
      const athlete = {
        name: 'Dana Runner',
        email: `dana${count}@example.org`,
        password: 'quiet river stones',
        ...given,
      };
      const timeZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
      const { user } = await send<{ user: { id: number } }>('POST /api/auth/register', {
        timeZone,
        ...athlete,
      });
      return { ...athlete, id: user.id };
    },
    login: async ({ email, password }) => {
      await send('POST /api/auth/login', { email, password });
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
    await leaveDevice();
    const unexpected = trouble.filter((line) => !expected.some((each) => each.test(line)));
    expect(unexpected, 'errors in the browser').toEqual([]);
  };
  return { visitor, leave };
}

function listenForTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    trouble.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
  return trouble;
}

/** A file to choose, without one on the disk. */
export function textFile(name: string, text: string) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}
