import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
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
import { useAtDesk } from '../../ui/use-at-desk.ts';
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

/**
 * Narrows a list: at a desk by words and kind in sight and everything else behind one press, on a phone by
 * words, so that the list itself is in sight.
 */
export function ListFilterFields(props: ListFilterFieldsProps) {
  const { group, filter, onChange, order } = props;
  const isDesk = useAtDesk();
  const search = useTyped({
    value: filter.search,
    take: (text) => onChange({ ...filter, search: text }),
    read: (text) => text.trim(),
  });
  const searched = { autoComplete: 'off', maxLength: MOST_SEARCHED, ...search };
  const kind = (
    <SelectField
      label="Kind"
      value={filter.kind}
      choices={CHOICES[group]}
      onChange={(chosen) => onChange({ ...filter, kind: chosen })}
    />
  );
  return (
    <search className="mb-4 grid gap-3" data-search>
      {isDesk ? (
        <>
          <div
            className={classNames(
              'grid items-end gap-3',
              order ? 'grid-cols-[minmax(0,1fr)_12rem_14rem]' : 'grid-cols-[minmax(0,1fr)_14rem]',
            )}
          >
            <TextField type="search" label={SEARCHED} {...searched} />
            {kind}
            {order}
          </div>
          <details open={countOfOthers(filter) > 0}>
            <summary className="tap inline-flex items-center rounded-box text-small font-semibold text-accent">
              More filters
            </summary>
            <div className="mt-2 grid grid-cols-4 items-start gap-3 2xl:grid-cols-8">
              <OtherFilters {...props} />
            </div>
          </details>
        </>
      ) : (
        <OnAPhone
          {...props}
          search={
            <TextField
              type="search"
              label={<span className="sr-only">{SEARCHED}</span>}
              placeholder={SEARCHED}
              {...searched}
            />
          }
          kind={kind}
        />
      )}
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

const SEARCHED = 'Search titles and notes';

type OnAPhoneProps = ListFilterFieldsProps & { search: ReactNode; kind: ReactNode };

function OnAPhone(props: OnAPhoneProps) {
  const { filter, order, search, kind } = props;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const count = countOfOthers(filter) + (filter.kind === '' ? 0 : 1);
  return (
    <>
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">{search}</div>
        <Button
          tone="quiet"
          icon={isOpen ? 'close' : 'filter'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          Filter{count > 0 && ` (${count})`}
        </Button>
      </div>
      <div
        id={id}
        hidden={!isOpen}
        className="grid grid-cols-2 items-start gap-3 rounded-box border border-line bg-card p-4 max-xs:grid-cols-1"
      >
        {kind}
        {order}
        <OtherFilters {...props} />
        <div className="col-span-full">
          <Button wide onClick={() => setIsOpen(false)}>
            Show the list
          </Button>
        </div>
      </div>
    </>
  );
}

/** How many narrow the list, besides its words and kind. */
function countOfOthers({ search: _search, kind: _kind, ...others }: ListFilter): number {
  return Object.values(others).filter((value) => value !== '').length;
}

function OtherFilters({ userId, group, filter, onChange }: ListFilterFieldsProps) {
  const change = (part: Partial<ListFilter>) => onChange({ ...filter, ...part });
  const typed = (name: Typed) => ({
    value: filter[name],
    take: (text: string) => change({ [name]: text }),
  });
  return (
    <>
      <DistanceField label="Distance from" {...typed('minDistance')} />
      <DistanceField label="Distance to" {...typed('maxDistance')} />
      {group === 'runs' && (
        <>
          <PaceField label="Pace from" {...typed('minPace')} />
          <PaceField label="Pace to" {...typed('maxPace')} />
        </>
      )}
      <HeartRateField label="Average HR from" {...typed('minHeartRate')} />
      <HeartRateField label="Average HR to" {...typed('maxHeartRate')} />
      <DateField label="Date from" value={filter.from} onChange={(day) => change({ from: day })} />
      <DateField label="Date to" value={filter.to} onChange={(day) => change({ to: day })} />
      {group === 'runs' && (
        <ShoeChoice userId={userId} value={filter.shoe} onChange={(shoe) => change({ shoe })} />
      )}
      <TagChoice userId={userId} value={filter.tag} onChange={(tag) => change({ tag })} />
    </>
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

/** Shows how a pace is typed. */
const SHOWN_PACE_S_PER_KM = 330;

/** Seconds a kilometre in the address, the reader's own unit in the field. */
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
      inputMode="decimal"
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
