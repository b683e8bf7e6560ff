import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'plain' | 'accent' | 'warn' | 'danger';

type BadgeProps = {
  tone?: BadgeTone;
  /** Badges under one another share one width, so that the words beside them line up. */
  even?: boolean;
  children: ReactNode;
};

export function Badge({ tone = 'plain', even, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-6 shrink-0 items-center justify-center rounded-box px-2 text-note font-semibold whitespace-nowrap',
        TONES[tone],
        even && 'w-18',
      )}
    >
      {children}
    </span>
  );
}

const TONES: Record<BadgeTone, string> = {
  plain: 'bg-sunk text-ink',
  accent: 'bg-accent-soft text-accent',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
};
