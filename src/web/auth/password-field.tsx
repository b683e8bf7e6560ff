import { type ReactNode, useState } from 'react';
import { Field } from '../ui/field.tsx';

type PasswordFieldProps = {
  value: string;
  onChange: (text: string) => void;
  error?: string;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, error, hint, autoComplete } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field label="Password" error={error} hint={hint} required>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="control pr-18"
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label="Show password"
            className="tap absolute inset-y-0 right-0 rounded-box px-3 text-small font-semibold text-soft hover:text-ink"
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </span>
      )}
    </Field>
  );
}
