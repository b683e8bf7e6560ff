import type { ReactNode } from 'react';
import { Button } from './ui/button.tsx';

type ShowMorePagesProps = {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  failure: Error | null;
  /** How much of it is there. */
  children: ReactNode;
};

/** Under a list that comes page by page: what went wrong, the next page, and how much is there. */
export function ShowMorePages({ query, failure, children }: ShowMorePagesProps) {
  return (
    <div className="flex flex-col items-center gap-2">
      {failure && (
        <p role="alert" className="text-small font-medium text-danger">
          {failure.message}
        </p>
      )}
      {query.hasNextPage && (
        <Button
          tone="quiet"
          pending={query.isFetchingNextPage}
          pendingLabel="Loading..."
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      <p role="status" className="text-small text-soft">
        {children}
      </p>
    </div>
  );
}
