import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from './icons.tsx';

type BackLinkProps = {
  href: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
};

/** Above the heading of one of many: the way back to the list. */
export function BackLink({ href, onClick, children }: BackLinkProps) {
  return (
    <Link
      href={href}
      onClick={onClick}
      className="tap -ml-2 mb-2 inline-flex items-center gap-1 rounded-box pr-3 pl-2 text-small font-medium text-soft hover:bg-sunk hover:text-ink print:hidden"
    >
      <Icon name="chevronLeft" size={16} />
      {children}
    </Link>
  );
}
