import { useId, useState } from 'react';
import { Button } from '../button.tsx';
import { BAR_PATTERNS, BarFills, BarLegend, BarPiece } from './bar-fills.tsx';
import {
  type Bar,
  type BarLayout,
  barLayout,
  GAP_PX,
  shownLabels,
  stacked,
  totalOf,
} from './bar-layout.ts';
import { ChartFrame } from './chart-frame.tsx';
import { DataTable } from './data-table.tsx';
import { labelEvery, labelWidth } from './label-width.ts';
import { Unspoken } from './unspoken.tsx';
import { usePoints } from './use-points.ts';
import { useWidth } from './use-width.ts';

type BarChartProps = {
  /** Names the chart for a screen reader: 'Weekly training volume'. */
  label: string;
  summary: string;
  /** At most three; they are stacked, so they share the unit. */
  series: readonly { key: string; label: string }[];
  /** None where the values are times. */
  unit?: string;
  bars: readonly Bar[];
  formatValue?: (value: number) => string;
  /** Steps of a clock for values in seconds. */
  scale?: 'number' | 'clock';
  heightPx?: number;
  /** How many of the newest are left out to see earlier ones, for charts that stand over the same weeks. */
  paging?: { back: number; onBack: (back: number) => void };
  /** May come a moment after its frame: where nothing stands below that would move. */
  isPatient?: boolean;
};

export function BarChart(props: BarChartProps) {
  const { label, summary, series, unit, bars, heightPx = 240, isPatient } = props;
  const { formatValue = toOneDecimal, scale } = props;
  const inWords = (value: number) => formatValue(value) + (unit ? `\u00a0${unit}` : '');
  const id = useId();
  const [plot, widthPx] = useWidth(isPatient);
  const hasNotes = bars.some((bar) => bar.note);
  const isStacked = series.length > 1;
  const [ownBack, setOwnBack] = useState(0);
  const { back: wantedBack, onBack } = props.paging ?? { back: ownBack, onBack: setOwnBack };
  const totals = bars.map(totalOf);
  const size = { widthPx, heightPx, totals, scale, formatValue };
  const { shownCount: room } = barLayout({ ...size, hasNotes: false });
  const back = Math.min(wantedBack, bars.length - room);
  const { slotPx } = barLayout({ ...size, hasNotes: false, back });
  // Nothing is said of a width that is not known yet.
  const end = bars.length - back;
  const shown = widthPx > 0 ? bars.slice(Math.max(0, end - room), end) : bars;
  const labels = shownLabels(shown, slotPx);
  const figuresEvery = labelEvery(
    shown.map((bar) => formatValue(totalOf(bar))),
    slotPx,
  );
  // A note below some bars alone would say that the others have none.
  const notesFit = shown.every(({ note = '' }) => labelWidth(note) < slotPx);
  const layout = barLayout({ ...size, hasNotes: hasNotes && notesFit, back });
  const { active, listProps, pointProps } = usePoints(shown.length, shown.length - 1);

  const say = (bar: Bar) => {
    const parts = series
      .map((each, index) => ({ name: each.label, value: bar.values[index] ?? 0 }))
      .filter(({ value }) => value > 0);
    const detail = parts.map(({ name, value }) => `${name} ${formatValue(value)}`).join(', ');
    const whole = `${bar.label}: ${inWords(totalOf(bar))}`;
    const split = parts.length > 1 ? `${whole} (${detail})` : whole;
    return bar.note ? `${split} · ${bar.note}` : split;
  };

  const readOut = shown[active ?? shown.length - 1];
  const beyond = shown.filter((bar) => layout.isBeyond(totalOf(bar)));
  return (
    <ChartFrame
      summary={summary}
      beyond={beyond.map((bar) => `${inWords(totalOf(bar))} in ${bar.label}`)}
      readout={readOut && say(readOut)}
      longReadout={hasNotes || isStacked}
      plot={plot}
      heightPx={heightPx}
      legend={
        <>
          {shown.length < bars.length && (
            <Earlier
              shown={shown.length}
              back={back}
              all={bars.length}
              onBack={onBack}
              label={label}
            />
          )}
          {isStacked && <BarLegend id={id} labels={series.map((each) => each.label)} />}
        </>
      }
      table={
        <DataTable
          caption={label}
          heads={[
            'Period',
            ...[...series.map((each) => each.label), ...(isStacked ? ['In all'] : [])].map(
              (head) => (unit ? `${head}, ${unit}` : head),
            ),
            ...(hasNotes ? ['Also'] : []),
          ]}
          rows={bars.map((bar) => [
            bar.label,
            ...series.map((_, index) => formatValue(bar.values[index] ?? 0)),
            ...(isStacked ? [formatValue(totalOf(bar))] : []),
            ...(hasNotes ? [bar.note ?? '—'] : []),
          ])}
        />
      }
    >
      {widthPx > 0 && (
        <svg
          {...listProps}
          aria-label={`${label}, arrow keys go from bar to bar${bars.some(({ open }) => open) ? ', Enter opens what is behind it' : ''}`}
          viewBox={`0 0 ${widthPx} ${heightPx}`}
          className="block w-full text-note"
        >
          <BarFills id={id} />
          <BarGrid layout={layout} widthPx={widthPx} formatValue={formatValue} />
          {shown.map((bar, index) => (
            <g key={bar.key} {...pointProps(index, bar.open)} aria-label={say(bar)}>
              <OneBar
                id={id}
                bar={bar}
                index={index}
                layout={layout}
                heightPx={heightPx}
                isActive={index === active}
              />
            </g>
          ))}
          {shown.map((bar, index) => (
            <BarWords
              key={bar.key}
              bar={bar}
              index={index}
              layout={layout}
              formatValue={formatValue}
              label={labels[index] ?? ''}
              hasFigure={(shown.length - 1 - index) % figuresEvery === 0}
              hasNote={notesFit && !layout.isNarrow}
              isActive={index === active}
            />
          ))}
        </svg>
      )}
    </ChartFrame>
  );
}

