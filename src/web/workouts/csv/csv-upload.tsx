import { useState } from 'react';
import type { ImportSummary } from '../../../contract/imports.ts';
import { LoadFailure } from '../../loading/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChooseFile } from './choose-file.tsx';
import { CsvMappingForm } from './csv-mapping-form.tsx';
import { CsvResult } from './csv-result.tsx';
import { useCsvImport } from './use-csv-import.ts';

/** A table of workouts, from the file to the log: choose it, say what its columns hold, import. */
export default function CsvUpload({ userId }: { userId: number }) {
  const csv = useCsvImport(userId);
  const [done, setDone] = useState<{ id: number; summary: ImportSummary } | null>(null);
  const { plan, mapping, isGone } = csv;

  if (done) return <CsvResult {...done} onMore={() => setDone(null)} />;
  if (plan.data && mapping) {
    const { id } = plan.data.import;
    return (
      <CsvMappingForm
        key={id}
        plan={plan.data}
        planMark={plan.dataUpdatedAt}
        mapping={mapping}
        csv={csv}
        onDone={(summary) => {
          csv.close();
          setDone({ id, summary });
        }}
      />
    );
  }
  if (plan.isLoading) return <Skeleton size="h-96 w-full" />;
  if (plan.error && !isGone) return <LoadFailure title="The file could not be read" query={plan} />;
  return <ChooseFile onUploaded={csv.open} />;
}
