import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../ui/card.tsx';
import { formatFileSize } from '../ui/file-size.ts';
import { countText } from '../words/amounts.ts';
import { momentDayText } from '../words/day-text.ts';
import BringFiles from './bring-files.tsx';
import { ImportGuide, METHODS, type MethodId, MethodPicker } from './import-methods.tsx';
import { ImportPanel, ImportResult } from './import-panel.tsx';
import { downloadAddress, importsQuery } from './imports.api.ts';
import { useHealthImport } from './use-health-import.ts';

/** Choose a way, hand over the file, see what became of it: a page's whole, or a tab's. */
export default function HealthImport() {
  const [methodId, setMethodId] = useState<MethodId | null>(null);
  const { run, start, reset } = useHealthImport();
  const method = METHODS.find(({ id }) => id === methodId);

  const leave = () => {
    reset();
    setMethodId(null);
  };

  return (
    <div className="grid gap-4">
      {run.state === 'done' ? (
        <ImportResult importId={run.importId} summary={run.summary} onMore={leave} />
      ) : method ? (
        <ImportPanel
          key={method.id}
          method={method}
          run={run}
          onStart={(input) => void start(input)}
          onBack={leave}
        />
      ) : (
        <>
          <BringFiles />
          <h2 className="mt-2 text-title font-semibold">Apple Health, one file at a time</h2>
          <MethodPicker onChoose={setMethodId} />
        </>
      )}
      {run.state !== 'done' && <ImportGuide method={method} />}
      <PastUploads />
    </div>
  );
}

/** The files that came in, each to be had again as it came. Nothing is shown until there is one. */
function PastUploads() {
  const { data: imports = [] } = useQuery(importsQuery());
  if (imports.length === 0) return null;
  return (
    <Card title="Files from before" lead="They came one at a time, and are kept as they came.">
      <ul className="divide-y divide-line text-small">
        {imports.map(({ id, fileName, bytes, createdAt, found }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{fileName}</p>
              <p className="text-soft">
                {`${momentDayText(createdAt)}, ${countText(found, 'workout')}, `}
                {formatFileSize(bytes)}
              </p>
            </div>
            <a
              href={downloadAddress(id)}
              download
              aria-label={`Download ${fileName}`}
              className="inline-flex min-h-11 items-center text-accent underline"
            >
              Download
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
