import { useRef, useState } from 'react';
import { type TypedUnits, typedUnits, unitsOfKept } from '../ui/typed-measures.ts';
import { readDraft, removeDraft, writeDraft } from './draft-store.ts';

type DraftInput<Draft> = {
  of: { userId: number; name: string };
  /** As long as nothing is typed. */
  blank: Draft;
  /** What was kept, perhaps by an older release; null where it does not fit. */
  revive: (kept: unknown) => Draft | null;
  /** The same in the units of now, where measures are typed. */
  inUnitsOfNow?: (draft: Draft, from: TypedUnits) => Draft;
};

/** What is typed outlives a reload and a phone that lets the tab go. A kept entry's form has its own. */
export function useDraft<Draft extends object>(input: DraftInput<Draft>) {
  const { of, blank, revive, inUnitsOfNow = (draft) => draft } = input;
  const [typed, setTyped] = useState(() => {
    const kept = readDraft(of);
    const draft = revive(kept);
    return draft ? { draft, units: unitsOfKept(kept) } : { draft: blank, units: typedUnits() };
  });
  // As of this very moment, for what runs after a wait.
  const current = useRef(typed);
  const put = (draft: Draft) => {
    const units = typedUnits();
    current.current = { draft, units };
    setTyped(current.current);
    if (JSON.stringify(draft) === JSON.stringify(blank)) removeDraft(of);
    else writeDraft(of, { ...draft, units });
  };
  return {
    draft: inUnitsOfNow(typed.draft, typed.units),
    now: () => inUnitsOfNow(current.current.draft, current.current.units),
    put,
    forget: () => removeDraft(of),
  };
}
