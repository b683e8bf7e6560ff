import { GEL_LABELS, GEL_TYPES } from '../../../domain/workout-kinds.ts';
import { goOnByEnter } from '../../ui/enter-key.ts';
import { Field } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { readNumber } from '../../ui/read-number.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Chips } from './chips.tsx';
import { listed } from './folds.tsx';
import type { Offers } from './last-values.ts';
import type { FormPart, WorkoutValues } from './workout-values.ts';
import { sayDay } from './workout-words.ts';

const GELS = GEL_TYPES.map((value) => ({ value, label: GEL_LABELS[value] }));
const BOTTLES_ML = ['250', '500', '750'];

type FuelFieldsProps = Pick<FormPart, 'form'> & { offers: Offers | null };

export function FuelFields({ form, offers }: FuelFieldsProps) {
  const { values, onChange, bind } = form;
  return (
    <>
      <SegmentedControl
        label="Gel type"
        value={values.gelType}
        choices={GELS}
        onChange={(gelType) => onChange({ gelType })}
      />
      <div className="grid grid-cols-1 items-start gap-4 min-[24rem]:grid-cols-2">
        <StepperField {...bind('caffeinated')} />
        <StepperField {...bind('nonCaffeinated')} />
      </div>
      <Chips label="Recent gels" chips={gelChips(offers, onChange)} />
      <div className="flex flex-col gap-2">
        <NumberField unit="ml" step={50} min={0} {...bind('hydration')} />
        <Chips label="Amounts" chips={bottleChips(offers, onChange)} />
      </div>
    </>
  );
}

function gelChips(offers: Offers | null, onChange: FormPart['form']['onChange']) {
  const last = offers?.gels;
  if (!last) return [];
  const { caffeinatedGels: caffeinated, nonCaffeinatedGels: nonCaffeinated, date } = last;
  const gelType = last.gelType ?? '';
  const brand = gelType === '' || gelType === 'none' ? 'Gels' : GEL_LABELS[gelType];
  const text = `${brand}: ${caffeinated} with, ${nonCaffeinated} without`;
  return [
    {
      key: 'last',
      text,
      name: `${text} caffeine, as on ${sayDay(date)}`,
      onChoose: () =>
        onChange({
          gelType,
          caffeinated: String(caffeinated),
          nonCaffeinated: String(nonCaffeinated),
        }),
    },
  ];
}

function bottleChips(offers: Offers | null, onChange: FormPart['form']['onChange']) {
  const last = offers?.hydration;
  const amounts = new Set(last ? [last.text, ...BOTTLES_ML] : BOTTLES_ML);
  return [...amounts].map((ml) => ({
    key: ml,
    text: `${ml}\u00a0ml`,
    name: ml === last?.text ? `${ml}\u00a0ml, as on ${sayDay(last.date)}` : `${ml}\u00a0ml`,
    onChoose: () => onChange({ hydration: ml }),
  }));
}

export function fuelSummary(values: WorkoutValues): string | null {
  const gels = (readNumber(values.caffeinated) ?? 0) + (readNumber(values.nonCaffeinated) ?? 0);
  const brand = values.gelType && values.gelType !== 'none' ? ` ${GEL_LABELS[values.gelType]}` : '';
  return listed([
    gels > 0 && `${gels}${brand} ${gels === 1 ? 'gel' : 'gels'}`,
    values.hydration && `${values.hydration}\u00a0ml`,
  ]);
}

type StepperFieldProps = ReturnType<FormPart['form']['bind']>;

/** A small count, for thumbs that would rather not type. */
function StepperField({ label, name, value, error, onChange }: StepperFieldProps) {
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
            onKeyDown={goOnByEnter}
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
