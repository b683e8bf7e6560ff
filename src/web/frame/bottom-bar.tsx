import { Link } from 'wouter';
import { Icon } from '../ui/icons.tsx';
import { isCurrent, type NavItem } from './nav-items.ts';

export function BottomBar({ items, path }: { items: readonly NavItem[]; path: string }) {
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
