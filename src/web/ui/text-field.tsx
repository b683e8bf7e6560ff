import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field.tsx';

type TextFieldProps = FieldText &
  Pick<
    ComponentProps<'input'>,
    | 'name'
    | 'autoComplete'
    | 'autoFocus'
    | 'inputMode'
    | 'placeholder'
    | 'disabled'
    | 'maxLength'
    | 'readOnly'
  > & {
    type?: 'text' | 'email' | 'password' | 'url' | 'search' | 'time';
    value: string;
    onChange: (text: string) => void;
  };

export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, optional, type = 'text', value, onChange, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="control"
        />
      )}
    </Field>
  );
}
