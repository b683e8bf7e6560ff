import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  /** The question itself: 'Are you sure you want to delete this race?' */
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  pendingLabel?: string;
  pending?: boolean;
  /** Deleting is red and stands apart from what can be taken back. */
  tone?: 'primary' | 'danger';
  onConfirm: () => void;
  onCancel: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, cancelLabel = 'Cancel' } = props;
  const { pendingLabel, pending, tone = 'danger' } = props;
  return (
    <Dialog
      open={open}
      onClose={props.onCancel}
      title={title}
      actions={
        <>
          <Button tone="quiet" data-first-focus onClick={props.onCancel}>
            {cancelLabel}
          </Button>
          <Button
            tone={tone}
            pending={pending}
            pendingLabel={pendingLabel}
            onClick={props.onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text && <p className="text-body text-soft">{text}</p>}
    </Dialog>
  );
}
