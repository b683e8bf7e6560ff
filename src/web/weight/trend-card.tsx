import { useLocation } from 'wouter';
import type { ListedWeight } from '../../contract/weight.ts';
import { LEAST_WEIGHT_SPAN_KG } from '../../domain/body.ts';
import { type Day, numberOfDay } from '../../domain/calendar.ts';
import { weightIn, weightUnit } from '../../domain/measures.ts';
import { Card } from '../ui/card.tsx';
import { LineChart } from '../ui/charts/line-chart.tsx';
import type { LinePoint } from '../ui/charts/line-layout.ts';
import { Sparkline } from '../ui/charts/sparkline.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { shortDayText, withYear, yearOf } from '../words/day-text.ts';
import type { WeightStats } from './current-weight-card.tsx';
import { goalText, stepText, trendSentence } from './weight-words.ts';

type TrendCardProps = {
  entries: readonly ListedWeight[];
  targetKg: number;
  /** Undefined while they are on their way. */
  stats: WeightStats | undefined;
  /** The target that the athlete set, null where it is everybody's. */
  goalKg: number | null;
  today: Day;
};

export function TrendCard({ entries, targetKg, stats, goalKg, today }: TrendCardProps) {
  const [, navigate] = useLocation();
  if (entries.length === 0) {
    return (
      <Card title={TITLE}>
        <EmptyState
          title="No weight data available"
          text="Write down two weigh-ins and a line runs from one to the other."
          preview={<Sparkline values={[72, 71.6, 71.8, 71.1, 70.9, 71, 70.4]} />}
        />
      </Card>
    );
  }
  // Where each can be corrected.
  const open = () => navigate('/weight/entries');
  const points = trendPoints(entries).map((point) => ({ ...point, open }));
  const smoothed = smoothedOf(entries, stats);
  return (
    <Card title={TITLE}>
      <LineChart
        label={TITLE}
        summary={
          stats
            ? `${summaryOf(entries)} ${trendSentence({ stats, goalKg, today })}`
            : summaryOf(entries)
        }
        // One weighing says little: where the trend is known, the line is the trend's.
        series={[
          { key: 'weight', label: 'Weight', look: 1, points, isScattered: smoothed !== undefined },
        ]}
        smoothed={smoothed}
        unit={weightUnit()}
        formatY={oneDecimal}
        leastSpan={weightIn(LEAST_WEIGHT_SPAN_KG)}
        reference={
          isTargetInSight(entries, targetKg)
            ? { value: weightIn(targetKg), label: `Target ${goalText(targetKg)}` }
            : undefined
        }
      />
    </Card>
  );
}

const TITLE = 'Weight Trends';

function oneDecimal(weight: number): string {
  return weight.toFixed(1);
}

function summaryOf(entries: readonly ListedWeight[]): string {
  const [latest, oldest] = [entries[0], entries.at(-1)];
  if (!latest || !oldest || latest === oldest) return 'Your first weigh-in.';
  const step = stepText({ fromKg: oldest.weightKg, toKg: latest.weightKg });
  const isOneYear = yearOf(oldest.date) === yearOf(latest.date);
  const since = isOneYear ? shortDayText(oldest.date) : withYear(oldest.date);
  return `Your last ${entries.length} entries: ${step} since ${since}.`;
}

/** From the second weigh-in on: the trend begins at the first. */
function smoothedOf(entries: readonly ListedWeight[], stats: WeightStats | undefined) {
  const trendOf = new Map(stats?.trend.map(({ id, trend }) => [id, trend]));
  if (trendOf.size < 2) return undefined;
  const ids = entries.map(({ id }) => id).reverse();
  const points = trendPoints(entries).map((point, at) => {
    const trendKg = trendOf.get(ids[at] ?? 0);
    return { ...point, y: trendKg === undefined ? null : weightIn(trendKg) };
  });
  return { label: 'Trend', look: 0, points };
}

/** Oldest first, each at its day; those of one day stand side by side within it. */
export function trendPoints(newestFirst: readonly ListedWeight[]): LinePoint[] {
  const entries = newestFirst.toReversed();
  const years = new Set(entries.map(({ date }) => yearOf(date)));
  return entries.map(({ date, weightKg }, at) => {
    const ofDay = entries.filter((each) => each.date === date).length;
    const before = entries.slice(0, at).filter((each) => each.date === date).length;
    return {
      x: numberOfDay(date) + before / ofDay,
      y: weightIn(weightKg),
      label: years.size > 1 ? withYear(date) : shortDayText(date),
    };
  });
}

/** A target further away than this would press the line flat. */
const TARGET_IN_SIGHT_KG = 10;

export function isTargetInSight(entries: readonly ListedWeight[], targetKg: number): boolean {
  return entries.some(({ weightKg }) => Math.abs(weightKg - targetKg) <= TARGET_IN_SIGHT_KG);
}
