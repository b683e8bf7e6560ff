import { useDeferredQuery } from '../queries/use-deferred-query.ts';
import { Badge } from '../ui/badge.tsx';
import { keepUnits } from '../ui/keep-units.ts';
import { Trace } from '../ui/trace.tsx';
import { statusQuery } from './dashboard.api.ts';

/** The label, and behind the small button what it rests on. It follows from runs, races and the day. */
export function TrainingStatus({ userId }: { userId: number }) {
  const { data: status, isError } = useDeferredQuery(statusQuery(userId));
  if (isError && !status) return <span className="text-soft">could not be loaded</span>;
  if (!status) return null;
  return (
    <>
      <Badge tone="accent">{status.label}</Badge>
      <Trace label="What Training Status rests on">{keepUnits(status.reason)}</Trace>
    </>
  );
}
