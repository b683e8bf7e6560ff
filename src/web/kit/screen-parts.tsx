import { NoticeCard } from '../frame/notice-screens.tsx';
import { Button } from '../ui/button.tsx';
import { KitSection } from './kit-section.tsx';

/** As cards: the screens themselves name the tab and take the focus. */
export function ScreenParts() {
  return (
    <KitSection title="Whole screens" files="frame/notice-screens">
      <div className="grid items-start justify-items-center gap-4 lg:grid-cols-2">
        <NoticeCard
          heading={<h3 className="text-title font-bold">404 Page Not Found</h3>}
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
