import { formatPace } from '../../domain/pace.ts';
import { Card } from '../ui/card.tsx';
import { BarChart } from '../ui/charts/bar-chart.tsx';
import { Doughnut } from '../ui/charts/doughnut.tsx';
import { LineChart } from '../ui/charts/line-chart.tsx';
import { ScatterChart } from '../ui/charts/scatter-chart.tsx';
import { KitSection } from './kit-section.tsx';
import { PACES_BY_TYPE, WEEKS, WEIGHTS } from './samples.ts';

const ZONE_SLICES = [
  { zone: 1, label: 'Recovery', value: 90 },
  { zone: 2, label: 'Aerobic', value: 440 },
  { zone: 3, label: 'Tempo', value: 120 },
  { zone: 4, label: 'Threshold', value: 60 },
  { zone: 5, label: 'Maximum', value: 12 },
] as const;

export function ChartParts() {
  return (
    <KitSection
      title="Charts"
      files="charts/bar-chart, line-chart, scatter-chart, doughnut, sparkline, target-scale"
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title="LineChart, several series">
          <LineChart
            label="Pace by run type"
            summary="Your easy runs are 9 s/km faster than three weeks ago."
            series={PACES_BY_TYPE}
            unit="/km"
            formatY={formatPace}
            scale="clock"
            lessIsHigher
          />
        </Card>
        <Card title="LineChart, a level to reach">
          <LineChart
            label="Weight"
            summary="2.5 kg down since September, 0.7 kg to your target."
            series={[{ key: 'weight', label: 'Weight', points: WEIGHTS }]}
            unit="kg"
            reference={{ value: 81, label: 'Target 81 kg' }}
          />
        </Card>
        <Card title="LineChart, one wrong row">
          <LineChart
            label="Weight with a slip"
            summary="2.5 kg down since September."
            series={[
              {
                key: 'weight',
                label: 'Weight',
                points: WEIGHTS.map((point, at) => (at === 4 ? { ...point, y: 8.3 } : point)),
              },
            ]}
            leastSpan={4}
            unit="kg"
          />
        </Card>
        <Card title="ScatterChart">
          <ScatterChart
            label="Weight against a pace"
            summary="A point for each week; no line, which would claim a cause."
            x={{ name: 'Weight', unit: 'kg', leastSpan: 4, format: String }}
            y={{ name: 'Slower', unit: 's/km', leastSpan: 30, format: String }}
            points={WEIGHTS.map(({ x, y, label }) => ({ key: x, label, x: y, y: (x * 7) % 23 }))}
          />
        </Card>
        <Card title="Doughnut">
          <Doughnut
            label="Heart rate zone distribution"
            summary="73 % of your time was easy, in zones 1 and 2."
            slices={ZONE_SLICES}
            formatValue={(minutes) => `${minutes} min`}
            whole={{ figure: '12:02', text: 'in zones' }}
          />
        </Card>
        <Card title="BarChart, one series">
          <BarChart
            label="Runs a week"
            summary="Steady since October, but for one week of rest."
            series={[{ key: 'run', label: 'Running' }]}
            unit="km"
            bars={WEEKS.map((week) => ({
              ...week,
              note: undefined,
              values: week.key === '10/25' ? [0] : week.values.slice(0, 1),
            }))}
          />
        </Card>
      </div>
    </KitSection>
  );
}
