import { ApiError } from './api.ts';
import { ErrorState } from './ui/error-state.tsx';

type LoadFailureProps = {
  title: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
};

/** What could not be loaded, why, and the way to try again. */
export function LoadFailure({ title, query }: LoadFailureProps) {
  return (
    <ErrorState
      title={title}
      text={query.error instanceof ApiError ? query.error.message : undefined}
      pending={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
