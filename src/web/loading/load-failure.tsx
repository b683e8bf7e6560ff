import type { ReactNode } from 'react';
import { messageOf } from '../api.ts';
import { ErrorState } from '../ui/error-state.tsx';

type LoadFailureProps = {
  title: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
};

/** What could not be loaded, why, and the way to try again. */
export function LoadFailure({ title, query }: LoadFailureProps) {
  return (
    <ErrorState
      title={title}
      text={messageOf(query.error, '')}
      pending={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

type NotLoadedProps = LoadFailureProps & {
  query: { isError: boolean };
  /** What stands there while it is on its way. */
  children: ReactNode;
};

/** In the place of what has not come. */
export function NotLoaded({ title, query, children }: NotLoadedProps) {
  return query.isError ? <LoadFailure title={title} query={query} /> : children;
}
