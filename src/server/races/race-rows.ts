import type { Selectable } from 'kysely';
import type { Race } from '../../contract/races.ts';
import { formatDuration } from '../../domain/duration.ts';
import { formatPace, paceSPerKm } from '../../domain/pace.ts';
import { kmFromM } from '../../domain/units.ts';
import type { Tables } from '../platform/db/tables.ts';

export type RaceRow = Selectable<Tables['races']>;

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
    createdAt: new Date(row.created_at).toISOString(),
  };
}
