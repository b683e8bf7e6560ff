import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Stretch } from '../../../domain/recording/stretch.ts';
import { useWidth } from '../../ui/charts/use-width.ts';
import { CursorLayer } from './cursor-layer.tsx';
import { useCurveColours } from './curve-colours.ts';
import { OverSwitch, ZoomButtons } from './curves-controls.tsx';
import { frameOf, placePanes } from './geometry.ts';
import { PanePlot } from './pane-plot.tsx';
import { readingAt, readingOver } from './reading.ts';
import { Readout, stretchShown } from './readout.tsx';
import { useViewRange } from './use-view-range.ts';
import type { Way } from './way.ts';
import { type Over, rangeOfStretch, xAxisOf } from './x-axis.ts';

/** A split or a lap that was picked. */
export type Marked = { name: string; stretch: Stretch };

type CurvesProps = {
  way: Way;
  maxHeartRate: number;
  marked: Marked | null;
  onUnmark: () => void;
};

const ROOT_PX = 16;

/** The curves below one another, the one cursor over them, and what it reads. */
export function Curves({ way, maxHeartRate, marked, onUnmark }: CurvesProps) {
  const { recording, along, panes } = way;
  const [over, setOver] = useState<Over>('time');
  const xAxis = useMemo(() => xAxisOf(along, over), [along, over]);
  const view = useViewRange(xAxis);
  const { range, cursor, show, showWhole } = view;
  const colours = useCurveColours();
  const [plots, widthPx] = useWidth();
  const [frame, { placed, heightPx }] = useMemo(() => {
    const rootPx =
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || ROOT_PX;
    const sized = frameOf({ widthPx, rootPx });
    return [sized, placePanes(panes, { frame: sized, rootPx })];
  }, [widthPx, panes]);

  const markedRange = useMemo(
    () => marked && rangeOfStretch(marked.stretch, { xAxis, along }),
    [marked, xAxis, along],
  );
  const figure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!markedRange) return;
    showWhole();
    figure.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [markedRange, showWhole]);

  const reading =
    cursor === null
      ? readingOver(
          way,
          marked ?? stretchShown({ along, xAxis, range, isWhole: view.isWhole }),
          maxHeartRate,
        )
      : readingAt(way, cursor, maxHeartRate);

  const press = (event: KeyboardEvent) => {
    const does = event.altKey || event.ctrlKey || event.metaKey ? undefined : view.keys[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  };
  const change = (next: Over) => {
    setOver(next);
    showWhole();
  };

  return (
    <div ref={figure} className="scroll-mt-4">
      {along.distanceM && <OverSwitch over={over} onOver={change} />}
      <p aria-hidden="true" className="mt-3 mb-1 min-h-5 text-small font-semibold">
        {reading.where}
      </p>
      <div className="md:flex">
        <Readout reading={reading} placed={placed} />
        <div
          ref={plots}
          className="relative mt-1 min-w-0 md:mt-0 md:flex-1"
          style={{ height: heightPx }}
        >
          {placed.map(({ pane, topPx }) => (
            <p
              key={pane.key}
              className="pointer-events-none absolute z-10 bg-card pr-1 text-note font-medium text-soft"
              style={{ top: topPx + 2, left: frame.leftPx }}
            >
              {pane.title}
            </p>
          ))}
          {widthPx > 0 &&
            colours &&
            placed.map((place, index) => (
              <PanePlot
                key={place.pane.key}
                isLast={index === placed.length - 1}
                timeS={recording.timeS}
                place={place}
                xAxis={xAxis}
                range={range}
                frame={frame}
                colours={colours}
                maxHeartRate={maxHeartRate}
              />
            ))}
          <CursorLayer
            label="Place along the way"
            marked={markedRange}
            onPoint={view.point}
            onZoom={show}
            onKey={press}
            placed={placed}
            frame={frame}
            xAxis={xAxis}
            range={range}
            cursor={cursor}
            reading={reading}
          />
        </div>
      </div>
      <ZoomButtons
        marked={marked}
        canZoom={markedRange !== null || !view.isNearest}
        onZoom={() => (markedRange ? show(markedRange) : view.nearer())}
        isWhole={view.isWhole && !marked}
        onWhole={() => {
          showWhole();
          onUnmark();
        }}
      />
    </div>
  );
}
