import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { ListedKind } from '../../../contract/workout-lists.ts';
import { distanceUnit, paceIn, paceUnit, sPerKmOf } from '../../../domain/measures.ts';
import { formatPace, readPace } from '../../../domain/pace.ts';
import { isOfTypeRunning, isRun, SPORT_LABELS, SPORTS } from '../../../domain/sports.ts';
import { RUNNING_SUBTYPE_LABELS, RUNNING_SUBTYPES } from '../../../domain/workout-kinds.ts';
import { shoesQuery } from '../../queries/shoes.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateField } from '../../ui/date-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { readNumber } from '../../ui/read-number.ts';
import { type Choice, SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { addressDistanceOf, addressDistanceShown } from '../../ui/typed-text.ts';
import { ownTagsQuery } from '../workouts.api.ts';
import { isNarrowed, type ListFilter, MOST_SEARCHED, NO_FILTER } from './use-list-filter.ts';
import type { Group } from './workout-facts.ts';

type ListFilterFieldsProps = {
  userId: number;
  group: Group | 'walks';
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
  /** Stands beside the kind. */
  order: ReactNode;
};

/** Narrows a list: by words and kind in sight, by everything else behind one press. */
export function ListFilterFields(props: ListFilterFieldsProps) {
  const { userId, group, filter, onChange, order } = props;
  const change = (part: Partial<ListFilter>) => onChange({ ...filter, ...part });
  const typed = (name: Typed) => ({
    value: filter[name],
    take: (text: string) => change({ [name]: text }),
  });
  const search = useTyped({ ...typed('search'), read: (text) => text.trim() });
  const { kind, ...others } = filter;
  const isMoreSet = Object.values({ ...others, search: '' }).some((value) => value !== '');
  return (
    <search className="mb-4 grid gap-3" data-search>
      <div
        className={classNames(
          'grid grid-cols-2 items-end gap-3',
          order
            ? 'max-xs:*:col-span-2 *:first:max-lg:col-span-2 lg:grid-cols-[minmax(0,1fr)_12rem_14rem]'
            : 'max-sm:*:col-span-2 sm:grid-cols-[minmax(0,1fr)_14rem]',
        )}
      >
        <TextField
          type="search"
          label="Search titles and notes"
          autoComplete="off"
          maxLength={MOST_SEARCHED}
          {...search}
        />
        <SelectField
          label="Kind"
          value={kind}
          choices={CHOICES[group]}
          onChange={(chosen) => change({ kind: chosen })}
        />
        {order}
      </div>
      <details open={isMoreSet}>
        <summary className="tap inline-flex items-center rounded-box text-small font-semibold text-accent">
          More filters
        </summary>
        <div className="mt-2 grid grid-cols-2 items-start gap-3 lg:grid-cols-4 2xl:grid-cols-8">
          <DistanceField label="At least" {...typed('minDistance')} />
          <DistanceField label="At most" {...typed('maxDistance')} />
          {group === 'runs' && (
            <>
              <PaceField label="Not quicker than" {...typed('minPace')} />
              <PaceField label="Not slower than" {...typed('maxPace')} />
            </>
          )}
          <HeartRateField label="Average from" {...typed('minHeartRate')} />
          <HeartRateField label="Average to" {...typed('maxHeartRate')} />
          <DateField label="From" value={filter.from} onChange={(day) => change({ from: day })} />
          <DateField label="To" value={filter.to} onChange={(day) => change({ to: day })} />
          {group === 'runs' && (
            <ShoeChoice userId={userId} value={filter.shoe} onChange={(shoe) => change({ shoe })} />
          )}
          <TagChoice userId={userId} value={filter.tag} onChange={(tag) => change({ tag })} />
        </div>
      </details>
      {isNarrowed(filter) && (
        <div>
          <Button tone="quiet" icon="close" onClick={() => onChange(NO_FILTER)}>
            Clear filter
          </Button>
        </div>
      )}
    </search>
  );
}

const ALL: Choice<ListedKind | ''> = { value: '', label: 'All' };

const sportChoices = (isMeant: (sport: (typeof SPORTS)[number]) => boolean) =>
  SPORTS.filter(isMeant).map((value) => ({ value, label: SPORT_LABELS[value] }));

const CHOICES: Readonly<Record<Group | 'walks', Choice<ListedKind | ''>[]>> = {
  runs: [
    ALL,
    ...RUNNING_SUBTYPES.map((value) => ({ value, label: RUNNING_SUBTYPE_LABELS[value] })),
    { value: 'race', label: 'Race' },
  ],
  walks: [ALL, ...sportChoices((sport) => isOfTypeRunning(sport) && !isRun({ sport }))],
  others: [ALL, ...sportChoices((sport) => !isOfTypeRunning(sport))],
};

type Typed = Exclude<keyof ListFilter, 'kind' | 'from' | 'to' | 'shoe' | 'tag'>;
type TypedField = { label: string; value: string; take: (text: string) => void };

/** Kilometres in the address, the reader's own unit in the field. */
function DistanceField({ label, value, take }: TypedField) {
  const typed = useTyped({
    value: addressDistanceShown(value),
    read: (text) => (isInReach(text) ? addressDistanceShown(addressDistanceOf(text)) : ''),
    take: (text) => take(addressDistanceOf(text)),
  });
  return <NumberField label={label} unit={distanceUnit()} step={0.1} min={0} {...typed} />;
}

/** As far as an address takes it. */
function isInReach(text: string): boolean {
  const distance = readNumber(text);
  return distance !== null && distance >= 0 && distance < 6000;
}

/** Seconds a kilometre in the address, the reader's own unit in the field. */
/** Shows how a pace is typed. */
const SHOWN_PACE_S_PER_KM = 330;

function PaceField({ label, value, take }: TypedField) {
  const paceOfAddress = readPace(value);
  const typed = useTyped({
    value: paceOfAddress === null ? '' : formatPace(paceIn(paceOfAddress)),
    read: (text) => {
      const pace = readPace(text.replace(/[.,]/, ':'));
      return pace === null ? '' : formatPace(pace);
    },
    take: (text) => {
      const pace = readPace(text);
      take(pace === null ? '' : formatPace(sPerKmOf(pace)));
    },
  });
  return (
    <TextField
      label={`${label} (${paceUnit()})`}
      placeholder={formatPace(paceIn(SHOWN_PACE_S_PER_KM))}
      autoComplete="off"
      {...typed}
    />
  );
}

function HeartRateField({ label, value, take }: TypedField) {
  const typed = useTyped({
    value,
    take,
    read: (text) => {
      const bpm = readNumber(text);
      return bpm === null || bpm < 10 || bpm > 300 ? '' : String(Math.round(bpm));
    },
  });
  return <NumberField label={label} unit="bpm" min={0} max={300} {...typed} />;
}

type OwnChoice = { userId: number; value: string; onChange: (value: string) => void };

function ShoeChoice({ userId, value, onChange }: OwnChoice) {
  const shoes = useQuery(shoesQuery(userId)).data ?? [];
  if (shoes.length === 0 && value === '') return null;
  const choices = shoes.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <SelectField
      label="Shoes"
      hasOwnWords
      value={value}
      choices={[{ value: '', label: 'All' }, ...withChosen(choices, value, 'Another pair')]}
      onChange={onChange}
    />
  );
}

