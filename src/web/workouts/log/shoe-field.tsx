import type { Shoe } from '../../../contract/shoes.ts';
import { distanceIn, distanceUnit, scaleFigure } from '../../../domain/measures.ts';
import { defaultShoe, shoeDistanceM } from '../../../domain/shoes.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { FormPart, WorkoutKind, WorkoutValues } from './workout-values.ts';

type ShoeFieldProps = Pick<FormPart, 'form'> & { shoes: readonly Shoe[] };

/** Nothing where there is nothing to choose; a pair that was retired since stays chosen. */
export function ShoeField({ form, shoes }: ShoeFieldProps) {
  const { values, bind } = form;
  const offered = shoes.filter(
    ({ id, retiredOn }) => retiredOn === null || String(id) === values.shoeId,
  );
  const isKnown = values.shoeId === '' || offered.some(({ id }) => String(id) === values.shoeId);
  if (offered.length === 0 && isKnown) return null;
  return (
    <SelectField
      hasOwnWords
      choices={[
        { value: '', label: 'None' },
        ...offered.map((shoe) => ({
          value: String(shoe.id),
          label: `${shoe.name} (${scaleFigure(Math.round(distanceIn(shoeDistanceM(shoe))))}\u00a0${distanceUnit()})`,
        })),
        ...(isKnown ? [] : [{ value: values.shoeId, label: 'A pair that was deleted' }]),
      ]}
      {...bind('shoeId')}
    />
  );
}

/** The pair that is put in for a kind of run, as the form holds it. */
export function shoeIdFor(kind: WorkoutKind, shoes: readonly Shoe[]): string {
  return String(defaultShoe(shoes, kind)?.id ?? '');
}

/** Another kind brings its own pair along, unless another pair was chosen by hand. */
export function withShoeFor(
  change: Partial<WorkoutKind>,
  { values, shoes }: { values: WorkoutValues; shoes: readonly Shoe[] },
): Partial<WorkoutValues> {
  const isChosen = values.shoeId !== shoeIdFor(values, shoes);
  return isChosen ? change : { ...change, shoeId: shoeIdFor({ ...values, ...change }, shoes) };
}
