import { Field, type FieldText } from '../../ui/field.tsx';
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
    <Field label={label} error={error}>
      {(control) => (
        <span className="flex gap-1.5">
          <StepButton
            label={`One less ${label.toLowerCase()}`}
            sign="−"
            disabled={count <= 0}
            onStep={() => step(-1)}
          />
          <input
            {...control}
            name={name}
            type="text"
            inputMode="numeric"
            enterKeyHint="next"
            autoComplete="off"
            placeholder="0"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="control min-w-0 flex-1 text-center"
          />
          <StepButton label={`One more ${label.toLowerCase()}`} sign="+" onStep={() => step(1)} />
        </span>
      )}
    </Field>
  );
}

type StepButtonProps = { label: string; sign: string; disabled?: boolean; onStep: () => void };

function StepButton({ label, sign, disabled, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      className="tap rounded-box border border-edge bg-card text-title font-semibold enabled:hover:border-ink enabled:hover:bg-sunk disabled:border-line disabled:text-edge"
      onClick={onStep}
    >
      {sign}
    </button>
  );
}
