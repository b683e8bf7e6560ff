import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { budget } from '../testing/budget.ts';
import { cutOffFaults, DESK, ENLARGED, NARROWEST } from './fit.ts';
import { PHONE } from './fixtures.ts';

const SIZES = { DESK, PHONE, NARROWEST, ENLARGED };
type Theme = 'light' | 'dark';

/**
 * Neither axe nor a ruler finds a fault with what the page shows now. In `npm test` axe sees it at a
 * desk and the ruler there and on the narrowest phone: both take a third of a journey's time, and
 * every-screen.test.ts looks at each screen in all sizes.
 */
export async function expectSoundInEveryLook(page: Page) {
  const faults = budget({
    everyday: () => lookFaults(page, { DESK: ['light'] }, ['NARROWEST', 'DESK']),
    small: () => faultsInEachSizeAndTheme(page),
    full: () => faultsInEveryLook(page),
  });
  expect(await faults(), page.url()).toEqual([]);
}

/**
 * The ruler sees the page in each of four sizes; axe in each size and theme that has a screen to
 * itself, but not in each pair of them: that is for the walk through every screen.
 */
export function faultsInEachSizeAndTheme(page: Page): Promise<string[]> {
  return lookFaults(page, { DESK: ['light'], PHONE: ['dark'] });
}

/** The same in both themes at a desk and on a phone. */
export function faultsInEveryLook(page: Page): Promise<string[]> {
  return lookFaults(page, { DESK: ['dark', 'light'], PHONE: ['light', 'dark'] });
}

async function lookFaults(
  page: Page,
  axeLooks: Partial<Record<keyof typeof SIZES, Theme[]>>,
  sizes: readonly (keyof typeof SIZES)[] = ['PHONE', 'NARROWEST', 'ENLARGED', 'DESK'],
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
      named(`${size}, ${theme}`, await axeFaults(page, at === 0 ? RULES : COLOURS));
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
