import type { ZoneNumber } from '../../../domain/zones.ts';
import { keepUnits } from '../keep-units.ts';
import { ZONE_SHAPE } from '../zone-look.ts';
import { ZoneSwatch } from '../zone-swatch.tsx';
import { onRing, ringPath } from './ring-path.ts';
import { Unspoken } from './unspoken.tsx';
import { usePoints } from './use-points.ts';

type Slice = {
  zone: ZoneNumber;
  label: string;
  value: number;
  /** Shows what is behind it. */
  open?: () => void;
};

type DoughnutProps = {
  label: string;
  summary: string;
  slices: readonly Slice[];
  formatValue: (value: number) => string;
  /** What the middle tells while no slice is pointed at: the whole. */
  whole: { figure: string; text: string };
};

const OUTER = 98;
const INNER = 62;
const SMALLEST_NUMBERED_SHARE = 0.04;
/** So many figures have room in the ring: '1:06:00'. */
const MOST_IN_DISPLAY = 7;

/** The table beside the ring is in sight: it is the legend, the numbers and the alternative. */
export function Doughnut({ label, summary, slices, formatValue, whole }: DoughnutProps) {
  const parts = partsOf(slices);
  const drawn = parts.filter((part) => part.value > 0);
  const { active, listProps, pointProps } = usePoints(drawn.length, 0);
  const shown = active === null ? undefined : drawn[active];
  const middle = shown ? percent(shown.share) : whole.figure;
  return (
    <figure className="print:break-inside-avoid">
      <figcaption className="mb-3 text-small text-soft">{keepUnits(summary)}</figcaption>
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
        <svg
          {...listProps}
          aria-label={`${label}, arrow keys go from zone to zone${slices.some(({ open }) => open) ? ', Enter opens what is behind it' : ''}`}
          viewBox="-100 -100 200 200"
          className="w-50 max-w-full shrink-0"
        >
          {drawn.map((part, index) => {
            return (
              <g
                key={part.zone}
                {...pointProps(index, part.open)}
                aria-label={`Zone ${part.zone} ${part.label}: ${formatValue(part.value)}, ${percent(part.share)}`}
              >
                <path
                  d={ringPath({ from: part.from, to: part.to, inner: INNER, outer: OUTER })}
                  strokeWidth="1.5"
                  className={ZONE_SHAPE[part.zone]}
                />
              </g>
            );
          })}
          <Unspoken textAnchor="middle" className="pointer-events-none">
            {drawn.length > 1 &&
              drawn.map((part) => (
                <path
                  key={part.zone}
                  d={`M${xy(onRing(part.from, INNER - 1))}L${xy(onRing(part.from, OUTER + 1))}`}
                  strokeWidth="2.5"
                  className="stroke-card"
                />
              ))}
            {shown && (
              <path
                d={ringPath({ from: shown.from, to: shown.to, inner: INNER, outer: OUTER })}
                fill="none"
                strokeWidth="3"
                className="stroke-focus"
              />
            )}
            {drawn
              .filter((part) => part.share >= SMALLEST_NUMBERED_SHARE)
              .map((part) => {
                const middle = onRing((part.from + part.to) / 2, (INNER + OUTER) / 2);
                return (
                  <text
                    key={part.zone}
                    x={middle.x}
                    y={middle.y + 5}
                    className={`text-small font-semibold ${NUMBER_FILL[part.zone]}`}
                  >
                    {part.zone}
                  </text>
                );
              })}
            <text
              y="4"
              className={`fill-ink font-semibold tracking-tight ${middle.length > MOST_IN_DISPLAY ? 'text-title' : 'text-display'}`}
            >
              {middle}
            </text>
            <text y="26" className="fill-soft text-small">
              {shown ? shown.label : whole.text}
            </text>
          </Unspoken>
        </svg>
        <table className="min-w-48 flex-1 text-small">
          <caption className="sr-only">{label}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Zone</th>
              <th scope="col">Time</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.zone} className={part === shown ? 'bg-sunk' : undefined}>
                <th scope="row" className="py-1.5 pl-1 text-left font-normal">
                  <span className="flex items-center gap-2">
                    <ZoneSwatch zone={part.zone} />
                    {part.label}
                  </span>
                </th>
                <td className="px-2 text-right whitespace-nowrap text-soft">
                  {formatValue(part.value)}
                </td>
                <td className="pr-1 text-right font-semibold whitespace-nowrap">
                  {percent(part.share)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

const NUMBER_FILL: Record<ZoneNumber, string> = {
  1: 'fill-z1-ink',
  2: 'fill-z2-ink',
  3: 'fill-z3-ink',
  4: 'fill-z4-ink',
  5: 'fill-z5-ink',
};

function partsOf(slices: readonly Slice[]) {
  const total = slices.reduce((sum, slice) => sum + slice.value, 0);
  let done = 0;
  return slices.map((slice) => {
    const from = total > 0 ? done / total : 0;
    done += slice.value;
    const to = total > 0 ? done / total : 0;
    return { ...slice, from, to, share: to - from };
  });
}

const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`;
const xy = ({ x, y }: { x: number; y: number }) => `${x.toFixed(2)} ${y.toFixed(2)}`;
