import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { cursorSlider } from './cursor-slider.ts';
import {
  type Frame,
  heightOf,
  type PlacedPane,
  plotWidth,
  shareOf,
  valueAtShare,
} from './geometry.ts';
import type { Reading } from './reading.ts';
import { pinched } from './use-view-range.ts';
import type { WayView } from './use-way-view.ts';
import type { Range } from './x-axis.ts';

type CursorLayerProps = {
  view: WayView;
  reading: Reading;
  marked: Range | null;
  placed: readonly PlacedPane[];
  frame: Frame;
};

/** The one cursor over all curves: a slider along the way for mouse, finger and keyboard. */
export function CursorLayer({ view, reading, marked, placed, frame }: CursorLayerProps) {
  const { xAxis, range, cursor } = view;
  const { leftPx } = frame;
  const plotPx = plotWidth(frame);
  const { drag, handlers } = useGestures({ view, leftPx, plotPx });
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
      {...cursorSlider({ label: 'Place along the way', view, reading, range })}
      className="absolute inset-0 cursor-crosshair touch-pan-y rounded-box select-none"
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

type GesturesInput = { view: WayView; leftPx: number; plotPx: number };

type Finger = { value: number; share: number };

const LEAST_DRAG_PX = 6;

/**
 * A mouse points by hovering and zooms by dragging. A finger points by dragging, and two fingers
 * zoom; up and down still scroll the page.
 */
function useGestures({ view, leftPx, plotPx }: GesturesInput) {
  const { range, point, show } = view;
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const fingers = useRef(new Map<number, Finger>());

  const shareUnder = (event: PointerEvent<HTMLElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - leftPx;
    return Math.min(1, Math.max(0, x / plotPx));
  };
  const valueUnder = (event: PointerEvent<HTMLElement>) => valueAtShare(shareUnder(event), range);

  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const value = valueUnder(event);
    point(value);
    if (event.pointerType === 'mouse') setDrag({ from: value, to: value });
    else fingers.current.set(event.pointerId, { value, share: shareUnder(event) });
  };

  const move = (event: PointerEvent<HTMLElement>) => {
    const value = valueUnder(event);
    const finger = fingers.current.get(event.pointerId);
    if (finger && fingers.current.size === 2) {
      // The place of the way that a finger took hold of stays under it.
      finger.share = shareUnder(event);
      const [one, other] = fingers.current.values();
      const next = one && other && pinched(one, other);
      if (next) show(next);
      return;
    }
    if (event.pointerType !== 'mouse' && !finger) return;
    point(value);
    if (drag) setDrag({ ...drag, to: value });
  };

  const release = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    if (!drag) return;
    setDrag(null);
    const size = Math.abs(drag.to - drag.from);
    if ((size / (range[1] - range[0])) * plotPx < LEAST_DRAG_PX) return;
    show([Math.min(drag.from, drag.to), Math.max(drag.from, drag.to)]);
  };

  const cancel = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    setDrag(null);
  };

  return {
    /** What is being dragged over, as a range of the way. */
    drag,
    handlers: {
      onPointerDown: press,
      onPointerMove: move,
      onPointerUp: release,
      onPointerCancel: cancel,
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse' && !drag) point(null);
      },
    },
  };
}
