import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { User } from '../../contract/auth.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { LoginForm } from './login-form.tsx';

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
  const [title, lead, question, other] = registering
    ? ['Create your account', 'Name, email and password are enough.', 'Have one?', 'Sign In']
    : ['Sign in', 'Your training log, on your own server.', 'New here?', 'Create Account'];
  usePageTitle(title);
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
        {registering ? (
          <Suspense>
            <RegistrationForm onSignedIn={onSignedIn} />
          </Suspense>
        ) : (
          <LoginForm email={expired?.email} onSignedIn={onSignedIn} />
        )}
        <p className="flex items-center justify-center gap-2 border-t border-line pt-4 text-small text-soft">
          {question}
          <button
            type="button"
            className="link tap font-semibold"
            onClick={() => setRegistering(!registering)}
          >
            {other}
          </button>
        </p>
      </div>
    </main>
  );
}
