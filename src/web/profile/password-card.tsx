import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { changePassword, changePasswordBody } from '../../contract/auth.ts';
import type { Body } from '../../contract/endpoint.ts';
import type { User } from '../../contract/session.ts';
import { ApiError, call, messageOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FieldError } from '../ui/field.tsx';
import { checkForm, errorsByField, type FieldErrors, useFocusOnError } from '../ui/form-check.ts';
import { PasswordField, StrengthMeter } from '../ui/password-field.tsx';
import { useToast } from '../ui/toaster.tsx';
import { countText } from '../words/amounts.ts';
import { devicesQuery } from './devices-card.tsx';

/** Another password, which signs every other device out. */
export function PasswordCard({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  return (
    <Card title="Password" lead="A new one signs every other device out.">
      {open ? (
        <PasswordForm user={user} onDone={() => setOpen(false)} />
      ) : (
        <Button tone="quiet" onClick={() => setOpen(true)}>
          Change password
        </Button>
      )}
    </Card>
  );
}

const EMPTY = { currentPassword: '', newPassword: '' };
const FAILED = 'The password could not be changed.';

function PasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<FieldErrors>({});
  const change = useChangePassword();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnError(form, errors);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const checked = checkForm(changePasswordBody, values);
    setErrors(checked.errors ?? {});
    if (checked.errors) {
      toast({ title: 'Validation Error', text: checked.first, tone: 'bad' });
      return;
    }
    change.mutate(checked.body, {
      onSuccess: ({ ended }) => {
        onDone();
        toast({
          title: 'Password changed',
          text:
            ended === 0
              ? 'It was signed in nowhere else.'
              : `${countText(ended, 'other device')} signed out.`,
          tone: 'good',
        });
      },
      onError: (refusal) => {
        setErrors(refusal instanceof ApiError ? errorsByField(refusal.issues) : {});
        toast({ title: 'Error', text: messageOf(refusal, FAILED), tone: 'bad' });
      },
    });
  };

  const noFieldIsWrong = Object.keys(errors).length === 0;
  return (
    <form
      ref={form}
      aria-label="Change password"
      noValidate
      onSubmit={submit}
      className="grid gap-3"
    >
      {/* For the browser's own keeper of passwords: whose this is. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        value={values.currentPassword}
        error={errors.currentPassword}
        onChange={(currentPassword) => setValues({ ...values, currentPassword })}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint={<StrengthMeter password={values.newPassword} known={[user.name, user.email]} />}
        value={values.newPassword}
        error={errors.newPassword}
        onChange={(newPassword) => setValues({ ...values, newPassword })}
      />
      {change.error && noFieldIsWrong && (
        <FieldError id={undefined}>{messageOf(change.error, FAILED)}</FieldError>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={change.isPending} pendingLabel="Changing…">
          Change Password
        </Button>
        <Button tone="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof changePassword>) => call(changePassword, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}
