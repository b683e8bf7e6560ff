import type { KeyboardEvent } from 'react';
import { readTypedDuration } from '../../domain/typed-duration.ts';
import { type EnterKey, goOnByEnter } from './enter-key.ts';
import { Field, type FieldText } from './field.tsx';
import { type TimeTypedFor, tidiedDuration } from './typed-text.ts';

type DurationFieldProps = FieldText & {
  name?: string;
  /** The text as typed; leaving the field or pressing Enter tidies it. */
  value: string;
  onChange: (text: string) => void;
  /** What took that time, which decides what '48:30' means. */
  typedFor: TimeTypedFor;
  disabled?: boolean;
  enterKey?: EnterKey;
};

/** Says at once how the time was read. */
export function DurationField(props: DurationFieldProps) {
  const { label, hint, error, required, optional, value, onChange, typedFor, ...given } = props;
  const { enterKey = 'next', ...rest } = given;
  const tidy = () => {
    const tidied = tidiedDuration(value, typedFor);
    if (tidied !== value) onChange(tidied);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') tidy();
    goOnByEnter(event);
  };
  const text = { label, error, required, optional };
  return (
    <Field {...text} hint={wordsFor(value, typedFor) ?? hint}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type="text"
          inputMode="decimal"
          enterKeyHint={enterKey}
          autoComplete="off"
          placeholder="H:MM"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={tidy}
          onKeyDown={onKey}
          className="control"
        />
      )}
    </Field>
  );
}

function wordsFor(text: string, typedFor: TimeTypedFor): string | null {
  const isOpen = typedFor.digits === 'refused' && /^\s*\d+\s*$/.test(text);
  if (isOpen) return 'Hours or minutes? Write 1:45 or 105 min.';
  return readTypedDuration(text, typedFor)?.words ?? null;
}
