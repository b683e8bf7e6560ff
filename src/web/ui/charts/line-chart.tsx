import { ChartFrame } from './chart-frame.tsx';
import { DataTable } from './data-table.tsx';
import { type LineLayout, type LinePoint, lineLayout } from './line-layout.ts';
import { PointTarget } from './point-target.tsx';
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
  /** Points that are no line. */
  isScattered?: boolean;
};

/** Between what the values may lie, where that is known. */
type Band = { label: string; points: readonly { x: number; from: number; to: number }[] };

type LineChartProps = {
  label: string;
  summary: string;
  /** At most five, told apart by dash and marker. */
  series: readonly Series[];
  /** Of the figures; a time says by itself what it is. */
  unit?: string;
  formatY?: (value: number) => string;
  /** 'clock' for paces and times in seconds. */
  scale?: 'number' | 'clock';
  /** A faster pace stands higher. */
  lessIsHigher?: boolean;
  /** What differs by less than this is no outlier, whose axis would be bent by it. */
  leastSpan?: number;
  /** A level to compare with: the target. */
  reference?: { value: number; label: string };
  /** A line through the points, with none of its own: what it says stands in the summary. */
  smoothed?: { label: string; look: number; points: readonly LinePoint[] };
  /** A range behind the line. */
  band?: Band;
  heightPx?: number;
};

export function LineChart(props: LineChartProps) {
  const { label, summary, series, unit, scale = 'number', lessIsHigher = false } = props;
  const { formatY = String, leastSpan, reference, smoothed, band, heightPx = 260 } = props;
  const [plot, widthPx] = useWidth();

  const points = series
    .flatMap((each, index) =>
      each.points.flatMap((point) => {
        const { y } = point;
        return y === null ? [] : [{ ...point, y, series: each.label, look: each.look ?? index }];
      }),
    )
    .sort((a, b) => a.x - b.x);
  const { active, listProps, pointProps } = usePoints(points.length, points.length - 1);
  const layout = lineLayout({
    widthPx,
    heightPx,
    points,
    also: [
      ...(reference ? [reference.value] : []),
      ...(band?.points.flatMap(({ from, to }) => [from, to]) ?? []),
    ],
    leastSpan,
    smoothed: smoothed?.points.flatMap(({ y }) => (y === null ? [] : [y])),
    scale,
    lessIsHigher,
    formatY,
  });

  const figureOf = (y: number) => (unit ? `${formatY(y)}\u00a0${unit}` : formatY(y));
  const say = (point: (typeof points)[number]) => {
    const what = series.length > 1 ? `${point.label} · ${point.series}` : point.label;
    return `${what}: ${figureOf(point.y)}`;
  };
  const readOut = points[active ?? points.length - 1];
  const beyond = points.filter(({ y }) => layout.isBeyond(y));

  return (
    <ChartFrame
      summary={summary}
      beyond={beyond.map(({ y, label }) => `${figureOf(y)} on ${label}`)}
      readout={readOut && say(readOut)}
      plot={plot}
      heightPx={heightPx}
      legend={
        (series.length > 1 || smoothed || band) && (
          <LineLegend series={series} smoothed={smoothed} band={band} />
        )
      }
      table={
        <DataTable
          caption={label}
          heads={['When', 'What', unit ?? 'Time']}
          rows={points.map((point) => [point.label, point.series, formatY(point.y)])}
        />
      }
    >
      {widthPx > 0 && (
        <svg
          {...listProps}
          aria-label={`${label}, arrow keys go from point to point${points.some(({ open }) => open) ? ', Enter opens what is behind it' : ''}`}
          viewBox={`0 0 ${widthPx} ${heightPx}`}
          className="block w-full text-note"
        >
          <LineGrid layout={layout} />
          <Unspoken>
            {band && <path d={outlineOf(band, layout)} className="fill-sunk" />}
            {reference && <ReferenceLine layout={layout} reference={reference} points={points} />}
            {series.map((each, index) =>
              each.isScattered ? null : (
                <OneLine
                  key={each.key}
                  points={each.points}
                  layout={layout}
                  look={each.look ?? index}
                />
              ),
            )}
            {smoothed && <OneLine points={smoothed.points} layout={layout} look={smoothed.look} />}
          </Unspoken>
          {points.map((point, index) => {
            const look = seriesLook(point.look);
            return (
              <g
                key={`${point.series} ${point.x}`}
                {...pointProps(index, point.open)}
                aria-label={say(point)}
                transform={`translate(${layout.xOf(point.x)} ${layout.yOf(point.y)})`}
              >
                <PointTarget isActive={index === active} />
                {layout.isBeyond(point.y) ? (
                  <BeyondMark
                    text={formatY(point.y)}
                    isAbove={layout.yOf(point.y) < layout.baseY / 2}
                    isAtEnd={layout.xOf(point.x) > widthPx / 2}
                  />
                ) : (
                  <path
                    d={MARKER_PATHS[look.marker]}
                    strokeWidth="1.5"
                    className={`${look.fill} stroke-card`}
                  />
                )}
              </g>
            );
          })}
        </svg>
      )}
    </ChartFrame>
  );
}

type BeyondMarkProps = { text: string; isAbove: boolean; isAtEnd: boolean };

