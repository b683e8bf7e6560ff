import { type FormEvent, useRef } from 'react';
import type { User } from '../../contract/auth.ts';
import { useAthletesDay } from '../days/use-athletes-day.ts';
import { useFocusOnError } from '../ui/form-check.ts';
import { HeartRateCard } from './heart-rate-card.tsx';
import { PersonalCard } from './personal-card.tsx';
import { SaveRow } from './save-row.tsx';
import { useProfileForm } from './use-profile-form.ts';

type ProfileFormProps = { user: User; onUserChanged: (user: User) => void };

export function ProfileForm({ user, onUserChanged }: ProfileFormProps) {
  const today = useAthletesDay(user);
  const form = useProfileForm({ user, today, onUserChanged });
  const element = useRef<HTMLFormElement>(null);
  useFocusOnError(element, form.errors);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };

  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      aria-label="Profile"
      className="grid min-w-0 gap-4"
    >
      <PersonalCard form={form} today={today} />
      <HeartRateCard form={form} today={today} />
      <SaveRow isDirty={form.isDirty} pending={form.isSaving} onDiscard={form.discard} />
    </form>
  );
}
