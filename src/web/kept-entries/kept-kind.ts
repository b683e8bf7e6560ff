import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What every kept entry has. The version goes up by one with each change. */
export type KeptEntry = { id: number; version: number };

export type KeptOptions = { headers: Record<string, string> };

/**
 * What differs between one kind of kept entry and another: a workout, a race, a weigh-in. All of them
 * are created once per key, changed against their version, deleted and restored, and put back as they
 * were by the Undo of a toast. `Sent` is the JSON of the calls; `Saved` what a change answers, where
 * that is more than the entry.
 */
export type KeptKind<Entry extends KeptEntry, Sent extends object, Saved extends Entry = Entry> = {
  /** 'race': within a sentence, and in toasts. */
  noun: string;
  said: { created: string; updated: string; deleted: string; failedToCreate: string };
  create: (sent: Sent, options: KeptOptions) => Promise<Entry>;
  /** An entry as it would be sent: what was not typed anew since is left as it is by now. */
  asSent?: (entry: Entry) => Partial<Sent>;
  update: (id: number, sent: Sent, options: KeptOptions) => Promise<Saved>;
  remove: (id: number) => Promise<unknown>;
  restore: (id: number) => Promise<Entry>;
  /** Puts `former` back where `saved` now stands: a change like any other, or a call of its own. */
  putBack: (former: Entry, saved: Saved, options: KeptOptions) => Promise<Entry>;
  /** The answer that shows the entry, to be asked for anew where it was changed elsewhere. */
  shownIn: (entry: Entry) => QueryKey;
  /** Brings what was written into the answers that are kept, and asks anew for what rests on it. */
  refresh: (queryClient: QueryClient, written: Written<Entry>) => Promise<void> | void;
};

export type Written<Entry> = { entry: Entry; isDeleted: boolean };
