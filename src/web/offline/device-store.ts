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

type Stores = DBSchema & {
  /** Whose answers these are: one row, under 'signed in'. */
  account: { key: string; value: { userId: number } };
  answers: { key: [number, string]; value: KeptAnswer; indexes: { byAge: number } };
};

export type DeviceStore = IDBPDatabase<Stores>;

const VERSION = 1;
let opening: Promise<DeviceStore> | null = null;

/** The database of this browser; refused where a browser keeps nothing for a site. */
export function deviceStore(): Promise<DeviceStore> {
  opening ??= openDB<Stores>('longrun', VERSION, {
    upgrade(db) {
      db.createObjectStore('account');
      const answers = db.createObjectStore('answers', { keyPath: ['userId', 'hash'] });
      answers.createIndex('byAge', 'atMs');
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
