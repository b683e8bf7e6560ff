import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveWay, nobodyWaits, type WhoWaits, watchWhoWaits } from './who-waits.ts';

// It ends without waiting for the connections that `fetch` keeps.
const app = Fastify({ forceCloseConnections: true });
const whoWaits = watchWhoWaits(app);
const answers: (() => void)[] = [];
app.get('/held', () => new Promise((resolve) => answers.push(() => resolve({}))));
let origin = '';
beforeAll(async () => {
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Ahead of now, so that on a busy machine it is not long ago by the time it is looked at. */
const justNowMs = () => nowMs() + 60_000;
const nowMs = () => performance.timeOrigin + performance.now();

/** A time at which nobody else was let in is none that was left to others. */
async function restsMs(who: WhoWaits, tookMs?: number): Promise<number> {
  let letIn = false;
  setImmediate(() => {
    letIn = true;
  });
  const fromMs = performance.now();
  await giveWay(who, tookMs);
  return letIn ? performance.now() - fromMs : 0;
}

test('where nobody has come, the work goes on at once', async () => {
  expect(await restsMs(nobodyWaits(), 40)).toBe(0);
});

test('where somebody came lately, it rests several times as long as it took, within bounds', async () => {
  const who = nobodyWaits();
  who.set([0, justNowMs()]);
  expect(await restsMs(who, 4)).toBeGreaterThanOrEqual(19);
  who.set([0, justNowMs()]);
  // As long for ten seconds of work as for ten milliseconds.
  expect(await restsMs(who, 10_000)).toBeLessThan(10_000);
  who.set([0, justNowMs()]);
  expect(await restsMs(who)).toBe(0);
});

test('it waits while somebody waits for an answer, and not for what takes long by itself', async () => {
  const who = nobodyWaits();
  who.set([1, justNowMs()]);
  expect(await restsMs(who)).toBeGreaterThan(0);
  who.set([1, nowMs() - 1000]);
  expect(await restsMs(who)).toBe(0);
});

test('a request counts until it is answered or given up', async () => {
  const givenUp = new AbortController();
  const [first, second] = [fetch(`${origin}/held`), fetch(`${origin}/held`, givenUp)];
  await expect.poll(() => whoWaits[0]).toBe(2);
  expect(Math.abs(nowMs() - (whoWaits[1] ?? 0))).toBeLessThan(20_000);
  givenUp.abort();
  await expect(second).rejects.toThrow();
  await expect.poll(() => whoWaits[0]).toBe(1);
  for (const answer of answers) answer();
  expect((await first).status).toBe(200);
  await expect.poll(() => whoWaits[0]).toBe(0);
});
