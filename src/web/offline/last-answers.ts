import type { Query, QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { sessionKey } from '../queries/keys.ts';
import { accountId, idOf } from './account-id.ts';
import { setDeviceStatus } from './device-status.ts';
import { deviceStore, type KeptAnswer, SIGNED_IN } from './device-store.ts';
import { isUnreachable } from './unreachable.ts';

/** A hash of src/contract, put in by the build. */
declare const CONTRACT_VERSION: string;

/** What is live, secret, or another athlete's is not kept on a device. */
const NOT_KEPT = [
  'accounts',
  'coach model',
  'csv plan',
  'devices',
  'imports',
  'sharing',
  'strava',
  'trainer',
];
const MOST_KEPT = 500;
const WRITE_AFTER_MS = 100;
const ASK_AGAIN_MS = 10_000;

/** Of each query that shows an answer of an earlier time: when that was given. */
const old = new Map<string, number>();

/**
 * Asks the server, and shows meanwhile what it answered last. Where it cannot be reached that stays,
 * and is marked as of its time.
 */
export async function answerOf(
  ask: (context: QueryFunctionContext) => unknown,
  context: QueryFunctionContext,
  query: Query,
): Promise<unknown> {
  if (query.state.data === undefined) await showLast(query);
  try {
    const data = await ask(context);
    setDeviceStatus({ isUnreachable: false });
    if (isSession(query) && old.has(query.queryHash)) await leaveToOther(query.state.data, data);
    settle(query);
    return data;
  } catch (refusal) {
    if (!isUnreachable(refusal)) throw refusal;
    setDeviceStatus({ isUnreachable: true });
    const { data, dataUpdatedAt } = query.state;
    if (data === undefined) throw refusal;
    const atMs = old.get(query.queryHash) ?? dataUpdatedAt;
    markOld(query, atMs);
    // Once this has become the answer: it is as old as before.
    setTimeout(() => query.setState({ dataUpdatedAt: atMs }));
    return data;
  }
}

/** Keeps each answer from now on, and asks anew for the old ones once the server is back. */
export function keepAnswers(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  const waiting = new Map<string, Query>();
  const note = (query: Query) => {
    if (waiting.size === 0) setTimeout(() => void write(queryClient, waiting), WRITE_AFTER_MS);
    waiting.set(query.queryHash, query);
  };
  // What the first screen asked before any of this began.
  void takeAccount(queryClient.getQueryData(sessionKey)).catch(() => {});
  for (const query of cache.getAll()) note(query);
  cache.subscribe((event) => {
    const isAnswered = event.type === 'updated' && event.action.type === 'success';
    if (isAnswered) note(event.query);
    if (isAnswered && isSession(event.query) && !old.has(event.query.queryHash)) {
      void takeAccount(event.query.state.data).catch(() => {});
    }
    if (event.type === 'removed') settle(event.query);
  });
  const askAgain = () => {
    if (old.size === 0 || document.hidden) return;
    void queryClient.refetchQueries({ predicate: ({ queryHash }) => old.has(queryHash) });
  };
  addEventListener('online', askAgain);
  setInterval(askAgain, ASK_AGAIN_MS);
}

/** Nothing that an account was answered stays readable here. */
export async function forgetAnswers(): Promise<void> {
  old.clear();
  setDeviceStatus({ isUnreachable: false, isOld: false });
  const store = await deviceStore();
  const tx = store.transaction(['account', 'answers'], 'readwrite');
  await Promise.all([tx.objectStore('account').clear(), tx.objectStore('answers').clear()]);
  await tx.done;
}

/** When the oldest of what these queries show was answered; null where all of it is of now. */
export function asOfMs(queries: readonly Query[]): number | null {
  const times = queries.flatMap(({ queryHash }) => old.get(queryHash) ?? []);
  return times.length > 0 ? Math.min(...times) : null;
}

async function showLast(query: Query): Promise<void> {
  const last = await findLast(query).catch(() => undefined);
  if (!last || query.state.data !== undefined) return;
  markOld(query, last.atMs);
  query.setState({ data: last.data, dataUpdatedAt: last.atMs, status: 'success' });
}

async function findLast({ queryHash }: Query): Promise<KeptAnswer | undefined> {
  const tx = (await deviceStore()).transaction(['account', 'answers']);
  const account = await tx.objectStore('account').get(SIGNED_IN);
  if (!account) return undefined;
  const answer = await tx.objectStore('answers').get([account.userId, queryHash]);
  return answer?.contract === CONTRACT_VERSION ? answer : undefined;
}

/** The answers on this device are one account's; whoever signs in next finds none. */
async function takeAccount(user: unknown): Promise<void> {
  const id = idOf(user);
  if (user === null) return forgetAnswers();
  if (id === null) return;
  const tx = (await deviceStore()).transaction(['account', 'answers'], 'readwrite');
  const accounts = tx.objectStore('account');
  if ((await accounts.get(SIGNED_IN))?.userId !== id) {
    await tx.objectStore('answers').clear();
    await accounts.put({ userId: id }, SIGNED_IN);
  }
  await tx.done;
}

/** Somebody else signed in since: what is shown already is not theirs. */
async function leaveToOther(shown: unknown, user: unknown): Promise<void> {
  if (user === null || idOf(shown) === idOf(user)) return;
  await takeAccount(user);
  location.reload();
}

async function write(queryClient: QueryClient, waiting: Map<string, Query>): Promise<void> {
  const queries = [...waiting.values()];
  waiting.clear();
  const userId = accountId(queryClient);
  if (userId === null) return;
  try {
    const tx = (await deviceStore()).transaction(['account', 'answers'], 'readwrite');
    const account = await tx.objectStore('account').get(SIGNED_IN);
    // Another tab signed out, or in as somebody else, while this one was answered.
    const isTheirs = account?.userId === userId;
    const answers = tx.objectStore('answers');
    for (const { queryKey, queryHash: hash, state } of queries) {
      const isKept = isTheirs && !NOT_KEPT.includes(queryKey[0]) && !old.has(hash);
      if (!isKept || state.status !== 'success') continue;
      const { data, dataUpdatedAt: atMs } = state;
      await answers.put({ userId, hash, data, atMs, contract: CONTRACT_VERSION });
    }
    await dropOldest(await answers.count(), answers.index('byAge'));
    await tx.done;
  } catch {
    // No room, or no leave: what is not kept is asked for when there is a network.
  }
}

type Ages = { openCursor: () => Promise<AgeCursor | null> };
type AgeCursor = { delete: () => Promise<void>; continue: () => Promise<AgeCursor | null> };

async function dropOldest(count: number, byAge: Ages): Promise<void> {
  let cursor = count > MOST_KEPT ? await byAge.openCursor() : null;
  for (let left = count - MOST_KEPT; cursor && left > 0; left -= 1) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
}

function markOld({ queryHash }: Query, atMs: number): void {
  old.set(queryHash, atMs);
  setDeviceStatus({ isOld: true });
}

function settle({ queryHash }: Query): void {
  if (old.delete(queryHash)) setDeviceStatus({ isOld: old.size > 0 });
}

function isSession({ queryKey }: { queryKey: QueryKey }): boolean {
  return queryKey[0] === sessionKey[0];
}
