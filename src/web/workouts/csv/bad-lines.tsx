import { useInfiniteQuery } from '@tanstack/react-query';
import type { CsvBadLine, CsvPlan } from '../../../contract/csv-import.ts';
import { NotLoaded } from '../../loading/load-failure.tsx';
import { ShowMorePages } from '../../loading/show-more-pages.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icons.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { countText } from '../../words/amounts.ts';
import { badLinesFileAddress, badLinesQuery, type Table } from './csv.api.ts';

type BadLinesProps = { table: Table; plan: CsvPlan; planMark: number };

/** Every line that cannot be imported, with the reason; more of them on request. */
export function BadLines({ table, plan, planMark }: BadLinesProps) {
  const query = useInfiniteQuery({
    ...badLinesQuery({ table, planMark }),
    // What is shown stays until the new reasons are here.
    placeholderData: (before) => before,
  });
  const { data, isFetching, hasNextPage, fetchNextPage } = query;
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  const { bad } = plan.lines;
  const isOpen = plan.issues.length > 0;
  return (
    <Card
      title={`${countText(bad, 'line')} cannot be imported${isOpen ? ' yet' : ''}`}
      lead={isOpen ? 'First say above what the file does not.' : LEFT_OUT}
      action={<BadLinesLink table={table} />}
    >
      {data ? (
        <ol className="divide-y divide-line text-small">
          {lines.map((line) => (
            <BadLine key={line.line} line={line} />
          ))}
        </ol>
      ) : (
        <NotLoaded title="The reasons could not be loaded" query={query}>
          <ListSkeleton rows={Math.min(bad, 5)} />
        </NotLoaded>
      )}
      {hasNextPage && (
        <div className="mt-4">
          <ShowMorePages
            query={{ hasNextPage, isFetchingNextPage: isFetching, fetchNextPage }}
            failure={query.isFetchNextPageError ? query.error : null}
          >
            {lines.length.toLocaleString('en')} of {countText(bad, 'line')}
          </ShowMorePages>
        </div>
      )}
    </Card>
  );
}

const LEFT_OUT = 'They are left out. Mend them in the file, or change above what the columns hold.';

function BadLine({ line: { line, reasons } }: { line: CsvBadLine }) {
  return (
    <li className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[6rem_1fr]">
      <span className="font-semibold">Line {line}</span>
      <ul className="grid min-w-0 gap-1 wrap-anywhere">
        {reasons.map(({ column, value, message }) => (
          <li key={`${column} ${message}`}>
            {message}.{' '}
            {value !== '' && (
              <span className="text-soft">
                {column === null ? 'It reads' : `${column} reads`} “{value}”.
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

export function BadLinesLink({ table }: { table: Table }) {
  return (
    <a href={badLinesFileAddress(table)} download className={buttonLook('quiet')}>
      <Icon name="download" size={16} />
      Download bad lines
    </a>
  );
}
