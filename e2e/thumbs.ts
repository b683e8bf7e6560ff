import type { Page } from 'playwright-core';
import { PHONE } from './fixtures.ts';
import { settled } from './settled.ts';

/** What a finger hits, by the guidelines of phones. */
const THUMB_PX = 44;

/**
 * Links and buttons that stand alone and are hard to hit, as the page stands on a phone. What stands in a
 * sentence, and in the lines of a table, is as high as its line.
 */
export async function hardToHit(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? PHONE;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize(PHONE);
  await settled(page);
  const faults = await page.evaluate(findThem, THUMB_PX);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devtools.detach();
  await page.setViewportSize(before);
  return faults;
}

function findThem(thumb: number): string[] {
  const isAlone = (element: Element) => {
    const around = element.parentElement;
    return around?.textContent?.trim() === element.textContent?.trim();
  };
  const isInSentence = (element: Element) =>
    /^inline(-block)?$/.test(getComputedStyle(element).display) && !isAlone(element);
  const isHit = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element));
  };
  const faults: string[] = [];
  for (const element of document.querySelectorAll('main :is(a[href], button:enabled)')) {
    if (element.closest('table, dialog:not([open])')) continue;
    if (isInSentence(element)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width * height === 0) continue;
    const reach = (dx: number, dy: number) => {
      let px = 0;
      while (px < thumb && isHit(element, x + width / 2 + dx * px, y + height / 2 + dy * px)) px++;
      return px;
    };
    // The middle counts twice: a pixel for rounding.
    const high = reach(0, -1) + reach(0, 1);
    if (high < thumb) {
      const name = element.getAttribute('aria-label') ?? element.textContent;
      faults.push(`${name?.trim()}: ${high} px high`);
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return faults;
}
