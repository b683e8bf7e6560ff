import { afterEach, describe, expect, test, vi } from 'vitest';
import { login } from '../contract/auth.ts';
import { me } from '../contract/session.ts';
import { createWeight } from '../contract/weight.ts';
import { ApiError, call, listenToRefusals, messageOf, refused } from './api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const PAGE = '<html>\n<head><title>502 Bad Gateway</title></head><body>nginx</body></html>';
const HTML = { 'content-type': 'text/html' };

describe('an answer that is not of this app', () => {
  test.each([
    ['a page of a proxy', new Response(PAGE, { status: 502, headers: HTML })],
    ['an empty 500', new Response('', { status: 500, statusText: 'Internal Server Error' })],
    ['JSON of someone else', Response.json({ message: 'no Route matched' }, { status: 404 })],
    ['JSON with a code of theirs', Response.json({ message: 'oops', code: 17 }, { status: 503 })],
    ['JSON that is no object', Response.json('upstream error', { status: 504 })],
    ['half a refusal', new Response('{"message":"Not fou', { status: 404 })],
    ['a page to sign in to the network', new Response(PAGE, { status: 200, headers: HTML })],
    ['half an answer', new Response('{"user":{"id":', { status: 200 })],
  ])('has no message, so that the screen says its own: %s', async (_what, response) => {
    const refusal = await refusalOf(response);
    expect(refusal).toMatchObject({ code: 'unreadable', message: '', status: response.status });
    expect(messageOf(refusal, 'Login failed')).toBe('Login failed');
  });

  test('is known from a refusal of the server, which is told in its words', async () => {
    const body = { code: 'wrongCredentials', message: 'Email or password is wrong.' };
    const refusal = await refusalOf(Response.json(body, { status: 401 }));
    expect(refusal).toMatchObject({ ...body, status: 401 });
    expect(messageOf(refusal, 'Login failed')).toBe('Email or password is wrong.');
  });

  test('is known from no answer at all', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const refusal = await call(me, {}).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'offline', status: 0 });
    expect(messageOf(refusal, 'Login failed')).toContain('cannot be reached');
  });

  test('is known from an answer that breaks off', async () => {
    const body = new ReadableStream({
      pull: (stream) => stream.error(new TypeError('network error')),
    });
    expect(await refusalOf(new Response(body))).toMatchObject({ code: 'offline', status: 0 });
  });
});

describe('a call that a network takes and never answers', () => {
  const key = { headers: { 'idempotency-key': 'one' } };
  const entry = { body: { date: '2026-11-02', weight: 71 } };

  test('is given up where it does no harm to arrive late, and is told as no answer at all', async () => {
    const { askedFor } = neverAnswered();
    expect(await failureOf(call(me, {}))).toMatchObject({ code: 'offline', status: 0 });
    const stopped = new AbortController();
    expect(await failureOf(call(me, {}, { signal: stopped.signal }))).toMatchObject({ status: 0 });
    expect(await failureOf(call(createWeight, entry, key))).toMatchObject({ status: 0 });
    expect(askedFor).toEqual([20_000, 20_000, 20_000]);
  });

  test('is waited for five minutes where it could be done twice, and then told as well', async () => {
    const { askedFor } = neverAnswered();
    expect(await failureOf(call(createWeight, entry))).toMatchObject({ code: 'offline' });
    expect(askedFor).toEqual([300_000]);
  });

  test('is waited for where it is a file', async () => {
    const { askedFor } = neverAnswered();
    void call(createWeight, entry, { ...key, bytes: new Blob(['a file']) });
    expect(askedFor).toEqual([]);
  });

  test('that its screen gives up is no fault', async () => {
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => untilAborted(signal));
    const stop = new AbortController();
    const failure = failureOf(call(me, {}, { signal: stop.signal }));
    stop.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
  });
});

test('a refused call is heard, whatever made it, until nobody listens', async () => {
  const heard: string[] = [];
  const stop = listenToRefusals(({ code }) => heard.push(code));
  const body = { code: 'notSignedIn', message: 'Sign in first.' };
  await refusalOf(Response.json(body, { status: 401 }));
  stop();
  await refusalOf(Response.json(body, { status: 401 }));
  expect(heard).toEqual(['notSignedIn']);
});

test('a refusal of what is sent by other means than a call is heard as well', () => {
  const heard: string[] = [];
  const stop = listenToRefusals(({ code }) => heard.push(code));
  const refusal = refused(401, '{"code":"notSignedIn","message":"Sign in first."}');
  stop();
  expect(refusal).toMatchObject({ status: 401, message: 'Sign in first.' });
  expect(heard).toEqual(['notSignedIn']);
});

test('what failed in the page itself is told in words of the screen', () => {
  expect(messageOf(new TypeError('x is undefined'), 'Login failed')).toBe('Login failed');
});

/** Patience that ends at once, and how much of it was asked for. */
function neverAnswered() {
  const askedFor: number[] = [];
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => untilAborted(signal));
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    askedFor.push(ms);
    return AbortSignal.abort(new DOMException('signal timed out', 'TimeoutError'));
  });
  return { askedFor };
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'no failure',
    (failure: unknown) => failure,
  );
}

async function refusalOf(response: Response): Promise<unknown> {
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  const body = { email: 'dana@example.org', password: 'quiet river stones' };
  const refusal: unknown = await call(login, { body }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  return refusal;
}
