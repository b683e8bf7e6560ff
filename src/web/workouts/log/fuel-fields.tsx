import { GEL_LABELS, GEL_TYPES } from '../../../domain/workout-kinds.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Chips } from './chips.tsx';
import { bind, type FormPart } from './field-props.ts';
import type { Offers } from './last-values.ts';
import { StepperField } from './stepper-field.tsx';
import { sayDay } from './workout-words.ts';

const GELS = GEL_TYPES.map((value) => ({ value, label: GEL_LABELS[value] }));
const BOTTLES_ML = ['250', '500', '750'];

export function FuelFields(props: FormPart & { offers: Offers | null }) {
  const { values, onChange, offers } = props;
  return (
    <>
      <SegmentedControl
        label="Gel type"
        value={values.gelType}
        choices={GELS}
        onChange={(gelType) => onChange({ gelType })}
      />
      <div className="grid grid-cols-1 items-start gap-4 min-[24rem]:grid-cols-2">
        <StepperField label="Caffeinated gels" {...bind(props, 'caffeinated')} />
        <StepperField label="Non-caffeinated gels" {...bind(props, 'nonCaffeinated')} />
      </div>
      <Chips label="Recent gels" chips={gelChips(offers, onChange)} />
      <div className="flex flex-col gap-2">
        <NumberField label="Hydration" unit="ml" step={50} min={0} {...bind(props, 'hydration')} />
        <Chips label="Amounts" chips={bottleChips(offers, onChange)} />
      </div>
    </>
  );
}

function gelChips(offers: Offers | null, onChange: FormPart['onChange']) {
  const last = offers?.gels;
  if (!last) return [];
  const { caffeinated, nonCaffeinated, date } = last;
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

function bottleChips(offers: Offers | null, onChange: FormPart['onChange']) {
  const last = offers?.hydration;
  const amounts = new Set(last ? [last.text, ...BOTTLES_ML] : BOTTLES_ML);
  return [...amounts].map((ml) => ({
    key: ml,
    text: `${ml}\u00a0ml`,
    name: ml === last?.text ? `${ml}\u00a0ml, as on ${sayDay(last.date)}` : `${ml}\u00a0ml`,
    onChoose: () => onChange({ hydration: ml }),
  }));
}
