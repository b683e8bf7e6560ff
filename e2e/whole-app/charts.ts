import type { Locator, Page } from 'playwright-core';

export type Charts = { names: string[]; faults: string[] };

/**
 * Every drawing of the page: whether it has a name, is walked by keyboard, and tells the numbers of the
 * table beside it.
 */
export async function readCharts(page: Page): Promise<Charts> {
  const drawn = await readDrawings(page);
  const curves = await readCurves(page);
  return {
    names: [...drawn.names, ...curves.names],
    faults: [...drawn.faults, ...curves.faults],
  };
}

/** The curves of a recording are one slider, its route another; both tell the same of each split. */
async function readCurves(page: Page): Promise<Charts> {
  const bare = await page.locator('main canvas').evaluateAll((canvases) => {
    const isNamed = (place: Element | null): boolean =>
      place !== null &&
      place.tagName !== 'MAIN' &&
      (place.querySelector('[role=slider][aria-label]:not([aria-label=""])') !== null ||
        isNamed(place.parentElement));
    return canvases.filter((canvas) => !isNamed(canvas)).length;
  });
  const names: string[] = [];
  const faults = bare > 0 ? [`${bare} canvases without a named slider`] : [];
  for (const slider of await page.locator('main [role=slider]').all()) {
    const name = (await slider.getAttribute('aria-label')) ?? '';
    names.push(name);
    faults.push(...(await slidingFaults(page, slider)).map((fault) => `${name}: ${fault}`));
  }
  if (names.length > 0) await page.getByRole('button', { name: 'Show all' }).click();
  return { names, faults };
}

async function slidingFaults(page: Page, slider: Locator): Promise<string[]> {
  const faults: string[] = [];
  const said = async () => (await slider.getAttribute('aria-valuetext')) ?? '';
  await slider.focus();
  const places = [await said()];
  for (const key of ['Home', 'PageUp', 'ArrowRight', 'End']) {
    await page.keyboard.press(key);
    places.push(await said());
  }
  if (new Set(places).size < places.length || !places.every((place) => /\d/.test(place))) {
    faults.push(`is not walked by keyboard, but says ${places.join(' / ')}`);
  }

  const rows = page.getByRole('table', { name: 'Kilometre splits' }).locator('tbody tr');
  const splits = await rows.all();
  if (splits.length === 0) faults.push('no table of splits');
  for (const row of splits) {
    // A click waits until what it hits stands still and free, half a second each.
    await row.getByRole('button').press('Enter');
    const told = /: heart rate (\d+) bpm.*, pace ([\d:]+) .*\+(\d+) −(\d+)/.exec(await said());
    const cells: string[] = (await row.innerText()).match(/\d+(?:[.:]\d+)*/g) ?? [];
    if (!told?.slice(1).every((number) => cells.includes(number))) {
      faults.push(`“${await said()}” is not ${cells.join(' ')} of the split’s row`);
    }
  }
  return faults;
}

async function readDrawings(page: Page): Promise<Charts> {
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
        const parts = cells.slice(1).map((cell) => Number(cell) || 0);
        const sum = Math.round(10 * parts.reduce((total, part) => total + part, 0));
        // Each part is rounded by itself: together they may be a tenth off for each two of them.
        const off = Math.ceil(parts.filter((part) => part !== 0).length / 2);
        const sums = Array.from({ length: 2 * off + 1 }, (_, at) => String((sum - off + at) / 10));
        return new Set([...cells.flatMap(numbersIn), ...sums]);
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
