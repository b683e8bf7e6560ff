import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field.tsx';

type TextAreaProps = FieldText &
  Pick<
    ComponentProps<'textarea'>,
    'name' | 'placeholder' | 'disabled' | 'maxLength' | 'rows' | 'onKeyDown'
  > & {
    value: string;
    onChange: (text: string) => void;
  };

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, optional, rows = 3, value, onChange, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          style={{ minHeight: `${rows * 1.5 + 0.875}rem` }}
          className="control field-sizing-content max-h-96 resize-y wrap-anywhere"
        />
      )}
    </Field>
  );
}
