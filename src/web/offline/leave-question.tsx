import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

export type Lost = {
  /** Saved here, and not yet sent. */
  unsent: number;
  /** The forms that were left half typed. */
  halfTyped: readonly string[];
};

type LeaveQuestionProps = { lost: Lost; onLeave: () => void; onStay: () => void };

/** Signing out leaves nothing on the device: what was never sent, or never saved, would be gone. */
export default function LeaveQuestion({ lost, onLeave, onStay }: LeaveQuestionProps) {
  const { unsent, halfTyped } = lost;
  const what = [
    unsent === 1 && 'One entry is saved on this device only, and could not be sent yet.',
    unsent > 1 && `${unsent} entries are saved on this device only, and could not be sent yet.`,
    halfTyped.length > 0 && `Half typed and not saved: ${halfTyped.join(', ')}.`,
    'Signing out removes everything of yours from this device.',
    unsent > 0 && 'Stay signed in to send it first.',
  ];
  return (
    <ConfirmDialog
      open
      title={
        unsent > 0
          ? 'Sign out and lose what was not sent?'
          : 'Sign out and lose what is half typed?'
      }
      text={what.filter(Boolean).join(' ')}
      confirmLabel="Sign out and lose it"
      cancelLabel="Stay signed in"
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
