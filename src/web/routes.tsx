import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch, useLocation, useSearchParams } from 'wouter';
import type { User } from '../contract/session.ts';
import type { Workout } from '../contract/workouts.ts';
import { sessionQuery } from './auth/auth.api.ts';
import { forgetOldConversations } from './coach/old-conversations.ts';
import { useAthletesDay, useFreshDay } from './days/use-athletes-day.ts';
import { AppFrame } from './frame/app-frame.tsx';
import { navItems } from './frame/nav-items.ts';
import { ThemeSwitch } from './frame/theme-switch.tsx';
import { PageBoundary } from './loading/page-boundary.tsx';
import { PageSkeleton } from './loading/page-skeleton.tsx';
import { ShortcutsFromFirstKey } from './navigation/first-key.tsx';
import { TransitionRouter, useScrollToTop } from './navigation/transition-router.tsx';
import { DeviceStatus, WaitingToBeSent } from './offline/frame-parts.tsx';
import { useSignOut } from './offline/use-sign-out.tsx';
import { pages, usePrefetchOnIntent } from './pages.ts';
import { BelowTitle } from './ui/page-header.tsx';

const DashboardPage = lazy(pages['/']);
const WelcomePage = lazy(pages['/welcome']);
const CalendarPage = lazy(pages['/calendar']);
const LogWorkoutPage = lazy(pages['/workouts']);
const EditWorkoutPage = lazy(pages['/workouts/edit']);
const RunDetailsPage = lazy(pages['/run-details']);
const WorkoutDetailsPage = lazy(pages['/workout-details']);
const AppleHealthPage = lazy(pages['/apple-health']);
const ImportPage = lazy(pages['/imports/:id']);
const TableOfImport = lazy(() => import('./workouts/csv/table-of-import.page.tsx'));
const StravaPage = lazy(pages['/strava']);
const AnalyticsPage = lazy(pages['/analytics']);
const RacesPage = lazy(pages['/races']);
const RacePage = lazy(pages['/races/:id']);
const WeightPage = lazy(pages['/weight']);
const AllEntriesPage = lazy(pages['/weight/entries']);
const ShoesPage = lazy(pages['/shoes']);
const AiPage = lazy(pages['/ai']);
const ProfilePage = lazy(pages['/profile']);
const SharingPage = lazy(pages['/sharing']);
const AdminPage = lazy(pages['/admin']);
const KitPage = import.meta.env.DEV ? lazy(() => import('./kit/kit.page.tsx')) : null;

// Seldom seen, so not for everybody to fetch.
const NotFoundScreen = lazy(async () => ({ default: (await notices()).NotFoundScreen }));
const DeactivatedScreen = lazy(async () => ({ default: (await notices()).DeactivatedScreen }));

function notices() {
  return import('./frame/notice-screens.tsx');
}

const BringFiles = lazy(() => import('./imports/bring-files.tsx'));
const HealthImport = lazy(() => import('./imports/health-import.tsx'));
const StravaTab = lazy(() => import('./strava/strava-panel.tsx'));
const AtStrava = lazy(() => import('./strava/at-strava.tsx'));

type SignedInAppProps = {
  user: User;
  /** What every screen must tell, such as an address that the server does not know. */
  notice: ReactNode;
  /** Throws where the server cannot be told. */
  leave: () => Promise<void>;
};

/** What a signed-in account sees: the frame and, in it, the screen of the address. */
export default function SignedInApp({ user, notice, leave }: SignedInAppProps) {
  const queryClient = useQueryClient();
  useFreshDay(useAthletesDay(user));
  const onUserChanged = (changed: User) => {
    // An answer under way may be older than this one.
    void queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
    queryClient.setQueryData(sessionQuery.queryKey, changed);
  };

  const { onSignOut, question } = useSignOut({
    userId: user.id,
    leave,
    onLeft: forgetOldConversations,
  });

  if (!user.isActive) {
    return (
      <>
        <DeactivatedScreen onSignOut={onSignOut} />
        {question}
      </>
    );
  }
  return (
    <TransitionRouter>
      <AppFrame items={navItems(user)} user={user} onSignOut={onSignOut} status={<DeviceStatus />}>
        {notice}
        <Screens user={user} onUserChanged={onUserChanged} onSignOut={onSignOut} />
        <ShortcutsFromFirstKey />
        {question}
      </AppFrame>
    </TransitionRouter>
  );
}

type ScreensProps = {
  user: User;
  /** Whatever shows the athlete's own record shows this one from now on. */
  onUserChanged: (user: User) => void;
  onSignOut: () => void;
};

