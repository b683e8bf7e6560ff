import './save-bar.css';
import { Button } from '../../ui/button.tsx';

type SaveBarProps = {
  saveLabel: string;
  pending: boolean;
  discardLabel: string;
  /** Undefined while there is nothing to discard. */
  onDiscard: (() => void) | undefined;
};

/** Within reach of the thumb, wherever the form is scrolled to. */
export function SaveBar({ saveLabel, pending, discardLabel, onDiscard }: SaveBarProps) {
  return (
    <div className="save-bar z-20 -mx-4 border-t border-line bg-paper px-4 py-3 md:mx-0 md:mt-4 md:border-t-0 md:px-0">
      <div className="flex items-center gap-3 md:flex-row-reverse md:justify-end">
        {onDiscard && (
          <>
            <p className="hidden text-small text-soft lg:block">
              Kept on this device until you save.
            </p>
            <Button tone="quiet" disabled={pending} onClick={onDiscard}>
              {discardLabel}
            </Button>
          </>
        )}
        <div className="min-w-0 flex-1 md:max-w-64">
          <Button type="submit" wide pending={pending} pendingLabel="Saving...">
            {saveLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
