import type { ReactNode } from 'react';
import { ChartFrame } from './chart-frame.tsx';
import { DataTable } from './data-table.tsx';
import { LineGrid } from './line-grid.tsx';
import { type LinePoint, lineLayout } from './line-layout.ts';
import { LineLegend } from './line-legend.tsx';
import { OneLine } from './one-line.tsx';
import { MARKER_PATHS, seriesLook } from './series-look.ts';
import { Unspoken } from './unspoken.tsx';
import { usePoints } from './use-points.ts';
import { useWidth } from './use-width.ts';

type Series = {
  key: string;
  label: string;
  points: readonly LinePoint[];
  /** Which of the five looks; by default that of its place, which changes with what else is drawn. */
  look?: number;
};

type LineChartProps = {
  label: string;
  summary: ReactNode;
  /** At most five, told apart by dash and marker. */
  series: readonly Series[];
  unit: string;
  formatY?: (value: number) => string;
  /** 'clock' for paces and times in seconds. */
  scale?: 'number' | 'clock';
  /** A faster pace stands higher. */
  lessIsHigher?: boolean;
  /** A level to compare with: the target. */
  reference?: { value: number; label: string };
  heightPx?: number;
};

export function LineChart(props: LineChartProps) {
  const { label, summary, series, unit, scale = 'number', lessIsHigher = false } = props;
  const { formatY = String, reference, heightPx = 260 } = props;
  const [plot, widthPx] = useWidth();

  const points = series
    .flatMap((each, index) =>
      each.points.flatMap(({ x, y, label }) =>
        y === null ? [] : [{ x, y, label, series: each.label, look: each.look ?? index }],
      ),
    )
    .sort((a, b) => a.x - b.x);
  const { active, listProps, pointProps } = usePoints(points.length, points.length - 1);
  const layout = lineLayout({
    widthPx,
    heightPx,
    points,
    also: reference ? [reference.value] : [],
    scale,
    lessIsHigher,
    formatY,
  });

  const say = (point: (typeof points)[number]) => {
    const what = series.length > 1 ? `${point.label} · ${point.series}` : point.label;
    return `${what}: ${formatY(point.y)} ${unit}`;
  };
  const readOut = points[active ?? points.length - 1];

  return (
    <ChartFrame
      summary={summary}
      readout={readOut && say(readOut)}
      plot={plot}
      heightPx={heightPx}
      legend={series.length > 1 && <LineLegend series={series} />}
      table={
        <DataTable
          caption={label}
          heads={['When', 'What', unit]}
          rows={points.map((point) => [point.label, point.series, formatY(point.y)])}
        />
      }
    >
      {widthPx > 0 && (
        <svg
          {...listProps}
          aria-label={`${label}, arrow keys go from point to point`}
          viewBox={`0 0 ${widthPx} ${heightPx}`}
          className="block w-full text-note"
        >
          <LineGrid layout={layout} reference={reference} />
          <Unspoken>
            {series.map((each, index) => (
              <OneLine
                key={each.key}
                points={each.points}
                layout={layout}
                look={each.look ?? index}
              />
            ))}
          </Unspoken>
          {points.map((point, index) => {
            const look = seriesLook(point.look);
            return (
              <g
                key={`${point.series} ${point.x}`}
                {...pointProps(index)}
                aria-label={say(point)}
                transform={`translate(${layout.xOf(point.x)} ${layout.yOf(point.y)})`}
              >
                <circle r="14" className="fill-transparent" />
                {index === active && (
                  <circle
                    r="10"
                    strokeWidth="2"
                    className="fill-sunk stroke-edge group-focus-visible:stroke-focus"
                  />
                )}
                <path
                  d={MARKER_PATHS[look.marker]}
                  strokeWidth="1.5"
                  className={`${look.fill} stroke-card`}
                />
              </g>
            );
          })}
        </svg>
      )}
    </ChartFrame>
  );
}
