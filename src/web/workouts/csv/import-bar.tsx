import '../log/save-bar.css';
import type { CsvPlan } from '../../../contract/csv-import.ts';
import { Button } from '../../ui/button.tsx';
import { importLabel } from './csv-words.ts';

type ImportBarProps = {
  plan: CsvPlan;
  isApplying: boolean;
  problem: string | null;
  onClose: () => void;
};

/** Within reach of the thumb, wherever the preview is scrolled to. */
export function ImportBar({ plan, isApplying, problem, onClose }: ImportBarProps) {
  const { issues, lines, summary } = plan;
  const isIdle = issues.length === 0 && summary.added + summary.enriched === 0;
  return (
    <div className="save-bar z-20 -mx-4 self-start border-t border-line bg-paper px-4 py-3 md:mx-0 md:px-0">
      {problem && (
        <p role="alert" className="mb-2 text-small font-medium text-danger">
          Nothing was imported. {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 sm:max-w-64">
          <Button
            type="submit"
            wide
            icon="upload"
            disabled={isIdle}
            pending={isApplying}
            pendingLabel="Importing…"
          >
            {issues.length > 0 ? 'Import workouts' : importLabel(summary)}
          </Button>
        </div>
        {isIdle && lines.good > 0 && (
          <p className="text-small text-soft">All of it is in your log already.</p>
        )}
        <div className="hidden sm:block">
          <Button tone="quiet" disabled={isApplying} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </div>
  );
}
