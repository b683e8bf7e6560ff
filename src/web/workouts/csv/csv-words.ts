import type { CsvPlan } from '../../../contract/csv-import.ts';
import type { ImportSummary } from '../../../contract/imports.ts';

export function countedWorkouts(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'workout' : 'workouts'}`;
}

export function countedLines(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'line' : 'lines'}`;
}

/** What pressing the button would do. */
export function importLabel({ added, enriched }: ImportSummary): string {
  if (added === 0 && enriched > 0) return `Complete ${countedWorkouts(enriched)}`;
  return `Import ${countedWorkouts(added)}`;
}

/** '405 of 412 lines can be imported: 400 new, 5 already in your log.' */
export function planText({ lines, summary }: CsvPlan): string {
  if (lines.good === 0) return `None of ${countedLines(lines.total)} can be imported yet.`;
  const share =
    lines.bad === 0
      ? `${lines.total === 1 ? 'The line' : `All ${countedLines(lines.total)}`} can be imported`
      : `${lines.good.toLocaleString('en')} of ${countedLines(lines.total)} can be imported`;
  return `${share}: ${whatBecame(summary, 'new')}.`;
}

/** '400 new, 5 completed by what the file knows, 5 already in your log' */
export function whatBecame(
  { added, enriched, alreadyThere }: ImportSummary,
  word: 'new' | 'added',
): string {
  const parts = [`${added.toLocaleString('en')} ${word}`];
  if (enriched > 0) parts.push(`${enriched.toLocaleString('en')} completed by what the file knows`);
  if (alreadyThere > 0) parts.push(`${alreadyThere.toLocaleString('en')} already in your log`);
  return parts.join(', ');
}
