import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { SharedReason } from '../../contract/imports.ts';
import { NotLoaded } from '../loading/load-failure.tsx';
import { ShowMorePages } from '../loading/show-more-pages.tsx';
import { Icon } from '../ui/icons.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { countText } from '../words/amounts.ts';
import { filePlace } from '../words/file-place.ts';
import { itemsOfReasonQuery } from './import-jobs.api.ts';
import { ITEM_LOOKS } from './import-words.ts';

/** What holds no workout, told once for each reason: the hundreds of pictures of a whole archive. */
export function WithoutWorkout(props: {
  importId: number;
  reasons: readonly SharedReason[];
  /** Whether it can still be said what the columns of a table hold. */
  canSayColumns: boolean;
}) {
  const { importId, reasons, canSayColumns } = props;
  return (
    <section className="mt-2 border-t border-line pt-4">
      <h3 className="font-semibold">Without a workout</h3>
      <ul className="divide-y divide-line">
        {reasons.map((shared) => (
          <ReasonRow
            key={`${shared.status} ${shared.reason}`}
            importId={importId}
            shared={shared}
            canSayColumns={canSayColumns}
          />
        ))}
      </ul>
    </section>
  );
}

function ReasonRow(props: { importId: number; shared: SharedReason; canSayColumns: boolean }) {
  const { importId, shared, canSayColumns } = props;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { status, reason, items, files } = shared;
  const { label, icon, look } = ITEM_LOOKS[status];
  const count = files === items ? countText(files, 'file') : countText(items, 'entry', 'entries');
  return (
    <li className="py-3 text-small">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className={`flex w-26 items-center gap-1.5 self-center font-semibold ${look}`}>
          <Icon name={icon} size={16} />
          {label}
        </p>
        <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
          <span className="font-semibold">{count}</span> <span className="text-soft">{reason}</span>
        </p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? 'Close' : 'Show'} ${count}: ${reason}`}
          className="tap inline-flex items-center gap-1 rounded-box px-1 font-semibold text-accent hover:bg-sunk"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Show'}
          <Icon name="chevronDown" size={16} className={isOpen ? 'rotate-180' : undefined} />
        </button>
      </div>
      {isOpen && (
        <div id={id} className="mt-2 rounded-box border border-line bg-paper p-3">
          <Names
            importId={importId}
            reason={reason}
            isOfFiles={files === items}
            canSayColumns={canSayColumns}
          />
        </div>
      )}
    </li>
  );
}

function Names(of: {
  importId: number;
  reason: string;
  isOfFiles: boolean;
  canSayColumns: boolean;
}) {
  const { importId, reason, isOfFiles, canSayColumns } = of;
  const query = useInfiniteQuery(itemsOfReasonQuery({ id: importId, reason }));
  const items = query.data?.pages.flatMap((page) => page.items);
  if (!items) {
    return (
      <NotLoaded title="These could not be loaded" query={query}>
        <ListSkeleton rows={3} />
      </NotLoaded>
    );
  }
  return (
    <>
      <ul className="grid gap-1 wrap-anywhere">
        {items.map(({ id, fileId, file, inside, place, asksColumns }) => {
          const name = filePlace({ name: file, inside });
          return (
            <li key={id}>
              {isOfFiles ? name : `${name}, ${place}`}
              {asksColumns && canSayColumns && (
                <Link
                  href={`/imports/${importId}?table=${fileId}`}
                  aria-label={`Say what its columns hold: ${name}`}
                  className="tap ml-3 inline-flex items-center font-semibold text-accent"
                >
                  Say what its columns hold
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {query.hasNextPage && (
        <ShowMorePages query={query} failure={query.isFetchNextPageError ? query.error : null}>
          {items.length.toLocaleString('en')} shown
        </ShowMorePages>
      )}
    </>
  );
}
