import { ownVersionsKey } from './draft-store.ts';

type Entry = { userId: number; noun: string; id: number };

/**
 * Versions of entries that came about by what this device sent late: no change from elsewhere, in any
 * tab and after a reload.
 */
export function noteOwnVersion({ version, ...entry }: Entry & { version: number }): void {
  const name = nameOf(entry, version);
  const others = ownVersions(entry.userId).filter((other) => other !== name);
  try {
    const kept = [...others, name].slice(-MOST_KEPT);
    localStorage.setItem(ownVersionsKey(entry.userId), JSON.stringify(kept));
  } catch {
    // Then a form shows it as a change from elsewhere.
  }
}

/** Whether each version after one, up to another, is this device's own. */
export function isAllOwn({ after, upTo, ...entry }: Entry & { after: number; upTo: number }) {
  const own = ownVersions(entry.userId);
  for (let version = after + 1; version <= upTo; version += 1) {
    if (!own.includes(nameOf(entry, version))) return false;
  }
  return after < upTo;
}

/** A form that is still open on an older version than these is rare. */
const MOST_KEPT = 200;

function ownVersions(userId: number): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ownVersionsKey(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function nameOf({ noun, id }: Entry, version: number): string {
  return `${noun}-${id} ${version}`;
}
