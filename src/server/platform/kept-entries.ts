import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './db/database.ts';
import type { KeptTable } from './db/tables.ts';
import { AppError, notFound } from './http/app-error.ts';
import {
  changeEntry,
  findEvenDeleted,
  findKey,
  keepEntryOfKey,
  markDeleted,
  type OfEntry,
  restoreDeleted,
  takeKey,
} from './kept-entries.queries.ts';

/** A row of any table of such entries. */
type KeptRow = { id: number; version: number; deleted_at: number | null };

/** What is different for each kind of entry that an athlete keeps. */
type Kind<Row> = {
  db: Db;
  clock: Clock;
  table: KeptTable;
  /** As messages call it: 'Weight entry'. */
  name: string;
  /** What is said where two edits met. */
  overtaken: string;
  /** As the calls answer it; undefined where it is deleted. */
  find: (tx: Tx, of: OfEntry) => Promise<Row | undefined>;
  /** As `find`, deleted or not; left out where the calls answer the table's row as it stands. */
  findEvenDeleted?: (tx: Tx, of: OfEntry) => Promise<Row | undefined>;
  /** Does what has to follow each write in the same transaction. */
  follow?: <T>(input: { tx: Tx; userId: number; write: () => Promise<T> }) => Promise<T>;
};

type Asked = { userId: number; request: FastifyRequest };
type AskedOne = Asked & { params: { id: number } };

/**
 * Entries with a version, created once for each Idempotency-Key, changed where nobody else changed
 * them meanwhile, deleted and brought back. Each is one transaction.
 */
export function keptEntries<Row extends KeptRow, Columns extends object>(kind: Kind<Row>) {
  const { db, clock, table, name, find } = kind;

  const inOne = <T>(userId: number, write: (tx: Tx) => Promise<T>): Promise<T> =>
    db
      .transaction()
      .execute((tx) =>
        kind.follow ? kind.follow({ tx, userId, write: () => write(tx) }) : write(tx),
      );

  const found = async (tx: Tx, of: OfEntry): Promise<Row> => {
    const row = await find(tx, of);
    if (!row) throw notFound(name);
    return row;
  };

  const evenDeleted = async (tx: Tx, of: OfEntry) =>
    kind.findEvenDeleted
      ? kind.findEvenDeleted(tx, of)
      : ((await findEvenDeleted(tx, table, of)) as Row | undefined);

  return {
    /** A request that is sent again under its key gets the entry that it made, as it is by now. */
    async create(asked: Asked, add: (tx: Tx, nowMs: number) => Promise<Row>): Promise<Row> {
      const { userId, request } = asked;
      const nowMs = clock.nowMs();
      return inOne(userId, async (tx) => {
        const id = await idMadeBefore(tx, { userId, request, nowMs });
        if (id === null) {
          const row = await add(tx, nowMs);
          const key = readKey(request);
          if (key !== undefined) await keepEntryOfKey(tx, { userId, key, entryId: row.id });
          return row;
        }
        const made = await evenDeleted(tx, { userId, id });
        if (!made) throw new AppError('conflict', GONE);
        return made;
      });
    },

    /**
     * Two edits at once never overwrite each other unseen: an If-Match header names what was seen.
     * An edit that is sent again under its key is answered with the entry as it is by now.
     */
    async change(
      asked: AskedOne,
      columnsFor: (edit: { tx: Tx; before: Row; nowMs: number }) => Columns | Promise<Columns>,
    ): Promise<{ before: Row; after: Row }> {
      const { userId, params, request } = asked;
      const of = { userId, id: params.id };
      const seen = readIfMatch(request, name.toLowerCase());
      return inOne(userId, async (tx) => {
        const before = await evenDeleted(tx, of);
        if (!before || before.deleted_at !== null) throw notFound(name);
        const nowMs = clock.nowMs();
        if ((await idMadeBefore(tx, { userId, request, nowMs })) !== null) {
          const now = await found(tx, of);
          return { before: now, after: now };
        }
        const key = readKey(request);
        if (key !== undefined) await keepEntryOfKey(tx, { userId, key, entryId: params.id });
        const { version } = before;
        if ((seen ?? version) !== version) throw new AppError('conflict', kind.overtaken);
        const columns = await columnsFor({ tx, before, nowMs });
        const changed = await changeEntry(tx, table, { ...of, version, columns });
        if (!changed) throw new AppError('conflict', kind.overtaken);
        return { before, after: await found(tx, of) };
      });
    },

    async remove({ userId, params }: AskedOne): Promise<null> {
      const of = { userId, id: params.id, nowMs: clock.nowMs() };
      const isDeleted = await inOne(userId, (tx) => markDeleted(tx, table, of));
      if (!isDeleted) throw notFound(name);
      return null;
    },

    /** `settle` sees to what others took meanwhile. */
    async restore(
      { userId, params }: AskedOne,
      settle?: (tx: Tx, of: OfEntry) => Promise<void>,
    ): Promise<Row> {
      const of = { userId, id: params.id };
      return inOne(userId, async (tx) => {
        if (!(await restoreDeleted(tx, table, of))) throw notFound(name);
        await settle?.(tx, of);
        return found(tx, of);
      });
    },
  };
}

const KEY_KEPT_MS = 7 * 86_400_000;
const LONGEST_KEY = 200;

const GONE = 'What this Idempotency-Key saved is gone for good. Use a new key for a new entry.';

/** The Idempotency-Key that a request was sent under. */
export function readKey(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = String(header);
  if (key.length > 0 && key.length <= LONGEST_KEY) return key;
  throw new AppError('validation', `An Idempotency-Key has 1 to ${LONGEST_KEY} characters`);
}

/** The entry that this very request made or changed before, under its key; null where it is the first. */
async function idMadeBefore(
  tx: Tx,
  of: { userId: number; request: FastifyRequest; nowMs: number },
): Promise<number | null> {
  const { userId, request, nowMs } = of;
  const key = readKey(request);
  if (key === undefined) return null;
  const requestHash = hashOf(request);
  const freeBeforeMs = nowMs - KEY_KEPT_MS;
  const isFirst = await takeKey(tx, { userId, key, requestHash, nowMs, freeBeforeMs });
  return isFirst ? null : entryOfKey(tx, { userId, key, requestHash });
}

function hashOf(request: FastifyRequest): string {
  return hash('sha256', JSON.stringify([request.url, request.body ?? null]), 'base64url');
}

async function entryOfKey(
  tx: Tx,
  of: { userId: number; key: string; requestHash: string },
): Promise<number> {
  const before = await findKey(tx, of);
  if (before.request_hash !== of.requestHash) {
    throw new AppError(
      'conflict',
      'This Idempotency-Key was used for another request. Use a new key for each new entry.',
    );
  }
  if (before.entry_id === null) throw new AppError('conflict', GONE);
  return before.entry_id;
}

/** The version that the editor saw; undefined accepts whatever is there. */
function readIfMatch(request: FastifyRequest, what: string): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const digits = /^"?(\d{1,9})"?$/.exec(header)?.[1];
  if (digits) return Number(digits);
  throw new AppError('validation', `If-Match must be the version of the ${what}, as "3"`);
}
