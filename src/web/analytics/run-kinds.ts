import type { PacedRun } from '../../contract/period-runs.ts';
import { RUNNING_SUBTYPE_LABELS } from '../../domain/workout-kinds.ts';

export type RunKind = PacedRun['runningSubtype'];

/** In the order of their looks; a run whose type nobody knows comes last. */
export const RUN_KINDS: readonly RunKind[] = [
  'outdoor-easy',
  'outdoor-long',
  'outdoor-interval',
  'treadmill',
  null,
];

/** 'Easy run', and 'Run' where the type is not known. */
export function kindLabel(kind: RunKind): string {
  return kind === null ? 'Run' : RUNNING_SUBTYPE_LABELS[kind];
}

/** As in 'your easy runs'. */
export function kindPlural(kind: RunKind): string {
  return PLURALS[kind ?? 'unknown'];
}

const PLURALS: Record<NonNullable<RunKind> | 'unknown', string> = {
  'outdoor-easy': 'easy runs',
  'outdoor-long': 'long runs',
  'outdoor-interval': 'interval runs',
  treadmill: 'treadmill runs',
  unknown: 'runs',
};
