import { type FormEvent, useState } from 'react';
import { MAX_UPLOAD_MB } from '../../contract/csv-import.ts';
import type { ImportSummary } from '../../contract/imports.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { Icon } from '../ui/icons.tsx';
import { ImportFigures, ImportNotes } from '../ui/import-outcome.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { countText } from '../words/amounts.ts';
import type { Method } from './import-methods.tsx';
import type { ImportInput } from './imports.api.ts';
import type { ImportRun, Question } from './use-health-import.ts';

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
      <DoubtDialog question={processing ? run.question : null} />
    </Card>
  );
}

/** Asked before anything is added. */
function DoubtDialog({ question }: { question: Question | null }) {
  const doubt = question?.doubt;
  return (
    <ConfirmDialog
      open={question !== null}
      title="Are these times right?"
      text={
        doubt &&
        `${countText(doubt.workouts, 'workout has a time', 'workouts have times')} that nobody is likely to have taken. ${doubt.example}`
      }
      confirmLabel="Import them too"
      cancelLabel="Leave them out"
      tone="primary"
      onConfirm={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    />
  );
}

function fileInput(file: File | undefined): ImportInput | null {
  return file ? { fileName: file.name, content: file } : null;
}

function pastedInput(text: string): ImportInput | null {
  return text.trim() ? { fileName: 'Pasted export.json', content: new Blob([text]) } : null;
}

function missingText({ accept }: Method): string {
  return accept ? 'Choose a file first' : 'Paste your export first';
}

type ImportResultProps = { importId: number; summary: ImportSummary; onMore: () => void };

export function ImportResult({ importId, summary, onMore }: ImportResultProps) {
  return (
    <Card title="Import complete" lead={whatBecame(summary)}>
      <ImportFigures summary={summary} />
      <div className="mt-2 grid gap-4">
        {summary.errors.length > 0 && (
          <ErrorLines
            title={`${countText(summary.failed, 'entry was', 'entries were')} not imported`}
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
          <ButtonLink href={`/imports/${importId}`} tone="quiet">
            Look at it or undo it
          </ButtonLink>
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

/** What could not be read, one line each, with what to do about it. */
function ErrorLines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div role="alert" className="rounded-box border border-danger bg-danger-soft p-4 text-small">
      <p className="flex items-center gap-2 font-semibold text-danger">
        <Icon name="alert" size={16} />
        {title}
      </p>
      <ul className="mt-2 grid max-h-60 gap-1 overflow-auto wrap-anywhere">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
