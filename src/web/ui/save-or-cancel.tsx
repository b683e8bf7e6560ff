import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type SaveOrCancelProps = {
  /** The saving button's words. */
  save: string;
  isSaving: boolean;
  onCancel: () => void;
  /** A third way out. */
  children?: ReactNode;
};

/** The last line of a form. */
export function SaveOrCancel({ save, isSaving, onCancel, children }: SaveOrCancelProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" pending={isSaving} pendingLabel="Saving...">
        {save}
      </Button>
      <Button tone="quiet" disabled={isSaving} onClick={onCancel}>
        Cancel
      </Button>
      {children}
    </div>
  );
}
