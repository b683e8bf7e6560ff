import type { Race } from '../../contract/race-list.ts';
import { type RaceBodyJson, raceBody, raceBodyToJson } from '../../contract/races.ts';
import { typedDurationText } from '../../domain/typed-duration.ts';
import type { EntryForm } from '../kept-entries/use-entry-form.ts';
import { raceEffort, sentDuration, type TimeTypedFor, typedSeconds } from '../ui/typed-text.ts';
import { type ChangedRace, RACES } from './races.api.ts';

/** How a race went, as typed and picked; '' stands for no run of the log. */
export type ResultValues = { actualTime: string; workoutId: string };

/** Saving a result makes the race completed. A link that was not touched is not spoken of. */
export function resultForm(race: Race): EntryForm<Race, RaceBodyJson, ResultValues, ChangedRace> {
  const linked = String(race.workoutId ?? '');
  return {
    kind: RACES,
    schema: raceBody,
    labels: { actualTime: 'Actual time', workoutId: 'Run' },
    valuesOf: ({ actualTimeS, workoutId }) => ({
      actualTime: timeText(race, actualTimeS),
      workoutId: String(workoutId ?? ''),
    }),
    toSend: ({ actualTime, workoutId }) => ({
      ...raceBodyToJson(race),
      completed: true,
      actualTime: sentDuration(actualTime, effortOf(race)),
      workoutId: workoutId === linked ? undefined : workoutId || null,
    }),
  };
}

/** A run brings its time along, unless another time was typed: the clock at the finish may differ. */
export function withRun(
  values: ResultValues,
  picked: { race: Race; workoutId: string; beforeS: number | null; nowS: number | null },
): ResultValues {
  const { race, workoutId, beforeS, nowS } = picked;
  const isBlank = values.actualTime.trim() === '';
  const isOwn = !isBlank && typedSeconds(values.actualTime, effortOf(race)) !== beforeS;
  const isKept = isOwn || nowS === null;
  return { workoutId, actualTime: isKept ? values.actualTime : timeText(race, nowS) };
}

/** What the time of a race is read by. */
export function effortOf(race: Race): TimeTypedFor {
  return raceEffort(race.distanceM);
}

function timeText(race: Race, durationS: number | null): string {
  return durationS === null ? '' : typedDurationText(durationS, effortOf(race));
}
