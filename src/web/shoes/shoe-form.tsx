import type { Answer } from '../../contract/endpoint.ts';
import {
  createShoe,
  deleteShoe,
  MOST_SHOE_KM,
  putBackShoe,
  restoreShoe,
  type Shoe,
  type ShoeBodyJson,
  shoeBody,
  updateShoe,
} from '../../contract/shoes.ts';
import { DISTANCE_STEP_KM } from '../../domain/limits.ts';
import { distanceIn, distanceUnit } from '../../domain/measures.ts';
import { USUAL_SHOE_LIFE_M } from '../../domain/shoes.ts';
import {
  RUNNING_SUBTYPE_LABELS,
  RUNNING_SUBTYPES,
  type RunningSubtype,
} from '../../domain/workout-kinds.ts';
import { call } from '../api.ts';
import { EntryFormBox } from '../kept-entries/entry-form-box.tsx';
import type { KeptKind } from '../kept-entries/kept-kind.ts';
import { type EntryForm, useEntryForm } from '../kept-entries/use-entry-form.ts';
import { shoesQuery } from '../queries/shoes.ts';
import { DateField } from '../ui/date-field.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { SaveOrCancel } from '../ui/save-or-cancel.tsx';
import { TextField } from '../ui/text-field.tsx';
import { distanceTyped, sentDistance } from '../ui/typed-measures.ts';

type ChangedShoe = Answer<typeof updateShoe>;

/** A pair. What a change replaced is put back, with the kinds of run that it took from other pairs. */
export const SHOES: KeptKind<Shoe, ShoeBodyJson, ChangedShoe> = {
  noun: 'pair of shoes',
  said: {
    created: 'Shoes added',
    updated: 'Shoes updated',
    deleted: 'Shoes deleted',
    failedToCreate: 'Failed to add the shoes',
  },
  create: (body, options) => call(createShoe, { body }, options),
  update: (id, body, options) => call(updateShoe, { params: { id }, body }, options),
  remove: (id) => call(deleteShoe, { params: { id } }),
  restore: (id) => call(restoreShoe, { params: { id } }),
  putBack: ({ id }, { replaced }, options) =>
    call(putBackShoe, { params: { id }, body: replaced }, options),
  shownIn: ({ userId }) => shoesQuery(userId).queryKey,
  // The other pairs too: a kind of run has one pair, which a change may have taken from another.
  refresh: (queryClient, { entry }) => queryClient.invalidateQueries(shoesQuery(entry.userId)),
};

type ShoeValues = {
  name: string;
  brand: string;
  boughtOn: string;
  retiredOn: string;
  startDistance: string;
  replaceAt: string;
  /** The kinds of run, with a blank between them. */
  defaultFor: string;
};

export const SHOE_FORM: EntryForm<Shoe, ShoeBodyJson, ShoeValues, ChangedShoe> = {
  kind: SHOES,
  schema: shoeBody,
  labels: {
    name: 'Name',
    brand: 'Brand',
    boughtOn: 'Bought on',
    retiredOn: 'Retired on',
    startDistance: 'Already on them',
    replaceAt: 'Think of a new pair at',
    defaultFor: 'Default pair for',
  },
  valuesOf: (shoe) => ({
    name: shoe.name,
    brand: shoe.brand ?? '',
    boughtOn: shoe.boughtOn ?? '',
    retiredOn: shoe.retiredOn ?? '',
    startDistance: shoe.startDistanceM === 0 ? '' : distanceTyped(shoe.startDistanceM),
    replaceAt: distanceTyped(shoe.replaceAtM),
    defaultFor: shoe.defaultFor.join(' '),
  }),
  toSend: (values, shoe) => ({
    ...values,
    startDistance: sentDistance(values.startDistance, shoe?.startDistanceM),
    replaceAt: sentDistance(values.replaceAt, shoe ? shoe.replaceAtM : USUAL_SHOE_LIFE_M),
    defaultFor: kindsOf(values),
  }),
  measured: { startDistance: 'distance', replaceAt: 'distance' },
};

const blank = (): ShoeValues => ({
  name: '',
  brand: '',
  boughtOn: '',
  retiredOn: '',
  startDistance: '',
  replaceAt: distanceTyped(USUAL_SHOE_LIFE_M),
  defaultFor: '',
});

type ShoeFormProps = { shoe: Shoe | null; onDone: () => void };

export function ShoeForm({ shoe, onDone }: ShoeFormProps) {
  const of = shoe ? { entry: shoe } : { blank: blank() };
  const form = useEntryForm(SHOE_FORM, { of, onDone, onCancel: onDone });
  const { bind, values, onChange } = form;
  const kinds = kindsOf(values);
  return (
    <EntryFormBox
      form={form}
      opensAt="input"
      aria-label={shoe ? `Edit ${shoe.name}` : 'New shoes'}
      className="flex flex-col gap-4"
    >
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <TextField required maxLength={100} autoComplete="off" {...bind('name')} />
        <TextField optional maxLength={100} autoComplete="off" {...bind('brand')} />
        <NumberField
          optional
          unit={distanceUnit()}
          step={DISTANCE_STEP_KM}
          min={0}
          max={Math.round(distanceIn(1000 * MOST_SHOE_KM))}
          hint="before their first run in this log"
          {...bind('startDistance')}
        />
        <NumberField
          optional
          unit={distanceUnit()}
          step={50}
          min={1}
          max={Math.round(distanceIn(1000 * MOST_SHOE_KM))}
          hint={USUAL_LIFE[distanceUnit()]}
          {...bind('replaceAt')}
        />
        <DateField optional {...bind('boughtOn')} />
        <DateField optional hint="from then on not offered" {...bind('retiredOn')} />
      </div>
      <fieldset>
        <legend className="text-small font-semibold">{bind('defaultFor').label}</legend>
        <p className="text-note text-soft">Chosen by itself when such a run is logged.</p>
        <div className="mt-1 flex flex-wrap gap-x-5">
          {KINDS_OF_RUN.map((kind) => (
            <label key={kind} className="tap inline-flex items-center gap-2 text-small">
              <input
                type="checkbox"
                className="size-5 accent-accent"
                checked={kinds.includes(kind)}
                onChange={() => onChange({ defaultFor: toggled(kinds, kind).join(' ') })}
              />
              {RUNNING_SUBTYPE_LABELS[kind]}
            </label>
          ))}
        </div>
      </fieldset>
      <SaveOrCancel
        save={shoe ? 'Save Changes' : 'Add Shoes'}
        isSaving={form.isSaving}
        onCancel={form.cancel}
      />
    </EntryFormBox>
  );
}

const USUAL_LIFE = { km: '500 to 800 km is usual', mi: '300 to 500 mi is usual' };

/** In the order of the log form. */
const KINDS_OF_RUN = ['outdoor-easy', 'outdoor-long', 'outdoor-interval', 'treadmill'] as const;

function kindsOf({ defaultFor }: Pick<ShoeValues, 'defaultFor'>): RunningSubtype[] {
  const words = defaultFor.split(' ');
  return RUNNING_SUBTYPES.filter((kind) => words.includes(kind));
}

function toggled(kinds: readonly RunningSubtype[], kind: RunningSubtype): RunningSubtype[] {
  return kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind];
}
