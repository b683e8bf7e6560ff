import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { importRowToJson } from '../../contract/csv-import.ts';
import { type ImportSummaryJson, importSummaryToJson } from '../../contract/imports.ts';
import type { ImportRow } from './csv-uploads.queries.ts';
import type { ParseError } from './parsers/parsed-workout.ts';
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
  return importRowToJson({
    place: converted.place,
    date: columns.date,
    name: converted.activityName,
    workoutType: columns.workout_type,
    durationS: columns.duration_s,
    distanceM: columns.distance_m ?? null,
    calories: columns.calories ?? null,
    avgHeartRate: columns.avg_heart_rate ?? null,
    outcome,
  });
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

/** What was found in a file, as far as a summary tells of it. */
export type Found = {
  count: number;
  /** The first of what was put right. */
  notes: ImportSummaryJson['notes'];
  /** The first of what could not be read, and how much there is of it. */
  errors: ParseError[];
  failed: number;
};

const MOST_ISSUES = 200;

/** What people are told about an import: sums of what was found, and what became of it. */
export function summariseImport(input: {
  found: Found;
  planned: PlannedWorkout[];
}): ImportSummaryJson {
  const { found, planned } = input;
  const count = (outcome: PlannedWorkout['outcome']) =>
    planned.filter((item) => item.outcome === outcome).length;
  const taken = planned.filter(({ outcome }) => outcome !== 'doubted');
  const columns = taken.map(({ converted }) => converted.columns);
  const foundCount = found.count - count('doubted');
  return importSummaryToJson({
    found: foundCount,
    added: count('add'),
    alreadyThere: foundCount - count('add') - count('enrich'),
    enriched: count('enrich'),
    failed: found.failed + count('doubted'),
    withHeartRate: columns.filter(({ avg_heart_rate: average }) => average != null).length,
    distanceM: columns.reduce((sum, each) => sum + (each.distance_m ?? 0), 0),
    calories: columns.reduce((sum, each) => sum + (each.calories ?? 0), 0),
    errors: [...doubtsOf(planned), ...found.errors].slice(0, MOST_ISSUES),
    notes: notesOf(found, planned).slice(0, MOST_ISSUES),
  });
}

/** What is asked before workouts with unlikely times are added; null where there are none. */
export function questionOf(planned: PlannedWorkout[]) {
  const doubts = doubtsOf(planned);
  const [first] = doubts;
  return first ? { workouts: doubts.length, example: first.detail } : null;
}

function doubtsOf(planned: PlannedWorkout[]) {
  return planned.flatMap((item) =>
    item.outcome === 'doubted'
      ? [
          {
            place: item.converted.place,
            message: 'Left out, as its time is hard to believe',
            detail: item.doubt,
            code: 'implausible' as const,
          },
        ]
      : [],
  );
}

function notesOf(found: Found, planned: PlannedWorkout[]): ImportSummaryJson['notes'] {
  const deleted = planned.flatMap((item) =>
    item.outcome === 'alreadyThere' && item.known.deleted_at !== null
      ? [
          {
            place: item.converted.place,
            message: 'You deleted this workout, so it was not added again.',
            detail: 'deleted-before',
          },
        ]
      : [],
  );
  const overtaken = planned.flatMap((item) =>
    item.outcome === 'alreadyThere' && item.isOvertaken
      ? [
          {
            place: item.converted.place,
            message:
              'You changed or deleted this workout during the import, so it was left as it is. Import the file again to add what it lacks.',
            detail: 'changed-meanwhile',
          },
        ]
      : [],
  );
  return [...deleted, ...overtaken, ...found.notes];
}
