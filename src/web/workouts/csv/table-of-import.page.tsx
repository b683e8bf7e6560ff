import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { CsvMapping } from '../../../contract/csv-import.ts';
import { LoadFailure } from '../../loading/load-failure.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { countText } from '../../words/amounts.ts';
import { readMapped, type Table } from './csv.api.ts';
import { CsvMappingForm } from './csv-mapping-form.tsx';
import { useTableOfImport } from './use-csv-import.ts';

/** A table among the files of an import: what its columns hold, then back to the review. */
export default function TableOfImportPage({ id, fileId }: Required<Table>) {
  const table = { id, fileId };
  const csv = useTableOfImport(table);
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const { plan, mapping } = csv;

  const run = async (chosen: CsvMapping) => {
    if ((await csv.settle(chosen)) === null) return;
    await readMapped(table);
    await queryClient.invalidateQueries({ queryKey: ['imports'] });
    navigate(`/imports/${id}`);
  };

  return (
    <>
      <BackLink href={`/imports/${id}`}>Back to the import</BackLink>
      <PageHeader
        title="What the columns hold"
        lead="Say it once; the lines are then reviewed with everything else of this import."
      />
      {plan.data && mapping ? (
        <CsvMappingForm
          table={table}
          plan={plan.data}
          planMark={plan.dataUpdatedAt}
          mapping={mapping}
          csv={csv}
          action={{
            label: ({ lines }) =>
              lines.good > 0 ? `Review ${countText(lines.good, 'line')}` : 'Review the lines',
            pendingLabel: 'Reading…',
            failed: 'Nothing was read.',
            run,
            isIdle: ({ lines }) => lines.good === 0,
          }}
          leave={{ label: 'Back to the import', run: () => navigate(`/imports/${id}`) }}
        />
      ) : plan.isError ? (
        <LoadFailure title="The file could not be read" query={plan} />
      ) : (
        <Skeleton size="h-96 w-full" />
      )}
    </>
  );
}
