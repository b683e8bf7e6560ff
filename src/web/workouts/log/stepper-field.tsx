import type { FieldText } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { readNumber } from '../../ui/read-number.ts';

type StepperFieldProps = Pick<FieldText, 'error'> & {
  label: string;
  name: string;
  value: string;
  onChange: (text: string) => void;
};

/** A small count, for thumbs that would rather not type. */
export function StepperField({ label, name, value, error, onChange }: StepperFieldProps) {
  const count = readNumber(value) ?? 0;
  const step = (by: number) => onChange(String(Math.max(0, count + by)));
  return (
    <div className="flex min-w-0 items-start gap-1.5">
      <StepButton
        label={`One less: ${label}`}
        sign="−"
        disabled={count <= 0}
        onStep={() => step(-1)}
      />
      <div className="min-w-0 flex-1">
        <NumberField
          label={label}
          name={name}
          placeholder="0"
          min={0}
          value={value}
          error={error}
          onChange={onChange}
        />
      </div>
      <StepButton label={`One more: ${label}`} sign="+" onStep={() => step(1)} />
    </div>
  );
}

type StepButtonProps = { label: string; sign: string; disabled?: boolean; onStep: () => void };

// Stands beside the input, below the line of its label.
function StepButton({ label, sign, disabled, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      className="tap mt-6 rounded-box border border-edge bg-card text-title font-semibold enabled:hover:border-ink enabled:hover:bg-sunk disabled:border-line disabled:text-edge"
      onClick={onStep}
    >
      {sign}
    </button>
  );
}
