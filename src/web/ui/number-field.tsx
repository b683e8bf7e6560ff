import type { KeyboardEvent, ReactNode } from 'react';
import { type EnterKey, goOnByEnter } from './enter-key.ts';
import { Field, type FieldText } from './field.tsx';
import { readNumber } from './read-number.ts';

type NumberFieldProps = FieldText & {
  name?: string;
  /** The text as typed; `readNumber` makes it a number. */
  value: string;
  onChange: (text: string) => void;
  unit?: ReactNode;
  /** Digits after the point decide the phone's keyboard; the arrow keys move by one step. */
  step?: number;
  min?: number;
  max?: number;
  placeholder?: string;
  disabled?: boolean;
  autoComplete?: string;
  enterKey?: EnterKey;
};

export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, required, optional, value, onChange, unit, ...rest } = props;
  const { step = 1, min, max, enterKey = 'next', ...input } = rest;

  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    goOnByEnter(event);
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    onChange(
      stepped({ from: readNumber(value) ?? min ?? 0, by: direction * step, step, min, max }),
    );
  };

  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            aria-describedby={describedBy(control, unit)}
            type="text"
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            enterKeyHint={enterKey}
            autoComplete={input.autoComplete ?? 'off'}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKey}
            className={unit ? 'control pr-14' : 'control'}
          />
          {unit && (
            <span
              id={`${control.id}-unit`}
              className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-small text-soft"
            >
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

function describedBy(
  control: { id: string; 'aria-describedby': string | undefined },
  unit: ReactNode,
) {
  const unitId = unit ? `${control.id}-unit` : '';
  return [unitId, control['aria-describedby']].filter(Boolean).join(' ') || undefined;
}

type Step = { from: number; by: number; step: number; min?: number; max?: number };

function stepped({ from, by, step, min = -Infinity, max = Infinity }: Step): string {
  const digits = String(step).split('.')[1]?.length ?? 0;
  const next = Math.min(max, Math.max(min, from + by));
  return next.toFixed(digits);
}
