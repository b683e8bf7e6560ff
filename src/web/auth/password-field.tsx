import { type ReactNode, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Field } from '../ui/field.tsx';
import { passwordStrength } from './password-strength.ts';

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

const STEPS = [1, 2, 3, 4];

export function StrengthMeter({ password, known }: { password: string; known: readonly string[] }) {
  const { level, advice } = passwordStrength({ password, known });
  return (
    <span className="flex items-center gap-3" role="status">
      <span aria-hidden="true" className="flex w-20 shrink-0 gap-1">
        {STEPS.map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1.5 flex-1 rounded-full',
              step <= level ? 'bg-accent' : 'bg-line',
            )}
          />
        ))}
      </span>
      {password === '' ? 'At least 6 characters; longer is safer' : advice}
    </span>
  );
}
