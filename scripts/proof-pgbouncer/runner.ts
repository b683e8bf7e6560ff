import { deepStrictEqual, strictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { addDays } from '../../src/domain/calendar.ts';
import type { Dice } from '../demo/dice.ts';

/** What all runners together have logged, so that each can try what is another's. */
export type Known = { workouts: { id: number; userId: number }[] };

type Workout = { id: number; userId: number; date: string; distance: number; notes: string };
type Answer = { status: number; body: unknown };
type Ask = (method: string, path: string, more?: More) => Promise<Answer>;
type More = { body?: object; headers?: Record<string, string>; origin?: string | undefined };

const LAST_DAY = '2026-10-31';
const DAYS = 60;
const LATEST = 10;

/** A runner who logs, edits and reads, and compares every answer with what should be there. */
export async function signUp(input: {
  number: number;
  /** The processes: each call goes to one of them, as chance has it. */
  origins: string[];
  dice: Dice;
  known: Known;
  /** Told of each call. */
  count: () => void;
}): Promise<{ callAnything: () => Promise<string | undefined> }> {
  const { number, origins, dice, known } = input;
  const account = { name: `Runner ${number}`, email: `runner${number}@example.com` };
  const password = `the password of ${number}`;
  const bare = asking(input, undefined);
  const { token, user } = expecting<{ token: string; user: { id: number } }>(
    201,
    await bare('POST', '/api/auth/register', { body: { ...account, password, timeZone: 'UTC' } }),
  );
  const userId = user.id;
  const ask = asking(input, token);
  const log = new Map<number, Workout>();
  const deleted: Workout[] = [];
  const races: string[] = [];
  let written = 0;
  let weighed = 0;

  const newestFirst = () =>
    [...log.values()].sort((a, b) => (a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1));
  const bodyOf = (date: string) => {
    written += 1;
    const notes = `${account.name}, entry ${written}`;
    const distance = 5 + (written % 9);
    return { date, workoutType: 'running', duration: '0:55', distance, notes };
  };
  const keep = (answered: unknown, sent: ReturnType<typeof bodyOf>) => {
    const workout = pick(answered);
    const { date, distance, notes } = sent;
    deepStrictEqual(workout, { id: workout.id, userId, date, distance, notes });
    log.set(workout.id, workout);
    return workout;
  };
  const some = () => (log.size > 0 ? dice.pick([...log.values()]) : undefined);

  const calls: Record<string, { weight: number; call: () => Promise<void> }> = {
    'logs a run': {
      weight: 22,
      call: async () => {
        const body = bodyOf(addDays(LAST_DAY, -Math.floor(dice.between(0, DAYS))));
        const { id } = keep(expecting(201, await ask('POST', '/api/workouts', { body })), body);
        known.workouts.push({ id, userId });
      },
    },
    'logs a run twice under one key, of either process': {
      weight: 3,
      call: async () => {
        const body = bodyOf(LAST_DAY);
        const headers = { 'idempotency-key': randomUUID() };
        const answers = await Promise.all(
          origins.map((origin) => ask('POST', '/api/workouts', { body, headers, origin })),
        );
        const [one, other] = answers.map((answer) => keep(expecting(201, answer), body));
        deepStrictEqual(one, other);
      },
    },
    'edits one': {
      weight: 8,
      call: async () => {
        const workout = some();
        if (!workout) return;
        const body = bodyOf(workout.date);
        const answer = await ask('PUT', `/api/workouts/${workout.id}`, { body });
        keep(expecting(200, answer), body);
      },
    },
    'deletes one': {
      weight: 4,
      call: async () => {
        const workout = some();
        if (!workout) return;
        expecting(204, await ask('DELETE', `/api/workouts/${workout.id}`));
        log.delete(workout.id);
        deleted.push(workout);
      },
    },
    'brings one back': {
      weight: 3,
      call: async () => {
        const workout = deleted.pop();
        if (!workout) return;
        const answer = await ask('POST', `/api/workouts/${workout.id}/restore`);
        deepStrictEqual(pick(expecting(200, answer)), workout);
        log.set(workout.id, workout);
      },
    },
    'reads one': {
      weight: 12,
      call: async () => {
        const workout = some();
        if (!workout) return;
        const answer = await ask('GET', `/api/workout/${workout.id}`);
        deepStrictEqual(pick(expecting(200, answer)), workout);
      },
    },
    'reads another’s': {
      weight: 3,
      call: async () => {
        const others = known.workouts.filter((each) => each.userId !== userId);
        if (others.length === 0) return;
        expecting(404, await ask('GET', `/api/workout/${dice.pick(others).id}`));
      },
    },
    'reads the latest': {
      weight: 16,
      call: async () => {
        const answer = await ask('GET', `/api/workouts/${userId}?limit=${LATEST}`);
        const seen = expecting<unknown[]>(200, answer).map(pick);
        deepStrictEqual(seen, newestFirst().slice(0, LATEST));
      },
    },
    'reads a stretch': {
      weight: 8,
      call: async () => {
        const [from, to] = [addDays(LAST_DAY, -20), addDays(LAST_DAY, -5)];
        const answer = await ask(
          'GET',
          `/api/workouts/${userId}/range?startDate=${from}&endDate=${to}`,
        );
        const seen = expecting<unknown[]>(200, answer).map(pick);
        const own = newestFirst().filter(({ date }) => date >= from && date <= to);
        deepStrictEqual(byId(seen), byId(own));
      },
    },
    'reads the sums': {
      weight: 6,
      call: async () => {
        const answer = await ask('GET', `/api/analytics/${userId}/summary?period=365`);
        const { totalDistance } = expecting<{ totalDistance: number }>(200, answer);
        const own = newestFirst().reduce((sum, { distance }) => sum + distance, 0);
        strictEqual(totalDistance, own);
      },
    },
    'plans a race': {
      weight: 3,
      call: async () => {
        const name = `${account.name}, race ${races.length}`;
        const body = { name, date: '2027-04-11', distance: 21.1, targetTime: '1:45:00' };
        const answer = await ask('POST', '/api/races', { body });
        const race = expecting<{ userId: number; name: string }>(201, answer);
        deepStrictEqual([race.userId, race.name], [userId, name]);
        races.push(name);
      },
    },
    'reads the races': {
      weight: 4,
      call: async () => {
        const answer = await ask('GET', `/api/races/${userId}`);
        const seen = expecting<{ name: string }[]>(200, answer).map(({ name }) => name);
        deepStrictEqual(seen.toSorted(), races.toSorted());
      },
    },
    'steps on the scales': {
      weight: 3,
      call: async () => {
        const body = { date: LAST_DAY, weight: 60 + number, notes: account.name };
        const answer = await ask('POST', '/api/weight', { body });
        const entry = expecting<{ userId: number; weight: number }>(201, answer);
        deepStrictEqual([entry.userId, entry.weight], [userId, 60 + number]);
        weighed += 1;
      },
    },
    'reads the weights': {
      weight: 3,
      call: async () => {
        const answer = await ask('GET', `/api/weight/${userId}`);
        const seen = expecting<{ weight: number }[]>(200, answer).map(({ weight }) => weight);
        deepStrictEqual(seen, Array(Math.min(200, weighed)).fill(60 + number));
      },
    },
    'asks who is signed in': {
      weight: 3,
      call: async () => {
        const me = expecting<{ user: { id: number } }>(200, await ask('GET', '/api/auth/me'));
        strictEqual(me.user.id, userId);
      },
    },
    'signs in again': {
      weight: 1,
      call: async () => {
        const body = { email: account.email, password };
        const answer = await bare('POST', '/api/auth/login', { body });
        strictEqual(expecting<{ user: { id: number } }>(200, answer).user.id, userId);
      },
    },
  };
  const drawn = Object.entries(calls).flatMap(([does, { weight, call }]) =>
    Array<{ does: string; call: () => Promise<void> }>(weight).fill({ does, call }),
  );

  return {
    callAnything: async () => {
      const { does, call } = dice.pick(drawn);
      try {
        await call();
        return undefined;
      } catch (error) {
        return `${account.name} ${does}: ${error instanceof Error ? error.message : error}`;
      }
    },
  };
}

function asking(
  { origins, dice, count }: { origins: string[]; dice: Dice; count: () => void },
  token: string | undefined,
): Ask {
  return async (method, path, { body, headers, origin = dice.pick(origins) } = {}) => {
    count();
    const credential: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { ...credential, ...type, ...headers },
      body: body ? JSON.stringify(body) : null,
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  };
}

/** What the answer holds; rejects one of another status with what it says. */
function expecting<T>(status: number, answer: Answer): T {
  if (answer.status === status) return answer.body as T;
  throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`);
}

function pick(answered: unknown): Workout {
  const { id, userId, date, distance, notes } = answered as Workout;
  return { id, userId, date, distance, notes };
}

function byId(workouts: Workout[]): Workout[] {
  return workouts.toSorted((a, b) => a.id - b.id);
}
