import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { addDays } from '../src/domain/calendar.ts';
import { isProof } from '../testing/budget.ts';
import { journey, type Visitor } from './fixtures.ts';
import { expectSoundInEveryLook } from './looks.ts';
import { button, card, isFocused, stat, toast, words } from './parts.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Update Weight' });
const date = (page: Page) => form(page).getByLabel(/^Date/);
const weight = (page: Page) => form(page).getByRole('textbox', { name: /^Weight/ });
const notes = (page: Page) => form(page).getByLabel(/^Notes/);
const save = (page: Page) => form(page).getByRole('button', { name: 'Save Weight' });
const recent = (page: Page) => page.getByRole('list', { name: 'Recent Entries' });

async function expectWords(part: Locator, expected: RegExp) {
  await expect.poll(() => words(part)).toMatch(expected);
}

async function today(page: Page): Promise<string> {
  return page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
}

/** Oldest first, with the fixed `userId` that some clients send. */
async function addEntries({ send }: Visitor, entries: [string, number, string?][]) {
  for (const [date, weight, notes = ''] of entries) {
    await send('POST /api/weight', { userId: 1, date, weight, notes });
  }
}

journey('the first weigh-in, by keyboard alone', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.register({ name: 'Dana Light' });
  await visitor.navigate('/weight');
  await expectWords(card(page, 'Current Weight'), /— No entries yet .* Target 85 kg/);
  await page.getByText('No weight data available').waitFor();
  for (const label of ['Starting Weight', 'Lowest Weight', 'Total Change', 'To Goal']) {
    await stat(page, label).getByText('No entries yet').waitFor();
  }

  expect(await date(page).inputValue()).toBe(await today(page));
  await weight(page).focus();
  await page.keyboard.type('71,4');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Before breakfast');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await toast(page, 'Weight entry added successfully!').waitFor();

  expect(await date(page).inputValue()).toBe(await today(page));
  expect([await weight(page).inputValue(), await notes(page).inputValue()]).toEqual(['', '']);
  await expectWords(
    card(page, 'Current Weight'),
    /71\.4 kg Last updated .* Change from start 0\.0/,
  );
  await expectWords(recent(page), /71\.4 kg first entry .* Before breakfast/);
  await expectWords(stat(page, 'Lowest Weight'), /71\.4 kg Personal best!/);
  await expectWords(stat(page, 'Total Change'), /0\.0 kg As at the start/);
  await expectWords(stat(page, 'To Goal'), /13\.6 kg Below target/);
  await page.getByText('Your first weigh-in.', { exact: true }).waitFor();
  await expectSoundInEveryLook(page);
});

journey(
  'a year of weigh-ins: cards, chart, the latest five and all of them',
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.register();
    const months = Array.from({ length: 60 }, (_, at) => 59 - at);
    await addEntries(
      visitor,
      months.map((ago) => {
        const day = new Date(Date.UTC(2026, 10 - ago, 5)).toISOString().slice(0, 10);
        return [day, ago === 10 ? 69.5 : 72 + ago / 10];
      }),
    );
    await addEntries(visitor, [['2026-11-12', 72.4, 'Hotel scales <b>& boots</b>']]);
    await visitor.navigate('/weight');

    await page.getByText('You are at 72.4 kg, 5.5 kg lighter than in December 2021.').waitFor();
    await expectWords(
      card(page, 'Current Weight'),
      /72\.4 kg Last updated Thu 12 Nov 2026 Change from start \+5\.5 kg, lighter/,
    );
    await expectWords(stat(page, 'Starting Weight'), /77\.9 kg December 2021/);
    await expectWords(stat(page, 'Lowest Weight'), /69\.5 kg Personal best!/);
    await stat(page, 'Lowest Weight').getByRole('button').click();
    await page.getByText('First reached on Mon 5 Jan 2026.').waitFor();
    await page.keyboard.press('Escape');
    await expectWords(stat(page, 'Total Change'), /\+5\.5 kg Lighter than at the start/);
    await expectWords(stat(page, 'To Goal'), /12\.6 kg Below target/);

    const chart = page.getByRole('listbox', { name: /^Weight Trends/ });
    expect(await chart.getByRole('option').count()).toBe(20);
    await chart.getByRole('option', { name: '12 Nov 2026: 72.4 kg' }).waitFor();
    const table = page.getByRole('table', { name: 'Weight Trends' });
    expect(await table.getByRole('row').count()).toBe(21);
    await page.getByText('Your last 20 entries: 1.4 kg down since 5 May 2025.').waitFor();

    expect(await recent(page).getByRole('listitem').count()).toBe(5);
    await expectWords(
      recent(page),
      /^72\.4 kg 0\.4 kg up Thu 12 Nov 2026 Hotel scales <b>& boots<\/b> 72\.0 kg/,
    );
    await expectSoundInEveryLook(page);

    await page.getByRole('link', { name: 'All entries' }).click();
    await page.getByRole('heading', { level: 1, name: 'Weight entries' }).waitFor();
    await page.getByText('The latest 50 entries').waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('All 61 entries').waitFor();
    await expectWords(page.getByRole('list', { name: 'Entries of 2021' }), /77\.9 kg first entry/);
    await expectSoundInEveryLook(page);
    await page.getByLabel('Show', { exact: true }).selectOption('2023 and earlier');
    await page.getByText('All 25 entries up to 2023').waitFor();
    expect(await page.getByRole('list', { name: 'Entries of 2024' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Weight Tracking' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Weight Tracking' }).waitFor();
  },
);

