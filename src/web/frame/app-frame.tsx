import { type ReactNode, useCallback, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { Modal } from '../ui/modal.tsx';
import { Brand } from './brand.tsx';
import { isCurrent, type NavItem } from './nav-items.ts';
import { ThemeSwitch } from './theme-switch.tsx';

type AppFrameProps = {
  items: readonly NavItem[];
  user: { name: string; email: string };
  onSignOut: () => void;
  /** What there is to know of the connection, in a line. */
  status: ReactNode;
  children: ReactNode;
};

export function AppFrame({ items, user, onSignOut, status, children }: AppFrameProps) {
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
      <Sidebar items={items} path={path} user={user} onSignOut={onSignOut} status={status} />
      <PhoneHeader items={items} path={path} user={user} onSignOut={onSignOut} status={status} />
      <main
        id="main"
        tabIndex={-1}
        // The old screen stays until the next one can be drawn; after a moment it shows that it goes.
        aria-busy={path !== shownPath}
        className="mx-auto w-full max-w-6xl min-[100rem]:max-w-[104rem] px-4 pt-4 pb-[calc(var(--frame-bottom)+1.5rem)] aria-busy:opacity-60 aria-busy:transition-opacity aria-busy:delay-300 md:px-8 md:py-8 print:p-0"
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
      className="bottom-bar fixed inset-x-0 bottom-0 z-30 low:static border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
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
  status: ReactNode;
};

function Sidebar({ items, path, user, onSignOut, status }: SidebarProps) {
  return (
    <header className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-r border-line px-3 py-6 md:flex print:hidden">
      <div className="px-3">
        <Brand />
      </div>
      <nav aria-label="Main" className="flex-1">
        <NavList items={items} path={path} />
      </nav>
      {status}
      <SignedIn user={user} onSignOut={onSignOut} />
    </header>
  );
}

type PhoneHeaderProps = SidebarProps;

/** The bottom bar holds five screens; this menu holds the others, the theme and the way out. */
function PhoneHeader({ items, path, user, onSignOut, status }: PhoneHeaderProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const titleId = useId();
  return (
    <header className="flex items-center justify-between px-4 pt-[calc(env(safe-area-inset-top)+0.5rem)] md:hidden print:hidden">
      <Brand />
      {status}
      <button
        type="button"
        aria-haspopup="dialog"
        className="tap -mr-2 flex items-center gap-2 rounded-box px-2 text-small font-medium text-soft hover:bg-sunk"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
        More
      </button>
      <Modal open={open} onClose={close} labelledBy={titleId} className="sheet">
        <div className="flex flex-col gap-4 px-3 pt-2 pb-[calc(env(safe-area-inset-bottom)+1rem)]">
          <div className="flex items-center justify-between pl-3">
            <h2 id={titleId} className="text-body font-semibold">
              More
            </h2>
            <button
              type="button"
              aria-label="Close"
              className="tap grid place-items-center rounded-box text-soft hover:bg-sunk"
              onClick={close}
            >
              <Icon name="close" />
            </button>
          </div>
          <nav aria-label="More screens">
            <NavList
              items={items.filter((item) => !item.bottomLabel)}
              path={path}
              onFollow={close}
            />
          </nav>
          <SignedIn user={user} onSignOut={onSignOut} />
        </div>
      </Modal>
    </header>
  );
}

type NavListProps = { items: readonly NavItem[]; path: string; onFollow?: () => void };

function NavList({ items, path, onFollow }: NavListProps) {
  return (
    <ul className="flex flex-col gap-0.5">
      {items.map((item) => (
        <li key={item.href}>
          <Link
            href={item.href}
            onClick={onFollow}
            aria-current={isCurrent(item, path) ? 'page' : undefined}
            className="tap flex items-center gap-3 rounded-box px-3 text-small font-medium text-soft hover:bg-sunk hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-ink"
          >
            <Icon name={item.icon} />
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type SignedInProps = { user: { name: string; email: string }; onSignOut: () => void };

function SignedIn({ user, onSignOut }: SignedInProps) {
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
