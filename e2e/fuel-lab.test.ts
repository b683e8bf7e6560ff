import { describe, expect } from 'vitest';
import type { Workout } from '../src/contract/workouts.ts';
import { NOTHING_MEASURED, type Recording } from '../src/domain/recording/recording.ts';
import { openExisting } from '../src/server/platform/db/open-engine.ts';
import { saveRecording } from '../src/server/workouts/recordings-of-sources.ts';
import { DESK } from './fit.ts';
import { PHONE, type Visitor } from './fixtures.ts';
import { expectSoundInEveryLook } from './looks.ts';
import { card, expectSaid } from './parts.ts';
import { ago, test as journey, RUN } from './records.ts';
import { settled } from './settled.ts';

/** Two hours at 3 m/s; the heart rises by so many beats from the first hour to the second. */
function recordingOf(rise: number): Recording {
  const timeS = Array.from({ length: 721 }, (_, tenth) => 10 * tenth);
  return {
    ...NOTHING_MEASURED,
    timeS,
    distanceM: timeS.map((second) => 3 * second),
    heartRateBpm: timeS.map((second) => (second < 3900 ? 140 : 140 + rise)),
    laps: [],
  };
}

const LONG = { ...RUN, runningSubtype: 'outdoor-long', distance: 21.6, duration: '2:00' };

const test = journey.extend(
  'longRun',
  ({ app }) =>
    async ({ send }: Visitor, workout: object, rise?: number): Promise<number> => {
      const { id: workoutId } = await send<Workout>('POST /api/workouts', { ...LONG, ...workout });
      if (rise === undefined) return workoutId;
      const engine = await openExisting({ dataDir: app.dataDir, databaseUrl: undefined });
      const { user_id: userId } = await engine.db
        .selectFrom('workouts')
        .select('user_id')
        .where('id', '=', workoutId)
        .executeTakeFirstOrThrow();
      const of = { workoutId, userId, source: 'file' as const, recording: recordingOf(rise) };
      await engine.db
        .transaction()
        .execute((tx) => saveRecording(tx, { ...of, nowMs: Date.now() }));
      await engine.close();
      return workoutId;
    },
);

const gels = (count: number) => ({ gelType: 'sis', caffeinated: 0, nonCaffeinated: count });

describe('the fuel lab', () => {
  test('without a long run says what to log, and with too few what it takes', async ({
    visitor,
    longRun,
  }) => {
    const { page, register, navigate } = visitor;
    await register();
    await navigate('/analytics');
    const lab = card(page, 'Fuel Lab');
    await expectSaid(lab, 'No long run in this period', 'gels', 'recording with heart rate');

    const id = await longRun(visitor, { date: ago(3), ...gels(4) });
    await navigate('/analytics');
    await expectSaid(lab, 'Of 1 long run there is none where gels are noted and the recording has');
    await expectSaid(lab, '44', 'Note');
    await lab.getByRole('link', { name: /^Note it/ }).click();
    await page.waitForURL(`**/workouts/${id}/edit`);
  });

  test('tells long runs with gels apart from those with less, and claims no cause', async ({
    visitor,
    longRun,
  }) => {
    const { page, register, navigate } = visitor;
    await register();
    const first = await longRun(visitor, { date: ago(2), ...gels(4), hydration: 1000 }, 3);
    for (const days of [9, 16]) await longRun(visitor, { date: ago(days), ...gels(3) }, 4);
    for (const days of [5, 12, 19]) await longRun(visitor, { date: ago(days), ...gels(1) }, 10);
    await longRun(visitor, { date: ago(40), ...gels(0) }, 14);
    await navigate('/analytics');
    const lab = card(page, 'Fuel Lab');
    await expectSaid(
      lab,
      'On 3 long runs with 30 g of carbohydrate an hour or more drift was 2.8 %, on 3 with less drift was 6.7 %, in the middle.',
      'this is no cause',
    );
    const points = lab.getByRole('listbox').getByRole('option');
    expect(await points.count()).toBe(6);
    await points.last().press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Long run/ })
      .click();
    await page.waitForURL(`**/run-details/${first}`);
    // The figure of the run's own page is the same.
    await expectSaid(card(page, 'Effort'), '2.1 %');
    await page.goBack();
    const runs = lab.getByRole('table', { name: 'Long runs and what was taken on them' });
    await expectSaid(runs.getByRole('row').nth(1), '44', '500', '2.1');

    await lab.getByText('Late pace', { exact: true }).click();
    await expectSaid(lab, 'both halves went at one pace');
    await lab.getByText('Fluid', { exact: true }).click();
    await expectSaid(lab, '1 of 6 long runs has both figures', 'Too few to compare');
    await page.getByRole('button', { name: 'Last 3 Months' }).click();
    await expectSaid(lab, '1 of 7 long runs has both figures');
    await settled(page);
    await page.setViewportSize(PHONE);
    await expectSoundInEveryLook(page);
    await page.setViewportSize(DESK);
  });
});
