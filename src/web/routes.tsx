import { Activity, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { User } from '../contract/auth.ts';
import { ForeignOriginNotice } from './auth/foreign-origin-notice.tsx';
import { SignInScreen } from './auth/sign-in-screen.tsx';
import { useSession } from './auth/use-session.ts';
import { AppFrame } from './frame/app-frame.tsx';
import { Brand } from './frame/brand.tsx';
import { DeactivatedScreen } from './frame/deactivated-screen.tsx';
import { LoadingScreen } from './frame/loading-screen.tsx';
import { navItems } from './frame/nav-items.ts';
import { NotFoundScreen } from './frame/not-found-screen.tsx';
import { ThemeSwitch } from './frame/theme-switch.tsx';
import { PatientRouter } from './patient-router.tsx';
import { type Screen, screen } from './screen.ts';
import { ScreenRouter } from './screen-router.tsx';
import { ErrorState } from './ui/error-state.tsx';
import { useToast } from './ui/toaster.tsx';
import { forgetDrafts } from './workouts/log/draft-store.ts';

type PageProps = { user: User; themeSwitch: ReactNode; onSignOut: () => void };

/** Every screen there is; the navigation shows those of its items that lead to one of them. */
const SCREENS: readonly Screen<PageProps & { id?: number }>[] = [
  screen('/', async () => (await import('./dashboard/dashboard.page.tsx')).DashboardPage),
  screen('/workouts', async () => (await import('./workouts/log/log.page.tsx')).LogWorkoutPage),
  screen(
    '/workouts/:id/edit',
    async () => (await import('./workouts/log/edit.page.tsx')).EditWorkoutPage,
  ),
  screen(
    '/run-details/:id?',
    async () => (await import('./workouts/run-details.page.tsx')).RunDetailsPage,
  ),
  screen(
    '/workout-details/:id?',
    async () => (await import('./workouts/workout-details.page.tsx')).WorkoutDetailsPage,
  ),
  screen<PageProps>(
    '/apple-health',
    async () => (await import('./imports/apple-health.page.tsx')).AppleHealthPage,
  ),
  screen('/profile', async () => (await import('./auth/account.page.tsx')).AccountPage),
  ...(import.meta.env.DEV
    ? [screen('/kit', async () => (await import('./kit/kit.page.tsx')).KitPage)]
    : []),
];

export function App() {
  const { session, foreignOrigin, signedIn, leave } = useSession();
  const [, navigate] = useLocation();
  const toast = useToast();

  if (session.state === 'checking') return <LoadingScreen />;
  if (session.state === 'unreachable') return <Unreachable {...session} />;

  const user = session.state === 'signedIn' ? session.user : null;
  const expired = session.state === 'signedIn' && session.expired;

  const signOut = async (leaving: User) => {
    try {
      await leave();
      forgetDrafts(leaving.id);
      navigate('/');
    } catch {
      toast({
        title: 'Error',
        text: 'You are still signed in: the server cannot be reached. Try again in a moment.',
        tone: 'bad',
      });
    }
  };

  return (
    <>
      {user && (
        <Activity key={user.id} mode={expired ? 'hidden' : 'visible'}>
          <SignedInApp
            user={user}
            foreignOrigin={foreignOrigin}
            onSignOut={() => void signOut(user)}
          />
        </Activity>
      )}
      {(!user || expired) && (
        <SignInScreen
          brand={<Brand />}
          foreignOrigin={foreignOrigin}
          expired={user}
          onSignedIn={signedIn}
        />
      )}
    </>
  );
}

type SignedInAppProps = { user: User; foreignOrigin: string | null; onSignOut: () => void };

function SignedInApp({ user, foreignOrigin, onSignOut }: SignedInAppProps) {
  if (!user.isActive) return <DeactivatedScreen onSignOut={onSignOut} />;
  const items = navItems(user).filter(({ href }) =>
    SCREENS.some(({ path }) => path.replace(/\/:id.*$/, '') === href),
  );
  return (
    <PatientRouter screens={SCREENS}>
      <AppFrame items={items} user={user} onSignOut={onSignOut}>
        {foreignOrigin && <ForeignOriginNotice message={foreignOrigin} />}
        <ScreenRouter<PageProps>
          screens={SCREENS}
          pageProps={{ user, onSignOut, themeSwitch: <ThemeSwitch /> }}
          notFound={<NotFoundScreen />}
        />
      </AppFrame>
    </PatientRouter>
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
