import type { Insertable, Selectable } from 'kysely';
import type { Race, RaceBody } from '../../contract/races.ts';
import { formatDuration, parseDuration } from '../../domain/duration.ts';
import { formatPace, paceSPerKm } from '../../domain/pace.ts';
import { kmFromM, mFromKm } from '../../domain/units.ts';
import type { Tables } from '../platform/db/tables.ts';

export type RaceRow = Selectable<Tables['races']>;
export type NewRaceRow = Insertable<Tables['races']>;

export function toRace(row: RaceRow): Race {
  const pace = paceSPerKm({ distanceM: row.distance_m, durationS: row.target_time_s });
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    date: row.date,
    distance: kmFromM(row.distance_m),
    targetTime: formatDuration(row.target_time_s),
    targetTimeSeconds: row.target_time_s,
    targetPace: formatPace(pace),
    notes: row.notes,
    completed: row.completed === 1,
    actualTime: row.actual_time_s === null ? null : formatDuration(row.actual_time_s),
    actualTimeSeconds: row.actual_time_s,
    workoutId: row.workout_id,
    version: row.version,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** What the fields of a plan become in a row; how the race went is another question. */
export function plannedColumns(body: RaceBody) {
  return {
    name: body.name,
    date: body.date,
    distance_m: mFromKm(body.distance),
    target_time_s: parseDuration(body.targetTime) ?? 0,
    notes: body.notes,
  };
}
