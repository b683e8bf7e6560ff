import { useEffect, useRef } from 'react';
import type { ImportSummary } from '../../../contract/imports.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Figure } from '../../ui/figure.tsx';
import { BadLinesLink } from './bad-lines-link.tsx';
import { countedLines, whatBecame } from './csv-words.ts';

type CsvResultProps = { id: number; summary: ImportSummary; onMore: () => void };

export function CsvResult({ id, summary, onMore }: CsvResultProps) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    result.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  const figures = [
    { label: 'Workouts', value: summary.found.toLocaleString('en'), unit: 'in the file' },
    {
      label: 'With heart rate',
      value: summary.withHeartRate.toLocaleString('en'),
      unit: 'of them',
    },
    { label: 'Distance', value: summary.totalDistance.toFixed(1), unit: 'km' },
    { label: 'Energy', value: summary.calories.toLocaleString('en'), unit: 'kcal' },
  ];
  return (
    <div ref={result} tabIndex={-1} className="outline-none">
      <Card title="Import complete" lead={`${whatBecame(summary, 'added')}.`}>
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
        {summary.failed > 0 && (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
            <p>{countedLines(summary.failed)} could not be imported.</p>
            <BadLinesLink importId={id} />
          </div>
        )}
        {summary.notes.length > 0 && (
          <details className="mt-3 text-small">
            <summary className="tap cursor-pointer font-semibold">
              {`What was put right on the way (${summary.notes.length})`}
            </summary>
            <ul className="mt-2 grid max-h-60 gap-1 overflow-auto text-soft wrap-anywhere">
              {summary.notes.map(({ place, message }) => (
                <li key={`${place} ${message}`}>{`${place}: ${message}`}</li>
              ))}
            </ul>
          </details>
        )}
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
