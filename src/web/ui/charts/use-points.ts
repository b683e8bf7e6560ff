import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';

/**
 * One stop of the Tab key for a chart; the arrow keys, Home and End go from point to point. The
 * pointed-at or focused one is the active one, whose numbers the readout tells. One that opens
 * something does so by a press, a tap, Enter or the space bar. A pointer that rests on the chart
 * does not move the stop: a page that scrolls under it would take the stop away from the keyboard.
 */
export function usePoints(count: number, restingAt: number) {
  const [active, setActive] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const list = useRef<SVGSVGElement>(null);
  const stop = Math.min(focused ?? restingAt, count - 1);

  const move = (event: KeyboardEvent) => {
    const next = {
      ArrowRight: stop + 1,
      ArrowUp: stop + 1,
      ArrowLeft: stop - 1,
      ArrowDown: stop - 1,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = Math.min(count - 1, Math.max(0, next));
    list.current?.querySelector<SVGElement>(`[data-point="${index}"]`)?.focus();
  };

  return {
    active,
    listProps: { ref: list, role: 'listbox', onKeyDown: move } as const,
    pointProps: (index: number, open?: () => void) =>
      ({
        role: 'option',
        className: classNames('group outline-none', open && 'cursor-pointer'),
        'data-point': index,
        'aria-selected': index === active,
        tabIndex: index === stop ? 0 : -1,
        onFocus: () => {
          setFocused(index);
          setActive(index);
        },
        onBlur: () => {
          setFocused(null);
          setActive(null);
        },
        onPointerEnter: () => setActive(index),
        onPointerLeave: () => setActive(focused),
        onClick: open,
        onKeyDown: (event: KeyboardEvent) => {
          if (!open || (event.key !== 'Enter' && event.key !== ' ')) return;
          event.preventDefault();
          open();
        },
      }) as const,
  };
}