function Screens({ user, onUserChanged, onSignOut }: ScreensProps) {
  const [path] = useLocation();
  useScrollToTop(path);
  usePrefetchOnIntent();
  return (
    <PageBoundary path={path}>
      <BelowTitle value={<WaitingToBeSent userId={user.id} path={path} />}>
        <Suspense fallback={<PageSkeleton />}>
          <Switch>
            <Route path="/">
              <DashboardPage user={user} />
            </Route>
            <Route path="/welcome">
              <WelcomePage user={user} onUserChanged={onUserChanged} />
            </Route>
            <Route path="/calendar">
              <CalendarPage user={user} />
            </Route>
            <Route path="/workouts">
              <LogWorkoutPage user={user} bringFiles={BRING_FILES} />
            </Route>
            <Route path="/workouts/:id/edit">
              {({ id }) =>
                isRowId(id) ? <EditWorkoutPage user={user} id={Number(id)} /> : <NotFoundScreen />
              }
            </Route>
            <Route path="/run-details">
              <RunDetailsPage user={user} beside={besideWorkout} />
            </Route>
            <Route path="/run-details/:id">
              {({ id }) =>
                isRowId(id) ? (
                  <RunDetailsPage user={user} id={Number(id)} beside={besideWorkout} />
                ) : (
                  <NotFoundScreen />
                )
              }
            </Route>
            <Route path="/workout-details">
              <WorkoutDetailsPage user={user} beside={besideWorkout} />
            </Route>
            <Route path="/workout-details/:id">
              {({ id }) =>
                isRowId(id) ? (
                  <WorkoutDetailsPage user={user} id={Number(id)} beside={besideWorkout} />
                ) : (
                  <NotFoundScreen />
                )
              }
            </Route>
            <Route path="/apple-health">
              <AppleHealthPage />
            </Route>
            <Route path="/imports/:id">
              {({ id }) =>
                isRowId(id) ? <ImportScreen user={user} id={Number(id)} /> : <NotFoundScreen />
              }
            </Route>
            <Route path="/strava">
              <StravaPage />
            </Route>
            <Route path="/analytics">
              <AnalyticsPage user={user} />
            </Route>
            <Route path="/races">
              <RacesPage user={user} />
            </Route>
            <Route path="/races/:id">
              {({ id }) =>
                isRowId(id) ? <RacePage user={user} id={Number(id)} /> : <NotFoundScreen />
              }
            </Route>
            <Route path="/race-goals">
              <RacesPage user={user} />
            </Route>
            <Route path="/weight">
              <WeightPage user={user} onUserChanged={onUserChanged} />
            </Route>
            <Route path="/weight/entries">
              <AllEntriesPage user={user} />
            </Route>
            <Route path="/shoes">
              <ShoesPage user={user} />
            </Route>
            <Route path="/ai">
              <AiPage user={user} />
            </Route>
            <Route path="/profile">
              <ProfilePage
                user={user}
                onUserChanged={onUserChanged}
                onSignOut={onSignOut}
                themeSwitch={<ThemeSwitch />}
                moreTabs={PROFILE_TABS}
              />
            </Route>
            <Route path="/sharing">
              <SharingPage user={user} onUserChanged={onUserChanged} />
            </Route>
            {user.isAdmin && (
              <Route path="/admin">
                <AdminPage user={user} />
              </Route>
            )}
            {KitPage && (
              <Route path="/kit">
                <KitPage />
              </Route>
            )}
            <Route>
              <NotFoundScreen />
            </Route>
          </Switch>
        </Suspense>
      </BelowTitle>
    </PageBoundary>
  );
}

function isRowId(id: string): boolean {
  return /^[1-9]\d{0,14}$/.test(id);
}

const BRING_FILES = (
  <Tab>
    <BringFiles />
  </Tab>
);

/** The tabs of Profile & Settings that other rooms fill. */
const PROFILE_TABS = [
  {
    value: 'apple-health',
    label: 'Apple Health',
    panel: (
      <Tab>
        <HealthImport />
      </Tab>
    ),
  },
  {
    value: 'strava',
    label: 'Strava',
    panel: (
      <Tab>
        <StravaTab />
      </Tab>
    ),
  },
];

function Tab({ children }: { children: ReactNode }) {
  return <Suspense fallback={<PageSkeleton />}>{children}</Suspense>;
}

/** What other rooms have to say about one workout. */
function besideWorkout(workout: Workout): ReactNode {
  return (
    <Suspense>
      <AtStrava workout={workout} />
    </Suspense>
  );
}

/** An import, or one of its tables whose columns are to be named. */
function ImportScreen({ user, id }: { user: User; id: number }) {
  const [params] = useSearchParams();
  const fileId = params.get('table') ?? '';
  if (isRowId(fileId)) return <TableOfImport id={id} fileId={Number(fileId)} />;
  return <ImportPage user={user} id={id} />;
}
