import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { loginBody } from '../../contract/auth.ts';
import type { User } from '../../contract/session.ts';
import { askForReader, USUAL_MEASURES } from '../../domain/measures.ts';
import { measuresOfLocale } from '../../domain/measures-of-locale.ts';
import { ApiError, messageOf } from '../api.ts';
import { athleteOr } from '../queries/reader.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';
import { checkForm, type FieldErrors, useFocusOnError } from '../ui/form-check.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toaster.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useLogin } from './sign-in.api.ts';

const RegistrationForm = lazy(() => import('./registration-form.tsx'));

type SignInScreenProps = {
  brand: ReactNode;
  notice: ReactNode;
  /** Whose session has ended, where one has. */
  expired: User | null;
  onSignedIn: (user: User) => void;
};

export default function SignInScreen({ brand, notice, expired, onSignedIn }: SignInScreenProps) {
  const [registering, setRegistering] = useState(false);
  const queryClient = useQueryClient();
  const register = () => {
    // The form of a new account asks in the units of its browser.
    const visitors = measuresOfLocale(navigator.language) ?? USUAL_MEASURES;
    askForReader(athleteOr(queryClient, visitors));
    setRegistering(true);
  };
  const [title, lead, question, other] = registering
    ? ['Create your account', 'Name, email and password are enough.', 'Have one?', 'Sign In']
    : ['Sign in', 'Your training log, on your own server.', 'New here?', 'Create Account'];
  usePageTitle(title);
  const { dataset } = document.documentElement;
  const isFirst = dataset.firstAccount === 'yes';
  const enter = (user: User) => {
    delete dataset.firstAccount;
    onSignedIn(user);
  };
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 p-4">
      {brand}
      {notice}
      <div className="flex flex-col gap-6 rounded-box border border-line bg-card p-6 shadow-low">
        <div>
          <h1 tabIndex={-1} className="text-display font-bold tracking-tight">
            {title}
          </h1>
          <p className="mt-1 text-body text-soft">
            {expired ? 'Your session has ended. Sign in again to go on where you were.' : lead}
          </p>
        </div>
        {isFirst && !registering && (
          <div className="grid gap-3 rounded-box bg-sunk p-4">
            <p className="text-body">There is no account on this server yet.</p>
            <Button wide onClick={register}>
              Create the first account
            </Button>
          </div>
        )}
        {registering ? (
          <Suspense>
            <RegistrationForm onSignedIn={enter} />
          </Suspense>
        ) : (
          <LoginForm email={expired?.email} onSignedIn={enter} />
        )}
        <p className="flex items-center justify-center gap-2 border-t border-line pt-4 text-small text-soft">
          {question}
          <button
            type="button"
            className="link tap font-semibold"
            onClick={registering ? () => setRegistering(false) : register}
          >
            {other}
          </button>
        </p>
      </div>
    </main>
  );
}

type LoginFormProps = {
  /** Known where only the session has ended. */
  email?: string;
  onSignedIn: (user: User) => void;
};

const FAILED = 'Login failed';

function LoginForm({ email = '', onSignedIn }: LoginFormProps) {
  const [values, setValues] = useState({ email, password: '' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const login = useLogin();
  const toast = useToast();
  const isBusy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnError(form, errors);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void signIn();
  };

  const signIn = async (comeBack?: true) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const checked = checkForm(loginBody, values);
      setErrors(checked.errors ?? {});
      if (checked.errors) {
        toast({ title: 'Validation Error', text: checked.first, tone: 'bad' });
        return;
      }
      const { user } = await login.mutateAsync({ ...checked.body, comeBack });
      // Whoever was deactivated is told so by the screen that follows.
      if (user.isActive) {
        toast({ title: 'Welcome back!', text: 'Successfully logged in to Longrun', tone: 'good' });
      }
      onSignedIn(user);
    } catch (error) {
      if (isDeleted(error)) return;
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
      {isDeleted(login.error) ? (
        <ComeBackOffer
          message={messageOf(login.error, FAILED)}
          pending={login.isPending}
          onComeBack={() => void signIn(true)}
        />
      ) : (
        login.error && <FieldError id={undefined}>{messageOf(login.error, FAILED)}</FieldError>
      )}
      <Button type="submit" wide pending={login.isPending} pendingLabel="Signing In...">
        Sign In
      </Button>
    </form>
  );
}

function isDeleted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'accountDeleted';
}

type ComeBackOfferProps = { message: string; pending: boolean; onComeBack: () => void };

/** An account that was deleted less than 30 days ago. */
function ComeBackOffer({ message, pending, onComeBack }: ComeBackOfferProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-box bg-sunk p-4 text-small">
      <p>{message}</p>
      <Button pending={pending} pendingLabel="Coming back…" onClick={onComeBack}>
        Come Back
      </Button>
    </div>
  );
}
