import type { WeightEntry } from '../../contract/weight.ts';
import { fullDayText } from '../day-text.ts';
import { Button } from '../ui/button.tsx';
import { kgText } from './weight-words.ts';

type OvertakenEntryProps = {
  entry: WeightEntry;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Two edits met: the athlete says which of them stands. */
export function OvertakenEntry({ entry, onKeepMine, onTakeTheirs }: OvertakenEntryProps) {
  return (
    <div role="status" className="rounded-box bg-warn-soft p-3 text-small">
      <p className="font-semibold">This entry was changed elsewhere in the meantime.</p>
      <p className="wrap-anywhere">
        It now says {kgText(entry.weight)}&nbsp;kg on {fullDayText(entry.date)}
        {entry.notes ? `, “${entry.notes}”` : ''}.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button tone="quiet" onClick={onTakeTheirs}>
          Take that
        </Button>
        <Button tone="quiet" onClick={onKeepMine}>
          Keep what I typed
        </Button>
      </div>
    </div>
  );
}
