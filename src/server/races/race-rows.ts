import type { Insertable, Selectable } from 'kysely';
import { type RaceJson, raceToJson } from '../../contract/race-list.ts';
import type { RaceBody } from '../../contract/races.ts';
import type { Tables } from '../platform/db/tables.ts';

export type RaceRow = Selectable<Tables['races']>;
export type NewRaceRow = Insertable<Tables['races']>;

/** A row as its athlete's calls answer it. */
export function toRaceJson(row: RaceRow): RaceJson {
  return raceToJson({
    id: row.id,
    userId: row.user_id,
    name: row.name,
    date: row.date,
    distanceM: row.distance_m,
    targetTimeS: row.target_time_s,
    notes: row.notes,
    completed: row.completed === 1,
    actualTimeS: row.actual_time_s,
    workoutId: row.workout_id,
    version: row.version,
    createdAtMs: row.created_at,
  });
}

/** What a change may replace, as it stands: the link also where its run was deleted. */
export function formerRaceOf(row: RaceRow) {
  const { name, date, distance, targetTime, notes, completed, actualTime } = toRaceJson(row);
  const workoutId = row.workout_id;
  return { name, date, distance, targetTime, notes, completed, actualTime, workoutId };
}

/** What the fields of a plan become in a row; how the race went is another question. */
export function plannedColumns(body: RaceBody) {
  return {
    name: body.name,
    date: body.date,
    distance_m: body.distanceM,
    target_time_s: body.targetTimeS,
    notes: body.notes,
  };
}
