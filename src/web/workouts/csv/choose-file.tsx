import { useState } from 'react';
import { CSV_COLUMNS, exportCsv, MAX_CSV_MB } from '../../../contract/csv-import.ts';
import { ApiError } from '../../api.ts';
import { Card } from '../../ui/card.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { uploadCsv } from './csv.api.ts';

const NEEDED = [
  CSV_COLUMNS.date.label,
  CSV_COLUMNS.workoutType.label,
  CSV_COLUMNS.duration.label,
  `${CSV_COLUMNS.distance.label} (running)`,
  CSV_COLUMNS.avgHeartRate.label,
  CSV_COLUMNS.zones.label,
];

/** What a file should hold, and the way to hand one over. */
export function ChooseFile({ onUploaded }: { onUploaded: (importId: number) => void }) {
  const { file, error, isReading, upload } = useUpload(onUploaded);
  return (
    <div className="grid max-w-3xl gap-4">
      <Card
        title="A file of workouts"
        lead="CSV, as watches, other logs and spreadsheets save it. Nothing is added before you have seen it."
      >
        <FileDrop
          accept=".csv,.tsv,.txt,text/csv"
          files={file ? [file] : []}
          onFiles={([chosen]) => chosen && void upload(chosen)}
          disabled={isReading}
          error={error}
          hint={`Up to ${MAX_CSV_MB} MB.`}
        />
        <p role="status" className="mt-1 min-h-5 text-small text-soft">
          {isReading && 'Reading the file…'}
        </p>
      </Card>
      <Card
        title="What the file should hold"
        lead="One line for each workout, and a first line that names the columns. The names and their order are yours: you say next which is which."
      >
        <ul className="mb-3 flex flex-wrap gap-2">
          {NEEDED.map((name) => (
            <li key={name} className="rounded-box bg-sunk px-2 py-1 text-small font-medium">
              {name}
            </li>
          ))}
        </ul>
        <p className="text-small text-soft">
          Optionally also {CSV_COLUMNS.calories.label} and {CSV_COLUMNS.notes.label}. Only a date
          and a duration must be there.
        </p>
      </Card>
      <Card
        title="Your log as a file"
        lead="Every workout in a CSV file that a spreadsheet opens and this page reads again."
      >
        <a
          className="link tap inline-flex items-center gap-2 font-semibold"
          href={exportCsv.path}
          download
        >
          <Icon name="download" size={16} />
          Download your log
        </a>
      </Card>
    </div>
  );
}

function useUpload(onUploaded: (importId: number) => void) {
  const toast = useToast();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);

  const upload = async (chosen: File) => {
    setFile(chosen);
    setError(null);
    setIsReading(true);
    try {
      const { id } = await uploadCsv(chosen);
      onUploaded(id);
    } catch (problem) {
      setError(problemText(problem));
      setIsReading(false);
      toast({
        title: 'Import Failed',
        text: 'There was an error importing your data. Please try again.',
        tone: 'bad',
      });
    }
  };

  return { file, error, isReading, upload };
}

function problemText(problem: unknown): string {
  if (!(problem instanceof ApiError)) return 'The file cannot be read any more. Choose it again.';
  const details = problem.issues.map(({ message }) => message);
  return [problem.message, ...details].join('. ').replaceAll('..', '.');
}
