import { useState } from 'react';
import type { Race } from '../../contract/races.ts';
import type { FieldErrors } from '../form-check.ts';
import { mergeEdits } from '../merge-edits.ts';
import { useToast } from '../ui/toaster.tsx';
import {
  blankValues,
  checkValues,
  FIELD_NAMES,
  type RaceValues,
  sameValues,
  valuesOf,
} from './race-values.ts';
import { useSaveRace } from './use-save-race.ts';

type RaceFormInput = {
  userId: number;
  /** Null for a new one. */
  race: Race | null;
  /** What the form begins with where it was closed by mistake. */
  start: RaceValues | undefined;
  /** Told of what is typed; null where the form stands as it began. */
  onTyped: (values: RaceValues | null) => void;
  onSaved: () => void;
};

/** Everything behind the form for a race: its faults, saving it once, and being overtaken. */
export function useRaceForm({ userId, race, start, onTyped, onSaved }: RaceFormInput) {
  const toast = useToast();
  const { saveNew, saveChange, isSaving } = useSaveRace(userId);
  const [seen, setSeen] = useState(race);
  const before = seen ? valuesOf(seen) : blankValues();
  const [values, setValues] = useState(start ?? before);
  const [errors, setErrors] = useState<FieldErrors>({});

  const put = (next: RaceValues, from = before) => {
    setValues(next);
    onTyped(sameValues(next, from) ? null : next);
  };

  const onChange = (part: Partial<RaceValues>) => {
    setErrors((found) => without(found, Object.keys(part)));
    put({ ...values, ...part });
  };

  const save = async () => {
    if (isSaving) return;
    const checked = checkValues(values, seen);
    setErrors(checked.errors ?? {});
    if (checked.errors) {
      toast({ title: 'Validation Error', text: checked.first, tone: 'bad' });
      return;
    }
    const outcome = await (seen ? saveChange(seen, checked.body) : saveNew(checked.body));
    if (outcome.state === 'saved') onSaved();
    if (outcome.state === 'refused') setErrors(outcome.errors);
  };

  const isOvertaken = race !== null && seen !== null && race.version !== seen.version;
  const newer = isOvertaken
    ? { theirs: valuesOf(race), merge: merged({ before, mine: values, race }) }
    : null;

  return {
    values,
    errors,
    onChange,
    save: () => void save(),
    isSaving,
    /** The race as it was changed elsewhere since this form was opened; null while it was not. */
    newer,
    takeNewer: () => {
      if (!newer) return;
      setSeen(race);
      put(newer.merge.values, newer.theirs);
    },
  };
}

function merged({ before, mine, race }: { before: RaceValues; mine: RaceValues; race: Race }) {
  return mergeEdits({ names: FIELD_NAMES, before, mine, theirs: valuesOf(race) });
}

/** Both distance fields are faulted as one. */
function without(errors: FieldErrors, names: readonly string[]): FieldErrors {
  const mended = names.map((name) => (name === 'otherDistance' ? 'distance' : name));
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !mended.includes(name)));
}
