import { ButtonLink } from '../ui/button-link.tsx';
import { NoticeScreen } from './notice-screen.tsx';

export function NotFoundScreen() {
  return (
    <NoticeScreen title="404 Page Not Found" text="Did you forget to add the page to the router?">
      <ButtonLink href="/" tone="quiet">
        Go to Dashboard
      </ButtonLink>
    </NoticeScreen>
  );
}
