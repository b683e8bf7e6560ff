import { type FormEvent, useState } from 'react';
import { MAX_UPLOAD_MB } from '../../contract/imports.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { ErrorLines } from './error-lines.tsx';
import type { Method } from './import-methods.ts';
import type { ImportInput } from './imports.api.ts';
import type { ImportRun } from './use-health-import.ts';

type ImportPanelProps = {
  method: Method;
  run: ImportRun;
  onStart: (input: ImportInput) => void;
  onBack: () => void;
};

/** Choose or paste, then import. What was chosen stays through a failure. */
export function ImportPanel({ method, run, onStart, onBack }: ImportPanelProps) {
  const [files, setFiles] = useState<File[]>([]);
  const [pasted, setPasted] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const processing = run.state === 'processing';
  const [file] = files;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (processing) return;
    const input = method.accept ? fileInput(file) : pastedInput(pasted);
    setMissing(input ? null : missingText(method));
    if (input) onStart(input);
  };

  return (
    <Card
      title={method.title}
      lead={method.text}
      action={
        <Button tone="quiet" icon="chevronLeft" disabled={processing} onClick={onBack}>
          Back to Methods
        </Button>
      }
    >
      <form onSubmit={submit} className="grid gap-4" noValidate>
        {method.accept ? (
          <FileDrop
            accept={method.accept}
            files={files}
            onFiles={(chosen) => {
              setFiles(chosen);
              setMissing(null);
            }}
            disabled={processing}
            error={missing}
            hint={`Up to ${MAX_UPLOAD_MB} MB, ${method.accept.replaceAll('.', '').toUpperCase()}.`}
          />
        ) : (
          <TextArea
            label="Your export as JSON"
            rows={8}
            value={pasted}
            onChange={setPasted}
            disabled={processing}
            error={missing}
            placeholder={'{"data": {"workouts": [ … ]}}'}
          />
        )}
        {run.state === 'failed' && <ErrorLines title="Nothing was imported" lines={run.errors} />}
        {processing && (
          <ProgressBar label="Importing" percent={run.progress.percent} text={run.progress.text} />
        )}
        <div>
          <Button type="submit" icon="upload" pending={processing} pendingLabel="Importing…">
            Import Workouts
          </Button>
        </div>
      </form>
    </Card>
  );
}

function fileInput(file: File | undefined): ImportInput | null {
  return file ? { fileName: file.name, content: file } : null;
}

function pastedInput(text: string): ImportInput | null {
  return text.trim() ? { fileName: 'pasted.json', content: new Blob([text]) } : null;
}

function missingText({ accept }: Method): string {
  return accept ? 'Choose a file first' : 'Paste your export first';
}
