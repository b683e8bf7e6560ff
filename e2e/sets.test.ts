import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isProof } from '../testing/budget.ts';
import { fitPart, type WrittenMessage } from '../testing/imports/fit-file.ts';
import { fitMessages, fitSeconds } from '../testing/imports/made-up-track.ts';
import { PHONE, journey as test, type Visitor } from './fixtures.ts';
import { expectSoundInEveryLook } from './looks.ts';
import { card, expectSaid } from './parts.ts';

const START_MS = Date.UTC(2026, 2, 8, 7);
const AT = 'Push,"5 Jan 2024, 18:02","5 Jan 2024, 19:05"';
const GYM_TABLE = `title,start_time,end_time,exercise_title,set_index,weight_kg,reps,duration_seconds
${AT},Bench Press (Barbell),0,62.5,8,
${AT},Bench Press (Barbell),1,62.5,6,
${AT},Plank,0,,,60
`;

test('the sets of a table of a gym are told exercise by exercise, and no curves that nobody drew', async ({
  visitor,
}) => {
  const { page, register } = visitor;
  await register();
  const file = { name: 'gym.csv', mimeType: 'text/csv', buffer: Buffer.from(GYM_TABLE) };
  await importAndOpen(visitor, file);
  const sets = card(page, 'Sets');
  await expectSaid(
    sets,
    '3 sets of 2 exercises. Repetitions times weight: 875 kg.',
    'Bench Press (Barbell)',
  );
  expect(await rowsOf(page)).toEqual([
    'Set | Reps | Weight | Time',
    'Bench Press (Barbell)',
    '1 | 8 | × 62.5 kg | —',
    '2 | 6 | × 62.5 kg | —',
    'Plank',
    '1 | — | — | 1:00',
  ]);
  expect(await page.getByRole('heading', { name: 'Along the way' }).count()).toBe(0);
  await expectSoundInEveryLook(page);
  await page.setViewportSize(PHONE);
  await expectSoundInEveryLook(page);
});

const SUPERSET = `title,start_time,end_time,exercise_title,set_index,weight_kg,reps,duration_seconds
${AT},Bench Press (Barbell),0,62.5,8,
${AT},Bent Over Row (Barbell),0,50,10,
${AT},Bench Press (Barbell),1,62.5,6,
${AT},Bent Over Row (Barbell),1,50,9,
${AT},Plank,0,,,60
`;

if (isProof)
  test('a superset is told in the order in which it was done', async ({ visitor }) => {
    const { page, register } = visitor;
    await register();
    const file = { name: 'gym.csv', mimeType: 'text/csv', buffer: Buffer.from(SUPERSET) };
    await importAndOpen(visitor, file);
    await expectSaid(card(page, 'Sets'), '5 sets of 3 exercises.');
    expect(await rowsOf(page)).toEqual([
      'Set | Reps | Weight | Time',
      'In turn: Bench Press (Barbell), Bent Over Row (Barbell)',
      '1 Bench Press (Barbell) | 8 | × 62.5 kg | —',
      '1 Bent Over Row (Barbell) | 10 | × 50 kg | —',
      '2 Bench Press (Barbell) | 6 | × 62.5 kg | —',
      '2 Bent Over Row (Barbell) | 9 | × 50 kg | —',
      'Plank',
      '1 | — | — | 1:00',
    ]);
    await expectSoundInEveryLook(page);
    await page.setViewportSize(PHONE);
    await expectSoundInEveryLook(page);
  });

test('the sets of a watch have the time they took and the rest after them, above the heart rate', async ({
  visitor,
}) => {
  const { page, register } = visitor;
  await register();
  const messages = fitMessages({ startMs: START_MS, seconds: 600 }, { sport: 10, subSport: 20 });
  const file = fitPart([
    ...messages,
    setMessage({ seconds: 40, repetitions: 12, weightKg: 60 }),
    setMessage({ seconds: 90 }),
    setMessage({ seconds: 38, repetitions: 10, weightKg: 60 }),
  ]);
  const buffer = Buffer.from(file);
  await importAndOpen(visitor, {
    name: 'gym.fit',
    mimeType: 'application/octet-stream',
    buffer,
  });
  await card(page, 'Sets').waitFor();
  expect(await rowsOf(page)).toEqual([
    'Set | Reps | Weight | Time | Rest after',
    'Squat',
    '1 | 12 | × 60 kg | 0:40 | 1:30',
    '2 | 10 | × 60 kg | 0:38 | —',
  ]);
  await page.getByRole('heading', { name: 'Along the way' }).waitFor();
  await expectSoundInEveryLook(page);
});

type SentFile = { name: string; mimeType: string; buffer: Buffer };

/** The only workout of a log. */
async function importAndOpen({ page, navigate }: Visitor, file: SentFile): Promise<void> {
  await navigate('/apple-health');
  await page.getByLabel('Choose files', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Import 1 workout', exact: true }).click();
  await page.getByRole('button', { name: 'Undo this import' }).waitFor();
  await navigate('/workout-details');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Strength/ })
    .first()
    .click();
}

async function rowsOf(page: Page): Promise<string[]> {
  const table = page.getByRole('table', { name: 'Sets in the order in which they were done' });
  const rows = await table.getByRole('row').all();
  const texts = rows.map(async (row) =>
    (await row.locator('th, td').allInnerTexts()).join(' | ').replaceAll('\u00a0', ' '),
  );
  return Promise.all(texts);
}

/** A set of squats; one without repetitions is a rest. */
function setMessage(of: {
  seconds: number;
  repetitions?: number;
  weightKg?: number;
}): WrittenMessage {
  const { seconds, repetitions, weightKg } = of;
  return {
    message: 225,
    fields: [
      { number: 0, type: 'uint32', value: seconds * 1000 },
      { number: 3, type: 'uint16', value: repetitions ?? null },
      { number: 4, type: 'uint16', value: weightKg === undefined ? null : weightKg * 16 },
      { number: 5, type: 'uint8', value: repetitions === undefined ? 0 : 1 },
      { number: 6, type: 'uint32', value: fitSeconds(START_MS) + 60 },
      { number: 7, type: 'uint16', value: [28, 65_534] },
    ],
  };
}
