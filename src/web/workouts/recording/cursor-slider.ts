import type { HTMLAttributes, KeyboardEvent } from 'react';
import type { Reading } from './reading.ts';
import type { WayView } from './use-way-view.ts';
import type { Range } from './x-axis.ts';

/**
 * What makes an element the cursor along the way, for keys and for screen readers. `range` is the
 * part that it moves through.
 */
export function cursorSlider(of: {
  label: string;
  view: WayView;
  reading: Reading;
  range: Range;
}): HTMLAttributes<HTMLElement> {
  const { label, view, reading, range } = of;
  const { cursor, xAxis } = view;
  const at = cursor === null ? undefined : xAxis.values[cursor];
  return {
    role: 'slider',
    tabIndex: 0,
    'aria-label': label,
    'aria-valuemin': range[0],
    'aria-valuemax': range[1],
    'aria-valuenow': at ?? range[0],
    'aria-valuetext': reading.said,
    onKeyDown: (event) => press(event, view.keys),
    onBlur: () => view.point(null),
  };
}

function press(event: KeyboardEvent, keys: WayView['keys']): void {
  // With these held down the keys are the browser's.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const does = keys[event.key];
  if (!does) return;
  event.preventDefault();
  does();
}