function TagChoice({ userId, value, onChange }: OwnChoice) {
  const tags = useQuery(ownTagsQuery(userId)).data ?? [];
  if (tags.length === 0 && value === '') return null;
  const choices = tags.map((tag) => ({ value: tag, label: tag }));
  return (
    <SelectField
      label="Tag"
      hasOwnWords
      value={value}
      choices={[{ value: '', label: 'All' }, ...withChosen(choices, value, value)]}
      onChange={onChange}
    />
  );
}

/** What the address names is shown while the choices come, and where it is none of them. */
function withChosen(choices: Choice<string>[], value: string, label: string): Choice<string>[] {
  if (value === '' || choices.some((choice) => choice.value === value)) return choices;
  return [...choices, { value, label }];
}

const PAUSE_MS = 300;

/** A field whose text is taken over once the typing pauses, and follows the filter where that changes. */
function useTyped(of: {
  value: string;
  /** What of the text counts. */
  read: (text: string) => string;
  take: (read: string) => void;
}) {
  const { value, read, take } = of;
  const [typed, setTyped] = useState({ text: value, seen: value });
  const taken = read(typed.text);
  if (typed.seen !== value) {
    setTyped({ text: taken === value ? typed.text : value, seen: value });
  }
  useEffect(() => {
    if (taken === value) return;
    const timer = setTimeout(() => take(taken), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return { value: typed.text, onChange: (text: string) => setTyped({ text, seen: value }) };
}
