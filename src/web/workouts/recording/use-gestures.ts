import { type PointerEvent, useRef, useState } from 'react';
import { valueAtShare } from './geometry.ts';
import { pinched } from './range-moves.ts';
import type { Range } from './x-axis.ts';

type GesturesInput = {
  range: Range;
  leftPx: number;
  plotPx: number;
  onPoint: (value: number | null) => void;
  onZoom: (range: Range) => void;
};

type Finger = { value: number; share: number };

const LEAST_DRAG_PX = 6;

/**
 * A mouse points by hovering and zooms by dragging. A finger points by dragging, and two fingers
 * zoom; up and down still scroll the page.
 */
export function useGestures({ range, leftPx, plotPx, onPoint, onZoom }: GesturesInput) {
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
    onPoint(value);
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
      if (next) onZoom(next);
      return;
    }
    if (event.pointerType !== 'mouse' && !finger) return;
    onPoint(value);
    if (drag) setDrag({ ...drag, to: value });
  };

  const release = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    if (!drag) return;
    setDrag(null);
    const size = Math.abs(drag.to - drag.from);
    if ((size / (range[1] - range[0])) * plotPx < LEAST_DRAG_PX) return;
    onZoom([Math.min(drag.from, drag.to), Math.max(drag.from, drag.to)]);
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
        if (event.pointerType === 'mouse' && !drag) onPoint(null);
      },
    },
  };
}
