import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { addDays, dayInZone } from '../src/domain/calendar.ts';
import { DESK, expectNoSidewaysScroll, type Visitor } from './fixtures.ts';

export const TODAY = dayInZone(Date.now(), 'Europe/Berlin');
export const ago = (days: number) => addDays(TODAY, -days);

export const RUN = {
  workoutType: 'running',
  runningSubtype: 'outdoor-easy',
  duration: '0:50',
  distance: 10,
  avgHeartRate: 140,
};

export type Records = {
  log: (workout: object) => Promise<number>;
  plan: (race: object) => Promise<number>;
  /** Records of a health export. */
  bring: (workouts: object[]) => Promise<void>;
};

/** Notes what moved inside the page, for `window.shifts`. */
export function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(tell(entry));
  }).observe({ type: 'layout-shift', buffered: true });

  function tell(entry: PerformanceEntry): string {
    const sources: unknown = Reflect.get(entry, 'sources');
    const nodes = (Array.isArray(sources) ? sources : []).map((source) => source.node);
    const inPage = nodes.filter((node) => document.querySelector('main')?.contains(node));
    return inPage.map((node) => node.textContent).join(' | ');
  }
}

/** Signed in, and known to be where the browser is: only then is it the same day everywhere. */
export async function arrive({ page, register, navigate }: Visitor) {
  const athlete = await register();
  const moved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await navigate('/');
  await moved;
  return athlete;
}

/** Five weeks of runs of every type and a strength session a week, and two races. */
export async function fillLog({ log, plan }: Pick<Records, 'log' | 'plan'>): Promise<void> {
  const zones = {
    zone1Minutes: 8,
    zone2Minutes: 28,
    zone3Minutes: 9,
    zone4Minutes: 4,
    zone5Minutes: 1,
  };
  const types = ['outdoor-easy', 'outdoor-interval', 'treadmill', 'outdoor-long', null];
  for (let days = 1; days <= 35; days += 1) {
    if (days % 7 === 3) await log({ date: ago(days), workoutType: 'strength', duration: '0:45' });
    if (days % 7 === 5) {
      await log({ date: ago(days), workoutType: 'cross', duration: '1:15', distance: 28 });
    }
    if (days % 2 === 1) continue;
    await log({
      ...RUN,
      ...zones,
      runningSubtype: types[(days / 2) % types.length],
      duration: `0:${45 + (days % 9)}`,
      date: ago(days),
      notes: days % 3 === 0 ? 'Along the river.' : null,
    });
  }
  await plan({ name: 'Spring Half', date: ago(-20), distance: 21.1, targetTime: '1:45' });
  await plan({ name: 'Coast Marathon', date: ago(-139), distance: 42.2, targetTime: '3:45' });
}

/** Runs of their own time each, ten a day, the last of them yesterday. */
export function healthRecords(count: number): object[] {
  return Array.from({ length: count }, (_, index) =>
    healthRecord({
      type: 'Running',
      day: ago(1 + Math.floor(index / 10)),
      hour: 2 * (index % 10),
      minutes: 30 + (index % 60),
      km: (30 + (index % 60)) / 5.5,
    }),
  );
}

export function healthRecord(of: {
  type: string;
  day: string;
  hour?: number;
  minutes: number;
  km: number;
}) {
  const startMs = Date.parse(`${of.day}T02:00:00Z`) + (of.hour ?? 8) * 3_600_000;
  return {
    startDate: new Date(startMs).toISOString(),
    endDate: new Date(startMs + of.minutes * 60_000).toISOString(),
    workoutActivityType: of.type,
    duration: of.minutes,
    totalDistance: of.km,
    totalEnergyBurned: of.minutes * 11,
  };
}

/** Until figures and charts of the whole year stand there. */
export async function timeToAnalytics({ page }: Visitor): Promise<number> {
  const startedAt = performance.now();
  await page.goto('/analytics?period=365');
  await page.getByText(/^You ran/).waitFor();
  await page.getByRole('listbox', { name: /^Pace trends/ }).waitFor();
  await page.getByRole('listbox', { name: /kilometres/ }).waitFor();
  return performance.now() - startedAt;
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** At 320 px, and at 200 % of a desk, nothing is cut off. */
export async function expectToFit(page: Page): Promise<void> {
  for (const size of [
    { width: 320, height: 640 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page, `${size.width} px`);
    expect(await cutOff(page), `cut off at ${size.width} px`).toEqual([]);
  }
  await page.setViewportSize(DESK);
}

/** Words that reach beyond the card they stand in. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main section, main article, main li')];
    return boxes.flatMap((box) => {
      const edge = box.getBoundingClientRect().right + 0.5;
      return [...box.querySelectorAll('p, h2, h3, dt, dd, a, button, td, th')]
        .filter((part) => !part.closest('.sr-only, [popover]'))
        .filter((part) => part.getBoundingClientRect().right > edge)
        .map((part) => part.textContent ?? '');
    });
  });
}

export function press(page: Page, label: string): Promise<void> {
  return page.getByRole('button', { name: label, exact: true }).click();
}

export async function pressed(group: Locator): Promise<string[]> {
  return group.locator('[aria-pressed=true]').allInnerTexts();
}

/** The cells of a chart's table, its head left out. */
export async function rowsOf(page: Page, name: string): Promise<string[][]> {
  const table = page.getByRole('table', { name, exact: true });
  await table.waitFor({ state: 'attached' });
  return table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' ')),
      ),
    );
}

export async function names(parts: Locator): Promise<string[]> {
  const all = await parts.evaluateAll((nodes) => nodes.map((node) => node.ariaLabel ?? ''));
  return all.map((name) => name.replaceAll('\u00a0', ' '));
}

export function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}

export async function focusedName(page: Page): Promise<string> {
  const name = await page.evaluate(() => document.activeElement?.ariaLabel ?? '');
  return name.replaceAll('\u00a0', ' ');
}

export function stat(page: Page, label: string): Locator {
  return page.getByRole('article', { name: label, exact: true });
}

export function card(page: Page, title: string): Locator {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, level: 2 }) });
}

/** All of it stands there, sooner or later. */
export async function expectSaid(place: Locator, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) {
    if (typeof text === 'string') {
      await expect.poll(() => said(place), { timeout: 10_000 }).toContain(withoutSpaces(text));
    } else {
      await expect.poll(() => said(place), { timeout: 10_000 }).toMatch(text);
    }
  }
}

/** A number and its unit stand apart by a margin, so spaces do not count. */
export async function said(place: Locator): Promise<string> {
  return withoutSpaces(await place.first().innerText());
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}
