import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const DESK = { width: 1280, height: 800 };

/** The narrowest phone. */
export const NARROWEST = { width: 320, height: 640 };

/** That desk at 200 %. */
export const ENLARGED = { width: 640, height: 400 };

/** Where a sidebar and the narrowest columns share the screen. */
export const TABLET = { width: 768, height: 1024 };

const REDRAWN_WITHIN_MS = 2000;

/** Nothing that the page shows now is cut off, pushed out or scrolls sideways at 320 px, nor at 200 %. */
export async function expectToFit(page: Page): Promise<void> {
  expect(await fitFaults(page), `fit of ${page.url()}`).toEqual([]);
}

export async function fitFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of [NARROWEST, ENLARGED]) {
    await page.setViewportSize(size);
    faults.push(...(await cutOffFaults(page)).map((fault) => `${size.width} px: ${fault}`));
  }
  await page.setViewportSize(DESK);
  return faults;
}

/** At the width that the window has; a chart draws itself anew meanwhile. */
export async function expectNothingCutOff(page: Page, look = 'as it is'): Promise<void> {
  expect(await cutOffFaults(page), `cut off at ${page.url()}, ${look}`).toEqual([]);
}

/** In words. */
export async function cutOffFaults(page: Page): Promise<string[]> {
  const until = performance.now() + REDRAWN_WITHIN_MS;
  for (;;) {
    const faults = await whatIsCutOff(page);
    if (faults.length === 0 || performance.now() > until) return faults;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  }
}

