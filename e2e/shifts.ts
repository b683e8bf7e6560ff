import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { budget } from '../testing/budget.ts';
import { DESK } from './fit.ts';
import { PHONE } from './fixtures.ts';
import { settled } from './settled.ts';

const BOTH = { desk: DESK, phone: PHONE };

/** Where something moves, it moves first where there is least room. */
export const DEVICES = budget<Record<string, typeof DESK>>({
  everyday: { phone: PHONE },
  small: BOTH,
  full: BOTH,
});

/** From the next address on, what moves inside the page is noted. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(noteShifts);
}

/** Up to here, where the page has all that it came to show, nothing in it has moved. */
export async function expectNoShifts(page: Page): Promise<void> {
  expect(await shiftsOf(page), `what moved at ${page.url()}`).toEqual([]);
}

/** The same, but for what gives way sideways to words that change beside it. */
export async function expectNoFalls(page: Page): Promise<void> {
  const falls = (await shiftsOf(page)).filter((shift) => !shift.startsWith(SIDEWAYS));
  expect(falls, `what moved at ${page.url()}`).toEqual([]);
}

const SIDEWAYS = 'sideways: ';

async function shiftsOf(page: Page): Promise<string[]> {
  await settled(page);
  return page.evaluate<string[]>('shifts');
}

function noteShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: unknown = Reflect.get(entry, 'sources');
      for (const { node, previousRect, currentRect } of Array.isArray(sources) ? sources : []) {
        if (!document.querySelector('main')?.contains(node)) continue;
        const way = previousRect.top === currentRect.top ? 'sideways: ' : '';
        shifts.push(way + node.textContent);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
