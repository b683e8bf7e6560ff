import { type Race, raceBody } from '../../contract/races.ts';
import { checkForm } from '../form-check.ts';
import { tidyDuration } from '../ui/read-duration.ts';
import { bodyOf } from './race-values.ts';

/** How a race went, as typed and picked. */
export type ResultValues = { actualTime: string; workoutId: number | null };

export function resultOf(race: Race): ResultValues {
  return { actualTime: race.actualTime ?? '', workoutId: race.workoutId };
}

/** Saving a result makes the race completed. A link that was not touched is not spoken of. */
export function checkResult({ actualTime, workoutId }: ResultValues, race: Race) {
  return checkForm(raceBody, {
    ...bodyOf(race),
    completed: true,
    actualTime: tidyDuration(actualTime),
    workoutId: workoutId === race.workoutId ? undefined : workoutId,
  });
}

/** A run brings its time along, unless another time was typed: the clock at the finish may differ. */
export function withRun(
  values: ResultValues,
  runs: { before: string | null; now: string | null; workoutId: number | null },
): ResultValues {
  const { before, now, workoutId } = runs;
  const typed = tidyDuration(values.actualTime);
  const isOwn = typed !== '' && typed !== before;
  return { workoutId, actualTime: isOwn || now === null ? values.actualTime : now };
}

export function sameResult(a: ResultValues, b: ResultValues): boolean {
  return a.actualTime === b.actualTime && a.workoutId === b.workoutId;
}
