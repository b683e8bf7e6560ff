import type {
  ImportedWeights,
  ImportItem,
  ImportStatus,
  ItemStatus,
} from '../../contract/imports.ts';
import { clockAt } from '../../domain/clock-of-day.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { distanceUnit, exactDistance } from '../../domain/measures.ts';
import { type FieldName, fieldOf } from '../../domain/workout-fields.ts';
import type { IconName } from '../ui/icons.tsx';
import { countText } from '../words/amounts.ts';
import { filePlace } from '../words/file-place.ts';
import type { ImportFile, ImportState } from './import-jobs.api.ts';

/** How each kind of item is called, marked and told apart. */
export const ITEM_LOOKS: Record<ItemStatus, { label: string; icon: IconName; look: string }> = {
  new: { label: 'New', icon: 'log', look: 'text-accent' },
  merged: { label: 'Merged', icon: 'merge', look: 'text-accent' },
  question: { label: 'Question', icon: 'question', look: 'text-warn' },
  duplicate: { label: 'Identical', icon: 'equal', look: 'text-soft' },
  skipped: { label: 'Left out', icon: 'close', look: 'text-soft' },
  failed: { label: 'Not read', icon: 'alert', look: 'text-danger' },
};

export const STATUS_LABELS: Record<ImportStatus, string> = {
  reading: 'Being read',
  review: 'Waits for you',
  importing: 'Being imported',
  done: 'Imported',
  failed: 'Failed',
  undoing: 'Being taken back',
  undone: 'Taken back',
};

/** 'morning.fit', 'morning.fit and 199 more files'. */
export function nameOfImport(of: {
  files: readonly ImportFile[];
  progress: ImportState['progress'];
}): string {
  const [first] = of.files;
  if (!first) return countText(of.progress.filesTotal, 'file');
  const more = of.progress.filesTotal - 1;
  return more > 0 ? `${first.name} and ${countText(more, 'more file')}` : first.name;
}

/** 'a/very/long/fo…/morning-run.fit': its beginning and its end tell it from others. */
export function shortFileName(name: string, most = 44): string {
  if (name.length <= most) return name;
  const end = Math.ceil(most * 0.6);
  return `${name.slice(0, most - end - 1)}…${name.slice(-end)}`;
}

/** 'morning.fit', '2019.csv in a-very-l…xport.zip': of both the table and its archive something is left. */
export function shortPlace({ file, inside }: Pick<ImportItem, 'file' | 'inside'>): string {
  if (inside === null) return shortFileName(file);
  const name = file.slice(inside.length + 1);
  return filePlace({
    name: `${shortFileName(inside, 22)}/${shortFileName(name, 28)}`,
    inside: shortFileName(inside, 22),
  });
}

/** A field's value as a review shows it: '21.14 km', '1:49:01', '167 bpm'; null where there is none. */
export function fieldText(field: FieldName, value: string | number | null): string | null {
  if (value === null || value === '') return null;
  if (typeof value === 'string') return value;
  if (field === 'startedAtMs') return `${clockAt({ atMs: value, utcOffsetS: 0 })} UTC`;
  if (field === 'utcOffsetS') return offsetText(value);
  const { unit } = fieldOf(field);
  if (field === 'distanceM') return `${exactDistance(value)}\u00a0${distanceUnit()}`;
  if (unit === 's') return formatElapsed(value);
  return unit ? `${Math.round(value).toLocaleString('en')}\u00a0${unit}` : String(value);
}

function offsetText(offsetS: number): string {
  const minutes = Math.abs(Math.round(offsetS / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `UTC${offsetS < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** 'Weight: 212 entries, 12 already there'. */
export function weightsText({ held, there }: ImportedWeights): string {
  const entries = `Weight: ${countText(held, 'entry', 'entries')}`;
  return there > 0 ? `${entries}, ${there.toLocaleString('en')} already there` : entries;
}

/** 'Import 167 workouts', 'Import 3 workouts and 200 weights', 'Nothing to import'. */
export function commitLabel({ counts }: Pick<ImportState, 'counts'>): string {
  const writes = counts.new + counts.merged;
  const parts = [
    writes > 0 && countText(writes, 'workout'),
    counts.weights > 0 && countText(counts.weights, 'weight'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Nothing to import' : `Import ${parts.join(' and ')}`;
}

/** '131 new, 36 merged'. */
export function countsText({ counts }: Pick<ImportState, 'counts'>): string {
  const parts = [
    counts.new > 0 && `${counts.new.toLocaleString('en')} new`,
    counts.merged > 0 && `${counts.merged.toLocaleString('en')} merged`,
    counts.duplicate > 0 && `${counts.duplicate.toLocaleString('en')} there already`,
    counts.questions > 0 && countText(counts.questions, 'question'),
    counts.weights > 0 && countText(counts.weights, 'weight'),
    counts.skipped > 0 && `${counts.skipped.toLocaleString('en')} left out`,
    counts.failed > 0 && `${counts.failed.toLocaleString('en')} not read`,
  ].filter((part) => part !== false);
  return parts.join(', ') || 'Nothing found';
}
