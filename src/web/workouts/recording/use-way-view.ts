import { useMemo, useState } from 'react';
import type { Along } from '../../../domain/recording/along.ts';
import { useViewRange } from './use-view-range.ts';
import { type Over, xAxisOf } from './x-axis.ts';

/** What part of the way is drawn and over what, and the sample pointed at: one for curves and route. */
export function useWayView(along: Along) {
  const [over, setOver] = useState<Over>('time');
  const xAxis = useMemo(() => xAxisOf(along, over), [along, over]);
  const view = useViewRange(xAxis);
  const drawOver = (next: Over) => {
    setOver(next);
    view.showWhole();
  };
  return { ...view, over, xAxis, drawOver };
}

export type WayView = ReturnType<typeof useWayView>;
