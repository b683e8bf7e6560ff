import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { formatDuration } from '../../domain/duration.ts';
import { kmFromM } from '../../domain/units.ts';
import type { ImportRow } from './imports.queries.ts';
import type { PlannedWorkout } from './plan-import.ts';

export function toImport(row: ImportRow) {
  return {
    id: row.id,
    source: row.source,
    fileName: row.file_name,
    bytes: row.bytes,
    state: row.state,
    format: row.format,
    createdAt: new Date(row.created_at).toISOString(),
    found: row.found,
  };
}

/** A workout of a plan as people are shown it. */
export function toRow({ converted, outcome }: PlannedWorkout) {
  const { columns } = converted;
  return {
    place: converted.place,
    date: columns.date,
    name: converted.activityName,
    workoutType: columns.workout_type,
    duration: formatDuration(columns.duration_s),
    distance: columns.distance_m == null ? null : kmFromM(columns.distance_m),
    calories: columns.calories ?? null,
    avgHeartRate: columns.avg_heart_rate ?? null,
    outcome,
  };
}

/** Somebody else's bytes: a download, never a page of ours, whatever they claim to be. */
export function sendAsFile(
  reply: FastifyReply,
  file: { name: string; type: string; content: Uint8Array | string | Readable },
) {
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .type(file.type)
    .send(file.content);
}
