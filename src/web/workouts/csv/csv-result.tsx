import { useEffect, useRef } from 'react';
import type { ImportSummary } from '../../../contract/imports.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ImportFigures, ImportNotes } from '../../ui/import-outcome.tsx';
import { countText } from '../../words/amounts.ts';
import { BadLinesLink } from './bad-lines-link.tsx';
import { whatBecame } from './csv-words.ts';

type CsvResultProps = { id: number; summary: ImportSummary; onMore: () => void };

export function CsvResult({ id, summary, onMore }: CsvResultProps) {
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
