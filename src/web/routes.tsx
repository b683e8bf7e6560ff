import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { User } from '../contract/auth.ts';
import { AppFrame } from './frame/app-frame.tsx';
import { DeactivatedScreen } from './frame/deactivated-screen.tsx';
import { navItems } from './frame/nav-items.ts';
import { NotFoundScreen } from './frame/not-found-screen.tsx';
import { ThemeSwitch } from './frame/theme-switch.tsx';
import { PatientRouter } from './patient-router.tsx';
import { findScreen, type Screen, screen } from './screen.ts';
import { ScreenRouter } from './screen-router.tsx';
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
  screen('/races', async () => (await import('./races/races.page.tsx')).RacesPage),
  screen('/race-goals', async () => (await import('./races/races.page.tsx')).RacesPage),
  screen('/profile', async () => (await import('./auth/account.page.tsx')).AccountPage),
  ...(import.meta.env.DEV
    ? [screen('/kit', async () => (await import('./kit/kit.page.tsx')).KitPage)]
    : []),
];

/** So that the page of an address arrives together with the frame around it. */
export async function loadScreenAt(address: string): Promise<void> {
  const found = findScreen(SCREENS, address);
  await found?.screen.load().catch(() => {});
}

type SignedInAppProps = {
  user: User;
  /** What every screen must tell, such as an address that the server does not know. */
  notice: ReactNode;
  /** Throws where the server cannot be told. */
  leave: () => Promise<void>;
};

/** What a signed-in account sees: the frame and, in it, the screen of the address. */
export function SignedInApp({ user, notice, leave }: SignedInAppProps) {
  const [, navigate] = useLocation();
  const toast = useToast();

  const signOut = async () => {
    try {
      await leave();
      forgetDrafts(user.id);
      navigate('/');
    } catch {
      toast({
        title: 'Error',
        text: 'You are still signed in: the server cannot be reached. Try again in a moment.',
        tone: 'bad',
      });
    }
  };
  const onSignOut = () => void signOut();

  if (!user.isActive) return <DeactivatedScreen onSignOut={onSignOut} />;
  const items = navItems(user).filter(({ href }) =>
    SCREENS.some(({ path }) => path.replace(/\/:id.*$/, '') === href),
  );
  return (
    <PatientRouter screens={SCREENS}>
      <AppFrame items={items} user={user} onSignOut={onSignOut}>
        {notice}
        <ScreenRouter<PageProps>
          screens={SCREENS}
          pageProps={{ user, onSignOut, themeSwitch: <ThemeSwitch /> }}
          notFound={<NotFoundScreen />}
        />
      </AppFrame>
    </PatientRouter>
  );
}
