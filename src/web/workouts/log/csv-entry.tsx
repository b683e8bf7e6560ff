import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';

const COLUMNS = [
  'Date',
  'Workout Type',
  'Duration',
  'Distance (running)',
  'Average Heart Rate',
  'Heart Rate Zones',
];

export function CsvEntry() {
  return (
    <div className="max-w-2xl">
      <Card
        title="What the file should hold"
        lead="One line for each workout, and a first line that names the columns."
      >
        <ul className="mb-3 flex flex-wrap gap-2">
          {COLUMNS.map((column) => (
            <li key={column} className="rounded-box bg-sunk px-2 py-1 text-small font-medium">
              {column}
            </li>
          ))}
        </ul>
        <p className="mb-5 text-small text-soft">Optionally also Calories and Notes.</p>
        <p className="mb-3 text-small">
          The import screen takes CSV files today: those of Health Auto Export, and any with the
          columns start date, end date, workout activity type, duration and total distance.
        </p>
        <ButtonLink href="/apple-health" icon="upload">
          Go to the import screen
        </ButtonLink>
      </Card>
    </div>
  );
}
