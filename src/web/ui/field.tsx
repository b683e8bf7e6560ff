import { type ReactNode, useId } from 'react';
import { Icon } from './icons.tsx';

/** What every field takes, whatever the athlete types into it. */
export type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  required?: boolean;
  /** Says '(optional)' beside the label, where most fields around it are required. */
  optional?: boolean;
};

/** To be spread on the control, so that label, hint and error are read out with it. */
type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type FieldProps = FieldText & { children: (control: FieldControl) => ReactNode };

export function Field({ label, hint, error, required, optional, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control: FieldControl = {
    id,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
        {required && <RequiredMark />}
        {optional && <span className="font-normal text-soft"> (optional)</span>}
      </label>
      {children(control)}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-small text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1 text-small font-medium text-danger">
      <Icon name="alert" size={16} className="mt-0.5" />
      {children}
    </p>
  );
}

function RequiredMark() {
  return (
    <span className="text-danger" aria-hidden="true">
      {' *'}
    </span>
  );
}
