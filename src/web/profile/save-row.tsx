import './save-row.css';
import { Button } from '../ui/button.tsx';

type SaveRowProps = { isDirty: boolean; pending: boolean; onDiscard: () => void };

/** Under the form; on a phone always within reach of the thumb, as long as the form is in sight. */
export function SaveRow({ isDirty, pending, onDiscard }: SaveRowProps) {
  return (
    <div className="save-row z-20 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 md:mx-0 md:border-0 md:p-0">
      <Button type="submit" pending={pending} pendingLabel="Saving...">
        Save Profile
      </Button>
      {isDirty && (
        <Button tone="quiet" disabled={pending} onClick={onDiscard}>
          Discard changes
        </Button>
      )}
    </div>
  );
}
