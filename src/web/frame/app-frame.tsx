import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { BottomBar } from './bottom-bar.tsx';
import type { NavItem } from './nav-items.ts';
import { PhoneHeader } from './phone-header.tsx';
import { Sidebar } from './sidebar.tsx';

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
