import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './settled.ts';

/** Parts of the page, by what they say. */
export const toast = (page: Page, title: string): Locator =>
  page.locator('.toast').filter({ has: page.getByText(title, { exact: true }) });

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

export const field = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('textbox', { name });

export const card = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export const stat = (page: Page, label: string): Locator =>
  page.getByRole('article', { name: label, exact: true });

/** As by a link of the app's own: nothing is loaded anew, and what is shown then is all there. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await settled(page);
}

/** Opens what a figure rests on, with the page scrolled there before: a scroll closes it. */
export async function openTrace(page: Page, trace: Locator): Promise<void> {
  await trace.scrollIntoViewIfNeeded();
  await settled(page);
  await trace.click();
}

/** What has the focus, by its label or its own words. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement;
    const label = isField ? element.labels?.[0] : null;
    // What is laid out but not shown, such as a button's other label, is no inner text.
    const words = label ?? (element instanceof HTMLElement ? element : null);
    const name = element?.getAttribute('aria-label') ?? words?.innerText ?? '';
    return name.replaceAll('\u00a0', ' ').trim();
  });
}

export function isFocused(part: Locator): Promise<boolean> {
  return part.evaluate((element) => element === document.activeElement);
}

/** All of it stands there, sooner or later. */
export async function expectSaid(place: Locator, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) {
    const expected = expect.poll(() => said(place));
    if (typeof text === 'string') await expected.toContain(withoutSpaces(text));
    else await expected.toMatch(text);
  }
}

/** A number and its unit stand apart by a margin, so spaces do not count. */
export async function said(place: Locator): Promise<string> {
  return withoutSpaces(await place.first().innerText());
}

export function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

/** One blank between the words; a figure's unit stands close by it. */
export async function words(part: Locator): Promise<string> {
  return (await part.innerText()).replace(/\s+/g, ' ').replace(/(\d)kg\b/g, '$1 kg');
}
