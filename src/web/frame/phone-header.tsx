import { useCallback, useId, useState } from 'react';
import { Icon } from '../ui/icons.tsx';
import { Modal } from '../ui/modal.tsx';
import { Brand } from './brand.tsx';
import type { NavItem } from './nav-items.ts';
import { NavList } from './nav-list.tsx';
import { SignedIn } from './signed-in.tsx';

type PhoneHeaderProps = {
  items: readonly NavItem[];
  path: string;
  user: { name: string; email: string };
  onSignOut: () => void;
};

/** The bottom bar holds five screens; this menu holds the others, the theme and the way out. */
export function PhoneHeader({ items, path, user, onSignOut }: PhoneHeaderProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const titleId = useId();
  return (
    <header className="flex items-center justify-between px-4 pt-[calc(env(safe-area-inset-top)+0.5rem)] md:hidden print:hidden">
      <Brand />
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
