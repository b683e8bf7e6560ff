import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import { passwordStrength } from './password-strength.ts';

type PasswordFieldProps = {
  label?: string;
  name?: string;
  value: string;
  onChange: (text: string) => void;
  error?: string;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField(props: PasswordFieldProps) {
  const { label = 'Password', name = 'password', value, onChange, error, hint } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} required>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={props.autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="control pr-18"
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={`Show ${label.toLowerCase()}`}
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
