import { readTrainingStatus } from '../../contract/training-status.ts';
import { call } from '../api.ts';
import { analyticsKey } from '../queries/keys.ts';
import { useDeferredQuery } from '../queries/use-deferred-query.ts';
import { Badge } from '../ui/badge.tsx';
import { Trace } from '../ui/trace.tsx';

/** The label, and behind the small button what it rests on. It follows from runs, races and the day. */
export function TrainingStatus({ userId }: { userId: number }) {
  const { data: status, isError } = useDeferredQuery({
    queryKey: [...analyticsKey, userId, 'status'],
    queryFn: ({ signal }) =>
      call(readTrainingStatus, { params: { userId: String(userId) } }, { signal }),
  });
  if (isError && !status) return <span className="text-soft">could not be loaded</span>;
  if (!status) return null;
  return (
    <>
      <Badge tone="accent">{status.label}</Badge>
      <Trace label="What Training Status rests on">{status.reason}</Trace>
    </>
  );
}
