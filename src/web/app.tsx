import { Activity, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { useSession } from './auth/use-session.ts';
import { Brand } from './frame/brand.tsx';
import { once } from './loading/once.ts';
import { PageBoundary } from './loading/page-boundary.tsx';
import { Delayed } from './ui/delayed.tsx';
import { ErrorState } from './ui/error-state.tsx';
import { Icon } from './ui/icons.tsx';

export const loadSignedInApp = once(() => import('./routes.tsx'));

const SignInScreen = lazy(() => import('./auth/sign-in-screen.tsx'));
const SignedInApp = lazy(loadSignedInApp);
const TrainerPage = lazy(() => import('./trainer/trainer.page.tsx'));

/** A trainer needs no account, so nobody asks who is signed in; everybody else has one. */
export function App() {
  return (
    <PageBoundary>
      <Suspense fallback={<LoadingScreen />}>
        <Switch>
          <Route path="/trainer/:trainerUrl">
            {({ trainerUrl }) => <TrainerPage trainerUrl={trainerUrl} />}
          </Route>
          <Route>
            <AthletesApp />
          </Route>
        </Switch>
      </Suspense>
    </PageBoundary>
  );
}

function AthletesApp() {
  const { session, foreignOrigin, signedIn, leave } = useSession();

  if (session.state === 'checking') return <LoadingScreen />;
  if (session.state === 'unreachable') return <Unreachable {...session} />;

  const user = session.state === 'signedIn' ? session.user : null;
  const expired = session.state === 'signedIn' && session.expired;
  const notice = foreignOrigin && <ForeignOriginNotice message={foreignOrigin} />;

  return (
    <>
      {user && (
        <Activity key={user.id} mode={expired ? 'hidden' : 'visible'}>
          <PageBoundary>
            <Suspense fallback={<LoadingScreen />}>
              <SignedInApp user={user} notice={notice} leave={leave} />
            </Suspense>
          </PageBoundary>
        </Activity>
      )}
      {(!user || expired) && (
        <PageBoundary>
          <Suspense fallback={<LoadingScreen />}>
            <SignInScreen brand={<Brand />} notice={notice} expired={user} onSignedIn={signedIn} />
          </Suspense>
        </PageBoundary>
      )}
    </>
  );
}

function Unreachable({ message, retry }: { message: string; retry: () => void }) {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div>
        <h1 className="sr-only">Longrun</h1>
        <ErrorState title="Your account could not be loaded" text={message} onRetry={retry} />
      </div>
    </main>
  );
}

/** Says in full which address was refused and what the operator sets; a toast would be gone too soon. */
function ForeignOriginNotice({ message }: { message: string }) {
  return (
    <section
      role="alert"
      className="flex items-start gap-3 rounded-box border border-danger bg-danger-soft p-4 text-small text-ink"
    >
      <Icon name="alert" className="text-danger" />
      <div className="min-w-0">
        <h2 className="font-semibold">The server does not know this address</h2>
        <p className="mt-1 break-words">{message}</p>
      </div>
    </section>
  );
}

function LoadingScreen() {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div role="status">
        <Delayed>
          <div className="flex w-full flex-col items-center gap-4">
            <Brand />
            <h1 className="text-small text-soft">Loading your account...</h1>
          </div>
        </Delayed>
      </div>
    </main>
  );
}
