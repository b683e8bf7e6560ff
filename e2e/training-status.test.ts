import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectSoundInEveryLook } from './looks.ts';
import { card, expectSaid, openTrace } from './parts.ts';
import { ago, type Records, RUN, test } from './records.ts';

const HOUR = { ...RUN, duration: '1:00', zone2Minutes: 60 };

/** An hour every third day, from so many days ago to so many days ago. */
async function runEveryThirdDay(log: Records['log'], from: number, to: number): Promise<void> {
  for (let days = from; days >= to; days -= 3) await log({ ...HOUR, date: ago(days) });
}

async function expectReason(page: Page, reason: string): Promise<void> {
  await openTrace(page, page.getByRole('button', { name: 'What Training Status rests on' }));
  await expectSaid(page.locator('[popover]:popover-open'), reason);
}

describe('Training Status and readiness', () => {
  test('of a runner with a break of seventy days say so, alike on every screen', async ({
    visitor,
    log,
    plan,
  }) => {
    const { page, navigate } = visitor;
    await visitor.register();
    await runEveryThirdDay(log, 160, 70);
    await plan({ name: 'Near Half', date: ago(-20), distance: 21.1, targetTime: '1:50' });

    await navigate('/');
    await page.getByText('Detraining').waitFor();
    expect(await page.getByText('On Track').count()).toBe(0);
    await expectReason(page, 'No run for 70 days');
    await page.keyboard.press('Escape');
    const insights = card(page, 'AI Training Insights');
    await insights.getByRole('heading', { name: 'Start again gently' }).waitFor();
    // Twenty days before a race it would say to practise race pace.
    expect(await insights.getByText('Race preparation').count()).toBe(0);

    await navigate('/analytics');
    const races = card(page, 'Race Progress Tracking');
    await expectSaid(
      races,
      'Race readiness',
      'of 6 ready',
      'Kilometres a week · 0.0 km a week over 8 weeks Not yet',
      'Longest run · None in 10 weeks Not yet',
      'Fuel practised',
    );
    expect(await races.getByText('92 %').count()).toBe(0);
    await expectSoundInEveryLook(page);

    const { trainerUrl } = await (await page.context().request.get('/api/sharing')).json();
    await navigate(`/trainer/${trainerUrl}`);
    await expectSaid(card(page, 'Athlete profile'), 'Training Status Detraining', '70 days');
  });

  test('of a new runner read On Track and the day of the baseline', async ({ visitor, log }) => {
    const { page, navigate } = visitor;
    await visitor.register();
    await runEveryThirdDay(log, 16, 1);
    await navigate('/');
    await page.getByText('On Track').waitFor();
    await expectReason(page, 'Building baseline, day 17 of 42');
  });
});
