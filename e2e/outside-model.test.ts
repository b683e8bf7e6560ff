import { afterAll, beforeAll, expect } from 'vitest';
import { type ModelServer, startModelServer } from '../testing/models/model-server.ts';
import { journey as test } from './fixtures.ts';
import { expectAccessible } from './looks.ts';
import { type RunningApp, startApp } from './running-app.ts';

let server: ModelServer;
let app: RunningApp;

beforeAll(async () => {
  server = await startModelServer();
  app = await startApp({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: server.url,
    AI_MODEL: 'stub-1',
    AI_OWN_KEYS: `Ours=${server.url}`,
  });
});
afterAll(async () => {
  await app.remove();
  await server.close();
});

const HOSTILE = [
  'You ran **12.3 km** in the last days, and 77 km more than that.',
  '<script>document.title = "taken"</script> <img src="http://127.0.0.1:9/x.png" onerror="alert(1)">',
  '![a picture](http://127.0.0.1:9/y.png) [your profile](http://127.0.0.1:9/login)',
  '- one\n- two',
].join('\n\n');

test('an outside model answers while it writes, its own figures are marked, and only text is drawn', async ({
  openVisitor,
}) => {
  const { page, register, navigate, send } = await openVisitor({ baseURL: app.url });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await register();
  const today = new Date().toISOString().slice(0, 10);
  const run = { date: today, workoutType: 'running', runningSubtype: 'outdoor-easy' };
  await send('POST /api/workouts', { ...run, duration: '1:05', distance: 12.3 });
  server.script((_request, turn) =>
    turn === 0
      ? { calls: [{ name: 'look_up_log', input: { ask: 'total', from: '2000-01-01' } }] }
      : { text: HOSTILE, betweenMs: 40 },
  );
  await navigate('/ai');
  await page.getByRole('tab', { name: 'AI Chat' }).click();
  const host = new URL(server.url).host;
  await page.getByText(`In AI Chat stub-1 answers: your question`).waitFor();
  await page.getByText(host).waitFor();
  const log = page.getByRole('log', { name: 'Conversation' });
  const box = page.getByRole('textbox', { name: 'Your question' });
  await box.fill('How far did I run?');
  await box.press('Enter');
  const busy = log.locator('[aria-busy=true]');
  await busy.getByText('12.3').waitFor();
  await log.getByText('Answered by stub-1.').waitFor();
  expect(await busy.count()).toBe(0);
  const text = ((await log.textContent()) ?? '').replaceAll('\u00a0', ' ');
  expect(text).toContain('77? (unverified)');
  expect(text).not.toContain('12.3? (unverified)');
  expect(text).toContain('<script>document.title');
  expect(text).toContain('Figures with a question mark are unverified');
  expect(await log.locator('img, script, iframe, a[href*="127.0.0.1"]').count()).toBe(0);
  expect(asked.filter((url) => !url.startsWith(app.url))).toEqual([]);
  await expectAccessible(page);

  server.script(() => ({ status: 500, body: '' }));
  await box.fill('How much did I run this week?');
  await box.press('Enter');
  await log
    .getByText('The model answered with an error. The built-in coach answers instead:')
    .waitFor();
  await page.reload();
  await log.getByText('77').waitFor();
  await log.getByText('The built-in coach answers instead:').waitFor();
});

test('an own key is entered in the profile, answers in the chat, and is taken back', async ({
  openVisitor,
}) => {
  const { page, register, navigate } = await openVisitor({ baseURL: app.url });
  await register();
  await navigate('/profile');
  await page.getByRole('textbox', { name: 'Model' }).fill('mine-1');
  await page.getByRole('textbox', { name: 'Key' }).fill('sk-mine');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save key' }).click();
  await page.getByText('mine-1 of Ours answers, with your key.').waitFor();
  expect(await page.content()).not.toContain('sk-mine');
  await navigate('/ai');
  await page.getByText('In AI Chat mine-1 answers').waitFor();
  await navigate('/profile');
  await page.getByRole('button', { name: 'Remove key' }).click();
  await page.getByRole('button', { name: 'Save key' }).waitFor();
  await navigate('/ai');
  await page.getByText('In AI Chat stub-1 answers').waitFor();
});
