import type { ReactNode } from 'react';
import { type Comparison, ComparisonText } from '../ui/comparison-text.tsx';
import { Pending } from '../ui/pending.tsx';
import { StatCard } from '../ui/stat-card.tsx';

type DashboardStatProps = {
  label: string;
  period?: string;
  /** Undefined while it is on its way, null where nothing was measured. */
  value: string | null | undefined;
  unit: string;
  comparison: Comparison | undefined;
  trace: ReactNode;
  /** Dots, a line or a zone bar. */
  picture?: ReactNode;
};

/** A stat card of one size, whether its numbers are there or on their way. */
export function DashboardStat(props: DashboardStatProps) {
  const { label, period, value, unit, comparison, trace, picture } = props;
  return (
    <StatCard
      label={label}
      period={period}
      value={value === undefined ? <Pending /> : value}
      unit={value === undefined ? undefined : unit}
      trace={trace}
      comparison={
        <span className="block min-h-10">
          <ComparisonText comparison={comparison} />
        </span>
      }
    >
      <div className="flex h-7 items-center">{picture}</div>
    </StatCard>
  );
}
