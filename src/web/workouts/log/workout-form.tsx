import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { type FieldErrors, useFocusOnError } from '../../form-check.ts';
import { Card } from '../../ui/card.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { bind, type FormPart } from './field-props.ts';
import { Fold } from './fold.tsx';
import { fuelSummary, heartSummary, notesSummary } from './fold-summaries.ts';
import { FuelFields } from './fuel-fields.tsx';
import { HeartFields } from './heart-fields.tsx';
import type { Offers } from './last-values.ts';
import { MainFields } from './main-fields.tsx';
import { useFolds } from './use-folds.ts';
import { hasDistance, type WorkoutValues, ZONE_FIELDS } from './workout-values.ts';

type WorkoutFormProps = FormPart & {
  today: string;
  athleteMax: number;
  /** Values of the latest workouts, where they are offered. */
  offers: Offers | null;
  onSubmit: () => void;
  /** The bar with the save button. */
  children: ReactNode;
};

const HEART = ['avgHeartRate', 'maxHeartRate', ...ZONE_FIELDS] as const;
const FUEL = ['gelType', 'caffeinated', 'nonCaffeinated', 'hydration'] as const;
const MORE = ['calories', 'notes'] as const;

export function WorkoutForm(props: WorkoutFormProps) {
  const { values, errors, offers, athleteMax, onSubmit, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const { isOpen, toggle } = useFolds();
  useFocusOnError(form, errors);

  const fold = (name: string, fields: readonly (keyof WorkoutValues)[]) => ({
    open: isOpen(name) || holdsFault(errors, fields),
    onToggle: (open: boolean) => toggle(name, open),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };

  // Enter after the time goes on to the distance that is still missing, and only then saves.
  const goOn = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLInputElement ? event.target.name : '';
    const isMissing = hasDistance(values) && values.distance.trim() === '';
    if (event.key !== 'Enter' || from !== 'duration' || !isMissing) return;
    event.preventDefault();
    form.current?.querySelector<HTMLElement>('[name="distance"]')?.focus();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} onKeyDown={goOn} aria-label="Workout">
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Card>
          <MainFields {...props} />
        </Card>
        <div className="rounded-box border border-line bg-card px-4 shadow-low *:first:border-t-0 md:px-5">
          <Fold
            title="Heart rate and zones"
            summary={heartSummary(values)}
            {...fold('heart', HEART)}
          >
            <HeartFields {...props} athleteMax={athleteMax} />
          </Fold>
          <Fold title="Fuel and water" summary={fuelSummary(values)} {...fold('fuel', FUEL)}>
            <FuelFields {...props} offers={offers} />
          </Fold>
          <Fold title="Calories and notes" summary={notesSummary(values)} {...fold('more', MORE)}>
            <NumberField label="Calories" unit="kcal" min={0} {...bind(props, 'calories')} />
            <TextArea label="Notes" rows={4} {...bind(props, 'notes')} />
          </Fold>
        </div>
      </div>
      {children}
    </form>
  );
}

function holdsFault(errors: FieldErrors, fields: readonly string[]): boolean {
  return fields.some((name) => errors[name] !== undefined);
}