journey(
  'a weigh-in typed wrong bends neither chart nor trend, and leads to where it is corrected',
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.register();
    const days = Array.from({ length: 14 }, (_, at) => at + 1);
    await addEntries(
      visitor,
      days.map((day) => {
        const weightKg = Math.round((75 - day / 10) * 10) / 10;
        return [`2026-11-${String(day).padStart(2, '0')}`, day === 8 ? 47.2 : weightKg];
      }),
    );
    await visitor.navigate('/weight');
    const chart = page.getByRole('listbox', { name: /^Weight Trends/ });
    await page.getByText('Off the scale, drawn at its edge: 47.2\u00a0kg on 8 Nov.').waitFor();
    await page.getByText(/Trend 74\.\d\skg, 0\.[2-6]\skg a week down\./).waitFor();
    const axis = await chart.locator('> g').first().textContent();
    expect(axis).not.toContain('50');
    await expectSoundInEveryLook(page);
    await chart.getByRole('option', { name: /47\.2/ }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Weight entries' }).waitFor();
  },
);

if (isProof)
  journey('what is wrong is said at its field, and nothing typed is lost', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectTrouble(/ERR_FAILED/, /status of 500/);
    await visitor.register();
    await visitor.navigate('/weight');
    for (const [typed, message] of [
      ['', 'Weight is required'],
      ['29.9', 'Weight must be at least 30kg'],
      ['300', 'Weight must be less than 300kg'],
    ] as const) {
      await weight(page).fill(typed);
      await save(page).click();
      await toast(page, 'Validation Error').getByText(message).waitFor();
      await form(page).getByText(message).waitFor();
      expect(await isFocused(weight(page))).toBe(true);
      expect(await weight(page).getAttribute('aria-invalid')).toBe('true');
    }
    await expectSoundInEveryLook(page);
    await date(page).fill('');
    await weight(page).fill('71');
    await save(page).click();
    await toast(page, 'Validation Error').getByText('Date is required').waitFor();

    await date(page).fill('2026-11-02');
    await notes(page).fill('Typed once');
    // The entry arrives, its answer does not.
    await page.route('**/api/weight', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await save(page).click();
    const waiting = page.getByRole('list', { name: 'Waiting to be sent' });
    await waiting.getByText('Notes Typed once').waitFor();
    expect(await weight(page).inputValue()).toBe('');
    await page.unroute('**/api/weight');
    await button(page, 'Try now').click();
    await waiting.waitFor({ state: 'hidden' });
    await expectWords(recent(page), /^71\.0 kg first entry Mon 2 Nov 2026 Typed once$/);

    await weight(page).fill('71.2');
    await date(page).fill('2026-11-02');
    await notes(page).fill('Typed again');
    await page.route('**/api/weight', (route) =>
      route.fulfill({ status: 500, json: { message: '', code: 'internal' } }),
    );
    await save(page).click();
    await toast(page, 'Error').getByText('Failed to add weight entry').waitFor();
    await page.unroute('**/api/weight');

    await weight(page).fill('71.2');
    await save(page).click();
    await toast(page, 'Weight entry added successfully!').waitFor();
    await expectWords(recent(page), /^71\.2 kg.*Mon 2 Nov 2026 Typed again/);
  });

journey('a slip of the thumb is doubted, not hindered', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.register();
  await addEntries(visitor, [['2026-11-01', 71.4]]);
  await visitor.navigate('/weight');
  await weight(page).fill('174');
  await page.getByText('102.6 kg more than 71.4 kg on Sun 1 Nov 2026.').waitFor();
  await date(page).fill(addDays(await today(page), 1));
  await page.getByText('This day is still to come.').waitFor();
  await save(page).click();
  await toast(page, 'Weight entry added successfully!').waitFor();
});

journey(
  'the target is the athlete’s own, and 85 kg again when it is taken back',
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.register();
    await addEntries(visitor, [
      ['2026-10-01', 72],
      ['2026-11-01', 71.4],
    ]);
    await visitor.navigate('/weight');
    const change = page.getByRole('button', { name: 'Change target weight' });
    const field = page
      .getByRole('form', { name: 'Target weight' })
      .getByRole('textbox', { name: 'Target weight' });
    await change.click();
    await expectSoundInEveryLook(page);
    await field.fill('20');
    await field.press('Enter');
    await toast(page, 'Validation Error')
      .getByText('Target weight must be between 30 and 300 kg')
      .waitFor();
    await field.fill('68,5');
    await field.press('Enter');
    await toast(page, 'Target weight saved').waitFor();
    await expectWords(card(page, 'Current Weight'), /Target 68\.5 kg/);
    await expectWords(stat(page, 'To Goal'), /2\.9 kg Remaining/);
    await page.getByText('Target 68.5', { exact: true }).waitFor();
    expect(await isFocused(change)).toBe(true);
    await page.reload();
    await expectWords(card(page, 'Current Weight'), /Target 68\.5 kg/);

    await change.click();
    await field.fill('');
    await field.press('Enter');
    await expectWords(card(page, 'Current Weight'), /Target 85 kg/);
    await expectWords(stat(page, 'To Goal'), /13\.6 kg Below target/);
  },
);

