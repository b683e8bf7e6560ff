import { ChartFrame } from './chart-frame.tsx';
import { DataTable } from './data-table.tsx';
import { PointTarget } from './point-target.tsx';
import { type ScatterLayout, scatterLayout } from './scatter-layout.ts';
import { MARKER_PATHS } from './series-look.ts';
import { Unspoken } from './unspoken.tsx';
import { usePoints } from './use-points.ts';
import { useWidth } from './use-width.ts';

type Measure = {
  /** 'Carbohydrate', and behind each number 'g/h'. */
  name: string;
  unit: string;
  format: (value: number) => string;
  /** What differs by less is no outlier. */
  leastSpan: number;
  /** A level to compare with. */
  reference?: { value: number; label: string };
};

type ScatterChartProps = {
  label: string;
  summary: string;
  x: Measure;
  y: Measure;
  /** Oldest first: so the arrow keys go through them. */
  points: readonly { key: number; label: string; x: number; y: number; open?: () => void }[];
  heightPx?: number;
};

/** One thing against another, a point each; no line, which would claim that one follows the other. */
export function ScatterChart({ label, summary, x, y, points, heightPx = 260 }: ScatterChartProps) {
  const [plot, widthPx] = useWidth();
  const { active, listProps, pointProps } = usePoints(points.length, points.length - 1);
  const layout = scatterLayout({
    widthPx,
    heightPx,
    points,
    least: { x: x.leastSpan, y: y.leastSpan },
    also: { x: [0, ...(x.reference ? [x.reference.value] : [])], y: [0] },
  });
  const figures = (point: (typeof points)[number]) =>
    `${x.format(point.x)}\u00a0${x.unit}, ${y.format(point.y)}\u00a0${y.unit}`;
  const say = (point: (typeof points)[number]) => `${point.label}: ${figures(point)}`;
  const isBeyond = (point: { x: number; y: number }) =>
    layout.x.isBeyond(point.x) || layout.y.isBeyond(point.y);
  const readOut = points[active ?? points.length - 1];
  return (
    <ChartFrame
      summary={summary}
      beyond={points.filter(isBeyond).map((point) => `${figures(point)} on ${point.label}`)}
      readout={readOut && say(readOut)}
      plot={plot}
      heightPx={heightPx}
      table={
        <DataTable
          caption={label}
          heads={['Run', `${x.name}, ${x.unit}`, `${y.name}, ${y.unit}`]}
          rows={points.map((point) => [point.label, x.format(point.x), y.format(point.y)])}
        />
      }
    >
      {widthPx > 0 && (
        <svg
          {...listProps}
          aria-label={`${label}, arrow keys go from point to point, Enter opens what is behind it`}
          viewBox={`0 0 ${widthPx} ${heightPx}`}
          className="block w-full text-note"
        >
          <ScatterGrid layout={layout} x={x} y={y} />
          {points.map((point, index) => (
            <g
              key={point.key}
              {...pointProps(index, point.open)}
              aria-label={say(point)}
              transform={`translate(${layout.x.of(point.x)} ${layout.y.of(point.y)})`}
            >
              <PointTarget isActive={index === active} />
              <path
                d={isBeyond(point) ? MARKER_PATHS.diamond : MARKER_PATHS.circle}
                strokeWidth="1.5"
                className={isBeyond(point) ? 'fill-card stroke-ink' : 'fill-accent stroke-card'}
              />
            </g>
          ))}
        </svg>
      )}
    </ChartFrame>
  );
}

function ScatterGrid({ layout, x, y }: { layout: ScatterLayout; x: Measure; y: Measure }) {
  const { leftPx, rightPx, baseY } = layout;
  const isReferenceLate = x.reference && layout.x.of(x.reference.value) > (leftPx + rightPx) / 2;
  return (
    <Unspoken>
      {layout.y.ticks.map(({ value, at }) => (
        <g key={value}>
          <path
            d={`M${leftPx} ${at}H${rightPx}`}
            className={value === 0 ? 'stroke-edge' : 'stroke-line'}
          />
          <text x={leftPx - 8} y={at + 4} textAnchor="end" className="fill-soft">
            {value}
          </text>
        </g>
      ))}
      {layout.x.ticks.map(({ value, at }) => (
        <text key={value} x={at} y={baseY + 20} textAnchor="middle" className="fill-soft">
          {value}
        </text>
      ))}
      {x.reference && (
        <>
          <path
            d={`M${layout.x.of(x.reference.value)} 0V${baseY}`}
            strokeDasharray="3 3"
            className="stroke-ink"
          />
          <Told
            x={layout.x.of(x.reference.value) + (isReferenceLate ? -5 : 5)}
            y={12}
            text={x.reference.label}
            isAtEnd={isReferenceLate}
          />
        </>
      )}
      <Told x={leftPx + 4} y={baseY - 6} text={`${y.name}, ${y.unit}`} />
      <Told x={rightPx} y={baseY - 6} text={`${x.name}, ${x.unit}`} isAtEnd />
    </Unspoken>
  );
}

function Told({ x, y, text, isAtEnd }: { x: number; y: number; text: string; isAtEnd?: boolean }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={isAtEnd ? 'end' : 'start'}
      strokeWidth="4"
      strokeLinejoin="round"
      paintOrder="stroke"
      className="fill-soft stroke-card"
    >
      {text}
    </text>
  );
}
