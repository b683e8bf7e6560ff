import { useCallback, useRef, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from './draft-store.ts';
import { revive, sameValues, type WorkoutValues } from './workout-values.ts';

/** `before` is what the form began with; `extra` is whatever else must survive a reload with it. */
export type Draft<Extra> = { values: WorkoutValues; before: WorkoutValues; extra: Extra };

/**
 * A form that is kept on this device with every change, before anything else can go wrong. Nothing
 * is kept of a form that stands as it began.
 */
export function useDraft<Extra extends object>(input: {
  userId: number;
  name: string;
  fresh: () => Draft<Extra>;
  /** Reads what was kept beside the values. */
  reviveExtra: (kept: object, fresh: Extra) => Extra;
}) {
  const { userId, name, fresh, reviveExtra } = input;
  const [draft, setDraft] = useState(() => {
    const start = fresh();
    const kept = readDraft({ userId, name });
    return isDraft(kept)
      ? {
          values: revive(kept.values, start.values),
          before: revive(kept.before, start.before),
          extra: reviveExtra(kept.extra, start.extra),
        }
      : start;
  });
  const current = useRef(draft);

  const put = useCallback(
    (next: Draft<Extra>) => {
      current.current = next;
      setDraft(next);
      if (sameValues(next.values, next.before)) removeDraft({ userId, name });
      else writeDraft({ userId, name }, next);
    },
    [userId, name],
  );

  const change = useCallback(
    (part: Partial<Draft<Extra>>) => put({ ...current.current, ...part }),
    [put],
  );

  const changeValues = useCallback(
    (values: Partial<WorkoutValues>) =>
      change({ values: { ...current.current.values, ...values } }),
    [change],
  );

  return {
    draft,
    /** As of this very moment, for what runs after a wait. */
    current,
    isDirty: !sameValues(draft.values, draft.before),
    put,
    change,
    changeValues,
  };
}

function isDraft(kept: unknown): kept is { values: object; before: object; extra: object } {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    ['values', 'before', 'extra'].every((part) => {
      const value: unknown = Reflect.get(kept, part);
      return typeof value === 'object' && value !== null;
    })
  );
}
