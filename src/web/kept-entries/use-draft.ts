import { useRef, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from './draft-store.ts';

type DraftInput<Draft> = {
  of: { userId: number; name: string };
  /** As long as nothing is typed. */
  blank: Draft;
  /** What was kept, perhaps by an older release; null where it does not fit. */
  revive: (kept: unknown) => Draft | null;
};

/** What is typed outlives a reload and a phone that lets the tab go. A kept entry's form has its own. */
export function useDraft<Draft extends object>({ of, blank, revive }: DraftInput<Draft>) {
  const [draft, setDraft] = useState(() => revive(readDraft(of)) ?? blank);
  // As of this very moment, for what runs after a wait.
  const current = useRef(draft);
  const put = (next: Draft) => {
    current.current = next;
    setDraft(next);
    if (JSON.stringify(next) === JSON.stringify(blank)) removeDraft(of);
    else writeDraft(of, next);
  };
  return { draft, now: () => current.current, put, forget: () => removeDraft(of) };
}
