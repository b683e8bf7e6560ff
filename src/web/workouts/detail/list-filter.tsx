import { useEffect, useState } from 'react';
import type { ListedKind } from '../../../contract/workouts.ts';
import { distanceUnit } from '../../../domain/measures.ts';
import { isOfTypeRunning, SPORT_LABELS, SPORTS } from '../../../domain/sports.ts';
import { RUNNING_SUBTYPE_LABELS, RUNNING_SUBTYPES } from '../../../domain/workout-kinds.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { readNumber } from '../../ui/read-number.ts';
import { type Choice, SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type ListFilter, MOST_SEARCHED, NO_FILTER } from './use-list-filter.ts';
import type { Group } from './workout-facts.ts';

type ListFilterFieldsProps = {
  group: Group;
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
};

/** Narrows a list: by words and kind in sight, by distance and time behind one press. */
export function ListFilterFields({ group, filter, onChange }: ListFilterFieldsProps) {
  const change = (part: Partial<ListFilter>) => onChange({ ...filter, ...part });
  const search = useTyped({
    value: filter.search,
    read: (text) => text.trim(),
    take: (words) => change({ search: words }),
  });
  const minDistance = useTyped({
    value: filter.minDistance,
    read: distanceOf,
    take: (distance) => change({ minDistance: distance }),
  });
  const maxDistance = useTyped({
    value: filter.maxDistance,
    read: distanceOf,
    take: (distance) => change({ maxDistance: distance }),
  });
  const { kind, from, to } = filter;
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  return (
    <search className="mb-4 grid gap-3">
      <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
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
      </div>
      <details
        open={[from, to, filter.minDistance, filter.maxDistance].some((value) => value !== '')}
      >
        <summary className="tap inline-flex items-center rounded-box text-small font-semibold text-accent">
          Distance and time
        </summary>
        <div className="mt-2 grid grid-cols-2 gap-3 lg:grid-cols-4">
          <NumberField label="At least" unit={distanceUnit()} step={0.1} min={0} {...minDistance} />
          <NumberField label="At most" unit={distanceUnit()} step={0.1} min={0} {...maxDistance} />
          <DateField label="From" value={from} onChange={(day) => change({ from: day })} />
          <DateField label="To" value={to} onChange={(day) => change({ to: day })} />
        </div>
      </details>
      {isNarrowed && (
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

const CHOICES: Readonly<Record<Group, Choice<ListedKind | ''>[]>> = {
  runs: [
    ALL,
    ...RUNNING_SUBTYPES.map((value) => ({ value, label: RUNNING_SUBTYPE_LABELS[value] })),
    { value: 'race', label: 'Race' },
    ...SPORTS.filter(isOfTypeRunning).map((value) => ({ value, label: SPORT_LABELS[value] })),
  ],
  others: [
    ALL,
    ...SPORTS.filter((sport) => !isOfTypeRunning(sport)).map((value) => ({
      value,
      label: SPORT_LABELS[value],
    })),
  ],
};

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

/** '' where it is no distance. */
function distanceOf(typed: string): string {
  const distance = readNumber(typed);
  if (distance === null || distance < 0 || distance >= 10_000) return '';
  return String(Math.round(distance * 1000) / 1000);
}
