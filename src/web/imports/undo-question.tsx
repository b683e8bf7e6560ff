import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImportCounts } from '../../contract/imports.ts';
import { messageOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { countText } from '../words/amounts.ts';
import { undoImport } from './import-jobs.api.ts';

type UndoQuestionProps = { importId: number; counts: ImportCounts; onLeave: () => void };

/** Asked in place: what goes, what returns and what stays. */
export function UndoQuestion({ importId, counts, onLeave }: UndoQuestionProps) {
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: () => undoImport(importId),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['imports'] });
      onLeave();
    },
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-box bg-danger-soft p-4 text-small">
      <p className="min-w-0 flex-1 basis-72">
        <strong>{`Take ${whatGoes(counts)} back out?`}</strong>{' '}
        {counts.merged > 0 &&
          `The ${counts.merged.toLocaleString('en')} it merged become what they were. `}
        What you edited since goes to the deleted workouts for 30 days, so that nothing you typed is
        lost.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="danger"
          icon="undo"
          pending={undo.isPending}
          pendingLabel="Taking it back…"
          onClick={() => undo.mutate()}
        >
          Take it back
        </Button>
        <Button tone="quiet" onClick={onLeave}>
          Leave it
        </Button>
      </div>
      {undo.isError && (
        <p role="alert" className="w-full font-medium text-danger">
          {messageOf(undo.error, 'It could not be taken back. Try again in a moment.')}
        </p>
      )}
    </div>
  );
}

function whatGoes({ new: added, weights }: ImportCounts): string {
  const workouts = countText(added, 'workout');
  if (weights === 0) return workouts;
  return added === 0
    ? countText(weights, 'weight')
    : `${workouts} and ${countText(weights, 'weight')}`;
}
