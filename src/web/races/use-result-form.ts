import { useState } from 'react';
import type { Race, RaceBody } from '../../contract/races.ts';
import type { Workout } from '../../contract/workouts.ts';
import type { FieldErrors } from '../form-check.ts';
import { useToast } from '../ui/toaster.tsx';
import { offeredRuns } from './offered-runs.ts';
import { bodyOf } from './race-values.ts';
import { useWorkout, useWorkoutsAround } from './races.api.ts';
import { checkResult, type ResultValues, resultOf, sameResult, withRun } from './result-values.ts';
import { useSaveRace } from './use-save-race.ts';

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
  const toast = useToast();
  const { saveChange, isSaving } = useSaveRace(userId);
  const around = useWorkoutsAround(userId, race.date);
  const linked = useWorkout(race.workoutId);
  const [values, setValues] = useState(start ?? resultOf(race));
  const [errors, setErrors] = useState<FieldErrors>({});
  const runs =
    around.data && withLinked(offeredRuns({ workouts: around.data, race, races }), linked.data);

  const put = (next: ResultValues) => {
    setErrors({});
    setValues(next);
    onTyped(sameResult(next, resultOf(race)) ? null : next);
  };

  const timeOf = (id: number | null) => {
    const run = runs?.find((each) => each.id === id);
    return run ? run.durationSeconds : null;
  };

  const send = async (body: RaceBody) => {
    const outcome = await saveChange(race, body);
    if (outcome.state === 'saved') onSaved();
    if (outcome.state === 'refused') setErrors(outcome.errors);
  };

  const save = () => {
    if (isSaving) return;
    const checked = checkResult(values, race);
    setErrors(checked.errors ?? {});
    if (checked.errors) toast({ title: 'Validation Error', text: checked.first, tone: 'bad' });
    else void send(checked.body);
  };

  const markNotRun = () => {
    if (isSaving) return;
    void send({ ...bodyOf(race), completed: false, actualTime: null, workoutId: null });
  };

  return {
    values,
    errors,
    /** Undefined while they are looked for, null where they could not be loaded. */
    runs: around.isError ? null : runs,
    /** The time of the run that is picked, where another time was typed. */
    watchTimeS: timeOf(values.workoutId),
    typeTime: (actualTime: string) => put({ ...values, actualTime }),
    pick: (workoutId: number | null) =>
      put(
        withRun(values, {
          race,
          workoutId,
          beforeS: timeOf(values.workoutId),
          nowS: timeOf(workoutId),
        }),
      ),
    save,
    markNotRun,
    isSaving,
  };
}

/** A run that was linked stays on offer, also where the race was moved to another day since. */
function withLinked(runs: readonly Workout[], linked: Workout | undefined): readonly Workout[] {
  if (!linked || runs.some(({ id }) => id === linked.id)) return runs;
  return [linked, ...runs];
}
