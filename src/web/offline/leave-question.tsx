import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

type LeaveQuestionProps = { unsent: number; onLeave: () => void; onStay: () => void };

/** Signing out leaves nothing on the device: what was never sent would be gone. */
export default function LeaveQuestion({ unsent, onLeave, onStay }: LeaveQuestionProps) {
  const what = unsent === 1 ? 'One entry is' : `${unsent} entries are`;
  return (
    <ConfirmDialog
      open
      title="Sign out and lose what was not sent?"
      text={`${what} saved on this device only, and could not be sent yet. Signing out removes everything of yours from this device. Stay signed in to send it first.`}
      confirmLabel="Sign out and lose it"
      cancelLabel="Stay signed in"
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
