import { trainingStatus } from '../../domain/training-status.ts';
import { Badge } from '../ui/badge.tsx';
import { Trace } from '../ui/trace.tsx';

export function TrainingStatus() {
  return (
    <span className="inline-flex items-center gap-1 align-middle text-small">
      Training Status <Badge tone="accent">{trainingStatus()}</Badge>
      <Trace label="What Training Status rests on">
        Every runner is On Track to begin with. It is not computed from your training yet.
      </Trace>
    </span>
  );
}
