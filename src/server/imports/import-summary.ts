import type { ImportSummary } from '../../contract/imports.ts';
import { kmFromM } from '../../domain/units.ts';
import type { ParsedWorkout, ParseError } from './parsers/parsed-workout.ts';
import type { PlannedWorkout } from './plan-import.ts';

/** What was found in a file, as far as a summary tells of it. */
export type Found = {
  workouts: Pick<ParsedWorkout, 'place' | 'notes'>[];
  /** The first of what could not be read, and how much there is of it. */
  errors: ParseError[];
  failed: number;
};

const MOST_ISSUES = 200;

/** What people are told about an import: sums of what was found, and what became of it. */
export function summariseImport(input: { found: Found; planned: PlannedWorkout[] }): ImportSummary {
  const { found, planned } = input;
  const count = (outcome: PlannedWorkout['outcome']) =>
    planned.filter((item) => item.outcome === outcome).length;
  const columns = planned.map(({ converted }) => converted.columns);
  const distanceM = columns.reduce((sum, each) => sum + (each.distance_m ?? 0), 0);
  return {
    found: found.workouts.length,
    added: count('add'),
    alreadyThere: found.workouts.length - count('add') - count('enrich'),
    enriched: count('enrich'),
    failed: found.failed,
    withHeartRate: columns.filter(({ avg_heart_rate: average }) => average != null).length,
    totalDistance: kmFromM(distanceM),
    calories: columns.reduce((sum, each) => sum + (each.calories ?? 0), 0),
    errors: found.errors.slice(0, MOST_ISSUES),
    notes: notesOf(found, planned).slice(0, MOST_ISSUES),
  };
}

function notesOf(found: Found, planned: PlannedWorkout[]): ImportSummary['notes'] {
  const ofFile = found.workouts.flatMap(({ place, notes }) =>
    notes
      // A day that the file leaves open is settled by the athlete's own time zone.
      .filter(({ code }) => code !== 'day-unknown')
      .map(({ code, message }) => ({ place, message, detail: code })),
  );
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
  return [...deleted, ...ofFile];
}
