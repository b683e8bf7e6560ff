/** What is being typed, kept on this device under the athlete's id: never a token, never a stranger's. */
export function readDraft(of: { userId: number; name: string }): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(of)) ?? 'null');
  } catch {
    return null;
  }
}

export function writeDraft(of: { userId: number; name: string }, draft: object): void {
  try {
    localStorage.setItem(keyOf(of), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still has the form in front of it.
  }
}

export function removeDraft(of: { userId: number; name: string }): void {
  remove(keyOf(of));
}

/** Somebody who signs out on purpose may be leaving a computer that others use. */
export function forgetDrafts(userId: number): void {
  for (const name of draftNames(userId)) removeDraft({ userId, name });
  remove(ownVersionsKey(userId));
}

/** Where the versions stand that this device made of an athlete's entries, for their drafts. */
export function ownVersionsKey(userId: number): string {
  return `longrun.own-versions.${userId}`;
}

export function draftNames(userId: number): string[] {
  const start = keyOf({ userId, name: '' });
  try {
    const own = Object.keys(localStorage).filter((key) => key.startsWith(start));
    return own.map((key) => key.slice(start.length));
  } catch {
    return [];
  }
}

/** Whether anything waits on this device to be sent, without a look into its database. */
export function hasUnsent(): boolean {
  try {
    return localStorage.getItem(UNSENT) !== null;
  } catch {
    return true;
  }
}

export function markUnsent(isThere: boolean): void {
  try {
    if (isThere) localStorage.setItem(UNSENT, 'yes');
    else localStorage.removeItem(UNSENT);
  } catch {
    // Then it is looked up each time.
  }
}

const UNSENT = 'longrun.unsent';
const PREFIX = 'longrun.draft';

function keyOf({ userId, name }: { userId: number; name: string }): string {
  return `${PREFIX}.${userId}.${name}`;
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left.
  }
}
