import type { TrainerView } from '../../contract/sharing.ts';
import { LEAST_WEIGHT_SPAN_KG } from '../../domain/body.ts';
import { numberOfDay } from '../../domain/calendar.ts';
import { shownLoss, weightIn, weightText, weightUnit } from '../../domain/measures.ts';
import { Card } from '../ui/card.tsx';
import { LineChart } from '../ui/charts/line-chart.tsx';
import type { LinePoint } from '../ui/charts/line-layout.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { fullDayText, shortDayText } from '../words/day-text.ts';

type Entries = TrainerView['weightEntries'];

const TITLE = 'Weight';

export function WeightCard({ entries }: { entries: Entries }) {
  if (entries.length === 0) {
    return (
      <Card title={TITLE}>
        <EmptyState title="No weight data available" />
      </Card>
    );
  }
  return (
    <Card title={TITLE}>
      <LineChart
        label={TITLE}
        summary={summaryOf(entries)}
        series={[{ key: 'weight', label: 'Weight', points: pointsOf(entries) }]}
        unit={weightUnit()}
        formatY={(weight) => weight.toFixed(1)}
        leastSpan={weightIn(LEAST_WEIGHT_SPAN_KG)}
        heightPx={220}
      />
    </Card>
  );
}

/** Each at its day; those of one day stand side by side within it. */
function pointsOf(entries: Entries): LinePoint[] {
  return entries.map(({ date, weightKg }, at) => {
    const ofDay = entries.filter((each) => each.date === date).length;
    const before = entries.slice(0, at).filter((each) => each.date === date).length;
    return {
      x: numberOfDay(date) + before / ofDay,
      y: weightIn(weightKg),
      label: shortDayText(date),
    };
  });
}

function summaryOf(entries: Entries): string {
  const [first, latest] = [entries[0], entries.at(-1)];
  if (!first || !latest) return '';
  const now = `${weightText(latest.weightKg)} on ${fullDayText(latest.date)}`;
  if (entries.length === 1) return `${now}.`;
  const lost = shownLoss({ fromKg: first.weightKg, toKg: latest.weightKg });
  if (lost === 0) return `${now}, as on ${fullDayText(first.date)}.`;
  const way = lost > 0 ? 'lighter' : 'heavier';
  return `${now}, ${Math.abs(lost).toFixed(1)}\u00a0${weightUnit()} ${way} than on ${fullDayText(first.date)}.`;
}
