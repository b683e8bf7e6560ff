import { useRef, useState } from 'react';
import type { WeightBody } from '../../contract/weight.ts';
import type { Day } from '../../domain/calendar.ts';
import { ApiError } from '../api.ts';
import { errorsByField, type FieldErrors } from '../form-check.ts';
import { newKey } from '../new-key.ts';
import { useToast } from '../ui/toaster.tsx';
import { useAddWeight } from './weight.api.ts';
import { checkValues, type WeightValues } from './weight-values.ts';

/** Everything behind the form for a new entry; what was typed stays until it is saved. */
export function useNewWeight(today: Day) {
  const toast = useToast();
  const add = useAddWeight();
  const [typed, setTyped] = useState<Partial<WeightValues>>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const firstTry = useRef<{ key: string; sent: WeightBody | null }>({ key: newKey(), sent: null });
  const values = { date: today, weight: '', notes: '', ...typed };

  const save = async () => {
    if (add.isPending) return;
    const checked = checkValues(values);
    setErrors(checked.errors ?? {});
    if (checked.errors) {
      toast({ title: 'Validation Error', text: checked.first, tone: 'bad' });
      return;
    }
    const { key, sent } = firstTry.current;
    firstTry.current = { key, sent: sent ?? checked.body };
    try {
      await add.mutateAsync({ key, body: checked.body, earlier: sent });
      firstTry.current = { key: newKey(), sent: null };
      setTyped({});
      toast({ title: 'Weight entry added successfully!', tone: 'good' });
    } catch (refusal) {
      // Only silence leaves it open whether the entry was added; a refusal does not.
      if (refusal instanceof ApiError && refusal.status >= 400 && refusal.status < 500) {
        firstTry.current = { key, sent };
        setErrors(errorsByField(refusal.issues));
      }
      toast({
        title: 'Error',
        text: (refusal instanceof ApiError && refusal.message) || 'Failed to add weight entry',
        tone: 'bad',
      });
    }
  };

  return {
    values,
    errors,
    isSaving: add.isPending,
    onChange: (change: Partial<WeightValues>) => setTyped((before) => ({ ...before, ...change })),
    save,
  };
}
