import { useEffect, useMemo, useRef } from 'react';
import type { Stretch } from '../../../domain/recording/stretch.ts';
import type { ZoneBounds } from '../../../domain/zones.ts';
import { Button } from '../../ui/button.tsx';
import { useWidth } from '../../ui/charts/use-width.ts';
import { classNames } from '../../ui/class-names.ts';
import { Figure } from '../../ui/figure.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { CursorLayer } from './cursor-layer.tsx';
import { useCurveColours } from './curve-colours.ts';
import { frameOf, type PlacedPane, placePanes } from './geometry.ts';
import { PanePlot } from './pane-plot.tsx';
import type { Reading } from './reading.ts';
import type { WayView } from './use-way-view.ts';
import type { Way } from './way.ts';
import type { Over, Range } from './x-axis.ts';

/** A split or a lap that was picked. */
export type Marked = { name: string; stretch: Stretch };

type CurvesProps = {
  way: Way;
  zones: ZoneBounds;
  view: WayView;
  reading: Reading;
  /** The part that was picked. */
  markedRange: Range | null;
  marked: Marked | null;
  onUnmark: () => void;
  /** Beside the route there is no room for the numbers at the curves' right. */
  isNarrow: boolean;
};

const ROOT_PX = 16;

/** The curves below one another, the one cursor over them, and what it reads. */
export function Curves(props: CurvesProps) {
  const { way, zones, view, reading, marked, markedRange, onUnmark, isNarrow } = props;
  const { along, panes, silences } = way;
  const { range, show, showWhole, over, xAxis } = view;
  const colours = useCurveColours();
  const [plots, widthPx] = useWidth();
  const [frame, { placed, heightPx }] = useMemo(() => {
    const rootPx =
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || ROOT_PX;
    const sized = frameOf({ widthPx, rootPx });
    return [sized, placePanes(panes, { frame: sized, rootPx })];
  }, [widthPx, panes]);
  const figure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!markedRange) return;
    showWhole();
    figure.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [markedRange, showWhole]);

  return (
    <div ref={figure} className="scroll-mt-4">
      {along.distanceM && <OverSwitch over={over} onOver={view.drawOver} />}
      <p aria-hidden="true" className="mt-3 mb-1 min-h-5 text-small font-semibold">
        {reading.where}
      </p>
      <div className={isNarrow ? undefined : 'md:flex'}>
        <Readout reading={reading} placed={placed} isNarrow={isNarrow} />
        <div
          ref={plots}
          className={classNames('relative mt-1 min-w-0', !isNarrow && 'md:mt-0 md:flex-1')}
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
                silences={silences}
                place={place}
                xAxis={xAxis}
                range={range}
                frame={frame}
                colours={colours}
                zones={zones}
              />
            ))}
          <CursorLayer
            view={view}
            reading={reading}
            marked={markedRange}
            placed={placed}
            frame={frame}
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

const CHOICES = [
  { value: 'time', label: 'Time' },
  { value: 'distance', label: 'Distance' },
] as const;

function OverSwitch({ over, onOver }: { over: Over; onOver: (over: Over) => void }) {
  return (
    <div className="sm:w-56 print:hidden">
      <SegmentedControl
        label="Drawn over"
        hideLabel
        value={over}
        choices={CHOICES}
        onChange={onOver}
      />
    </div>
  );
}

type ZoomButtonsProps = {
  marked: { name: string } | null;
  canZoom: boolean;
  onZoom: () => void;
  isWhole: boolean;
  onWhole: () => void;
};

/** How to come nearer, and the way back; buttons for whoever has neither mouse nor two fingers free. */
function ZoomButtons({ marked, canZoom, onZoom, isWhole, onWhole }: ZoomButtonsProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
      <p className="text-note text-soft">
        <span className="pointer-coarse:hidden">
          Drag across the curves to zoom in. The arrow keys move the cursor, + and − zoom.
        </span>
        <span className="hidden pointer-coarse:inline">
          Slide a finger along the curves to read them; two fingers zoom.
        </span>
      </p>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button tone="quiet" disabled={!canZoom} onClick={onZoom}>
          {marked ? `Zoom to ${marked.name}` : 'Zoom in'}
        </Button>
        <Button tone="quiet" disabled={isWhole} onClick={onWhole}>
          Show all
        </Button>
      </div>
    </div>
  );
}

type ReadoutProps = { reading: Reading; placed: readonly PlacedPane[]; isNarrow: boolean };

/**
 * The numbers under the cursor: each beside its curve at a desk, in one row above them on a phone.
 * The cursor itself says the same to a screen reader.
 */
function Readout({ reading, placed, isNarrow }: ReadoutProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'flex justify-between gap-x-3',
        !isNarrow && 'md:relative md:order-2 md:block md:w-36 md:shrink-0',
      )}
    >
      {reading.figures.map(({ term, value, unit, below }, index) => (
        <div
          key={placed[index]?.pane.key ?? term}
          className={classNames('min-w-0', !isNarrow && 'md:absolute md:pt-5 md:pl-4')}
          // Moves what is placed, and that is only so at a desk.
          style={{ top: placed[index]?.topPx }}
        >
          <p className="text-note whitespace-nowrap text-soft">{term}</p>
          <p>
            <Figure value={value} unit={unit} size="title" />
          </p>
          <p className="min-h-4 text-note whitespace-nowrap text-soft">{below}</p>
        </div>
      ))}
    </div>
  );
}
