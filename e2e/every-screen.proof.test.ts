import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Measures, USUAL_MEASURES } from '../src/domain/measures.ts';
import { budget } from '../testing/budget.ts';
import { cutOffFaults, DESK } from './fit.ts';
import { walkByTab } from './keyboard.ts';
import { asHighAsItsPage, axeFaultsIn } from './looks.ts';
import { overlapFaults } from './overlaps.ts';
import { settled } from './settled.ts';
import { type Arrived, test } from './whole-app/athletes.ts';
import { ELSEWHERE, SCREENS } from './whole-app/screens.ts';

const AMERICAN: Measures = {
  distance: 'mi',
  weight: 'lb',
  height: 'ft',
  weekStart: 'monday',
  clock: '12',
  dates: 'month-day',
};

const WIDTHS = [320, 390, 768, 1280, 1920];

/** Where a column comes or goes, and phones and desks of other sizes: looked at in one system of units. */
const BETWEEN = [360, 375, 412, 600, 1023, 1024, 1279, 1366, 1600];

/** Races and records are known by their kilometres, and in a file column a unit is only a choice. */
const NAMED_SO = /(?<![\d.,])(?:1|3|5|10|15|20|25|30)\s?km\b|5 km, |Kilomet|km, kg|distance in km/g;

/** Where units are chosen, each stands by itself on its line. */
const UNIT_TO_CHOOSE = /^(?:km|kg|cm)$/gm;

/** Whole, each theme is drawn at each width: pictures for whoever wants to see them. */
const isWhole = budget({ everyday: false, small: false, full: true });
const PICTURES = fileURLToPath(new URL('../test-output/every-screen/', import.meta.url));

test('every screen fits from 320 to 1920 px in miles and in kilometres, no text lies on another, and in miles none tells a kilometre', {
  timeout: isWhole ? 3_600_000 : 900_000,
}, async ({ dana }) => {
  const { visitor, things } = dana;
  const { user } = await (await visitor.page.request.get('/api/auth/me')).json();
  const faults: string[] = [];
  for (const measures of [AMERICAN, USUAL_MEASURES]) {
    await visitor.send(`PUT /api/user/${user.id}`, { measures });
    await walk({ visitor, things }, async (page, address) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        const found = [...(await cutOffFaults(page)), ...(await overlapFaults(page))];
        if (isWhole) {
          found.push(...(await inEachTheme(page, `${measures.distance} ${address} ${width}`)));
          found.push(...(await walkByTab(page)));
        }
        faults.push(...found.map((fault) => `${address} at ${width}: ${fault}`));
      }
      if (measures === AMERICAN) faults.push(...(await metricWords(page, address)));
      else faults.push(...(await cutOffBetween(page, address)));
    });
  }
  await visitor.send(`PUT /api/user/${user.id}`, { measures: USUAL_MEASURES });
  expect(faults).toEqual([]);
});

async function cutOffBetween(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of BETWEEN) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    faults.push(...(await cutOffFaults(page)).map((fault) => `${address} at ${width}: ${fault}`));
  }
  return faults;
}

async function inEachTheme(page: Page, name: string): Promise<string[]> {
  mkdirSync(PICTURES, { recursive: true });
  const faults: string[] = [];
  await asHighAsItsPage(page);
  await settled(page);
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    const file = `${name} ${theme}`.replaceAll(/[^\w]+/g, '-');
    await page.screenshot({ path: `${PICTURES}${file}.jpeg`, quality: 60, fullPage: true });
    faults.push(...(await axeFaultsIn(page)).map((fault) => `${theme}: ${fault}`));
  }
  await page.setViewportSize({ width: page.viewportSize()?.width ?? DESK.width, height: 900 });
  return faults;
}

async function walk(
  { visitor, things }: Arrived,
  look: (page: Page, address: string) => Promise<void>,
): Promise<void> {
  for (const { address } of [...SCREENS, ...ELSEWHERE]) {
    const there = address(things);
    if (there === null) continue;
    await visitor.navigate(there);
    await settled(visitor.page);
    await look(visitor.page, there);
  }
}

async function metricWords(page: Page, address: string): Promise<string[]> {
  if (address.includes('/trainer/')) return [];
  // Notes in a table are in the runner's own words.
  const notes = await page.locator('td .wrap-anywhere').allInnerTexts();
  const whole = notes.reduce(
    (rest, note) => rest.replace(note, ''),
    await page.locator('body').innerText(),
  );
  const text = whole.replaceAll('\u00a0', ' ');
  const isChosen = /^\/(profile|welcome)/.test(address);
  const told = (isChosen ? text.replace(UNIT_TO_CHOOSE, '') : text).replace(NAMED_SO, '');
  const found = [...told.matchAll(/.{0,25}(?:\bkm\b|\/km|\bkg\b|\bcm\b).{0,10}/g)];
  // Dana has never weighed so many pounds: these would be kilograms.
  const pounds = [...text.matchAll(/\b([56789]\d(?:\.\d+)?)\s*lb\b/g)];
  return [...found, ...pounds].map(([words]) => `${address} says '${words}'`);
}
