import { useEffect, useRef } from 'react';
import type { User } from '../../contract/auth.ts';
import { DEFAULT_TARGET_WEIGHT_KG } from '../../domain/limits.ts';
import { goalText } from './weight-words.ts';

type TargetWeightProps = { user: User; isChanging: boolean; onChange: () => void };

/** The target, and the button to which the focus comes back from its form. */
export function TargetWeight({ user, isChanging, onChange }: TargetWeightProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(isChanging);
  useEffect(() => {
    if (wasChanging.current && !isChanging) button.current?.focus();
    wasChanging.current = isChanging;
  }, [isChanging]);
  return (
    <span className="inline-flex items-center gap-3">
      {goalText(targetOf(user))}&nbsp;kg
      <button
        ref={button}
        type="button"
        aria-label="Change target weight"
        aria-expanded={isChanging}
        className="link relative font-semibold before:absolute before:-inset-3"
        onClick={onChange}
      >
        Change
      </button>
    </span>
  );
}

export function targetOf({ targetWeight }: { targetWeight: number | null }): number {
  return targetWeight ?? DEFAULT_TARGET_WEIGHT_KG;
}
