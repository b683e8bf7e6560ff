import type { ImportSummary } from '../../contract/imports.ts';
import { distanceFigure, distanceUnit } from '../../domain/measures.ts';
import { Figure } from './figure.tsx';

/** What an import came to, in figures. */
export function ImportFigures({ summary }: { summary: ImportSummary }) {
  const figures = [
    { label: 'Workouts', value: summary.found.toLocaleString('en'), unit: 'in the file' },
    {
      label: 'With heart rate',
      value: summary.withHeartRate.toLocaleString('en'),
      unit: 'of them',
    },
    { label: 'Distance', value: distanceFigure(summary.distanceM, 1), unit: distanceUnit() },
    { label: 'Energy', value: summary.calories.toLocaleString('en'), unit: 'kcal' },
  ];
  return (
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
  );
}

/** What was put right while reading the file, folded; nothing where nothing was. */
export function ImportNotes({ notes }: Pick<ImportSummary, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <details className="text-small">
      <summary className="tap cursor-pointer font-semibold">
        {`What was put right on the way (${notes.length})`}
      </summary>
      <ul className="mt-2 grid max-h-60 gap-1 overflow-auto text-soft wrap-anywhere">
        {notes.map(({ place, message }) => (
          <li key={`${place} ${message}`}>{`${place}: ${message}`}</li>
        ))}
      </ul>
    </details>
  );
}
