import { Field, type FieldText } from './field.tsx';

type DateFieldProps = FieldText & {
  name?: string;
  /** 'YYYY-MM-DD', or '' while nothing is chosen. */
  value: string;
  onChange: (day: string) => void;
  min?: string;
  max?: string;
  autoComplete?: string;
  disabled?: boolean;
};

export function DateField(props: DateFieldProps) {
  const { label, hint, error, required, optional, value, onChange, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type="date"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="control appearance-none text-left"
        />
      )}
    </Field>
  );
}
