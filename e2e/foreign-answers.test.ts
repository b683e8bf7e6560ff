import { createServer, get } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { budget } from '../testing/budget.ts';
import { journey } from './fixtures.ts';
import { button, field, toast } from './parts.ts';
import { settled } from './settled.ts';
import { SCREENS } from './whole-app/screens.ts';

/** What a proxy before the server answers in its place: a page, nothing, and JSON of its own. */
const A_PAGE = {
  status: 502,
  contentType: 'text/html',
  body: '<html><h1>502 Bad Gateway</h1>nginx</html>',
};
const ANSWERS = [
  A_PAGE,
  { status: 500, body: '' },
  { status: 503, contentType: 'application/json', body: '{"message":"nginx: no upstream"}' },
  { ...A_PAGE, status: 200 },
];
const THEIRS = /nginx|gateway|<html|internal server error|not valid JSON|\b50[0-9]\b/i;

const NO_THINGS = { run: null, other: null, race: null, raced: null, imported: null, link: '' };

/** Of the screens; what an answer is read with is the same for all of them. */
const EVERY = budget({ everyday: 5, small: 1, full: 1 });

describe('a proxy', () => {
  journey(
    'that puts Longrun below a path of another site gets a page that says where it has to stand',
    async ({ visitor, app }) => {
      const { page } = visitor;
      visitor.expectTrouble(/status of 404/);
      const words = page.getByText('It has to stand at the root of a host name');
      const other = await belowPath({ url: app.url, path: '/run' });
      await page.goto(`${other.origin}/run/`);
      await words.waitFor();
      await other.close();
      await visitor.navigate('/');
      await button(page, 'Sign In').waitFor();
      expect(await words.count()).toBe(0);
    },
  );
});

/** Another site, which hands what is asked below the path on, and knows nothing of the rest. */
async function belowPath({ url: inner, path }: { url: string; path: string }) {
  const site = createServer((request, response) => {
    const { url = '', headers } = request;
    if (!url.startsWith(path)) {
      response.writeHead(404).end();
      return;
    }
    get(`${inner}${url.slice(path.length)}`, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      site.closeAllConnections();
      return new Promise((resolve) => site.close(resolve));
    },
  };
}

describe('what a proxy answers in place of the server', () => {
  journey('is shown on no screen', { timeout: 120_000 }, async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectTrouble(/status of 50\d/);
    await visitor.register();
    await answerAll(page, A_PAGE);
    await visitor.navigate('/');
    const told: string[] = [];
    for (const { address } of SCREENS.filter((_, at) => at % EVERY === 0)) {
      const there = address(NO_THINGS);
      if (there === null) continue;
      await page.evaluate((to) => history.pushState(null, '', to), there);
      await settled(page);
      const words = await page.locator('body').innerText();
      if (THEIRS.test(words)) told.push(`${there}: ${words.match(THEIRS)}`);
    }
    expect(told).toEqual([]);
  });

  journey(
    'leaves signing in and writing down to say their own, and keeps what was typed',
    async ({ visitor }) => {
      const { page } = visitor;
      visitor.expectTrouble(/status of 50\d/);
      const athlete = await visitor.register();
      await visitor.navigate('/workouts');
      for (const answer of ANSWERS) {
        await page.unrouteAll();
        await answerAll(page, answer);
        await field(page, 'Distance').fill('8.6');
        await field(page, 'Duration').fill('0:48');
        await button(page, 'Save Workout').click();
        // None of these is the server's: what was saved waits on the device.
        await toast(page, 'Saved on this device').waitFor();
        await page.getByText('Distance 8.6').waitFor();
        await button(page, 'Take back').click();
        await toast(page, 'Taken back: it is not sent').waitFor();
      }
      await page.unrouteAll();
      await button(page, 'Sign Out').click();
      await field(page, 'Email').fill(athlete.email);
      await field(page, 'Password').fill(athlete.password);
      for (const answer of ANSWERS) {
        await page.unrouteAll();
        await answerAll(page, answer);
        await button(page, 'Sign In').click();
        await toast(page, 'Login Failed').getByText('Login failed', { exact: true }).waitFor();
        await button(page, 'Close message').click();
        expect(await page.getByRole('main').innerText()).not.toMatch(THEIRS);
      }
    },
  );
});

/** All calls but the one for who is signed in. */
async function answerAll(page: Page, answer: Partial<typeof A_PAGE>): Promise<void> {
  await page.route(/\/api\/(?!auth\/me\b)/, (route) => route.fulfill(answer));
}
