import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { Icon } from '../ui/icons.tsx';
import { Brand } from './brand.tsx';
import { isCurrent, type NavItem } from './nav-items.ts';
import { NavList } from './nav-list.tsx';
import { PhoneHeader } from './phone-header.tsx';
import { SignedIn } from './signed-in.tsx';

type AppFrameProps = {
  items: readonly NavItem[];
  user: { name: string; email: string };
  onSignOut: () => void;
  children: ReactNode;
};

export function AppFrame({ items, user, onSignOut, children }: AppFrameProps) {
  const [path] = useBrowserLocation();
  const [shownPath] = useLocation();
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <a
        href="#main"
        className="fixed top-2 left-2 z-40 -translate-y-20 rounded-box bg-ink px-4 py-3 text-small font-semibold text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <Sidebar items={items} path={path} user={user} onSignOut={onSignOut} />
      <PhoneHeader items={items} path={path} user={user} onSignOut={onSignOut} />
      <main
        id="main"
        tabIndex={-1}
        // The old screen stays until the next one can be drawn; after a moment it shows that it goes.
        aria-busy={path !== shownPath}
        className="mx-auto w-full max-w-6xl px-4 pt-4 pb-[calc(var(--frame-bottom)+1.5rem)] aria-busy:opacity-60 aria-busy:transition-opacity aria-busy:delay-300 md:px-8 md:py-8 print:p-0"
      >
        {children}
      </main>
      <BottomBar items={items} path={path} />
    </div>
  );
}

function BottomBar({ items, path }: { items: readonly NavItem[]; path: string }) {
  return (
    <nav
      aria-label="Main"
      className="bottom-bar fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex px-1">
        {items.map(
          (item) =>
            item.bottomLabel && (
              <li key={item.href} className="min-w-0 flex-1">
                <Link
                  href={item.href}
                  aria-current={isCurrent(item, path) ? 'page' : undefined}
                  className="group flex h-16 flex-col items-center justify-center gap-0.5 text-note font-medium text-soft aria-[current]:font-semibold aria-[current]:text-accent"
                >
                  <span className="grid h-7 w-14 place-items-center rounded-full group-aria-[current]:bg-accent-soft">
                    <Icon name={item.icon} />
                  </span>
                  {item.bottomLabel}
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

type SidebarProps = {
  items: readonly NavItem[];
  path: string;
  user: { name: string; email: string };
  onSignOut: () => void;
};

function Sidebar({ items, path, user, onSignOut }: SidebarProps) {
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
