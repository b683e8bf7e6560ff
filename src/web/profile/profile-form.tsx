import { type FormEvent, useRef } from 'react';
import type { User } from '../../contract/session.ts';
import { useAthletesDay } from '../days/use-athletes-day.ts';
import { useFocusOnError } from '../ui/form-check.ts';
import { HeartRateCard } from './heart-rate-card.tsx';
import { PersonalCard } from './personal-card.tsx';
import { useProfileForm } from './use-profile-form.ts';
import './save-row.css';
import { Button } from '../ui/button.tsx';

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
      <HeartRateCard form={form} user={user} today={today} />
      <SaveRow isDirty={form.isDirty} pending={form.isSaving} onDiscard={form.discard} />
    </form>
  );
}

type SaveRowProps = { isDirty: boolean; pending: boolean; onDiscard: () => void };

/** Under the form; on a phone always within reach of the thumb, as long as the form is in sight. */
function SaveRow({ isDirty, pending, onDiscard }: SaveRowProps) {
  return (
    <div className="save-row z-20 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 md:mx-0 md:border-0 md:p-0">
      <Button type="submit" pending={pending} pendingLabel="Saving...">
        Save Profile
      </Button>
      {isDirty && (
        <Button tone="quiet" disabled={pending} onClick={onDiscard}>
          Discard changes
        </Button>
      )}
    </div>
  );
}
