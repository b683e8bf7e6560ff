import type { ReactNode } from 'react';
import { Figure } from './figure.tsx';
import { Pending } from './pending.tsx';
import { Trace } from './trace.tsx';

type StatCardProps = {
  label: string;
  /** What the figure covers: '30 days'. */
  period?: string;
  /** Undefined while it is on its way, null where nothing was measured. */
  value: ReactNode | undefined;
  unit?: ReactNode;
  /** Against what: '+12 % on the 30 days before'. */
  comparison?: ReactNode;
  /** What the figure rests on, behind a small button; its place is kept while it is on its way. */
  trace?: ReactNode;
  /** A zone bar, dots or a sparkline. */
  children?: ReactNode;
};

export function StatCard(props: StatCardProps) {
  const { label, period, value, unit, comparison, trace, children } = props;
  return (
    <article
      aria-label={label}
      className="@container flex min-w-0 flex-col rounded-box border border-line bg-card p-4 shadow-low print:break-inside-avoid print:shadow-none"
    >
      <div className="flex min-h-6 items-center gap-1 text-small">
        <h2 className="font-semibold">{label}</h2>
        {'trace' in props && (
          <span className="ml-auto flex min-w-6 @min-[11.5rem]:ml-0">
            {trace && <Trace label={`What ${label} rests on`}>{trace}</Trace>}
          </span>
        )}
        {period && (
          <span className="ml-auto hidden whitespace-nowrap text-soft @min-[11.5rem]:inline">
            {period}
          </span>
        )}
      </div>
      <p className="mt-1">
        {value === undefined ? (
          <Figure value={<Pending />} size="large" />
        ) : (
          <Figure value={value} unit={unit} size="large" />
        )}
      </p>
      {period && <p className="text-small text-soft @min-[11.5rem]:hidden">{period}</p>}
      {children && <div className="mt-1.5">{children}</div>}
      {comparison && <p className="mt-auto pt-1.5 text-small text-soft">{comparison}</p>}
    </article>
  );
}
