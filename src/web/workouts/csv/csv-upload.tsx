import { useEffect, useRef, useState } from 'react';
import type { ImportSummary } from '../../../contract/imports.ts';
import { LoadFailure } from '../../loading/load-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ImportFigures, ImportNotes } from '../../ui/import-outcome.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { countText } from '../../words/amounts.ts';
import { BadLinesLink } from './bad-lines.tsx';
import { ChooseFile } from './choose-file.tsx';
import { CsvMappingForm } from './csv-mapping-form.tsx';
import { whatBecame } from './csv-words.ts';
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

type CsvResultProps = { id: number; summary: ImportSummary; onMore: () => void };

function CsvResult({ id, summary, onMore }: CsvResultProps) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    result.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={result} tabIndex={-1} className="outline-none">
      <Card title="Import complete" lead={`${whatBecame(summary, 'added')}.`}>
        <ImportFigures summary={summary} />
        {summary.failed > 0 && (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
            <p>{countText(summary.failed, 'line')} could not be imported.</p>
            <BadLinesLink importId={id} />
          </div>
        )}
        <div className="mt-3">
          <ImportNotes notes={summary.notes} />
        </div>
        <div className="mt-5 flex flex-wrap gap-2">
          <ButtonLink href="/run-details">See your runs</ButtonLink>
          <ButtonLink href="/analytics" tone="quiet">
            View Analytics
          </ButtonLink>
          <Button tone="quiet" onClick={onMore}>
            Import another file
          </Button>
        </div>
      </Card>
    </div>
  );
}
