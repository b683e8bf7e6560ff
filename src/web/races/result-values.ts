import { type Race, raceBody } from '../../contract/races.ts';
import { typedDurationText } from '../../domain/typed-duration.ts';
import { mFromKm } from '../../domain/units.ts';
import { checkForm } from '../form-check.ts';
import { raceEffort, sentDuration, type TimeTypedFor, typedSeconds } from '../ui/typed-text.ts';
import { bodyOf } from './race-values.ts';

/** How a race went, as typed and picked. */
export type ResultValues = { actualTime: string; workoutId: number | null };

export function resultOf(race: Race): ResultValues {
  return { actualTime: timeText(race, race.actualTimeSeconds), workoutId: race.workoutId };
}

/** Saving a result makes the race completed. A link that was not touched is not spoken of. */
export function checkResult({ actualTime, workoutId }: ResultValues, race: Race) {
  return checkForm(raceBody, {
    ...bodyOf(race),
    completed: true,
    actualTime: sentDuration(actualTime, effortOf(race)),
    workoutId: workoutId === race.workoutId ? undefined : workoutId,
  });
}

/** A run brings its time along, unless another time was typed: the clock at the finish may differ. */
export function withRun(
  values: ResultValues,
  picked: { race: Race; workoutId: number | null; beforeS: number | null; nowS: number | null },
): ResultValues {
  const { race, workoutId, beforeS, nowS } = picked;
  const isBlank = values.actualTime.trim() === '';
  const isOwn = !isBlank && typedSeconds(values.actualTime, effortOf(race)) !== beforeS;
  const isKept = isOwn || nowS === null;
  return { workoutId, actualTime: isKept ? values.actualTime : timeText(race, nowS) };
}

export function sameResult(a: ResultValues, b: ResultValues): boolean {
  return a.actualTime === b.actualTime && a.workoutId === b.workoutId;
}

/** What the time of a race is read by. */
export function effortOf(race: Race): TimeTypedFor {
  return raceEffort(mFromKm(race.distance));
}

function timeText(race: Race, durationS: number | null): string {
  return durationS === null ? '' : typedDurationText(durationS, effortOf(race));
}
