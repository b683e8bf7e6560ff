import { useId } from 'react';
import { classNames } from './class-names.ts';
import type { Choice } from './select-field.tsx';

type SegmentedControlProps<Value extends string> = {
  label: string;
  hideLabel?: boolean;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean;
};

/** A radio group: the arrow keys move in it, Tab leaves it. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, hideLabel, value, choices, onChange, disabled } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className={classNames('mb-1 text-small font-semibold', hideLabel && 'sr-only')}>
        {label}
      </legend>
      <div className="flex flex-wrap gap-1 rounded-box bg-sunk p-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="tap flex min-w-min! flex-1 items-center justify-center rounded-box px-2 text-center xs:max-sm:px-1 text-small font-medium text-soft select-none hover:text-ink has-checked:bg-card has-checked:font-semibold has-checked:text-ink has-checked:shadow-low has-checked:outline has-checked:outline-edge has-focus-visible:outline-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
