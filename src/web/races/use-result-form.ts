import { type Race, raceBodyToJson } from '../../contract/races.ts';
import type { Workout } from '../../contract/workouts.ts';
import { useEntryForm } from '../kept-entries/use-entry-form.ts';
import { useKeptEntries } from '../kept-entries/use-kept-entries.ts';
import { offeredRuns } from './offered-runs.ts';
import { RACES, useWorkout, useWorkoutsAround } from './races.api.ts';
import { type ResultValues, resultForm, withRun } from './result-values.ts';

type ResultFormInput = {
  userId: number;
  race: Race;
  races: readonly Race[];
  start: ResultValues | undefined;
  onTyped: (values: ResultValues | null) => void;
  onSaved: () => void;
};

/** Everything behind the form for how a race went: the runs on offer, the time, saving both. */
export function useResultForm({ userId, race, races, start, onTyped, onSaved }: ResultFormInput) {
  const form = useEntryForm(resultForm(race), { of: { entry: race }, start, onTyped, onSaved });
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
    if (saved) onSaved();
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
