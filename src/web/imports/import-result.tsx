import type { ImportSummary } from '../../contract/imports.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { Figure } from '../ui/figure.tsx';
import { ErrorLines } from './error-lines.tsx';
import { counted } from './imports.api.ts';

type ImportResultProps = { summary: ImportSummary; onMore: () => void };

export function ImportResult({ summary, onMore }: ImportResultProps) {
  const figures = [
    { label: 'Workouts', value: summary.found, unit: 'in the file' },
    { label: 'With heart rate', value: summary.withHeartRate, unit: 'of them' },
    { label: 'Distance', value: summary.totalDistance.toFixed(1), unit: 'km' },
    { label: 'Energy', value: summary.calories.toLocaleString('en'), unit: 'kcal' },
  ];
  return (
    <Card title="Import complete" lead={whatBecame(summary)}>
      <dl className="grid grid-cols-2 gap-4 py-2 lg:grid-cols-4">
        {figures.map(({ label, value, unit }) => (
          <div key={label}>
            <dt className="text-note text-soft">{label}</dt>
            <dd>
              <Figure size="title" value={value} unit={unit} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 grid gap-4">
        {summary.errors.length > 0 && (
          <ErrorLines
            title={`${summary.failed} ${summary.failed === 1 ? 'entry' : 'entries'} could not be read`}
            lines={summary.errors.map(
              ({ place, message, detail }) => `${place}: ${message}. ${detail}`,
            )}
          />
        )}
        {summary.notes.length > 0 && (
          <details className="text-small">
            <summary className="cursor-pointer font-semibold">
              {`What was put right on the way (${summary.notes.length})`}
            </summary>
            <ul className="mt-2 grid max-h-60 gap-1 overflow-auto text-soft wrap-anywhere">
              {summary.notes.map(({ place, message }) => (
                <li key={`${place} ${message}`}>{`${place}: ${message}`}</li>
              ))}
            </ul>
          </details>
        )}
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
  const parts = [`${counted(added)} added`];
  if (enriched > 0) parts.push(`${counted(enriched)} given what the file knew more`);
  if (alreadyThere > 0) parts.push(`${counted(alreadyThere)} already in your log`);
  return `${parts.join(', ')}.`;
}
