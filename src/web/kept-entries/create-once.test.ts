import { expect, test } from 'vitest';
import { ApiError } from '../api.ts';
import { createOnce, type FirstTry } from './create-once.ts';
import type { KeptOptions } from './kept-kind.ts';

type Sent = { name: string };

/** A server that keeps what it is sent by its key, and answers as it is told to. */
function serverThat(answers: ('well' | 'is lost' | 'is refused')[], isFaulty = (_: Sent) => false) {
  const rows = new Map<string, { id: number; version: number; name: string }>();
  const byKey = new Map<string, Sent>();
  const create = async (sent: Sent, { headers }: KeptOptions) => {
    const key = headers['idempotency-key'] ?? '';
    const answer = answers.shift() ?? 'well';
    if (isFaulty(sent)) throw refusal(400, 'validation');
    if (answer === 'is refused') throw refusal(429, 'tooManyRequests');
    if (byKey.has(key) && byKey.get(key)?.name !== sent.name) throw refusal(409, 'conflict');
    byKey.set(key, sent);
    const row = rows.get(key) ?? { id: rows.size + 1, version: 1, name: sent.name };
    rows.set(key, row);
    if (answer === 'is lost') throw refusal(0, 'offline');
    return row;
  };
  const update = async (id: number, { name }: Sent) => {
    const row = [...rows.values()].find((each) => each.id === id);
    if (!row) throw refusal(404, 'notFound');
    row.name = name;
    row.version += 1;
    return row;
  };
  return { kind: { create, update }, names: () => [...rows.values()].map(({ name }) => name) };
}

function refusal(status: number, code: ApiError['code']): ApiError {
  return new ApiError({ status, code, message: code });
}

function triesOf(start: FirstTry<Sent> = { key: 'first', sent: null }) {
  let now = start;
  return {
    read: () => now,
    write: (next: FirstTry<Sent>) => {
      now = next;
    },
  };
}

test('a try whose answer was lost is one entry, also when corrected since', async () => {
  const server = serverThat(['is lost']);
  const tries = triesOf();
  await expect(createOnce(server.kind, { name: 'Half' }, tries)).rejects.toThrow('offline');
  expect(tries.read().sent).toEqual({ name: 'Half' });
  const entry = await createOnce(server.kind, { name: 'City Half' }, tries);
  expect(entry).toMatchObject({ name: 'City Half', version: 2 });
  expect(server.names()).toEqual(['City Half']);
});

test('what was certainly refused was not sent: the next try begins anew', async () => {
  const server = serverThat(['is refused']);
  const tries = triesOf();
  await expect(createOnce(server.kind, { name: 'Half' }, tries)).rejects.toThrow();
  expect(tries.read()).toEqual({ key: 'first', sent: null });
});

test('a key under which another tab has saved something else is given up', async () => {
  const server = serverThat([]);
  await createOnce(server.kind, { name: 'Other tab' }, triesOf());
  const tries = triesOf();
  await createOnce(server.kind, { name: 'This tab' }, tries);
  expect(server.names()).toEqual(['Other tab', 'This tab']);
  expect(tries.read().key).not.toBe('first');
});

test('a try that an older release let pass and this one refuses does not stand in the way', async () => {
  const server = serverThat([], ({ name }) => name === 'Old');
  const tries = triesOf({ key: 'first', sent: { name: 'Old' } });
  await createOnce(server.kind, { name: 'New' }, tries);
  expect(server.names()).toEqual(['New']);
});

test('what stands in the form and is faulty is refused once', async () => {
  const server = serverThat([], () => true);
  await expect(createOnce(server.kind, { name: 'Faulty' }, triesOf())).rejects.toThrow();
});

test('what was corrected alone is changed, where the entry is more than what was sent', async () => {
  type Run = { id: number; version: number; notes: string; beats: number | null };
  const sent: Partial<Run>[] = [];
  const joined: Run = { id: 4, version: 2, notes: 'Windy', beats: 151 };
  const kind = {
    create: async () => joined,
    asSent: ({ notes, beats }: Run) => ({ notes, beats }),
    update: async (_id: number, change: Partial<Run>) => {
      sent.push(change);
      return { ...joined, ...change };
    },
  };
  let now: FirstTry<Partial<Run>> = { key: 'first', sent: { notes: 'Windy', beats: null } };
  const tries = {
    read: () => now,
    write: (next: FirstTry<Partial<Run>>) => {
      now = next;
    },
  };
  await createOnce(kind, { notes: 'Calm', beats: null }, tries);
  expect(sent).toEqual([{ notes: 'Calm', beats: 151 }]);
});
