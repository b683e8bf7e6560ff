import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { budget, isProof } from '../testing/budget.ts';
import { cutOffFaults, TABLET } from './fit.ts';
import { walkByTab } from './keyboard.ts';
import { faultsInEveryLook, faultsOfScreen } from './looks.ts';
import { goWithin } from './parts.ts';
import { settled } from './settled.ts';
import { hardToHit } from './thumbs.ts';
import { type Arrived, test } from './whole-app/athletes.ts';
import { readCharts } from './whole-app/charts.ts';
import { declaredPaths, ELSEWHERE, SCREENS, TWINS } from './whole-app/screens.ts';

test('the screens walked through here are those of routes.tsx', () => {
  const walked = new Set([...SCREENS.map(({ path }) => path), ...TWINS.keys()]);
  expect(declaredPaths().length).toBeGreaterThan(10);
  expect([...walked].sort()).toEqual([...declaredPaths()].sort());
});

/** Some twenty-five screens; a machine may have other work meanwhile. */
const WALK_MS = 300_000;

const CHARTS = [
  'Carbohydrate an hour against drift of long runs',
  'Distance of running added up by month',
  ...['Fitness and form', 'Heart rate zone distribution'],
  ...['Pace at a heart rate', 'Pace trends by run type'],
  ...['Place along the way', 'Place on the route'],
  ...['Predicted time for 10 km by week', 'Predicted time for 42.2 km by week'],
  'Time by heart-rate zone and week',
  ...['Weekly training progress', 'Weekly training volume', 'Weight', 'Weight Trends'],
];

describe('every screen', () => {
  test('with a year of running is sound in light and dark, at 200 %, 768 px and 320 px, and reached by Tab and by thumb in each of its parts', {
    timeout: WALK_MS,
  }, async ({ dana }) => {
    const charts = new Set<string>();
    const faults = await onEveryScreen(dana, async (page, changed) => {
      const read = await readCharts(page);
      for (const name of read.names) charts.add(name.replace(/\d+ bpm/, 'a heart rate'));
      const byTab = await walkByTab(page, changed);
      await page.setViewportSize(TABLET);
      const onTablet = await cutOffFaults(page);
      const byThumb = await hardToHit(page);
      return [...read.faults, ...byThumb, ...onTablet, ...(await inLooks(page)), ...byTab];
    });
    expect(faults).toEqual({});
    expect([...charts].sort()).toEqual(CHARTS);
  });

  // The journeys of each screen look at its other states, and not once more at this one. Its colours
  // are those of the full screens.
  if (isProof)
    test('with nothing in it yet is sound in light and dark, at 200 % and at 320 px', {
      timeout: WALK_MS,
    }, async ({ newcomer }) => {
      const faults = await onEveryScreen(newcomer, async (page) => [
        ...(await readCharts(page)).faults,
        ...(await inLooks(page)),
      ]);
      expect(faults).toEqual({});
    });

  test('stands at its other address too', async ({ newcomer }) => {
    const { page, navigate } = newcomer.visitor;
    const titleAt = async (path: string) => {
      await navigate(path);
      return page.getByRole('heading', { level: 1 }).innerText();
    };
    for (const [other, path] of TWINS) expect(await titleAt(other)).toBe(await titleAt(path));
  });
});

/** Every day axe sees a desk in light and the colours of a phone in dark, in the proof each theme in each size. */
const inLooks = budget({
  everyday: faultsOfScreen,
  small: faultsInEveryLook,
  full: faultsInEveryLook,
});

type Faults = Record<string, string[]>;

/** Goes to every screen that this athlete has, by the app's own ways, and collects what is wrong with it. */
async function onEveryScreen(
  { visitor, things }: Arrived,
  look: (page: Page, changed: 'body' | 'main') => Promise<string[]>,
): Promise<Faults> {
  const { page } = visitor;
  const faults: Faults = {};
  let before = '';
  await visitor.navigate('/');
  for (const { address, isApart } of [...SCREENS, ...ELSEWHERE]) {
    const there = address(things);
    if (there === null) continue;
    if (isApart) await visitor.navigate(there);
    else await goWithin(page, there);
    await settled(page);
    const words = await page.getByRole('main').innerText();
    // What frames the screens is the same around most of them.
    const found = await look(page, before === '' || isApart ? 'body' : 'main');
    if (words === before) found.push('shows what the screen before it showed');
    if (found.length > 0) faults[there] = found;
    before = words;
  }
  return faults;
}
