import { afterAll, afterEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { makeWebRoot } from '../../../testing/server/web-root.ts';

const web = makeWebRoot();
let app: TestApp;

afterEach(() => app.close());
afterAll(() => web.remove());

async function pageSays(headers: Record<string, string> = {}): Promise<boolean> {
  const { statusCode, body } = await app.app.inject({ url: '/', headers });
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Longrun</title>');
  return body.includes('data-first-account');
}

test('a page says that there is no account yet until there is one', async () => {
  app = await createTestApp({ webRoot: web.folder });
  expect(await pageSays()).toBe(true);
  expect(await pageSays()).toBe(true);
  await app.register();
  expect(await pageSays()).toBe(false);
});

test('a page says nothing of it to a browser that was signed in here, nor to a trainer', async () => {
  app = await createTestApp({ webRoot: web.folder });
  expect(await pageSays({ cookie: 'longrun_session=of-an-earlier-server' })).toBe(false);
  const { body } = await app.app.inject({ url: '/trainer/no-such-link' });
  expect(body).not.toContain('data-first-account');
});

test('where registration is closed no page offers what would be refused', async () => {
  app = await createTestApp({ webRoot: web.folder, config: { registration: 'closed' } });
  expect(await pageSays()).toBe(false);
});

test('a page comes without it where the database does not answer', async () => {
  app = await createTestApp({ webRoot: web.folder });
  await app.db.destroy();
  expect(await pageSays()).toBe(false);
});
