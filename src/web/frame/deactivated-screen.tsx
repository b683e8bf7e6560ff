import { Button } from '../ui/button.tsx';
import { NoticeScreen } from './notice-screen.tsx';

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
