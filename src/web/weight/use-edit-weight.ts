import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WeightEntry } from '../../contract/weight.ts';
import { ApiError } from '../api.ts';
import { errorsByField, type FieldErrors } from '../form-check.ts';
import { refreshAfter } from '../refresh-after.ts';
import { useToast } from '../ui/toaster.tsx';
import { useUpdateWeight } from './weight.api.ts';
import { bodyOf, checkValues, valuesOf } from './weight-values.ts';

/** Everything behind the form for an entry that is there already. `entry` is as it stands now. */
export function useEditWeight(entry: WeightEntry, onSaved: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const update = useUpdateWeight();
  // As it was when the form opened: a change of it must not overwrite a newer one unseen.
  const [seen, setSeen] = useState(entry);
  const [values, setValues] = useState(() => valuesOf(entry));
  const [errors, setErrors] = useState<FieldErrors>({});

  const save = async () => {
    if (update.isPending) return;
    const checked = checkValues(values);
    setErrors(checked.errors ?? {});
    if (checked.errors) {
      toast({ title: 'Validation Error', text: checked.first, tone: 'bad' });
      return;
    }
    try {
      const { id, version } = seen;
      const saved = await update.mutateAsync({ id, version, body: checked.body });
      toast({
        title: 'Weight entry updated',
        tone: 'good',
        action: { label: 'Undo', onAction: () => void putBack(saved) },
      });
      onSaved();
    } catch (refusal) {
      if (refusal instanceof ApiError) setErrors(errorsByField(refusal.issues));
      if (refusal instanceof ApiError && refusal.code === 'conflict') {
        await refreshAfter('weight', queryClient);
      }
      tellOf(refusal);
    }
  };

  const putBack = async ({ id, version }: WeightEntry) => {
    try {
      await update.mutateAsync({ id, version, body: bodyOf(seen) });
      toast({ title: 'Weight entry put back as it was', tone: 'good' });
    } catch (refusal) {
      tellOf(refusal);
    }
  };

  const tellOf = (refusal: unknown) => {
    const text = (refusal instanceof ApiError && refusal.message) || 'Failed to update entry';
    toast({ title: 'Error', text, tone: 'bad' });
  };

  return {
    values,
    errors,
    isSaving: update.isPending,
    onChange: (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change })),
    save,
    /** Changed elsewhere since the form was opened. */
    isOvertaken: entry.version !== seen.version,
    keepMine: () => setSeen(entry),
    takeTheirs: () => {
      setSeen(entry);
      setValues(valuesOf(entry));
    },
  };
}
