import type { CsvMapping } from '../../../contract/csv-import.ts';
import { readDraft, removeDraft, writeDraft } from '../../kept-entries/draft-store.ts';

/** The file under way, and the choice that the server has not been told of yet. */
export type KeptImport = { id: number; unsent: CsvMapping | null };

const NAME = 'csv';

export function readKept(userId: number): KeptImport | null {
  const kept = readDraft({ userId, name: NAME });
  if (typeof kept !== 'object' || kept === null || !('id' in kept)) return null;
  const { id } = kept;
  if (typeof id !== 'number' || !Number.isInteger(id)) return null;
  return { id, unsent: 'unsent' in kept && isMapping(kept.unsent) ? kept.unsent : null };
}

export function writeKept(userId: number, kept: KeptImport | null): void {
  if (kept === null) removeDraft({ userId, name: NAME });
  else writeDraft({ userId, name: NAME }, kept);
}

/** The server reads it whole and refuses what is none; here it must only have its shape. */
function isMapping(kept: unknown): kept is CsvMapping {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'columns' in kept &&
    typeof kept.columns === 'object' &&
    kept.columns !== null
  );
}
