import type { CsvPlan } from '../../../contract/csv-import.ts';
import type { ImportSummary } from '../../../contract/imports.ts';
import { countText } from '../../words/amounts.ts';

/** What pressing the button would do. */
export function importLabel({ added, enriched }: ImportSummary): string {
  if (added === 0 && enriched > 0) return `Complete ${countText(enriched, 'workout')}`;
  return `Import ${countText(added, 'workout')}`;
}

/** '405 of 412 lines can be imported: 400 new, 5 already in your log.' */
export function planText({ lines, summary }: CsvPlan): string {
  if (lines.good === 0) return `None of ${countText(lines.total, 'line')} can be imported yet.`;
  const share =
    lines.bad === 0
      ? `${lines.total === 1 ? 'The line' : `All ${countText(lines.total, 'line')}`} can be imported`
      : `${lines.good.toLocaleString('en')} of ${countText(lines.total, 'line')} can be imported`;
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
