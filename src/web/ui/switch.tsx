import { type ReactNode, useId } from 'react';

type SwitchProps = {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

export function Switch({ label, hint, checked, onChange, disabled }: SwitchProps) {
  const hintId = useId();
  return (
    <div className="flex items-start gap-3">
      <label className="tap flex flex-1 items-center justify-between gap-4">
        <span className="text-small font-semibold">
          {label}
          {hint && (
            <span id={hintId} className="block font-normal text-soft">
              {hint}
            </span>
          )}
        </span>
        <input
          type="checkbox"
          role="switch"
          className="switch"
          aria-describedby={hint ? hintId : undefined}
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
    </div>
  );
}
