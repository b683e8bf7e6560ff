import { expect } from 'vitest';
import { addDays } from '../src/domain/calendar.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf } from '../src/domain/months.ts';
import { monthText } from '../src/web/words/day-text.ts';
import { PHONE } from './fixtures.ts';
import { focused } from './parts.ts';
import { RUN, test, today } from './records.ts';
import { goBack, settled } from './settled.ts';

const LAST_MONTH = addMonths(monthOf(today()), -1);

test('a month is walked through by keyboard, opens its runs, and an empty day is logged', async ({
  visitor,
  log,
}) => {
  const { page, navigate } = visitor;
  await visitor.register();
  const first = firstDayOf(LAST_MONTH);
  const run = await log({ ...RUN, date: addDays(first, 9), distance: 12.3 });
  await log({ ...RUN, date: addDays(first, 16), distance: 8 });
  await navigate('/calendar');
  await page.getByText(/^(No run yet; )/).waitFor();
  await page.getByRole('button', { name: 'Month before' }).click();
  await page.getByRole('heading', { level: 1, name: monthText(first) }).waitFor();
  await page.getByText(/^20\.3.km in 2 runs, none in /).waitFor();

  await page.getByRole('link', { name: /: 12\.3.km/ }).press('ArrowDown');
  expect(await focused(page)).toMatch(/:\s8\.0.km/);
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toMatch(/^Log\s+a workout of /);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByLabel(/^Date/).inputValue()).toBe(addDays(first, 15));
  await goBack(page);
  await page.getByRole('link', { name: /: 12\.3.km/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Easy run' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/run-details/${run}`);
  await goBack(page);

  await page.getByRole('link', { name: /: 12\.3.km/ }).press('PageDown');
  await page.getByRole('heading', { level: 1, name: monthText(today()) }).waitFor();
});

test('a week stands beside the one before, and a phone has the month as a small one', async ({
  visitor,
  log,
}) => {
  const { page, navigate } = visitor;
  await visitor.register();
  const last = lastDayOf(LAST_MONTH);
  await log({ ...RUN, date: last, distance: 10 });
  await log({ ...RUN, date: addDays(last, -7), distance: 8 });
  await page.setViewportSize(PHONE);
  await navigate(`/calendar?month=${LAST_MONTH}`);
  await page.getByRole('link', { name: /: Easy run 10 km$/ }).waitFor();
  await navigate(`/calendar?week=${last}`);
  await page.getByText(/^10.km in 1 run, 2.km more than in the week before/).waitFor();
  await page.getByRole('button', { name: 'Week before' }).click();
  await page.getByText(/^8.km in 1 run, none in the week before/).waitFor();
  await page.getByText('Month', { exact: true }).click();
  await page.getByRole('heading', { level: 1, name: monthText(last) }).waitFor();
});

test('a finger drawn across turns the month, and one that scrolls does not', async ({
  openVisitor,
}) => {
  const visitor = await openVisitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = visitor;
  await visitor.register();
  await visitor.navigate('/calendar');
  const touch = await page.context().newCDPSession(page);
  const draw = async (by: { across: number; down: number }) => {
    const from = { x: 195, y: 420 };
    const to = { x: from.x + by.across, y: from.y + by.down };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await settled(page);
  };
  const month = () => page.getByRole('heading', { level: 1 }).innerText();
  await draw({ across: 120, down: 20 });
  await expect.poll(month).toBe(monthText(firstDayOf(LAST_MONTH)));
  await draw({ across: -30, down: 150 });
  expect(await month()).toBe(monthText(firstDayOf(LAST_MONTH)));
  await draw({ across: -120, down: 20 });
  await expect.poll(month).toBe(monthText(today()));
});
