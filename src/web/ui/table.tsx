import { type Key, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export type Column<Row> = {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures stand right, words left. */
  align?: 'left' | 'right';
  /** Left out on narrow screens, on the narrowest phones alone, or on all but wide desks. */
  wideOnly?: boolean | 'notNarrowest' | 'wideDesk';
  /** By what the rows come in its order, where they can. */
  sortBy?: string;
};

/** What the rows are in the order of, and how another order is asked for. */
type Sorting = { by: string; descending: boolean; onSort: (by: string) => void };

type TableProps<Row> = {
  caption: string;
  hideCaption?: boolean;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  sorting?: Sorting;
  /** Its columns are those of somebody's file, however many. */
  isWide?: boolean;
};

/** Dense, for comparing. At a desk a long one scrolls in its own frame, its header in sight. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, sorting, isWide } = props;
  const captionId = useId();
  return (
    <section
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      data-wide={isWide || undefined}
      className="overflow-auto md:max-h-[80dvh] print:max-h-none"
    >
      <table className="w-full border-separate border-spacing-0 text-small">
        <caption
          id={captionId}
          className={hideCaption ? 'sr-only' : 'pb-2 text-left text-small text-soft'}
        >
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={sortOf(column, sorting)}
                className={classNames(
                  'sticky top-0 bg-card font-semibold whitespace-nowrap text-soft',
                  sorting ? 'py-0' : 'py-2',
                  'border-b border-edge',
                  cellLook(column),
                )}
              >
                <ColumnHead column={column} sorting={sorting} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="group hover:bg-sunk">
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" className={bodyLook(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={bodyLook(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Sorted = Pick<Column<unknown>, 'head' | 'sortBy' | 'align'>;

function sortOf({ sortBy }: Sorted, sorting: Sorting | undefined) {
  if (!sorting || !sortBy || sorting.by !== sortBy) return undefined;
  return sorting.descending ? 'descending' : 'ascending';
}

function ColumnHead({ column, sorting }: { column: Sorted; sorting: Sorting | undefined }) {
  const { head, sortBy } = column;
  if (!sorting || !sortBy) return head;
  const sorted = sortOf(column, sorting);
  return (
    <button
      type="button"
      className={classNames(
        'tap inline-flex items-center gap-1 rounded-box font-semibold hover:text-ink hover:underline',
        column.align === 'right' && 'justify-end',
      )}
      onClick={() => sorting.onSort(sortBy)}
    >
      {head}
      {sorted && (
        <span aria-hidden="true" className="text-ink">
          {sorted === 'ascending' ? '↑' : '↓'}
        </span>
      )}
    </button>
  );
}

type Look = Pick<Column<unknown>, 'align' | 'wideOnly'>;

function bodyLook(column: Look): string {
  return classNames(
    'border-b border-line py-2 font-normal group-last:border-b-0',
    cellLook(column),
  );
}

function cellLook({ align = 'left', wideOnly }: Look): string {
  return classNames(
    'px-2 max-xs:px-1.5 first:pl-0 last:pr-0',
    align === 'right' ? 'text-right whitespace-nowrap' : 'text-left',
    wideOnly === true && 'hidden md:table-cell',
    wideOnly === 'notNarrowest' && 'hidden xs:table-cell',
    wideOnly === 'wideDesk' && 'hidden xl:table-cell',
  );
}
