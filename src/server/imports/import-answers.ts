import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type ImportedRow, importRowToJson } from '../../contract/csv-import.ts';
import { type ImportSummaryJson, importSummaryToJson } from '../../contract/imports.ts';
import type { ItemRow } from './import-items.queries.ts';
import { type Columns, columnsOfItem, matchOfItem } from './import-json.ts';
import { inTurns, mapInSteps } from './in-turns.ts';

/** One entry of a file, and what becomes of it or has become. */
export type FileEntry = {
  /** 'line 12' or 'workout 3'. */
  place: string;
  outcome: ImportedRow['outcome'] | 'failed';
  /** Null where there is no workout in it. */
  columns: Columns | null;
  activityName: string;
  /** Why it is left out, where it is. */
  reason: string | null;
  /** What was put right on the way. */
  notes: readonly { code: string; message: string }[];
  isDeletedBefore: boolean;
  /** What is said where there is none: of what kind the file is. */
  fault: string;
};

const MOST_LISTED = 200;
export const FAULT = 'Invalid data format';

/** What people are told about an import: sums of what was found, and what became of it. */
export function summaryOf(entries: readonly FileEntry[]): ImportSummaryJson {
  const failed = entries.filter(({ outcome }) => outcome === 'failed');
  const doubted = entries.filter(({ outcome }) => outcome === 'doubted');
  const taken = entries.filter(({ outcome }) => outcome !== 'failed' && outcome !== 'doubted');
  const count = (outcome: FileEntry['outcome']) =>
    taken.filter((each) => each.outcome === outcome).length;
  const columns = taken.flatMap((each) => each.columns ?? []);
  return importSummaryToJson({
    found: taken.length,
    added: count('add'),
    alreadyThere: count('alreadyThere'),
    enriched: count('enrich'),
    failed: failed.length + doubted.length,
    withHeartRate: columns.filter(({ avg_heart_rate: average }) => average != null).length,
    distanceM: columns.reduce((sum, each) => sum + (each.distance_m ?? 0), 0),
    calories: columns.reduce((sum, each) => sum + (each.calories ?? 0), 0),
    errors: [...doubted.map(doubtOf), ...failed.map(errorOf)].slice(0, MOST_LISTED),
    notes: taken.flatMap(notesOf).slice(0, MOST_LISTED),
  });
}

/** What is asked before workouts with unlikely times are added; null where there are none. */
export function questionOf(entries: readonly FileEntry[]) {
  const doubted = entries.filter(({ outcome }) => outcome === 'doubted');
  const [first] = doubted;
  return first ? { workouts: doubted.length, example: first.reason ?? '' } : null;
}

/**
 * Items of an import, as far as they are entries of a file. What had been written before
 * `writtenBefore` others was there already.
 */
export function entriesOfItems(
  items: readonly ItemRow[],
  { writtenBefore = 0, isHealth = true }: { writtenBefore?: number; isHealth?: boolean } = {},
): Promise<FileEntry[]> {
  const entryOf = (item: ItemRow): FileEntry => {
    const wasThere = item.is_written === 1 && (item.place_written ?? 0) <= writtenBefore;
    const outcome = wasThere ? ('alreadyThere' as const) : outcomeOf(item);
    const isLeftAlone = item.status === 'duplicate' && matchOfItem(item) !== null;
    return {
      place: item.place,
      outcome,
      columns: columnsOfItem(item),
      activityName: item.activity_name ?? '',
      reason: item.reason,
      notes: JSON.parse(item.warnings),
      isDeletedBefore: isLeftAlone && item.reason !== null,
      fault:
        isHealth && item.place.startsWith('line ')
          ? `Error parsing ${item.place}: ${FAULT}`
          : FAULT,
    };
  };
  return inTurns(mapInSteps(items.filter(isEntry), entryOf));
}

/** What is no entry is the file as a whole, which holds none. */
export function isEntry({ columns, place }: ItemRow): boolean {
  return columns !== null || /^(workout|line) /.test(place);
}

function outcomeOf(item: ItemRow): FileEntry['outcome'] {
  const { columns, status, format } = item;
  if (columns === null) return 'failed';
  const match = matchOfItem(item);
  if (status === 'new') return 'add';
  // What may be another workout, and is left unsaid, is added as its own.
  if (status === 'question') return match === null ? 'doubted' : 'add';
  // A line that says nothing new is kept beside what is there, and changes nothing.
  const isEnriched = status === 'merged' && (format !== 'csv' || match?.fields.length !== 0);
  return isEnriched ? 'enrich' : 'alreadyThere';
}

function doubtOf({ place, reason }: FileEntry) {
  return {
    place,
    message: 'Left out, as its time is hard to believe',
    detail: reason ?? '',
    code: 'implausible' as const,
  };
}

function errorOf({ place, reason, fault }: FileEntry) {
  return { place, message: fault, detail: reason ?? '' };
}

/** The day that a file leaves open follows from the athlete's time zone. */
function notesOf({ place, notes, reason, isDeletedBefore }: FileEntry): ImportSummaryJson['notes'] {
  const said = notes
    .filter(({ code }) => code !== 'day-unknown')
    .map(({ code, message }) => ({ place, message, detail: code }));
  return isDeletedBefore
    ? [{ place, message: reason ?? '', detail: 'deleted-before' }, ...said]
    : said;
}

/** A workout of a file as people are shown it; nothing of what is none. */
export function rowsOf(entries: readonly FileEntry[]) {
  return entries.flatMap(({ columns, outcome, place, activityName }) => {
    if (columns === null || outcome === 'failed') return [];
    return importRowToJson({
      place,
      date: columns.date,
      name: activityName,
      workoutType: columns.workout_type,
      durationS: columns.duration_s,
      distanceM: columns.distance_m ?? null,
      calories: columns.calories ?? null,
      avgHeartRate: columns.avg_heart_rate ?? null,
      outcome,
    });
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
