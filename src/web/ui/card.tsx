import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type CardProps = {
  title?: ReactNode;
  /** One sentence that says what the card shows. */
  lead?: ReactNode;
  /** A button or link at the right of the title. */
  action?: ReactNode;
  /** 3 where the card stands inside a section that has its own h2. */
  level?: 2 | 3;
  children?: ReactNode;
};

export function Card({ title, lead, action, level = 2, children }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className="min-w-0 rounded-box border border-line bg-card p-4 shadow-low md:p-5 print:break-inside-avoid print:shadow-none">
      {(title || action) && (
        <div
          className={classNames(
            Boolean(children) && (lead ? 'mb-3' : 'mb-2'),
            'flex flex-wrap items-start justify-between gap-x-4 gap-y-2',
          )}
        >
          <div className="min-w-0 grow basis-40">
            {title && <Heading className="text-body font-semibold">{title}</Heading>}
            {lead && <p className="text-small text-soft">{lead}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
