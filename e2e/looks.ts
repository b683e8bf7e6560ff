import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESK, expectNothingCutOff, expectToFit } from './fit.ts';
import { PHONE } from './fixtures.ts';

/**
 * Neither axe nor a ruler finds a fault with what the page shows now: at a desk and on a phone, in both
 * themes; a ruler on the narrowest phone and at 200 % as well. Themes differ by their colours alone: of the dark one axe
 * judges those.
 */
export async function expectSoundInEveryLook(page: Page) {
  for (const [device, size] of Object.entries({ desk: DESK, phone: PHONE })) {
    await page.setViewportSize(size);
    expect(await axeInBothThemes(page), `axe at ${page.url()}, ${device}`).toEqual([]);
    await expectNothingCutOff(page, device);
  }
  await expectToFit(page);
}

/** As it is now, and no longer in a moment. */
export async function expectAccessible(page: Page) {
  expect(await axeFaults(page, RULES), `axe at ${page.url()}`).toEqual([]);
}

/** All rules on the light theme, the colours of the dark one. */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await axeFaults(page, colorScheme === 'dark' ? COLOURS : RULES);
    faults.push(...found.map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}

async function axeFaults(page: Page, rules: AxeRules): Promise<string[]> {
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

const COLOURS: AxeRules = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};
