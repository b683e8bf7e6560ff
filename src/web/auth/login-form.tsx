import { type FormEvent, useRef, useState } from 'react';
import { loginBody, type User } from '../../contract/auth.ts';
import { messageOf } from '../api.ts';
import { checkForm, type FieldErrors, useFocusOnError } from '../form-check.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toaster.tsx';
import { useLogin } from './auth.api.ts';
import { PasswordField } from './password-field.tsx';

type LoginFormProps = {
  /** Known where only the session has ended. */
  email?: string;
  onSignedIn: (user: User) => void;
};

const FAILED = 'Login failed';

export function LoginForm({ email = '', onSignedIn }: LoginFormProps) {
  const [values, setValues] = useState({ email, password: '' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const login = useLogin();
  const toast = useToast();
  const isBusy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnError(form, errors);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const checked = checkForm(loginBody, values);
      setErrors(checked.errors ?? {});
      if (checked.errors) {
        toast({ title: 'Validation Error', text: checked.first, tone: 'bad' });
        return;
      }
      const { user } = await login.mutateAsync(checked.body);
      toast({ title: 'Welcome back!', text: 'Successfully logged in to Longrun', tone: 'good' });
      onSignedIn(user);
    } catch (error) {
      toast({ title: 'Login Failed', text: messageOf(error, FAILED), tone: 'bad' });
    } finally {
      isBusy.current = false;
    }
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        value={values.email}
        error={errors.email}
        onChange={(text) => setValues({ ...values, email: text })}
      />
      <PasswordField
        autoComplete="current-password"
        value={values.password}
        error={errors.password}
        onChange={(password) => setValues({ ...values, password })}
      />
      {login.error && <FieldError id={undefined}>{messageOf(login.error, FAILED)}</FieldError>}
      <Button type="submit" wide pending={login.isPending} pendingLabel="Signing In...">
        Sign In
      </Button>
    </form>
  );
}
