import { Link } from 'wouter';
import { Icon } from '../ui/icons.tsx';
import { isCurrent, type NavItem } from './nav-items.ts';

type NavListProps = { items: readonly NavItem[]; path: string; onFollow?: () => void };

export function NavList({ items, path, onFollow }: NavListProps) {
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
