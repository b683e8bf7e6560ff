import type { Race } from '../../contract/race-list.ts';
import { raceBodyToJson } from '../../contract/races.ts';
import type { Workout } from '../../contract/workouts.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { EntryFormBox } from '../kept-entries/entry-form-box.tsx';
import { useEntryForm } from '../kept-entries/use-entry-form.ts';
import { useKeptEntries } from '../kept-entries/use-kept-entries.ts';
import { Button } from '../ui/button.tsx';
import { DurationField } from '../ui/duration-field.tsx';
import { SaveOrCancel } from '../ui/save-or-cancel.tsx';
import { typedSeconds } from '../ui/typed-text.ts';
import { RACES, useWorkout, useWorkoutsAround } from './races.api.ts';
import { effortOf, resultForm, withRun } from './result-values.ts';
import { offeredRuns, RunChoices } from './run-choices.tsx';
import { resultDraftName } from './use-editor.ts';

type ResultFormProps = {
  userId: number;
  race: Race;
  races: readonly Race[];
  today: Day;
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
          enterKey="go"
          hint="1:45 or 1:45:30. Leave it empty if you have none."
        />
      </div>
      {watchTimeS !== null && typedSeconds(values.actualTime, effortOf(race)) !== watchTimeS && (
        <p className="mt-3 text-small text-soft">
          The run took {formatElapsed(watchTimeS)}. The time you typed stands as the official one.
        </p>
      )}
      <div className="mt-5">
        <SaveOrCancel save="Save Result" isSaving={isSaving} onCancel={onCancel}>
          {race.completed && (
            <span className="sm:ml-auto">
              <Button tone="quiet" disabled={isSaving} onClick={markNotRun}>
                Mark as not run
              </Button>
            </span>
          )}
        </SaveOrCancel>
      </div>
    </EntryFormBox>
  );
}

type ResultFormInput = {
  userId: number;
  race: Race;
  races: readonly Race[];
  onSaved: () => void;
};

/** Everything behind the form for how a race went: the runs on offer, the time, saving both. */
function useResultForm({ userId, race, races, onSaved }: ResultFormInput) {
  const form = useEntryForm(resultForm(race), {
    of: { entry: race },
    draftName: resultDraftName(race.id),
    onDone: onSaved,
  });
  const { update, isWriting } = useKeptEntries(RACES);
  const around = useWorkoutsAround(userId, race.date);
  const linked = useWorkout(race.workoutId);
  const runs =
    around.data && withLinked(offeredRuns({ workouts: around.data, race, races }), linked.data);

  const timeOf = (id: string) => runs?.find((run) => String(run.id) === id)?.durationS ?? null;

  const markNotRun = async () => {
    if (form.isSaving || isWriting) return;
    const notRun = { completed: false, actualTime: null, workoutId: null };
    const { saved } = await update(race, { ...raceBodyToJson(race), ...notRun });
    if (!saved) return;
    form.forget();
    onSaved();
  };

  return {
    form,
    /** Undefined while they are looked for, null where they could not be loaded. */
    runs: around.isError ? null : runs,
    /** The time of the run that is picked, where another time was typed. */
    watchTimeS: timeOf(form.values.workoutId),
    pick: (workoutId: string) => {
      const beforeS = timeOf(form.values.workoutId);
      form.onChange(withRun(form.values, { race, workoutId, beforeS, nowS: timeOf(workoutId) }));
    },
    markNotRun: () => void markNotRun(),
    isSaving: form.isSaving || isWriting,
  };
}

/** A run that was linked stays on offer, also where the race was moved to another day since. */
function withLinked(runs: readonly Workout[], linked: Workout | undefined): readonly Workout[] {
  if (!linked || runs.some(({ id }) => id === linked.id)) return runs;
  return [linked, ...runs];
}
