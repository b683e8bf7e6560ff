import type { ImportCounts, ItemStatus } from '../../contract/imports.ts';
import { classNames } from '../ui/class-names.ts';
import type { ItemFilter } from './import-jobs.api.ts';

type Part = {
  status: ItemStatus;
  count: number;
  label: string;
  note: string;
  look: string;
};

/** What each kind comes to; the first four are workouts, and share the bar. */
export function partsOf(counts: ImportCounts, isWritten: boolean): Part[] {
  return [
    {
      status: 'new',
      count: counts.new,
      label: 'New',
      note: isWritten ? 'added to your log' : 'not in your log',
      look: 'bg-accent',
    },
    {
      status: 'merged',
      count: counts.merged,
      label: 'Merged',
      note: 'same workout, more of it',
      look: 'striped',
    },
    {
      status: 'question',
      count: counts.questions,
      label: 'Questions',
      note: 'for you to answer',
      look: 'bg-warn',
    },
    {
      status: 'duplicate',
      count: counts.duplicate,
      label: 'Identical',
      note: 'you have them already',
      look: 'bg-sunk border border-edge',
    },
    {
      status: 'skipped',
      count: counts.skipped,
      label: 'Left out',
      note: 'no workouts, or your choice',
      look: '',
    },
    {
      status: 'failed',
      count: counts.failed,
      label: 'Not read',
      note: 'with the reason',
      look: '',
    },
  ];
}

type ImportCountsBarProps = {
  counts: ImportCounts;
  isWritten: boolean;
  /** Whether they still grow: then each has its place. */
  isCounting: boolean;
  filter: ItemFilter;
  onFilter: (filter: ItemFilter) => void;
};

/**
 * What was found, in one bar and six counts; each count shows its own alone. A phone leaves out those of
 * nothing, so that what was found is in sight.
 */
export function ImportCountsBar(props: ImportCountsBarProps) {
  const { counts, isWritten, isCounting, filter, onFilter } = props;
  const parts = partsOf(counts, isWritten);
  const inBar = parts.filter(({ look, count }) => look && count > 0);
  return (
    <div>
      <div aria-hidden="true" className="mb-4 flex h-4 gap-0.5 overflow-hidden rounded-mark">
        {inBar.map(({ status, count, look }) => (
          <span
            key={status}
            className={classNames('min-w-1', lookOf(look))}
            style={{ flexGrow: count }}
          />
        ))}
        {inBar.length === 0 && <span className="grow bg-sunk" />}
      </div>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
        {parts.map(({ status, count, label, note, look }) => (
          <li
            key={status}
            className={
              count === 0 && !isCounting && filter !== status ? 'max-sm:hidden' : undefined
            }
          >
            <button
              type="button"
              aria-pressed={filter === status}
              disabled={count === 0}
              onClick={() => onFilter(filter === status ? 'all' : status)}
              className="tap w-full rounded-box border border-transparent p-2 text-left enabled:hover:bg-sunk aria-pressed:border-edge aria-pressed:bg-sunk disabled:cursor-default"
            >
              <span className="flex items-center gap-1.5 text-small font-semibold">
                {look && (
                  <span
                    aria-hidden="true"
                    className={classNames('size-3 rounded-mark', lookOf(look))}
                  />
                )}
                {label}
              </span>
              <span
                className={classNames(
                  'block text-title font-semibold tracking-tight',
                  count === 0 && 'text-soft',
                )}
              >
                {count.toLocaleString('en')}
              </span>
              <span className="block text-note text-soft">{note}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Merged is striped, so that it is told from new without its colour. */
function lookOf(look: string): string {
  return look === 'striped'
    ? 'bg-[repeating-linear-gradient(135deg,var(--color-accent)_0_3px,var(--color-accent-soft)_3px_6px)]'
    : look;
}
