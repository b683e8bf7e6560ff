import { Activity, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { ForeignOriginNotice } from './auth/foreign-origin-notice.tsx';
import { useSession } from './auth/use-session.ts';
import { Brand } from './frame/brand.tsx';
import { LoadingScreen } from './frame/loading-screen.tsx';
import { lateView } from './late-view.ts';
import { PageBoundary } from './page-boundary.tsx';
import { Shown } from './shown.tsx';
import { ErrorState } from './ui/error-state.tsx';

const SIGN_IN = lateView(async () => (await import('./auth/sign-in-screen.tsx')).SignInScreen);

const SIGNED_IN = lateView(async () => {
  const { loadScreenAt, SignedInApp } = await import('./routes.tsx');
  await loadScreenAt(location.pathname);
  return SignedInApp;
});

const TRAINER = lateView(async () => (await import('./trainer/trainer.page.tsx')).TrainerPage);

/** The code of what this visitor will see first, as far as the page itself can tell. */
export async function loadFirstView(): Promise<void> {
  await firstView()
    .load()
    .catch(() => {});
}

/** A trainer needs no account, so nobody asks who is signed in; everybody else has one. */
export function isForAthletes(): boolean {
  return trainerUrlOf(location.pathname) === null;
}

function firstView() {
  if (!isForAthletes()) return TRAINER;
  return document.documentElement.dataset.signedIn === 'no' ? SIGN_IN : SIGNED_IN;
}

export function App() {
  const [path] = useLocation();
  const trainerUrl = trainerUrlOf(path);
  if (trainerUrl === null) return <AthletesApp />;
  return (
    <PageBoundary>
      <Suspense fallback={null}>
        <Shown part={TRAINER} props={{ trainerUrl }} />
      </Suspense>
    </PageBoundary>
  );
}

function trainerUrlOf(path: string): string | null {
  return /^\/trainer\/([^/]+)\/?$/i.exec(path)?.[1] ?? null;
}

function AthletesApp() {
  const { session, foreignOrigin, signedIn, leave } = useSession();
  useOtherViewAhead();

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
              <Shown part={SIGNED_IN} props={{ user, notice, leave }} />
            </Suspense>
          </PageBoundary>
        </Activity>
      )}
      {(!user || expired) && (
        <PageBoundary>
          <Suspense fallback={<LoadingScreen />}>
            <Shown
              part={SIGN_IN}
              props={{ brand: <Brand />, notice, expired: user, onSignedIn: signedIn }}
            />
          </Suspense>
        </PageBoundary>
      )}
    </>
  );
}

const REST_MS = 2000;

/** Whoever signs in or out, or whose session ends, is not kept waiting for code. */
function useOtherViewAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const each of [SIGN_IN, SIGNED_IN]) each.load().catch(() => {});
    }, REST_MS);
    return () => clearTimeout(timer);
  }, []);
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
