import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../contract/session.ts';
import { type ProfileChanges, updateUser } from '../../contract/users.ts';
import { createWeight } from '../../contract/weight.ts';
import type { Day } from '../../domain/calendar.ts';
import { weightUnit } from '../../domain/measures.ts';
import { suggestedMaxHeartRate } from '../../domain/zones.ts';
import { ApiError, call, messageOf } from '../api.ts';
import { newKey } from '../kept-entries/new-key.ts';
import { useDraft } from '../kept-entries/use-draft.ts';
import { weightKey } from '../queries/keys.ts';
import { errorsByField, type FieldErrors } from '../ui/form-check.ts';
import { useToast } from '../ui/toaster.tsx';
import { weightTyped } from '../ui/typed-measures.ts';
import {
  ageOf,
  checkProfile,
  newWeightOf,
  type ProfileValues,
  retypedValues,
  reviveTyped,
  valuesOf,
} from './profile-values.ts';

type ProfileFormInput = { user: User; today: Day; onUserChanged: (user: User) => void };

/**
 * Everything behind the profile's form. Only what was typed is held: the other fields follow the
 * record, wherever it is changed.
 */
export function useProfileForm(input: ProfileFormInput) {
  const { today, onUserChanged } = input;
  const { user, putAnswer } = useNewestRecord(input.user);
  const toast = useToast();
  const saveProfile = useSaveProfile(user);
  const logWeight = useLogWeight();
  const saved = valuesOf(user);
  const {
    draft: typed,
    now: typedNow,
    put: putTyped,
  } = useDraft<Partial<ProfileValues>>({
    of: { userId: user.id, name: 'profile' },
    blank: {},
    revive: (kept) => reviveTyped(kept, saved),
    inUnitsOfNow: retypedValues,
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [wantsEntry, setWantsEntry] = useState(true);
  const values = { ...saved, ...typed };
  const newWeight = newWeightOf(values, user);

  const onChange = (change: Partial<ProfileValues>) => {
    putTyped({ ...typedNow(), ...change });
    setErrors((found) => without(found, Object.keys(change)));
  };

  const refuse = (found: FieldErrors, first: string) => {
    setErrors(found);
    toast({ title: 'Validation Error', text: first, tone: 'bad' });
  };

  const autoCalculate = () => {
    const age = ageOf(values, today);
    if (age === null) {
      refuse({ dateOfBirth: NO_BIRTH }, NO_BIRTH);
      return;
    }
    onChange({ maxHeartRate: String(suggestedMaxHeartRate(age)) });
  };

  const save = async () => {
    if (saveProfile.isPending || logWeight.isPending) return;
    const checked = checkProfile(values, user, today);
    if (checked.errors) {
      refuse(checked.errors, checked.first);
      return;
    }
    setErrors({});
    try {
      const answer = await saveProfile.mutateAsync(checked.changes);
      putAnswer(answer);
      onUserChanged(answer);
      putTyped(stillTyped(typedNow(), values));
    } catch (refusal) {
      if (refusal instanceof ApiError) setErrors(errorsByField(refusal.issues));
      const text = messageOf(refusal, 'Failed to update profile');
      toast({ title: 'Error', text, tone: 'bad' });
      return;
    }
    if (newWeight === null || !wantsEntry) toast({ title: SAVED, tone: 'good' });
    else await writeDown({ key: newKey(), date: today, weight: newWeight });
  };

  const writeDown = async (entry: { key: string; date: Day; weight: number }) => {
    try {
      await logWeight.mutateAsync(entry);
      const text = `${weightTyped(entry.weight)}\u00a0${weightUnit()} stands in Weight Tracking too, for today.`;
      toast({ title: SAVED, text, tone: 'good' });
    } catch (refusal) {
      const why = messageOf(refusal, 'Failed to add weight entry');
      toast({
        title: 'Error',
        text: `Your profile is saved, the weight entry is not. ${why}`,
        tone: 'bad',
        action: { label: 'Try again', onAction: () => void writeDown(entry) },
      });
    }
  };

  return {
    values,
    errors,
    onChange,
    autoCalculate,
    save,
    isSaving: saveProfile.isPending || logWeight.isPending,
    isDirty: JSON.stringify(values) !== JSON.stringify(saved),
    discard: () => {
      putTyped({});
      setErrors({});
    },
    /** Offered where the weight was changed to one that can be an entry. */
    entryOffer: newWeight === null ? null : { wanted: wantsEntry, onWant: setWantsEntry },
  };
}

/** The session tells of an answer a moment later; until then the form would show the old values. */
function useNewestRecord(user: User) {
  const [answered, setAnswered] = useState<{ before: User; answer: User } | null>(null);
  return {
    user: answered?.before === user ? answered.answer : user,
    putAnswer: (answer: User) => setAnswered({ before: user, answer }),
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

const SAVED = 'Profile updated successfully!';
const NO_BIRTH = 'Date of birth is required';

function without(errors: FieldErrors, names: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

/** What was typed on while the answer was on its way. */
function stillTyped(now: Partial<ProfileValues>, sent: ProfileValues): Partial<ProfileValues> {
  const before = new Map<string, string>(Object.entries(sent));
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => before.get(name) !== value),
  );
}

/** Only what was changed is sent: what another device changed meanwhile stays. */
function useSaveProfile(user: User) {
  return useMutation({
    mutationFn: (changes: ProfileChanges) =>
      call(updateUser, { params: { userId: user.id }, body: changes }),
  });
}

/** The weight that was just typed into the profile, also as a weigh-in; once for each key. */
function useLogWeight() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...entry }: { key: string; date: Day; weight: number }) =>
      call(createWeight, { body: entry }, { headers: { 'idempotency-key': key } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: weightKey }),
  });
}