/** Points out of the chart at its edge, and says the value that would have bent the axis. */
function BeyondMark({ text, isAbove, isAtEnd }: BeyondMarkProps) {
  return (
    <Unspoken>
      <path
        d={isAbove ? 'M0 -7 6 3h-12z' : 'M0 7 6 -3h-12z'}
        strokeWidth="1.5"
        className="fill-card stroke-ink"
      />
      <text
        x={isAtEnd ? -10 : 10}
        y={isAbove ? 4 : 2}
        textAnchor={isAtEnd ? 'end' : 'start'}
        strokeWidth="4"
        strokeLinejoin="round"
        paintOrder="stroke"
        className="fill-ink stroke-card font-semibold"
      >
        {text}
      </text>
    </Unspoken>
  );
}

type LineLegendProps = {
  series: readonly { label: string; look?: number; isScattered?: boolean }[];
  smoothed?: { label: string; look: number };
  band?: { label: string };
};

function LineLegend({ series, smoothed, band }: LineLegendProps) {
  return (
    <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small text-soft">
      {series.map(({ label, look: given, isScattered }, index) => {
        const look = seriesLook(given ?? index);
        return (
          <li key={label} className="flex items-center gap-1.5">
            <svg width="32" height="14" viewBox="-16 -7 32 14" aria-hidden="true">
              {!isScattered && (
                <path
                  d="M-15 0H15"
                  strokeWidth="2"
                  strokeDasharray={look.dash}
                  className={look.stroke}
                />
              )}
              <path
                d={MARKER_PATHS[look.marker]}
                strokeWidth="1.5"
                className={`${look.fill} stroke-card`}
              />
            </svg>
            {label}
          </li>
        );
      })}
      {smoothed && (
        <li className="flex items-center gap-1.5">
          <svg width="32" height="14" viewBox="-16 -7 32 14" aria-hidden="true">
            <path d="M-15 0H15" strokeWidth="2" className={seriesLook(smoothed.look).stroke} />
          </svg>
          {smoothed.label}
        </li>
      )}
      {band && (
        <li className="flex items-center gap-1.5">
          <svg width="32" height="14" viewBox="-16 -7 32 14" aria-hidden="true">
            <path d="M-15-6H15V6H-15Z" className="fill-sunk" />
          </svg>
          {band.label}
        </li>
      )}
    </ul>
  );
}

type OneLineProps = { points: readonly LinePoint[]; layout: LineLayout; look: number };

/** Straight from run to run: a curve would claim paces that nobody ran. What is beyond bends no line. */
function OneLine({ points, layout, look: which }: OneLineProps) {
  const look = seriesLook(which);
  return (
    <path
      d={pathOf(
        points.filter(({ y }) => y === null || !layout.isBeyond(y)),
        layout,
      )}
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      strokeDasharray={look.dash}
      className={look.stroke}
    />
  );
}

/** Along the upper edge and back along the lower one. */
function outlineOf({ points }: Band, { xOf, yOf }: LineLayout): string {
  const corner = (x: number, y: number) => `${xOf(x).toFixed(1)} ${yOf(y).toFixed(1)}`;
  const there = points.map(({ x, from }) => corner(x, from));
  const back = points.map(({ x, to }) => corner(x, to)).reverse();
  return `M${[...there, ...back].join('L')}Z`;
}

// A gap in the values is a gap in the line.
function pathOf(points: readonly LinePoint[], { xOf, yOf }: LineLayout): string {
  let pen = 'M';
  let path = '';
  for (const { x, y } of points) {
    if (y === null) {
      pen = 'M';
      continue;
    }
    path += `${pen}${xOf(x).toFixed(1)} ${yOf(y).toFixed(1)}`;
    pen = 'L';
  }
  return path;
}

function LineGrid({ layout }: { layout: LineLayout }) {
  const { leftPx, rightPx, baseY, yTicks, xLabels } = layout;
  return (
    <Unspoken>
      {yTicks.map(({ value, label, y }) => (
        <g key={value}>
          <line x1={leftPx} x2={rightPx} y1={y} y2={y} className="stroke-line" />
          <text x={leftPx - 10} y={y + 4} textAnchor="end" className="fill-soft">
            {label}
          </text>
        </g>
      ))}
      {xLabels.map(({ label, x }) => (
        <text key={`${label} ${x}`} x={x} y={baseY + 22} textAnchor="middle" className="fill-soft">
          {label}
        </text>
      ))}
    </Unspoken>
  );
}

type ReferenceLineProps = {
  layout: LineLayout;
  reference: { value: number; label: string };
  points: readonly { x: number; y: number }[];
};

/** As much as its label takes. */
const LABEL_PX = { wide: 56, high: 22 };

/** In front of the range, which would cover it. */
function ReferenceLine({ layout, reference, points }: ReferenceLineProps) {
  const { leftPx, rightPx, xOf, yOf } = layout;
  const y = yOf(reference.value);
  const isTaken = points.some(
    (point) =>
      xOf(point.x) < leftPx + LABEL_PX.wide &&
      yOf(point.y) < y + 4 &&
      yOf(point.y) > y - LABEL_PX.high,
  );
  return (
    <>
      <line
        x1={leftPx}
        x2={rightPx}
        y1={y}
        y2={y}
        strokeWidth="1.5"
        strokeDasharray="3 3"
        className="stroke-ink"
      />
      <text
        x={leftPx + 4}
        y={isTaken ? y + 16 : y - 6}
        strokeWidth="4"
        strokeLinejoin="round"
        paintOrder="stroke"
        className="fill-ink stroke-card font-semibold"
      >
        {reference.label}
      </text>
    </>
  );
}
