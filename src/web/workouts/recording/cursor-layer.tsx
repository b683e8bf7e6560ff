import type { KeyboardEvent, ReactNode } from 'react';
import { type Frame, heightOf, type PlacedPane, plotWidth, shareOf } from './geometry.ts';
import type { Reading } from './reading.ts';
import { useGestures } from './use-gestures.ts';
import type { Range, XAxis } from './x-axis.ts';

type CursorLayerProps = {
  label: string;
  placed: readonly PlacedPane[];
  frame: Frame;
  xAxis: XAxis;
  range: Range;
  /** The sample pointed at. */
  cursor: number | null;
  marked: Range | null;
  reading: Reading;
  onPoint: (value: number | null) => void;
  onZoom: (range: Range) => void;
  onKey: (event: KeyboardEvent) => void;
};

/** The one cursor over all curves: a slider along the way for mouse, finger and keyboard. */
export function CursorLayer(props: CursorLayerProps) {
  const { label, placed, frame, xAxis, range, cursor, marked, reading } = props;
  const { onPoint, onZoom, onKey } = props;
  const { leftPx } = frame;
  const plotPx = plotWidth(frame);
  const { drag, handlers } = useGestures({ range, leftPx, plotPx, onPoint, onZoom });
  const at = cursor === null ? null : (xAxis.values[cursor] ?? null);
  const place = (value: number) => Math.min(1, Math.max(0, shareOf(value, range))) * plotPx;
  const band = (of: Range, look: string): ReactNode => (
    <div
      className={`absolute inset-y-0 ${look}`}
      style={{ left: place(of[0]), width: Math.max(1, place(of[1]) - place(of[0])) }}
    />
  );
  const isInside = at !== null && at >= range[0] && at <= range[1];
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={range[0]}
      aria-valuemax={range[1]}
      aria-valuenow={at ?? range[0]}
      aria-valuetext={reading.said}
      className="absolute inset-0 cursor-crosshair touch-pan-y rounded-box select-none"
      onKeyDown={onKey}
      onBlur={() => onPoint(null)}
      {...handlers}
    >
      <div
        className="pointer-events-none absolute overflow-hidden print:hidden"
        style={{
          left: leftPx,
          width: plotPx,
          top: frame.topPx,
          bottom: frame.axisPx + frame.bottomPx,
        }}
      >
        {marked && band(marked, coversAll(marked, range) ? EDGES : `${EDGES} bg-accent/15`)}
        {drag && band([Math.min(drag.from, drag.to), Math.max(drag.from, drag.to)], 'bg-ink/15')}
        {isInside && <div className="absolute inset-y-0 w-px bg-ink" style={{ left: place(at) }} />}
      </div>
      {isInside && cursor !== null && (
        <div className="pointer-events-none absolute inset-0 print:hidden">
          {placed.map((one, index) => {
            const isLast = index === placed.length - 1;
            const topPx = heightOf(one, { frame, isLast, index: cursor });
            return (
              topPx !== null && (
                <span
                  key={one.pane.key}
                  className="absolute size-2.5 -translate-1/2 rounded-full border-2 border-card bg-ink"
                  style={{ left: leftPx + place(at), top: topPx }}
                />
              )
            );
          })}
        </div>
      )}
    </div>
  );
}

const EDGES = 'border-x-2 border-accent';

/** Then a tint would tell nothing, and dim the curves. */
function coversAll(marked: Range, range: Range): boolean {
  return (marked[1] - marked[0]) / (range[1] - range[0]) > 0.98;
}
