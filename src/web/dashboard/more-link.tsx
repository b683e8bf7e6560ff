import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** From a card to the screen that shows the whole of it. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="link tap-around -my-2 py-2 text-small leading-6 font-medium">
      {children}
    </Link>
  );
}