async function whatIsCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    const name = (element: Element) => {
      const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 50) ?? '';
      return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')?.slice(0, 80) ?? ''}"> “${text}”`;
    };
    const tell = (what: string, element: Element) => faults.push(`${what}: ${name(element)}`);
    if (document.documentElement.scrollWidth > width) {
      faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    }
    const ownText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    // What is for screen readers alone is a pixel large; what is parked above the page has no height there.
    const isForEyes = (element: Element) => {
      const { width: wide, height, bottom } = element.getBoundingClientRect();
      return (
        wide > 1 &&
        height > 1 &&
        bottom + scrollY > 0 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const drawing = new OffscreenCanvas(1, 1).getContext('2d');
    const choiceWidth = (select: HTMLSelectElement) => {
      if (!drawing) return 0;
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(select);
      drawing.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      return drawing.measureText(select.selectedOptions[0]?.text ?? '').width;
    };
    const choiceRoom = (select: HTMLSelectElement) => {
      const { paddingLeft, paddingRight } = getComputedStyle(select);
      return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };
    // The nearest box around it that is drawn: a card, a button.
    const frameOf = (element: Element): DOMRect | null => {
      const around = element.parentElement;
      if (!around || /absolute|fixed/.test(getComputedStyle(element).position)) return null;
      const { borderLeftWidth, borderRightWidth } = getComputedStyle(around);
      const isDrawn = borderLeftWidth !== '0px' && borderRightWidth !== '0px';
      return isDrawn ? around.getBoundingClientRect() : frameOf(around);
    };
    // A table scrolls in a box of its own, which has a name and Tab's focus: downwards, or one as wide as
    // somebody's file sideways too.
    const tableBox = '[aria-labelledby][tabindex="0"]:has(> table)';
    for (const box of document.body.querySelectorAll(`${tableBox}:not([data-wide])`)) {
      const over = box.scrollWidth - box.clientWidth;
      if (isForEyes(box) && over > 1) tell(`scrolls sideways by ${over} px`, box);
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest(`.sr-only, ${tableBox}`) || !isForEyes(element)) continue;
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const matters =
        ownText(element) || element.matches('a, button, input, select, textarea, svg, img');
      if (matters && (box.left < -1 || box.right > width + 1)) tell('out of the window', element);
      if (element instanceof SVGTextElement) {
        const svg = element.ownerSVGElement?.getBoundingClientRect();
        if (svg && (box.left < svg.left - 1 || box.right > svg.right + 1))
          tell('out of its drawing', element);
        continue;
      }
      const isChoice = element.matches('select:not([data-own-words])');
      if (
        isChoice &&
        element instanceof HTMLSelectElement &&
        choiceWidth(element) > choiceRoom(element) - 1
      )
        tell('its choice is cut off', element);
      const frame = ownText(element) ? frameOf(element) : null;
      if (frame && (box.left < frame.left - 1 || box.right > frame.right + 1))
        tell('out of its frame', element);
      const tooWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
      const tooHigh = element.scrollHeight > element.clientHeight + 3 && element.clientHeight > 1;
      if (element.matches('label') && ownText(element)) {
        const text = document.createRange();
        text.selectNodeContents(element);
        const { left, right } = text.getBoundingClientRect();
        if (left < box.left - 1 || right > box.right + 1) tell('spills out', element);
      }
      if (tooWide && /auto|scroll/.test(style.overflowX)) tell('scrolls sideways', element);
      // An excerpt leads to the whole: to its page or form, or to what the fold or the button below it holds. The
      // sidebar has somebody's name in short, the page whole; a field follows its caret.
      const folded = 'p:has(+ button[aria-expanded="false"])';
      if (
        element.closest(
          `a, summary, :is(li, tr):has(a[href], button[aria-label^="Edit"]), ${folded}, header .truncate, input`,
        )
      )
        continue;
      if (tooWide && /hidden|clip/.test(style.overflowX)) tell('cut off at the side', element);
      if (tooHigh && /hidden|clip/.test(style.overflowY)) tell('cut off below', element);
    }

    // What stays at an edge of the window while the page scrolls; a message that goes by itself does not.
    const staysPx = [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { position, pointerEvents } = getComputedStyle(element);
        const isAcross = element.getBoundingClientRect().width > width / 2;
        const stays = /sticky|fixed/.test(position) && pointerEvents !== 'none';
        return (
          stays &&
          isAcross &&
          isForEyes(element) &&
          !element.closest(`dialog, [popover], ${tableBox}`)
        );
      })
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
    const staysPercent = Math.round((100 * staysPx) / innerHeight);
    // In a low window, as at 200 %, there is no room for any.
    if (innerHeight < 512 && staysPercent > 20)
      faults.push(`bars stay over ${staysPercent} % of the height`);

    // What somebody typed may break where it likes, and the doubt of a time, which is what a call answers.
    const isTyped = (element: Element) => element.closest('.wrap-anywhere, textarea') !== null;
    const isDoubt = (text: string) => text.includes('Check time and distance');
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
    const lines = new Map<Element, { text: string; at: { node: Text; offset: number }[] }>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode()) {
      let block = node.parentElement;
      if (!block || isTyped(block) || !isForEyes(block) || block.closest('.sr-only')) continue;
      while (block.parentElement && isInline(block)) block = block.parentElement;
      const line = lines.get(block) ?? { text: '', at: [] };
      lines.set(block, line);
      line.text += node.data;
      for (let offset = 0; offset < node.length; offset += 1) line.at.push({ node, offset });
    }
    const boxAt = ({ node, offset }: { node: Text; offset: number }) => {
      const range = document.createRange();
      range.setStart(node, offset);
      range.setEnd(node, offset + 1);
      return range.getBoundingClientRect();
    };
    const unit =
      /\d(\s?)(?:\/km|\/mi|km\/h|mph|km|mi|bpm|kcal|min|kg|lb|cm|ft|ml|m|g|h|s|%|°C)(?![\w/])/g;
    for (const [block, { text, at }] of lines) {
      if (isDoubt(text)) continue;
      for (const { index, 0: match, 1: space = '' } of text.matchAll(unit)) {
        const [figure, of] = [at[index], at[index + 1 + space.length]];
        if (!figure || !of) continue;
        const [figureBox, unitBox] = [boxAt(figure), boxAt(of)];
        if (unitBox.height > 0 && unitBox.top >= figureBox.bottom - 1)
          tell(`“${match}” is parted from its figure`, block);
      }
    }
    return faults;
  });
}
