import type { Locator, Page } from 'playwright-core';
import { isFocused } from './parts.ts';
import { settled } from './settled.ts';

const MOST_STOPS = 400;

/**
 * Presses Tab once round the page, or through the part of it that this selector names, and tells in
 * words what is wrong: something that can be used and never gets the focus, a stop that cannot be
 * seen to have it, or a trap. It sets out once the page has all that it came to show.
 */
export async function walkByTab(page: Page, part = 'body'): Promise<string[]> {
  await settled(page);
  await page.evaluate(beginWalk, part);
  const faults: string[] = [];
  let hasLeft = false;
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const { where, fault } = await page.evaluate(noteStop);
    if (fault) faults.push(fault);
    if (where === 'outside') hasLeft = true;
    if (hasLeft && (where === 'the first one' || part !== 'body')) break;
  }
  if (!hasLeft) faults.push(`Tab never leaves ${part === 'body' ? 'the page' : part}`);
  return [...faults, ...(await page.evaluate(endWalk))];
}

/** Presses Tab, or Shift+Tab, until this has the focus, also where it comes only meanwhile. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reaches ${target}`);
}

declare global {
  interface Window {
    walk: {
      part: Element;
      /** What could be used when it began. */
      there: Set<Element>;
      seen: Map<Element, string>;
      name: (element: Element) => string;
      look: (element: Element) => string;
    };
  }
}

function beginWalk(selector: string) {
  const LOOKS = [
    ...['outlineStyle', 'outlineWidth', 'outlineColor', 'boxShadow', 'borderColor'],
    ...['backgroundColor', 'stroke', 'fill', 'transform', 'textDecorationLine', 'visibility'],
  ] as const;
  const lookOf = (element: Element) => {
    const style = getComputedStyle(element);
    return LOOKS.map((name) => style[name as 'stroke']).join();
  };
  const part = document.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`There is no ${selector}`);
  part.focus();
  window.walk = {
    part,
    there: new Set(
      part.querySelectorAll(
        'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]',
      ),
    ),
    seen: new Map(),
    name: (element) => {
      const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const text = words.trim().replace(/\s+/g, ' ').slice(0, 60);
      return `<${element.tagName.toLowerCase()}> “${text || element.getAttribute('name') || element.id}”`;
    },
    // A ring may be drawn by what is around it or in it, such as the label of a hidden radio button.
    look: (element) => {
      const around = [element.parentElement, element.parentElement?.parentElement];
      const parts = [element, ...around, ...[...element.querySelectorAll('*')].slice(0, 40)];
      const beside = element.closest('svg')?.querySelectorAll('path, circle, rect') ?? [];
      const drawn = `${beside.length}`;
      return [...parts.map((part) => (part ? lookOf(part) : '')), drawn].join('|');
    },
  };
}

function noteStop(): { where: 'a stop' | 'the first one' | 'outside'; fault: string | null } {
  const { part, seen, name, look } = window.walk;
  const element = document.activeElement;
  if (!element || element === document.body || !part.contains(element))
    return { where: 'outside', fault: null };
  // A date has several stops of its own, each of them the same element.
  if (seen.has(element)) {
    const [first] = seen.keys();
    return { where: element === first ? 'the first one' : 'a stop', fault: null };
  }
  seen.set(element, look(element));
  const isHiddenChoice = element instanceof HTMLInputElement && element.matches('.sr-only');
  const shown = (isHiddenChoice && (element.labels?.[0] ?? element.parentElement)) || element;
  const box = shown.getBoundingClientRect();
  const inset = (share: number, from: number, to: number) => from + (to - from) * share;
  const points = [0.5, 0.1, 0.9].flatMap((across) =>
    [0.5, 0.1, 0.9].map((down) => ({
      x: inset(across, Math.max(0, box.left), Math.min(innerWidth, box.right)),
      y: inset(down, Math.max(0, box.top), Math.min(innerHeight, box.bottom)),
    })),
  );
  const isSeen = points.some(({ x, y }) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (shown.contains(top) || top.contains(shown));
  });
  return { where: 'a stop', fault: isSeen ? null : `has the focus out of sight: ${name(element)}` };
}

function endWalk(): string[] {
  const { there, seen, name, look } = window.walk;
  if (
    document.activeElement instanceof HTMLElement ||
    document.activeElement instanceof SVGElement
  ) {
    document.activeElement.blur();
  }
  const faults: string[] = [];
  for (const [element, focused] of seen) {
    if (element.isConnected && look(element) === focused) {
      faults.push(`looks the same with the focus as without: ${name(element)}`);
    }
  }
  const groups = new Set(
    [...seen.keys()].map(
      (element) => element instanceof HTMLInputElement && element.type === 'radio' && element.name,
    ),
  );
  // What an answer put in its place meanwhile, behind the focus, could not be reached any more.
  for (const element of there) {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) continue;
    const isOff =
      !element.isConnected ||
      element.matches(':disabled, [inert] *, [type=hidden]') ||
      element.tabIndex < 0;
    if (seen.has(element) || isOff || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    if (element instanceof HTMLInputElement && element.type === 'radio' && groups.has(element.name))
      continue;
    faults.push(`Tab does not reach ${name(element)}`);
  }
  return faults;
}
