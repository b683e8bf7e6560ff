import { Brand } from './brand.tsx';
import type { NavItem } from './nav-items.ts';
import { NavList } from './nav-list.tsx';
import { SignedIn } from './signed-in.tsx';

type SidebarProps = {
  items: readonly NavItem[];
  path: string;
  user: { name: string; email: string };
  onSignOut: () => void;
};

export function Sidebar({ items, path, user, onSignOut }: SidebarProps) {
  return (
    <header className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-r border-line px-3 py-6 md:flex print:hidden">
      <div className="px-3">
        <Brand />
      </div>
      <nav aria-label="Main" className="flex-1">
        <NavList items={items} path={path} />
      </nav>
      <SignedIn user={user} onSignOut={onSignOut} />
    </header>
  );
}
