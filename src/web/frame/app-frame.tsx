import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
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
  const [path] = useLocation();
  const shared = { items, path, user, onSignOut };
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <a
        href="#main"
        className="fixed top-2 left-2 z-40 -translate-y-20 rounded-box bg-ink px-4 py-3 text-small font-semibold text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <Sidebar {...shared} />
      <PhoneHeader {...shared} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl px-4 pt-4 pb-[calc(var(--frame-bottom)+1.5rem)] md:px-8 md:py-8 print:p-0"
      >
        {children}
      </main>
      <BottomBar items={items} path={path} />
    </div>
  );
}
