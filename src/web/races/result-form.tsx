import { type FormEvent, useRef } from 'react';
import type { Race } from '../../contract/races.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatDuration } from '../../domain/duration.ts';
import { useFocusOnError } from '../form-check.ts';
import { Button } from '../ui/button.tsx';
import { DurationField } from '../ui/duration-field.tsx';
import { typedSeconds } from '../ui/typed-text.ts';
import { effortOf, type ResultValues } from './result-values.ts';
import { RunChoices } from './run-choices.tsx';
import { useFocusOnOpen } from './use-focus-on-open.ts';
import { useResultForm } from './use-result-form.ts';

type ResultFormProps = {
  userId: number;
  race: Race;
  races: readonly Race[];
  start: ResultValues | undefined;
  today: Day;
  onTyped: (values: ResultValues | null) => void;
  onSaved: () => void;
  onCancel: () => void;
};

/** A planned race becomes a completed one: by its run, by a time, or by both. */
export function ResultForm(props: ResultFormProps) {
  const { race, today, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  const { values, errors, runs, watchTimeS, typeTime, pick, save, markNotRun, isSaving } =
    useResultForm(props);
  useFocusOnOpen(form, 'form');
  useFocusOnError(form, errors);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <form
      tabIndex={-1}
      className="outline-none"
      ref={form}
      noValidate
      onSubmit={submit}
      data-race-form
      aria-label={`Result of ${race.name}`}
    >
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <RunChoices
          race={race}
          runs={runs}
          picked={values.workoutId}
          onPick={pick}
          error={errors.workoutId}
          today={today}
        />
        <DurationField
          label="Actual time"
          name="actualTime"
          value={values.actualTime}
          onChange={typeTime}
          error={errors.actualTime}
          typedFor={effortOf(race)}
          hint="1:45 or 1:45:30. Leave it empty if you have none."
        />
      </div>
      {watchTimeS !== null && typedSeconds(values.actualTime, effortOf(race)) !== watchTimeS && (
        <p className="mt-3 text-small text-soft">
          The run took {formatDuration(watchTimeS)}. The time you typed stands as the official one.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button type="submit" pending={isSaving} pendingLabel="Saving...">
          Save Result
        </Button>
        <Button tone="quiet" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
        {race.completed && (
          <span className="sm:ml-auto">
            <Button tone="quiet" disabled={isSaving} onClick={markNotRun}>
              Mark as not run
            </Button>
          </span>
        )}
      </div>
    </form>
  );
}
