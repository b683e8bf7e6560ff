import { useState } from 'react';
import { NoticeCard } from '../frame/notice-screens.tsx';
import { LogWorkout } from '../navigation/log-workout.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { WorkoutList } from '../ui/workout-list.tsx';
import { KitSection } from './kit-section.tsx';
import { WORKOUTS } from './samples.ts';

export function StateParts() {
  const [percent, setPercent] = useState(50);
  return (
    <KitSection title="States" files="empty-state, error-state, progress-bar, skeleton, delayed">
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title="EmptyState">
          <EmptyState
            title="No workouts logged yet"
            text="Log your first run, or import what your watch has kept. It will look like this."
            preview={<WorkoutList label="Example" items={WORKOUTS.slice(0, 2)} />}
            action={
              <>
                <LogWorkout />
                <ButtonLink href="/apple-health" tone="quiet" icon="upload">
                  Import
                </ButtonLink>
              </>
            }
          />
        </Card>
        <Card title="ErrorState">
          <ErrorState
            title="Failed to load admin panel"
            text="The server did not answer. Your data is safe; try again in a moment."
            onRetry={() => undefined}
          />
        </Card>
        <Card title="ProgressBar">
          <ProgressBar label="Importing" percent={percent} text="Reading 214 workouts" />
          <div className="mt-2 flex gap-2">
            <Button tone="quiet" onClick={() => setPercent((now) => (now + 25) % 125)}>
              On by 25
            </Button>
          </div>
        </Card>
        <Card title="Skeleton">
          <div className="flex flex-col gap-3">
            <Skeleton size="h-5 w-40" />
            <Skeleton size="h-60 w-full" />
          </div>
        </Card>
      </div>
    </KitSection>
  );
}

/** As cards: the screens themselves name the tab and take the focus. */
export function ScreenParts() {
  return (
    <KitSection title="Whole screens" files="frame/notice-screens">
      <div className="grid items-start justify-items-center gap-4 lg:grid-cols-2">
        <NoticeCard
          heading={<h3 className="text-title font-bold">You are off the route</h3>}
          text="Did you forget to add the page to the router?"
        >
          <Button tone="quiet">Go to Dashboard</Button>
        </NoticeCard>
        <NoticeCard
          heading={<h3 className="text-title font-bold">Account Deactivated</h3>}
          text="Your account has been deactivated. Please contact the administrator for assistance."
        >
          <Button tone="quiet" icon="signOut">
            Sign Out
          </Button>
        </NoticeCard>
      </div>
    </KitSection>
  );
}
