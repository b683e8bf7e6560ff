import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

export function NotFoundScreen() {
  return (
    <NoticeScreen
      title="You are off the route"
      text="Nothing is at this address: it may be old, or mistyped. Your log is where it was."
    >
      <ButtonLink href="/" tone="quiet">
        Go to Dashboard
      </ButtonLink>
      <p className="text-note text-soft">
        404 Page Not Found. Did you forget to add the page to the router?
      </p>
    </NoticeScreen>
  );
}

export function DeactivatedScreen({ onSignOut }: { onSignOut: () => void }) {
  return (
    <main>
      <NoticeScreen
        title="Account Deactivated"
        text="Your account has been deactivated. Please contact the administrator for assistance."
      >
        <Button tone="quiet" icon="signOut" onClick={onSignOut}>
          Sign Out
        </Button>
      </NoticeScreen>
    </main>
  );
}

type NoticeProps = { title: string; text: string; children?: ReactNode };

/** One message in the middle, with the way out below it. */
function NoticeScreen({ title, text, children }: NoticeProps) {
  usePageTitle(title);
  const heading = (
    <h1 tabIndex={-1} className="text-title font-bold">
      {title}
    </h1>
  );
  return (
    <div className="grid min-h-[60dvh] place-items-center p-4">
      <NoticeCard heading={heading} text={text}>
        {children}
      </NoticeCard>
    </div>
  );
}

type NoticeCardProps = { heading: ReactNode; text: string; children?: ReactNode };

export function NoticeCard({ heading, text, children }: NoticeCardProps) {
  return (
    <div className="flex w-full max-w-md flex-col items-center gap-4 rounded-box border border-line bg-card p-8 text-center shadow-low">
      {heading}
      <p className="text-body text-soft">{text}</p>
      {children}
    </div>
  );
}
