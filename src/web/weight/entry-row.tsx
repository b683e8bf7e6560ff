import type { ListedWeight } from '../../contract/weight.ts';
import { Figure } from '../ui/figure.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { fullDayText } from '../words/day-text.ts';
import { kgText, stepText } from './weight-words.ts';

type EntryRowProps = { entry: ListedWeight; onEdit: () => void; onDelete: () => void };

/** One line where there is room for it, two where there is not. */
export function EntryRow({ entry, onEdit, onDelete }: EntryRowProps) {
  const { date, weightKg, previousWeightKg, notes } = entry;
  const day = fullDayText(date);
  return (
    <div className="flex items-center gap-2 py-1.5 text-small">
      <div className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 @min-[40rem]:grid-cols-[8.5rem_5rem_7.5rem_minmax(0,1fr)]">
        <span className="col-start-1 row-start-1 @min-[40rem]:col-start-2">
          <Figure value={kgText(weightKg)} unit="kg" />
        </span>
        <span className="text-soft @min-[40rem]:col-start-3">
          {previousWeightKg === null
            ? 'first entry'
            : stepText({ fromKg: previousWeightKg, toKg: weightKg })}
        </span>
        <span className="col-span-2 whitespace-nowrap text-soft @min-[40rem]:col-span-1 @min-[40rem]:col-start-1 @min-[40rem]:row-start-1 @min-[40rem]:text-ink">
          {day}
        </span>
        {notes && (
          <p className="col-span-2 line-clamp-3 wrap-anywhere whitespace-pre-line text-soft @min-[40rem]:col-span-1 @min-[40rem]:col-start-4">
            {notes}
          </p>
        )}
      </div>
      <span className="-mr-2 flex shrink-0">
        <IconButton icon="edit" label={`Edit the entry of ${day}`} onClick={onEdit} />
        <IconButton
          icon="remove"
          tone="danger"
          label={`Delete the entry of ${day}`}
          onClick={onDelete}
        />
      </span>
    </div>
  );
}
