import { Button } from '../ui/button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

type SignedInProps = { user: { name: string; email: string }; onSignOut: () => void };

export function SignedIn({ user, onSignOut }: SignedInProps) {
  return (
    <div className="flex flex-col gap-4 border-t border-line px-3 pt-4">
      <div className="min-w-0">
        <p className="truncate text-small font-semibold">{user.name}</p>
        <p className="truncate text-note text-soft">{user.email}</p>
      </div>
      <ThemeSwitch />
      <Button tone="quiet" icon="signOut" wide onClick={onSignOut}>
        Sign Out
      </Button>
    </div>
  );
}
