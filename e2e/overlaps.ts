import type { Page } from 'playwright-core';

/**
 * Lines of text that lie on one another, in words, and those that would if no ellipsis cut them short:
 * ordinary words have room. Of long ones counts what is seen of them. Bars that stay in sight lie on the
 * page on purpose.
 */
export function overlapFaults(page: Page, words: 'ordinary' | 'long' = 'ordinary') {
  return page.evaluate((isLong) => {
    type Line = { text: string; element: Element; box: DOMRect };
    const lines: Line[] = [];
    const isAbove = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isAbove(element.parentElement));
    const clippedBy = (element: Element | null, box: DOMRect): boolean => {
      if (element === null) return false;
      const around = element.getBoundingClientRect();
      const isCut = /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflow);
      const isOut =
        box.left >= around.right ||
        box.right <= around.left ||
        box.top >= around.bottom ||
        box.bottom <= around.top;
      return (isCut && isOut) || clippedBy(element.parentElement, box);
    };
    const seenOf = (element: Element | null, box: DOMRect): DOMRect => {
      if (element === null) return box;
      const around = element.getBoundingClientRect();
      const isCut = /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflow);
      const left = Math.max(box.left, around.left);
      const top = Math.max(box.top, around.top);
      const width = Math.min(box.right, around.right) - left;
      const height = Math.min(box.bottom, around.bottom) - top;
      return seenOf(element.parentElement, isCut ? new DOMRect(left, top, width, height) : box);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || !element || element.closest('.sr-only, script, style, option')) continue;
      const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!seen || isAbove(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2 || clippedBy(element, box)) continue;
        const seen = isLong ? seenOf(element, box) : box;
        lines.push({ text: text.slice(0, 40), element, box: seen });
      }
    }
    const faults = new Set<string>();
    // The boxes of letters have air above and below them, which lines may share.
    const AIR = 0.25;
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (one.element === other.element) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const least = Math.min(one.box.height, other.box.height);
        if (across > 2 && down > AIR * least + 1) {
          faults.add(`“${one.text}” runs into “${other.text}”`);
        }
      }
    }
    return [...faults];
  }, words === 'long');
}
