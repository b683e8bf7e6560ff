import { draftNames, readDraft } from './draft-store.ts';

/** Under which the form for an entry is kept while it is half typed; null stands for a new one. */
export function draftNameOf(noun: string, id: number | null): string {
  return id === null ? `new ${noun}` : `${noun}-${id}`;
}

/** Whether a form was left half typed: its screen opens it again. */
export function isHalfTyped(of: { userId: number; name: string }): boolean {
  if (!draftNames(of.userId).includes(of.name)) return false;
  return !isPutAside(readDraft(of));
}

/** Every form that was left half typed, as one would name it: 'new workout', 'race result', 'profile'. */
export function halfTypedNames(userId: number): string[] {
  const names = draftNames(userId)
    .toSorted()
    .filter((name) => isHalfTyped({ userId, name }));
  return [...new Set(names.map(wordsOfDraft))];
}

/** The entry of a list whose form was left half typed. */
export function draftedEntry<Entry extends { id: number; userId: number }>(
  noun: string,
  entries: readonly Entry[],
): Entry | null {
  const isOpen = ({ id, userId }: Entry) => isHalfTyped({ userId, name: draftNameOf(noun, id) });
  return entries.find(isOpen) ?? null;
}

/** Saved, and found in its form only until it was sent. */
function isPutAside(draft: unknown): boolean {
  return typeof draft === 'object' && draft !== null && Reflect.get(draft, 'isPutAside') === true;
}

function wordsOfDraft(name: string): string {
  return name === 'new' ? 'new workout' : name.replace(/-\d+$/, '').replaceAll('-', ' ');
}
