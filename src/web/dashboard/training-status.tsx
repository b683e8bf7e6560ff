import { Badge } from '../ui/badge.tsx';
import { Trace } from '../ui/trace.tsx';

/** What every runner starts with; it is not computed from the training yet. */
export function TrainingStatus() {
  return (
    <span className="inline-flex items-center gap-1 align-middle text-small">
      Training Status <Badge tone="accent">On Track</Badge>
      <Trace label="What Training Status rests on">
        Every runner is On Track to begin with. It is not computed from your training yet.
      </Trace>
    </span>
  );
}
