import type { ReactNode } from 'react';
import { messageOf } from '../api.ts';
import { Button } from '../ui/button.tsx';

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
          {messageOf(failure, 'More could not be loaded. Try again in a moment.')}
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
