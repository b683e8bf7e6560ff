import type { ReactNode } from 'react';
import { type Comparison, ComparisonText } from '../ui/comparison-text.tsx';
import { Pending } from '../ui/pending.tsx';
import { StatCard } from '../ui/stat-card.tsx';

type AnalyticsStatProps = {
  label: string;
  /** Undefined while it is on its way, null where nothing was measured. */
  value: string | null | undefined;
  unit: string;
  /** One line under the figure: of how much it is made, or whose it is. */
  detail: ReactNode;
  comparison: Comparison | undefined;
  trace: ReactNode;
};

/** A stat card of one size, whether its numbers are there or on their way. */
export function AnalyticsStat(props: AnalyticsStatProps) {
  const { label, value, unit, detail, comparison, trace } = props;
  return (
    <StatCard
      label={label}
      value={value === undefined ? <Pending /> : value}
      unit={value === undefined ? undefined : unit}
      trace={trace}
      comparison={
        <span className="block min-h-10 min-[22rem]:max-md:min-h-15">
          <ComparisonText comparison={comparison} />
        </span>
      }
    >
      <p className="min-h-5 text-small font-medium">{detail}</p>
    </StatCard>
  );
}
