import type { Race } from '../../contract/races.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatDuration } from '../../domain/duration.ts';
import { EntryFormBox } from '../kept-entries/entry-form-box.tsx';
import { Button } from '../ui/button.tsx';
import { DurationField } from '../ui/duration-field.tsx';
import { typedSeconds } from '../ui/typed-text.ts';
import { effortOf, type ResultValues } from './result-values.ts';
import { RunChoices } from './run-choices.tsx';
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
  const { form, runs, watchTimeS, pick, markNotRun, isSaving } = useResultForm(props);
  const { values, errors, bind } = form;
  return (
    <EntryFormBox
      form={form}
      opensAt="form"
      tabIndex={-1}
      className="outline-none"
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
          {...bind('actualTime')}
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
    </EntryFormBox>
  );
}
