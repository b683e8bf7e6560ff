import { useCallback, useState } from 'react';
import type { User } from '../../contract/auth.ts';
import { DEFAULT_TARGET_WEIGHT_KG } from '../../domain/limits.ts';
import { Dialog } from '../ui/dialog.tsx';
import { TargetForm } from './target-form.tsx';
import { goalText } from './weight-words.ts';

type TargetWeightProps = { user: User; onUserChanged: (user: User) => void };

/** The target and the way to another one. */
export function TargetWeight({ user, onUserChanged }: TargetWeightProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <span className="inline-flex items-center gap-3">
      {goalText(targetOf(user))}&nbsp;kg
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Change target weight"
        className="link relative font-semibold before:absolute before:-inset-3"
        onClick={() => setOpen(true)}
      >
        Change
      </button>
      <Dialog open={open} onClose={close} title="Target weight">
        <TargetForm user={user} onUserChanged={onUserChanged} onDone={close} />
      </Dialog>
    </span>
  );
}

export function targetOf({ targetWeight }: { targetWeight: number | null }): number {
  return targetWeight ?? DEFAULT_TARGET_WEIGHT_KG;
}
