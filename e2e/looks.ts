import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { budget } from '../testing/budget.ts';
import { cutOffFaults, DESK, ENLARGED, NARROWEST } from './fit.ts';
import { PHONE } from './fixtures.ts';

const SIZES = { DESK, PHONE, NARROWEST, ENLARGED };
const ALL_SIZES = ['PHONE', 'NARROWEST', 'ENLARGED', 'DESK'] as const;
type Theme = 'light' | 'dark';

/**
 * Neither axe nor a ruler finds a fault with what the page shows now. In `npm test` the ruler sees it
 * at a desk and on the narrowest phone, and axe only the dialog that is open: axe takes a sixth of
 * the journeys' time, and every-screen.test.ts has it look at each screen.
 */
export async function expectSoundInEveryLook(page: Page) {
  const faults = budget({
    everyday: () => faultsOfState(page),
    small: () => faultsInEachSizeAndTheme(page),
    full: () => faultsInEveryLook(page),
  });
  expect(await faults(), page.url()).toEqual([]);
}

async function faultsOfState(page: Page): Promise<string[]> {
  const hasDialog = (await page.locator('dialog[open]').count()) > 0;
  return lookFaults(page, hasDialog ? { DESK: ['light'] } : {}, ['NARROWEST', 'DESK']);
}

/** As much of every screen as `npm test` looks at: the colours alone of a phone in the dark. */
export function faultsOfScreen(page: Page): Promise<string[]> {
  return lookFaults(page, { DESK: ['light'], PHONE: ['dark'] }, ALL_SIZES, 'DESK');
}

/**
 * The ruler sees the page in each of four sizes; axe in each size and theme that has a screen to
 * itself, but not in each pair of them: that is for the walk through every screen.
 */
function faultsInEachSizeAndTheme(page: Page): Promise<string[]> {
  return lookFaults(page, { DESK: ['light'], PHONE: ['dark'] });
}

/** The same in both themes at a desk and on a phone. */
export function faultsInEveryLook(page: Page): Promise<string[]> {
  return lookFaults(page, { DESK: ['dark', 'light'], PHONE: ['light', 'dark'] });
}

async function lookFaults(
  page: Page,
  axeLooks: Partial<Record<keyof typeof SIZES, Theme[]>>,
  sizes: readonly (keyof typeof SIZES)[] = ALL_SIZES,
  /** Where axe goes by all of its rules; undefined: wherever it looks. */
  wholeAt?: keyof typeof SIZES,
): Promise<string[]> {
  const faults: string[] = [];
  const named = (name: string, found: string[]) =>
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    named(size, await cutOffFaults(page));
    const [...themes] = axeLooks[size] ?? [];
    if (themes.length > 0) await asHighAsItsPage(page);
    for (const [at, theme] of themes.entries()) {
      await page.emulateMedia({ colorScheme: theme });
      // Themes differ by their colours alone.
      named(
        `${size}, ${theme}`,
        await axeFaults(page, at === 0 && (wholeAt ?? size) === size ? RULES : COLOURS),
      );
    }
  }
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}

/** Makes the window so high that nothing that may be scrolled lies below a bar that stays. */
export async function asHighAsItsPage(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? DESK;
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  if (pageHeight > height) await page.setViewportSize({ width, height: pageHeight });
}

/** As it is now, and no longer in a moment. */
export async function expectAccessible(page: Page) {
  expect(await axeFaults(page, RULES), `axe at ${page.url()}`).toEqual([]);
}

/** As it is now, in words. */
export function axeFaultsIn(page: Page): Promise<string[]> {
  return axeFaults(page, RULES);
}

async function axeFaults(page: Page, rules: AxeRules): Promise<string[]> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'], preload: false })`,
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

const COLOURS: AxeRules = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};
