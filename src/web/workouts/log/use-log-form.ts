import { useState } from 'react';
import type { User } from '../../../contract/auth.ts';
import { type Workout, type WorkoutBody, workoutBody } from '../../../contract/workouts.ts';
import { ApiError } from '../../api.ts';
import { errorsByField, type FieldErrors } from '../../form-check.ts';
import { newKey } from '../../new-key.ts';
import { useToast } from '../../ui/toaster.tsx';
import { useLogWorkout } from '../workouts.api.ts';
import { type Draft, useDraft } from './use-draft.ts';
import {
  blankValues,
  checkValues,
  type WorkoutKind,
  type WorkoutValues,
} from './workout-values.ts';

/** `key` makes saving it twice harmless; `sent` is a try whose answer never came. */
type Extra = { key: string; sent: WorkoutBody | null };

const NAME = 'new';

/** Everything behind the form for a new workout: its draft, its faults, and saving it once. */
export function useLogForm(input: { user: User; today: string; startKind: WorkoutKind }) {
  const { user, today, startKind } = input;
  const toast = useToast();
  const log = useLogWorkout();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [logged, setLogged] = useState<Workout | null>(null);

  const fresh = (kind = startKind): Draft<Extra> => {
    const values = blankValues({ today, kind });
    return { values, before: values, extra: { key: newKey(), sent: null } };
  };
  const { draft, current, isDirty, put, change, changeValues } = useDraft<Extra>({
    userId: user.id,
    name: NAME,
    fresh,
    reviveExtra,
  });

  const onChange = (values: Partial<WorkoutValues>) => {
    setErrors((found) => without(found, Object.keys(values)));
    changeValues(values);
  };

  const discard = () => {
    const thrown = current.current;
    setErrors({});
    put(fresh(thrown.values));
    toast({ title: 'Draft discarded', action: { label: 'Undo', onAction: () => put(thrown) } });
  };

  const save = async () => {
    if (log.isPending) return;
    const checked = checkValues(current.current.values);
    setErrors(checked.errors ?? {});
    if (checked.errors) {
      toast({ title: 'Validation Error', text: checked.first, tone: 'bad' });
      return;
    }
    try {
      const workout = await send(checked.body);
      toast({ title: 'Workout logged successfully!', tone: 'good' });
      put(fresh(current.current.values));
      setLogged(workout);
    } catch (refusal) {
      if (refusal instanceof ApiError) setErrors(errorsByField(refusal.issues));
      toast({
        title: 'Error',
        text: (refusal instanceof ApiError && refusal.message) || 'Failed to log workout',
        tone: 'bad',
        action: { label: 'Try again', onAction: () => void save() },
      });
    }
  };

  const send = async (body: WorkoutBody): Promise<Workout> => {
    const { key, sent } = current.current.extra;
    change({ extra: { key, sent: sent ?? body } });
    try {
      return await log.mutateAsync({ key, body, earlier: sent });
    } catch (refusal) {
      if (!isCertainlyRefused(refusal)) throw refusal;
      if (refusal.code !== 'conflict') {
        change({ extra: { key, sent } });
        throw refusal;
      }
      // Another tab has saved something else under the key of a draft that both had open.
      change({ extra: { key: newKey(), sent: null } });
      return send(body);
    }
  };

  return {
    values: draft.values,
    errors,
    onChange,
    save,
    isSaving: log.isPending,
    discard: isDirty ? discard : undefined,
    logged,
  };
}

/** An answer that says no; silence and a broken server leave it open what was done. */
function isCertainlyRefused(refusal: unknown): refusal is ApiError {
  return refusal instanceof ApiError && refusal.status >= 400 && refusal.status < 500;
}

function reviveExtra(kept: object, fresh: Extra): Extra {
  const key = 'key' in kept && typeof kept.key === 'string' ? kept.key : fresh.key;
  const sent = 'sent' in kept ? workoutBody.safeParse(kept.sent) : null;
  return { key, sent: sent?.success ? sent.data : null };
}

function without(errors: FieldErrors, names: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}
