import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LONGEST_TAG } from '../src/domain/tags.ts';
import { budget } from '../testing/budget.ts';
import { cutOffFaults } from './fit.ts';
import { overlapFaults } from './overlaps.ts';
import { ago } from './records.ts';
import { settled } from './settled.ts';
import { makeAdministrator, test, thingsOf } from './whole-app/athletes.ts';
import { ELSEWHERE, SCREENS } from './whole-app/screens.ts';

const WIDTHS = budget({
  everyday: [],
  small: [320, 1280],
  full: [320, 390, 768, 1024, 1280, 1920],
});

/** Nowhere to break, as nobody's name is and a pasted one may be. */
const longName = (what: string, characters = 100) => what.padEnd(characters, 'longwithoutend');
const NAMES = {
  athlete: longName('Athlete'),
  title: longName('Title'),
  tag: longName('tag', LONGEST_TAG),
  race: longName('Race'),
  raced: longName('Raced'),
  shoe: longName('Shoe'),
};

test('names of a hundred letters without a space push nothing aside at any width, and each can be read whole', {
  timeout: 1_800_000,
}, async ({ app, visitor }) => {
  const { page, send } = visitor;
  const athlete = await visitor.register({ name: NAMES.athlete });
  await makeAdministrator(app, athlete);
  const { id: shoeId } = await send('POST /api/shoes', { name: NAMES.shoe });
  const { title, tag } = NAMES;
  for (let days = 1; days <= 50; days += 2) {
    const run = {
      workoutType: 'running',
      duration: '0:45',
      distance: 8.4,
      shoeId,
      title,
      effort: 4,
    };
    await send('POST /api/workouts', { ...run, date: ago(days), tags: tag, notes: title });
  }
  const strength = { workoutType: 'strength', duration: '0:40', title, tags: tag, effort: 4 };
  await send('POST /api/workouts', { ...strength, date: ago(2) });
  await send('POST /api/weight', { date: ago(3), weight: 63.5, notes: title });
  const half = { distance: 21.1, targetTime: '1:45' };
  await send('POST /api/races', { ...half, name: NAMES.race, date: ago(-20) });
  const result = { completed: true, actualTime: '1:46:10' };
  await send('POST /api/races', { ...half, ...result, name: NAMES.raced, date: ago(30) });
  const things = await thingsOf(visitor, athlete);

  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const read = new Set<string>();
    for (const { address } of [...SCREENS, ...ELSEWHERE]) {
      const there = address(things);
      if (there === null) continue;
      await visitor.navigate(there);
      await settled(page);
      const found = [...(await cutOffFaults(page)), ...(await overlapFaults(page, 'long'))];
      faults.push(...found.map((fault) => `${there} at ${width}: ${fault}`));
      for (const name of await wholeNames(page)) read.add(name);
    }
    const unread = Object.values(NAMES).filter((name) => !read.has(name));
    faults.push(...unread.map((name) => `${name} is nowhere to be read at ${width}`));
  }
  expect(faults).toEqual([]);
});

/** Those that stand on the page to their last letter. */
function wholeNames(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const isWhole = (element: Element | null, box: DOMRect): boolean => {
      if (element === null) return box.left >= -1 && box.right <= innerWidth + 1;
      const around = element.getBoundingClientRect();
      const isCut = /hidden|clip/.test(getComputedStyle(element).overflow);
      const isOut =
        box.right > around.right + 1 ||
        box.left < around.left - 1 ||
        box.bottom > around.bottom + 3;
      return !(isCut && isOut) && isWhole(element.parentElement, box);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const whole = new Set<string>();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const name = names.find((each) => node.textContent?.includes(each));
      if (!name || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('.sr-only, script, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].every((box) => isWhole(element, box))) whole.add(name);
    }
    return [...whole];
  }, Object.values(NAMES));
}
