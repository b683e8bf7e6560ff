import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { deleteAccount, deleteAccountBody } from '../../contract/account.ts';
import { ApiError, call, messageOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FieldError } from '../ui/field.tsx';
import { checkForm, errorsByField, type FieldErrors } from '../ui/form-check.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { useToast } from '../ui/toaster.tsx';
import { momentDayText } from '../words/day-text.ts';
import { ExportLink } from './export-card.tsx';

/** The way out for good, with 30 days to think again. */
export function DeleteAccountCard({ onDeleted }: { onDeleted: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <Card
      title="Delete account"
      lead="Closed at once, gone for good in 30 days: until then you can come back."
    >
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <DeleteAccountDialog open={open} onClose={() => setOpen(false)} onDeleted={onDeleted} />
    </Card>
  );
}

type DialogProps = { open: boolean; onClose: () => void; onDeleted: () => void };

const FAILED = 'The account could not be deleted.';

function DeleteAccountDialog({ open, onClose, onDeleted }: DialogProps) {
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const formId = useId();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: () => call(deleteAccount, { body: { password } }),
  });
  const close = () => {
    setPassword('');
    setErrors({});
    remove.reset();
    onClose();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (remove.isPending) return;
    const checked = checkForm(deleteAccountBody, { password });
    setErrors(checked.errors ?? {});
    if (checked.errors) return;
    remove.mutate(undefined, {
      onSuccess: ({ goneForGoodAt, isStravaRevoked }) => {
        const day = momentDayText(goneForGoodAt);
        toast({
          title: 'Your account is deleted',
          text: `Sign in before ${day} to come back.${isStravaRevoked === false ? STRAVA_NOT_TOLD : ''}`,
          tone: 'good',
        });
        onDeleted();
      },
      onError: (refusal) =>
        setErrors(refusal instanceof ApiError ? errorsByField(refusal.issues) : {}),
    });
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Delete your account?"
      actions={
        <>
          <Button tone="quiet" onClick={close}>
            Keep it
          </Button>
          <Button
            tone="danger"
            type="submit"
            form={formId}
            pending={remove.isPending}
            pendingLabel="Deleting…"
          >
            Delete Account
          </Button>
        </>
      }
    >
      <p className="text-body text-soft">
        It is closed at once: every device is signed out, your trainer’s link opens nothing, and
        Strava has its access back. For 30 days you can come back by signing in, and find everything
        but the connection to Strava. Then it is gone for good.
      </p>
      <p>
        <ExportLink />
      </p>
      <form id={formId} aria-label="Delete account" noValidate onSubmit={submit}>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          error={errors.password}
          onChange={setPassword}
        />
        {remove.error && !errors.password && (
          <FieldError id={undefined}>{messageOf(remove.error, FAILED)}</FieldError>
        )}
      </form>
    </Dialog>
  );
}

const STRAVA_NOT_TOLD =
  ' Strava could not be told: remove Longrun in Strava’s settings, under My Apps.';
