import type { ImportSummary } from '../../contract/imports.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { ImportFigures, ImportNotes } from '../ui/import-outcome.tsx';
import { countText } from '../words/amounts.ts';
import { ErrorLines } from './error-lines.tsx';

type ImportResultProps = { summary: ImportSummary; onMore: () => void };

export function ImportResult({ summary, onMore }: ImportResultProps) {
  return (
    <Card title="Import complete" lead={whatBecame(summary)}>
      <ImportFigures summary={summary} />
      <div className="mt-2 grid gap-4">
        {summary.errors.length > 0 && (
          <ErrorLines
            title={`${summary.failed} ${summary.failed === 1 ? 'entry' : 'entries'} could not be read`}
            lines={summary.errors.map(
              ({ place, message, detail }) => `${place}: ${message}. ${detail}`,
            )}
          />
        )}
        <ImportNotes notes={summary.notes} />
        <div className="flex flex-wrap gap-2">
          <ButtonLink href="/analytics">View Analytics</ButtonLink>
          <Button tone="quiet" onClick={onMore}>
            Import More Data
          </Button>
        </div>
      </div>
    </Card>
  );
}

function whatBecame({ added, alreadyThere, enriched }: ImportSummary): string {
  const parts = [`${countText(added, 'workout')} added`];
  if (enriched > 0) parts.push(`${countText(enriched, 'workout')} given what the file knew more`);
  if (alreadyThere > 0) parts.push(`${countText(alreadyThere, 'workout')} already in your log`);
  return `${parts.join(', ')}.`;
}
