import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import type { User } from '../contract/auth.ts';
import type { Workout } from '../contract/workouts.ts';
import { sessionQuery } from './auth/auth.api.ts';
import { forgetConversations } from './coach/chat-store.ts';
import { AppFrame } from './frame/app-frame.tsx';
import { DeactivatedScreen } from './frame/deactivated-screen.tsx';
import { navItems } from './frame/nav-items.ts';
import { NotFoundScreen } from './frame/not-found-screen.tsx';
import { ThemeSwitch } from './frame/theme-switch.tsx';
import { lateView, type View } from './late-view.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { PatientRouter } from './patient-router.tsx';
import { findScreen, type Screen, screen } from './screen.ts';
import { ScreenRouter } from './screen-router.tsx';
import { Shown } from './shown.tsx';
import { useToast } from './ui/toaster.tsx';
import { useAthletesDay } from './use-athletes-day.ts';
import { useFreshDay } from './use-fresh-day.ts';
import { forgetDrafts } from './workouts/log/draft-store.ts';

type PageProps = {
  user: User;
  /** Whatever shows the athlete's own record shows this one from now on. */
  onUserChanged: (user: User) => void;
  themeSwitch: ReactNode;
  onSignOut: () => void;
};

/** Every screen there is; the navigation shows those of its items that lead to one of them. */
const SCREENS: readonly Screen<PageProps & { id?: number }>[] = [
  screen('/', async () => (await import('./dashboard/dashboard.page.tsx')).DashboardPage),
  screen('/workouts', async () => (await import('./workouts/log/log.page.tsx')).LogWorkoutPage),
  screen(
    '/workouts/:id/edit',
    async () => (await import('./workouts/log/edit.page.tsx')).EditWorkoutPage,
  ),
  screen('/run-details/:id?', async () => {
    const [{ RunDetailsPage }, beside] = await Promise.all([
      import('./workouts/run-details.page.tsx'),
      fetchBesideWorkout(),
    ]);
    return (props: PageProps & { id?: number }) => <RunDetailsPage {...props} beside={beside} />;
  }),
  screen('/workout-details/:id?', async () => {
    const [{ WorkoutDetailsPage }, beside] = await Promise.all([
      import('./workouts/workout-details.page.tsx'),
      fetchBesideWorkout(),
    ]);
    return (props: PageProps & { id?: number }) => (
      <WorkoutDetailsPage {...props} beside={beside} />
    );
  }),
  screen<PageProps>(
    '/apple-health',
    async () => (await import('./imports/apple-health.page.tsx')).AppleHealthPage,
  ),
  screen<PageProps>('/strava', async () => (await import('./strava/strava.page.tsx')).StravaPage),
  screen('/analytics', async () => (await import('./analytics/analytics.page.tsx')).AnalyticsPage),
  screen('/races', async () => (await import('./races/races.page.tsx')).RacesPage),
  screen('/race-goals', async () => (await import('./races/races.page.tsx')).RacesPage),
  screen('/weight', async () => (await import('./weight/weight.page.tsx')).WeightPage),
  screen(
    '/weight/entries',
    async () => (await import('./weight/all-entries.page.tsx')).AllEntriesPage,
  ),
  screen('/ai', async () => (await import('./coach/ai.page.tsx')).AiPage),
  screen('/profile', async () => {
    const { ProfilePage } = await import('./profile/profile.page.tsx');
    return (props: PageProps) => <ProfilePage {...props} moreTabs={PROFILE_TABS} />;
  }),
  screen<PageProps>(
    '/sharing',
    async () => (await import('./sharing/sharing.page.tsx')).SharingPage,
  ),
  ...(import.meta.env.DEV
    ? [screen('/kit', async () => (await import('./kit/kit.page.tsx')).KitPage)]
    : []),
];

/** With what only administrators have: to everybody else its address leads nowhere. */
const ADMIN_SCREENS: typeof SCREENS = [
  ...SCREENS,
  screen<PageProps>('/admin', async () => (await import('./admin/admin.page.tsx')).AdminPage),
];

/** The tabs of Profile & Settings that other rooms fill. */
const PROFILE_TABS = [
  lateTab('apple-health', 'Apple Health', async () => {
    return (await import('./imports/health-import.tsx')).HealthImport;
  }),
  lateTab('strava', 'Strava', async () => (await import('./strava/strava-tab.tsx')).StravaTab),
];

/** What other rooms have to say about one workout. */
async function fetchBesideWorkout() {
  const { AtStrava } = await import('./strava/at-strava.tsx');
  return (workout: Workout) => <AtStrava workout={workout} />;
}

/** A tab whose code is fetched when it is first opened. */
function lateTab(value: string, label: string, fetchPanel: () => Promise<View<object>>) {
  const panel = (
    <Suspense fallback={<PageSkeleton />}>
      <Shown part={lateView(fetchPanel)} props={{}} />
    </Suspense>
  );
  return { value, label, panel };
}

/** So that the page of an address arrives together with the frame around it. */
export async function loadScreenAt(address: string): Promise<void> {
  const found = findScreen(ADMIN_SCREENS, address);
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
  const queryClient = useQueryClient();
  useFreshDay(useAthletesDay(user));
  const onUserChanged = (changed: User) => {
    // An answer under way may be older than this one.
    void queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
    queryClient.setQueryData(sessionQuery.queryKey, changed);
  };

  const signOut = async () => {
    try {
      await leave();
      forgetDrafts(user.id);
      forgetConversations();
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
  const screens = user.isAdmin ? ADMIN_SCREENS : SCREENS;
  const items = navItems(user).filter(({ href }) =>
    screens.some(({ path }) => path.replace(/\/:id.*$/, '') === href),
  );
  return (
    <PatientRouter screens={screens}>
      <AppFrame items={items} user={user} onSignOut={onSignOut}>
        {notice}
        <ScreenRouter<PageProps>
          screens={screens}
          pageProps={{ user, onUserChanged, onSignOut, themeSwitch: <ThemeSwitch /> }}
          notFound={<NotFoundScreen />}
        />
      </AppFrame>
    </PatientRouter>
  );
}