type EarlierProps = {
  label: string;
  shown: number;
  back: number;
  all: number;
  onBack: (back: number) => void;
};

/** Where not all bars have room: which ones are seen, and the ways to the others. */
function Earlier({ label, shown, back, all, onBack }: EarlierProps) {
  const rest = all - back - shown;
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-2 print:hidden">
      <p role="status" className="text-note text-soft">
        {back === 0
          ? `The newest ${shown} of ${all}.`
          : `${rest + 1} to ${rest + shown} of ${all}.`}
      </p>
      <span className="flex gap-2">
        <Button
          tone="quiet"
          aria-label={`Earlier, ${label}`}
          disabled={rest === 0}
          onClick={() => onBack(back + Math.min(rest, shown))}
        >
          Earlier
        </Button>
        <Button
          tone="quiet"
          aria-label={`Later, ${label}`}
          disabled={back === 0}
          onClick={() => onBack(Math.max(0, back - shown))}
        >
          Later
        </Button>
      </span>
    </div>
  );
}

function toOneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}

type BarGridProps = {
  layout: BarLayout;
  widthPx: number;
  formatValue: (value: number) => string;
};

function BarGrid({ layout, widthPx, formatValue }: BarGridProps) {
  const lines = layout.isNarrow ? layout.ticks.slice(0, 1) : layout.ticks;
  return (
    <Unspoken>
      {lines.map(({ value, y }) => (
        <g key={value}>
          <line
            x1={layout.leftPx}
            x2={widthPx}
            y1={y}
            y2={y}
            className={value === 0 ? 'stroke-edge' : 'stroke-line'}
          />
          {!layout.isNarrow && (
            <text x={layout.leftPx - GAP_PX} y={y + 4} textAnchor="end" className="fill-soft">
              {formatValue(value)}
            </text>
          )}
        </g>
      ))}
    </Unspoken>
  );
}

const BETWEEN_PARTS_PX = 2;

type OneBarProps = {
  id: string;
  bar: Bar;
  index: number;
  layout: BarLayout;
  heightPx: number;
  isActive: boolean;
};

/** A bar in a slot that answers to the whole column. */
function OneBar({ id, bar, index, layout, heightPx, isActive }: OneBarProps) {
  const { leftPx, slotPx, barPx, yOf } = layout;
  const left = leftPx + slotPx * index;
  return (
    <>
      <rect
        x={left + 2}
        y={1}
        width={slotPx - 4}
        height={heightPx - 2}
        rx="8"
        strokeWidth="2"
        className={`group-focus-visible:stroke-focus ${isActive ? 'fill-sunk' : 'fill-transparent'}`}
      />
      {stacked(bar.values).map(({ from, to, series }) => (
        <BarPiece
          key={series}
          id={id}
          pattern={BAR_PATTERNS[series] ?? 'solid'}
          tone={bar.isCurrent ? 'now' : 'past'}
          x={left + (slotPx - barPx) / 2}
          y={yOf(to)}
          width={barPx}
          height={Math.max(1, yOf(from) - yOf(to) - (from > 0 ? BETWEEN_PARTS_PX : 0))}
        />
      ))}
      {layout.isBeyond(totalOf(bar)) && (
        <BrokenTop x={left + (slotPx - barPx) / 2} y={yOf(totalOf(bar)) + 12} width={barPx} />
      )}
    </>
  );
}

/** A bar that goes on beyond the axis is drawn with a gap. */
function BrokenTop({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <path
      d={`M${x - 2} ${y + 4}L${x + width + 2} ${y - 4}`}
      strokeWidth="4"
      className="stroke-card"
    />
  );
}

type BarWordsProps = {
  bar: Bar;
  index: number;
  layout: BarLayout;
  formatValue: (value: number) => string;
  label: string;
  hasFigure: boolean;
  hasNote: boolean;
  isActive: boolean;
};

/** The total above a bar, the label and the note below it. */
function BarWords(props: BarWordsProps) {
  const { bar, index, layout, formatValue, label, hasFigure, hasNote, isActive } = props;
  const { leftPx, slotPx, shownCount, baseY, yOf, isBeyond } = layout;
  const rightPx = leftPx + slotPx * shownCount;
  const centre = leftPx + slotPx * (index + 0.5);
  const total = totalOf(bar);
  const figure = formatValue(total);
  const isTold = isActive || bar.isCurrent || isBeyond(total) || hasFigure;
  return (
    <Unspoken textAnchor="middle" className="pointer-events-none">
      <text
        x={Math.min(Math.max(centre, labelWidth(figure) / 2), rightPx - labelWidth(figure) / 2)}
        y={yOf(total) - 7}
        strokeWidth="4"
        strokeLinejoin="round"
        paintOrder="stroke"
        className={total > 0 ? 'fill-ink stroke-card font-semibold' : 'fill-soft stroke-card'}
      >
        {isTold && figure}
      </text>
      <text
        x={Math.min(centre, rightPx - labelWidth(label) / 2)}
        y={baseY + 17}
        className={bar.isCurrent ? 'fill-ink font-semibold' : 'fill-soft'}
      >
        {label}
      </text>
      {hasNote && (
        <text x={centre} y={baseY + 33} className="fill-soft">
          {bar.note}
        </text>
      )}
    </Unspoken>
  );
}
