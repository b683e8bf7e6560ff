import type { Page } from 'playwright-core';
import { settled } from '../settled.ts';

export type Charts = { names: string[]; faults: string[] };

/** Every drawing of the page: whether it has a name, and a table with the numbers that it tells. */
export async function readCharts(page: Page): Promise<Charts> {
  await settled(page);
  return page.evaluate(() => {
    const names: string[] = [];
    const faults: string[] = [];
    const numbersIn = (text: string) => text.match(/\d+(?:[.,:]\d+)*/g) ?? [];
    const words = (element: Element | null) =>
      element?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
    const isSpoken = (element: Element) => !element.closest('[aria-hidden=true]');
    for (const image of document.querySelectorAll('main svg, main [role=img]')) {
      const isChart = image.getAttribute('role') !== null;
      if (!isSpoken(image)) continue;
      if (!isChart || !image.getAttribute('aria-label')?.trim()) {
        faults.push(`a drawing without a name in “${words(image.parentElement).slice(0, 50)}”`);
      }
    }
    for (const chart of document.querySelectorAll('main svg[role=listbox]')) {
      const name = chart.getAttribute('aria-label') ?? '';
      names.push(name.split(',')[0] ?? '');
      const table = chart.closest('figure')?.querySelector('table') ?? null;
      const caption = words(table?.querySelector('caption') ?? null);
      if (!table || caption === '' || !name.startsWith(caption)) {
        faults.push(`${name}: no table of that name`);
        continue;
      }
      const rows = [...table.querySelectorAll('tbody tr')].map((row) => {
        const cells = [...row.children].map(words);
        const sum = cells.slice(1).reduce((total, cell) => total + (Number(cell) || 0), 0);
        return new Set([...cells.flatMap(numbersIn), String(Math.round(sum * 10) / 10)]);
      });
      const points = [...chart.querySelectorAll('[role=option]')];
      if (points.length === 0 || rows.length < points.length) {
        faults.push(`${name}: ${points.length} points, ${rows.length} rows`);
      }
      for (const point of points) {
        const told = point.getAttribute('aria-label') ?? '';
        const numbers = numbersIn(told);
        const inTable = rows.some((row) => numbers.every((number) => row.has(number)));
        if (numbers.length === 0 || !inTable) faults.push(`${name}: “${told}” is not in its table`);
      }
    }
    return { names, faults };
  });
}