journey('an entry is mended, deleted and brought back', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.register();
  await addEntries(visitor, [
    ['2026-10-01', 72],
    ['2026-11-01', 171.4, 'Typo'],
  ]);
  await visitor.navigate('/weight');
  const editor = page.getByRole('form', { name: 'Entry of Sun 1 Nov 2026' });
  const edit = page.getByRole('button', { name: 'Edit the entry of Sun 1 Nov 2026' });
  await edit.click();
  await expectSoundInEveryLook(page);
  await editor.getByRole('textbox', { name: /^Weight/ }).fill('12');
  await editor.getByRole('button', { name: 'Save Changes' }).click();
  await toast(page, 'Validation Error').getByText('Weight must be at least 30kg').waitFor();
  await editor.getByRole('textbox', { name: /^Weight/ }).fill('71.4');
  await editor.getByLabel(/^Notes/).fill('');
  await editor.getByRole('button', { name: 'Save Changes' }).click();
  await toast(page, 'Weight entry updated').waitFor();
  await expectWords(recent(page), /^71\.4 kg 0\.6 kg down Sun 1 Nov 2026 72\.0 kg/);
  expect(await isFocused(edit)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await toast(page, 'Weight entry put back as it was').waitFor();
  await expectWords(recent(page), /^171\.4 kg 99\.4 kg up Sun 1 Nov 2026 Typo/);

  await page.getByRole('button', { name: 'Delete the entry of Sun 1 Nov 2026' }).click();
  await toast(page, 'Weight entry deleted').waitFor();
  await expectWords(card(page, 'Current Weight'), /72\.0 kg Last updated Thu 1 Oct 2026/);
  expect(await isFocused(recent(page))).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await toast(page, 'Weight entry restored').waitFor();
  await expectWords(card(page, 'Current Weight'), /171\.4 kg Last updated Sun 1 Nov 2026/);
});

if (isProof)
  journey('two edits at once: both changes stand, and nothing unseen', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectTrouble(/status of 409/);
    await visitor.register();
    const { id } = await visitor.send('POST /api/weight', { date: '2026-11-01', weight: 72 });
    await visitor.navigate('/weight');
    const editor = page.getByRole('form', { name: 'Entry of Sun 1 Nov 2026' });
    const field = editor.getByRole('textbox', { name: /^Weight/ });
    await page.getByRole('button', { name: /^Edit the entry/ }).click();
    await field.fill('70');
    await visitor.send(`PUT /api/weight/${id}`, {
      date: '2026-11-01',
      weight: 71,
      notes: 'By phone',
    });
    await editor.getByRole('button', { name: 'Save Changes' }).click();
    await editor.getByText('This weight entry was changed elsewhere in the meantime').waitFor();
    await editor.getByText('Weight: 71 there, 70 here. Yours will stand.').waitFor();
    await expectSoundInEveryLook(page);
    await editor.getByRole('button', { name: 'Load the new version' }).click();
    expect(await field.inputValue()).toBe('70');
    expect(await editor.getByLabel(/^Notes/).inputValue()).toBe('By phone');
    await editor.getByRole('button', { name: 'Save Changes' }).click();
    await toast(page, 'Weight entry updated').waitFor();
    await expectWords(recent(page), /^70\.0 kg .* By phone/);
  });

journey(
  'before the first entry the profile’s weight stands here, then the other way round',
  async ({ visitor }) => {
    const { page } = visitor;
    const athlete = await visitor.register();
    await visitor.send(`PUT /api/user/${athlete.id}`, {
      currentWeight: 70,
      height: 175,
    });
    await visitor.navigate('/weight');
    await expectWords(card(page, 'Current Weight'), /70\.0 kg No entries yet .* BMI 22\.9/);
    await weight(page).fill('85');
    await save(page).click();
    await expectWords(card(page, 'Current Weight'), /85\.0 kg Last updated .* BMI 27\.8/);
    await page.getByRole('link', { name: 'Profile & Settings' }).click();
    const profileWeight = page.getByRole('textbox', { name: /^Current weight/ });
    await expect.poll(() => profileWeight.inputValue()).toBe('85');
  },
);

if (isProof)
  journey('entries that cannot be loaded are said, with the way out', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectTrouble(/status of 503/);
    await visitor.register();
    await page.route('**/api/weight/*/stats', (route) =>
      route.fulfill({ status: 503, json: { message: 'Back in a minute', code: 'unavailable' } }),
    );
    await visitor.navigate('/weight');
    await page.getByText('Your weights could not be loaded').waitFor();
    await page.getByText('Back in a minute').waitFor();
    await expectSoundInEveryLook(page);
    await page.unroute('**/api/weight/*/stats');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('No weight data available').waitFor();
  });
