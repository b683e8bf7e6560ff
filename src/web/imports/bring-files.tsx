import { NewImport } from './new-import.tsx';
import { PastImports } from './past-imports.tsx';

/** The one drop area, and what came by it before. */
export default function BringFiles() {
  return (
    <div className="grid gap-4">
      <NewImport />
      <PastImports />
    </div>
  );
}
