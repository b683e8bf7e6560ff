import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import type { Over } from './x-axis.ts';

const CHOICES = [
  { value: 'time', label: 'Time' },
  { value: 'distance', label: 'Distance' },
] as const;

export function OverSwitch({ over, onOver }: { over: Over; onOver: (over: Over) => void }) {
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
export function ZoomButtons({ marked, canZoom, onZoom, isWhole, onWhole }: ZoomButtonsProps) {
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
