import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '../../../contract/auth.ts';
import type { Workout, WorkoutEdit } from '../../../contract/workouts.ts';
import { ApiError } from '../../api.ts';
import { errorsByField, type FieldErrors } from '../../form-check.ts';
import { workoutQuery } from '../../log-queries.ts';
import { mergeEdits } from '../../merge-edits.ts';
import { useToast } from '../../ui/toaster.tsx';
import { workoutHref } from '../../workout-facts.ts';
import { useUpdateWorkout } from '../workouts.api.ts';
import { type Draft, useDraft } from './use-draft.ts';
import {
  bodyOf,
  checkValues,
  FIELD_NAMES,
  valuesOf,
  type WorkoutValues,
} from './workout-values.ts';

/** The version of the workout that the changes are changes of. */
type Extra = { version: number };

/** Everything behind the form for a workout that is there already. */
export function useEditForm({ user, workout }: { user: User; workout: Workout }) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const toast = useToast();
  const update = useUpdateWorkout();
  const [errors, setErrors] = useState<FieldErrors>({});

  const fresh = (): Draft<Extra> => {
    const values = valuesOf(workout);
    return { values, before: values, extra: { version: workout.version } };
  };
  const { draft, current, isDirty, put, changeValues } = useDraft<Extra>({
    userId: user.id,
    name: `workout-${workout.id}`,
    fresh,
    reviveExtra,
  });

  const isBehind = draft.extra.version !== workout.version;
  useEffect(() => {
    if (!isBehind || isDirty) return;
    const values = valuesOf(workout);
    put({ values, before: values, extra: { version: workout.version } });
  }, [isBehind, isDirty, put, workout]);

  const onChange = (values: Partial<WorkoutValues>) => {
    setErrors({});
    changeValues(values);
  };

  const discard = () => {
    const thrown = current.current;
    setErrors({});
    put(fresh());
    toast({ title: 'Changes discarded', action: { label: 'Undo', onAction: () => put(thrown) } });
  };

  const save = async () => {
    if (update.isPending) return;
    const checked = checkValues(current.current.values, workout);
    setErrors(checked.errors ?? {});
    if (checked.errors) {
      toast({ title: 'Validation Error', text: checked.first, tone: 'bad' });
      return;
    }
    const { version } = current.current.extra;
    try {
      const change = { id: workout.id, version, body: checked.body };
      const { workout: saved, replaced } = await update.mutateAsync(change);
      const former = bodyOf(workout);
      toast({
        title: 'Workout updated',
        tone: 'good',
        action: former
          ? { label: 'Undo', onAction: () => void putBack(saved, { ...former, replaced }) }
          : undefined,
      });
      put(fresh());
      navigate(workoutHref(saved));
    } catch (refusal) {
      await tellOf(refusal);
    }
  };

  const putBack = async ({ id, version }: Workout, body: WorkoutEdit) => {
    try {
      await update.mutateAsync({ id, version, body });
      toast({ title: 'Workout put back as it was', tone: 'good' });
    } catch (refusal) {
      toast({ title: 'Error', text: messageOf(refusal), tone: 'bad' });
    }
  };

  const tellOf = async (refusal: unknown) => {
    const isConflict = refusal instanceof ApiError && refusal.code === 'conflict';
    if (isConflict) {
      await queryClient.invalidateQueries({ queryKey: workoutQuery(workout.id).queryKey });
    } else if (refusal instanceof ApiError) {
      setErrors(errorsByField(refusal.issues));
    }
    toast({ title: 'Error', text: isConflict ? OVERTAKEN : messageOf(refusal), tone: 'bad' });
  };

  const merge = () => {
    const { before, values: mine } = draft;
    return mergeEdits({ names: FIELD_NAMES, before, mine, theirs: valuesOf(workout) });
  };

  return {
    values: draft.values,
    errors,
    onChange,
    save,
    isSaving: update.isPending,
    discard: isDirty ? discard : undefined,
    /** The workout was changed elsewhere since these changes were begun. */
    isOvertaken: isDirty && isBehind,
    merge,
    takeNewer: () => {
      const { values } = merge();
      put({ values, before: valuesOf(workout), extra: { version: workout.version } });
    },
  };
}

const OVERTAKEN =
  'This workout was changed elsewhere in the meantime. Nothing was overwritten there or here.';

function messageOf(refusal: unknown): string {
  return (refusal instanceof ApiError && refusal.message) || 'Failed to update workout';
}

function reviveExtra(kept: object, fresh: Extra): Extra {
  return 'version' in kept && typeof kept.version === 'number' ? { version: kept.version } : fresh;
}
