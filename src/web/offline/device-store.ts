import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What a query was answered, as the screens read it. */
export type KeptAnswer = {
  userId: number;
  hash: string;
  data: unknown;
  atMs: number;
  /** The version of the contract: an answer of another may have another shape. */
  contract: string;
};

/** Something saved that the server has not yet taken. */
export type Unsent = {
  id?: number;
  userId: number;
  /** Of which kind it is, as its room calls it. */
  noun: string;
  action: 'create' | 'update' | 'delete';
  /** What is changed or deleted. */
  entryId: number | null;
  /** Of what day it is, where it is of one. */
  day: string | null;
  /** The JSON of the call; null where it only deletes. */
  sent: object | null;
  /** Sent twice under it, it is done once. */
  key: string;
  /** A creation whose answer never came, where something else was typed since. */
  firstTry: object | null;
  /** Of which version it is a change. */
  version: number | null;
  /** The form as it stood, to be opened again, and its name among the drafts. */
  form: { draft: object; name: string } | null;
  /** What was typed, by its label. */
  lines: { label: string; before: string; after: string }[];
  savedMs: number;
  /** When it was sent first; what came of it is not known. */
  triedMs: number | null;
  /** Why it needs its athlete; null while it only waits for the server. */
  trouble: { is: 'conflict' | 'refused'; message: string } | null;
};

type Stores = DBSchema & {
  /** Whose answers these are: one row, under 'signed in'. */
  account: { key: string; value: { userId: number } };
  unsent: { key: number; value: Unsent; indexes: { byUser: number } };
  answers: { key: [number, string]; value: KeptAnswer; indexes: { byAge: number } };
};

type DeviceStore = IDBPDatabase<Stores>;

/** The key of the row that names the account. */
export const SIGNED_IN = 'signed in';

/** Never lowered: a browser opens no database that is newer than what is asked for. */
const VERSION = 2;
let opening: Promise<DeviceStore> | null = null;

/** The database of this browser; refused where a browser keeps nothing for a site. */
export function deviceStore(): Promise<DeviceStore> {
  opening ??= openDB<Stores>('longrun', VERSION, {
    upgrade(db, from) {
      if (from < 1) {
        db.createObjectStore('account');
        const answers = db.createObjectStore('answers', { keyPath: ['userId', 'hash'] });
        answers.createIndex('byAge', 'atMs');
      }
      if (from < 2) {
        const unsent = db.createObjectStore('unsent', { keyPath: 'id', autoIncrement: true });
        unsent.createIndex('byUser', 'userId');
      }
    },
    // Another tab has a newer version: it must not wait for this one.
    blocking: (_from, _to, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      opening = null;
    },
    terminated: () => {
      opening = null;
    },
  }).catch((refusal: unknown) => {
    opening = null;
    throw refusal;
  });
  return opening;
}
