import { useState } from 'react';
import { ImportGuide } from './import-guide.tsx';
import { METHODS, type MethodId } from './import-methods.ts';
import { ImportPanel } from './import-panel.tsx';
import { ImportResult } from './import-result.tsx';
import { MethodPicker } from './method-picker.tsx';
import { PastImports } from './past-imports.tsx';
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
        <ImportResult summary={run.summary} onMore={leave} />
      ) : method ? (
        <ImportPanel
          key={method.id}
          method={method}
          run={run}
          onStart={(input) => void start(input)}
          onBack={leave}
        />
      ) : (
        <MethodPicker onChoose={setMethodId} />
      )}
      {run.state !== 'done' && <ImportGuide method={method} />}
      <PastImports />
    </div>
  );
}
