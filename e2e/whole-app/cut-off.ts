import type { Page } from 'playwright-core';

/** What a narrow window cuts off, pushes out, covers or makes to scroll sideways, in words. */
export async function whatIsCutOff(page: Page): Promise<string[]> {
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
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('.sr-only') || !isForEyes(element)) continue;
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
      const tooWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
      const tooHigh = element.scrollHeight > element.clientHeight + 3 && element.clientHeight > 1;
      if (tooWide && /auto|scroll/.test(style.overflowX)) tell('scrolls sideways', element);
      // An excerpt leads to the whole: to its page, or to what the fold holds.
      if (element.closest('a, summary, li:has(a[href])')) continue;
      if (tooWide && /hidden|clip/.test(style.overflowX)) tell('cut off at the side', element);
      if (tooHigh && /hidden|clip/.test(style.overflowY)) tell('cut off below', element);
    }
    return faults;
  });
}
