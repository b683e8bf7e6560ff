import { Field, type FieldText } from './field.tsx';
import { Icon } from './icons.tsx';

export type Choice<Value extends string> = { value: Value; label: string };

type SelectFieldProps<Value extends string> = FieldText & {
  name?: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** The choices are somebody's own words, such as the names of their shoes, however long. */
  hasOwnWords?: boolean;
};

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, required, optional, choices, value, onChange, hasOwnWords, ...rest } =
    props;
  const choose = (text: string) => {
    const choice = choices.find((each) => each.value === text);
    if (choice) onChange(choice.value);
  };
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      {(control) => (
        <span className="relative block">
          <select
            {...rest}
            {...control}
            value={value}
            data-own-words={hasOwnWords || undefined}
            onChange={(event) => choose(event.target.value)}
            className="control appearance-none truncate pr-9"
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevronDown"
            size={16}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-soft"
          />
        </span>
      )}
    </Field>
  );
}
