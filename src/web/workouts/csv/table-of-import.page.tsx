import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { CsvMapping, CsvPlan } from '../../../contract/csv-import.ts';
import { NotLoaded } from '../../loading/load-failure.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
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
  const [withAlike, setWithAlike] = useState(true);
  const isReviewed = plan.data?.import.state !== 'applied';

  const run = async (chosen: CsvMapping) => {
    if ((await csv.settle(chosen)) === null) return;
    await readMapped(table, { withAlike });
    await queryClient.invalidateQueries({ queryKey: ['imports'] });
    navigate(`/imports/${id}`);
  };

  return (
    <>
      <BackLink href={`/imports/${id}`}>Back to the import</BackLink>
      <PageHeader
        title="What the columns hold"
        lead={
          isReviewed
            ? 'Say it once; the lines are then reviewed with everything else of this import.'
            : 'Say it once; the lines are then added to what this import has written.'
        }
      />
      {plan.data && mapping ? (
        <CsvMappingForm
          table={table}
          plan={plan.data}
          planMark={plan.dataUpdatedAt}
          mapping={mapping}
          csv={csv}
          action={{
            label: ({ lines }) => {
              const verb = isReviewed ? 'Review' : 'Add';
              return `${verb} ${lines.good > 0 ? countText(lines.good, 'line') : 'the lines'}`;
            },
            pendingLabel: 'Reading…',
            failed: 'Nothing was read.',
            run,
            isIdle: ({ lines }) => lines.good === 0,
          }}
          leave={{ label: 'Back to the import', run: () => navigate(`/imports/${id}`) }}
        >
          {plan.data.alike.length > 0 && (
            <Card>
              <Switch
                label={alikeLabel(plan.data.alike.length)}
                hint={alikeNames(plan.data.alike)}
                checked={withAlike}
                onChange={setWithAlike}
              />
            </Card>
          )}
        </CsvMappingForm>
      ) : (
        <NotLoaded title="The file could not be read" query={plan}>
          <Skeleton size="h-96 w-full" />
        </NotLoaded>
      )}
    </>
  );
}

function alikeLabel(tables: number): string {
  return tables === 1
    ? 'Read the other table with these columns the same way'
    : `Read the ${tables} other tables with these columns the same way`;
}

const NAMED = 3;

/** '2018.csv, 2019.csv and 4 more': of each the name without its folders. */
function alikeNames(alike: CsvPlan['alike']): string {
  const names = alike.slice(0, NAMED).map(({ name }) => name.split('/').at(-1));
  const more = alike.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}
