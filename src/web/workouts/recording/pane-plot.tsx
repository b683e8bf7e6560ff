import { memo, useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { type ZoneBounds, zoneRanges } from '../../../domain/zones.ts';
import type { CurveColours } from './curve-colours.ts';
import type { Frame, PlacedPane } from './geometry.ts';
import { withSilences } from './panes.ts';
import type { Range, XAxis } from './x-axis.ts';

type PanePlotProps = {
  place: PlacedPane;
  isLast: boolean;
  silences: readonly number[];
  xAxis: XAxis;
  range: Range;
  frame: Frame;
  colours: CurveColours;
  zones: ZoneBounds;
};

/** One curve. It only draws: whatever is pointed at lies in a layer above all panes. */
export const PanePlot = memo((props: PanePlotProps) => {
  const { place, isLast, silences, xAxis, range, frame, colours, zones } = props;
  const { pane, heightPx } = place;
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<uPlot | null>(null);
  const latestRange = useRef(range);
  latestRange.current = range;

  useEffect(() => {
    if (!box.current) return;
    const data = withSilences({ silences, xs: xAxis.values, values: pane.values });
    const options = optionsOf({ pane, isLast, xAxis, frame, colours, zones });
    const plot = new uPlot(
      { ...options, width: frame.widthPx, height: heightPx },
      data,
      box.current,
    );
    showRange(plot, latestRange.current);
    drawn.current = plot;
    return () => {
      drawn.current = null;
      plot.destroy();
    };
  }, [pane, heightPx, isLast, silences, xAxis, frame, colours, zones]);

  useEffect(() => {
    if (drawn.current) showRange(drawn.current, range);
  }, [range]);

  return (
    <div
      ref={box}
      aria-hidden="true"
      className="absolute inset-x-0"
      style={{ top: place.topPx, height: heightPx }}
    />
  );
});

function showRange(plot: uPlot, [min, max]: Range): void {
  plot.setScale('x', { min, max });
}

type OptionsInput = Omit<PanePlotProps, 'place' | 'silences' | 'range'> & {
  pane: PlacedPane['pane'];
};

function optionsOf(of: OptionsInput): Omit<uPlot.Options, 'width' | 'height'> {
  const { pane, isLast, xAxis, frame, colours, zones } = of;
  const axis = {
    font: `${frame.textPx}px ${getComputedStyle(document.body).fontFamily}`,
    stroke: colours('soft'),
    grid: { stroke: colours('line'), width: 1 },
    ticks: { show: false },
  };
  const drawBands = (plot: uPlot) =>
    drawZoneBands(plot, { zones, colours, stripPx: frame.rightPx, textPx: frame.textPx });
  const [low, high] = pane.range;
  return {
    padding: [frame.topPx, frame.rightPx, frame.bottomPx, 0],
    cursor: { show: false },
    legend: { show: false },
    scales: {
      x: { time: false, auto: false, range: (_plot, min, max) => [min, max] },
      y: { auto: false, range: () => [low, high], dir: pane.lessIsHigher ? -1 : 1 },
    },
    axes: [
      {
        ...axis,
        size: isLast ? frame.axisPx : 0,
        incrs: xAxis.steps,
        space: frame.textPx * 5,
        gap: 4,
        values: (_plot, marks, _axis, _space, step) =>
          marks.map((mark) => (isLast ? xAxis.format(mark, step) : '')),
      },
      {
        ...axis,
        size: frame.leftPx,
        incrs: pane.steps,
        space: frame.textPx * 2.2,
        gap: 6,
        values: (_plot, marks) => marks.map(pane.format),
      },
    ],
    series: [{}, { ...lineOf(pane.key, colours), points: { show: false } }],
    hooks: { drawClear: pane.key === 'heartRate' ? [drawBands] : [] },
  };
}

function lineOf(key: PlacedPane['pane']['key'], colours: CurveColours) {
  if (key === 'heartRate') return { stroke: colours('ink'), width: 1.5 };
  if (key === 'rate') return { stroke: colours('accent'), width: 1.5 };
  const stroke = colours('soft');
  return { stroke, width: 1.5, fill: `color-mix(in srgb, ${stroke} 22%, transparent)` };
}

const FAINT = 0.3;

/**
 * The zones behind the heart rate: faint bands, and beside them each zone's full colour with its
 * number, so that nobody needs the colours to tell them apart.
 */
function drawZoneBands(
  plot: uPlot,
  of: { zones: ZoneBounds; colours: CurveColours; stripPx: number; textPx: number },
): void {
  const { zones, colours, stripPx, textPx } = of;
  const { ctx, bbox } = plot;
  const dense = devicePixelRatio;
  const bottom = bbox.top + bbox.height;
  ctx.save();
  ctx.font = `600 ${textPx * dense}px ${getComputedStyle(document.body).fontFamily}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const ranges = zoneRanges(zones);
  for (const [index, { zone, fromBpm }] of ranges.entries()) {
    const next = ranges[index + 1];
    const from = Math.min(bottom, plot.valToPos(fromBpm, 'y', true));
    const to = Math.max(bbox.top, next ? plot.valToPos(next.fromBpm, 'y', true) : bbox.top);
    if (from - to < 1) continue;
    ctx.fillStyle = colours(`z${zone}`);
    ctx.globalAlpha = FAINT;
    ctx.fillRect(bbox.left, to, bbox.width, from - to);
    ctx.globalAlpha = 1;
    const gap = 3 * dense;
    const left = bbox.left + bbox.width + gap;
    const wide = stripPx * dense - gap;
    ctx.fillRect(left, to + dense / 2, wide, from - to - dense);
    if (from - to < textPx * dense * 1.1) continue;
    ctx.fillStyle = colours(`z${zone}-ink`);
    ctx.fillText(String(zone), left + wide / 2, (from + to) / 2);
  }
  ctx.restore();
}
