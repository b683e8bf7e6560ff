import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isProof } from '../testing/budget.ts';
import { type Athlete, journey, type Visitor } from './fixtures.ts';
import { expectSoundInEveryLook } from './looks.ts';
import { toast } from './parts.ts';
import type { RunningApp } from './running-app.ts';
import { settled } from './settled.ts';
import { makeAdministrator } from './whole-app/athletes.ts';

const ADMIN_COMMAND = fileURLToPath(new URL('../scripts/admin.ts', import.meta.url));

const test = journey.extend(
  'promote',
  ({ app }) =>
    (athlete: Athlete) =>
      makeAdministrator(app, athlete),
);

/** While the app runs. */
function promoteByCommand({ email }: Athlete, { dataDir }: RunningApp): void {
  execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ADMIN_COMMAND, 'promote', email],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } },
  );
}

const users = (page: Page) => page.getByRole('list', { name: 'Users' }).getByRole('listitem');
const rowOf = (page: Page, name: string) => users(page).filter({ hasText: name });
const switchOf = (page: Page, name: string) =>
  page.getByRole('switch', { name: `Active: ${name}`, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or email' });

async function counts(page: Page): Promise<number[]> {
  const labels = ['Total Users', 'Active', 'Inactive', 'Administrators'];
  return Promise.all(
    labels.map(async (name) => {
      const article = page.getByRole('article', { name, exact: true });
      const figure = await article.locator('p').first().innerText();
      return Number(figure.replaceAll(',', ''));
    }),
  );
}

async function openPanel({ page, navigate }: Visitor): Promise<void> {
  await navigate('/admin');
  await users(page).first().waitFor();
}

describe('the admin panel', () => {
  test('is nowhere to be found for an athlete', async ({ visitor }) => {
    const { page, register, navigate } = visitor;
    await register();
    await navigate('/admin');
    await page.getByText('404 Page Not Found').waitFor();
    await page.getByText('Did you forget to add the page to the router?').waitFor();
    expect(await page.getByRole('link', { name: 'Admin Panel' }).count()).toBe(0);
  });

  test('shows who has an account, with badges, counts and joining dates, and locks no administrator out', async ({
    visitor,
    openVisitor,
    app,
  }) => {
    const { page, register } = visitor;
    const other = await openVisitor();
    const athlete = await other.register({ name: 'Olga Other' });
    promoteByCommand(await register({ name: 'Ada Admin' }), app);
    await openPanel(visitor);
    await page.getByRole('navigation').getByRole('link', { name: 'Admin Panel' }).waitFor();
    const row = rowOf(page, 'Olga Other');
    for (const text of [athlete.email, 'Active', /^Joined \d{1,2} \w+ 20\d\d$/]) {
      await row.getByText(text).first().waitFor();
    }
    expect(await row.getByText('Admin', { exact: true }).count()).toBe(0);
    await rowOf(page, 'Ada Admin').getByText('Admin', { exact: true }).waitFor();
    const [total = 0, active = 0, inactive = 0, administrators = 0] = await counts(page);
    expect(total).toBe(active + inactive);
    expect(administrators).toBeGreaterThanOrEqual(1);

    // Administrators do not lock themselves out.
    await rowOf(page, 'Ada Admin').getByText('You', { exact: true }).waitFor();
    expect(await switchOf(page, 'Ada Admin').isDisabled()).toBe(true);
  });

  test('switches an account off, which counts at its next step, and on again', async ({
    visitor,
    openVisitor,
    promote,
  }) => {
    const { page, register } = visitor;
    const other = await openVisitor();
    other.expectTrouble(/status of 403/);
    await other.register({ name: 'Sven Sleeper' });
    await other.navigate('/profile');
    await settled(other.page);
    await promote(await register({ name: 'Ada Admin' }));
    await openPanel(visitor);
    const before = await counts(page);

    await switchOf(page, 'Sven Sleeper').click();
    await toast(page, 'Sven Sleeper has been deactivated').waitFor();
    await rowOf(page, 'Sven Sleeper').getByText('Inactive', { exact: true }).waitFor();
    expect(await switchOf(page, 'Sven Sleeper').isChecked()).toBe(false);
    // Nothing that can be seen says that it is active, beside a switch that is off.
    expect(await rowOf(page, 'Sven Sleeper').innerText()).not.toMatch(/\bActive\b/);
    const [total = 0, active = 0, inactive = 0, administrators = 0] = before;
    expect(await counts(page)).toEqual([total, active - 1, inactive + 1, administrators]);
    await other.page.getByRole('link', { name: 'Sharing' }).click();
    await other.page.getByRole('heading', { name: 'Account Deactivated' }).waitFor();
    await other.page
      .getByText(
        'Your account has been deactivated. Please contact the administrator for assistance.',
      )
      .waitFor();

    await switchOf(page, 'Sven Sleeper').press('Space');
    await toast(page, 'Sven Sleeper has been activated').waitFor();
    expect(await counts(page)).toEqual(before);
    await other.page.reload();
    await other.page.getByRole('link', { name: 'Sharing' }).click();
    await other.page.getByRole('heading', { level: 1, name: 'Sharing' }).waitFor();
    await page.reload();
    await rowOf(page, 'Sven Sleeper').getByText('Active', { exact: true }).first().waitFor();
  });

  if (isProof)
    test('turns a switch back where the change is refused', async ({
      visitor,
      openVisitor,
      promote,
    }) => {
      const { page, register, expectTrouble } = visitor;
      expectTrouble(/status of 500/, /status of 409/);
      await (await openVisitor()).register({ name: 'Rita Refused' });
      await promote(await register({ name: 'Ada Admin' }));
      await openPanel(visitor);
      const refuse = (status: number, message: string) =>
        page.route(/toggle-status/, (route) =>
          route.fulfill({
            status,
            json: { message, code: status === 409 ? 'conflict' : 'internal' },
          }),
        );
      await refuse(500, '');
      await switchOf(page, 'Rita Refused').click();
      await toast(page, 'Error').getByText('Failed to toggle user status').waitFor();
      expect(await switchOf(page, 'Rita Refused').isChecked()).toBe(true);
      await refuse(409, 'You are no longer an administrator');
      await switchOf(page, 'Rita Refused').click();
      await toast(page, 'Error').getByText('You are no longer an administrator').waitFor();
      expect(await switchOf(page, 'Rita Refused').isChecked()).toBe(true);
    });

  if (isProof)
    test('that cannot be loaded says so, and can be asked again', async ({ visitor, promote }) => {
      const { page, register, navigate, expectTrouble } = visitor;
      expectTrouble(/ERR_FAILED/);
      await promote(await register());
      await page.route(/\/api\/admin/, (route) => route.abort());
      await navigate('/admin');
      await page.getByText('Failed to load admin panel', { exact: true }).waitFor();
      await expectSoundInEveryLook(page);
      await page.unroute(/\/api\/admin/);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await users(page).first().waitFor();
    });

  if (isProof)
    test('finds one of ten thousand, and shows fifty of them at a time', async ({
      visitor,
      app,
      promote,
    }) => {
      const { page, register } = visitor;
      await promote(await register({ name: 'Ada Admin' }));
      const database = new Sqlite(path.join(app.dataDir, 'longrun.sqlite'));
      const insert = database.prepare(
        "insert into users (email, password_hash, name, trainer_token, created_at) values (?, 'none', ?, ?, ?)",
      );
      database.transaction(() => {
        for (let count = 1; count <= 10_000; count += 1) {
          insert.run(`many${count}@example.net`, `Runner ${count}`, `token ${count}`, Date.now());
        }
        insert.run('elodie@example.net', 'Élodie Noir', 'token e', Date.now());
      })();

      await openPanel(visitor);
      expect((await counts(page))[0]).toBeGreaterThan(10_000);
      expect(await users(page).count()).toBe(50);
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect.poll(() => users(page).count()).toBe(100);
      await page.getByText('The newest 100', { exact: true }).waitFor();

      await search(page).fill('ÉLODIE');
      await expect.poll(() => users(page).count()).toBe(1);
      await page.getByText('1 user with “ÉLODIE”').waitFor();
      await search(page).fill('many77@');
      await rowOf(page, 'many77@example.net').waitFor();
      await expect.poll(() => users(page).count()).toBe(1);
      await switchOf(page, 'Runner 77').click();
      await toast(page, 'Runner 77 has been deactivated').waitFor();
      await search(page).fill('nobody at all');
      await page.getByText('No users found', { exact: true }).waitFor();
      await expectSoundInEveryLook(page);
      await search(page).fill('');
      await expect.poll(() => users(page).count()).toBeGreaterThanOrEqual(50);
      database.exec("delete from users where email like '%@example.net'");
      database.close();
    });
});
