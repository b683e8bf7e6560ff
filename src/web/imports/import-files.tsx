import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ShowMorePages } from '../loading/show-more-pages.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { formatFileSize } from '../ui/file-size.ts';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { countText } from '../words/amounts.ts';
import { filePlace } from '../words/file-place.ts';
import { filesQuery, originalAddress } from './import-jobs.api.ts';

/** The files of an import, each to be had again as it came. Fetched when they are asked for. */
export function ImportFiles({ importId }: { importId: number }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Card
      title="Files"
      lead="Kept as they came."
      action={
        !isShown && (
          <Button tone="quiet" icon="download" onClick={() => setIsShown(true)}>
            Show files
          </Button>
        )
      }
    >
      {isShown && <Files importId={importId} />}
    </Card>
  );
}

function Files({ importId }: { importId: number }) {
  const query = useInfiniteQuery(filesQuery(importId));
  const files = query.data?.pages.flatMap((page) => page.files);
  if (!files) return <ListSkeleton />;
  return (
    <>
      <ul className="divide-y divide-line text-small">
        {files.map(({ id, name, inside, bytes, isKept }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1">
            <p className="min-w-0 flex-1 wrap-anywhere">
              <span className="font-medium">{filePlace({ name, inside })}</span>{' '}
              <span className="whitespace-nowrap text-soft">{formatFileSize(bytes)}</span>
            </p>
            {isKept ? (
              <a
                href={originalAddress(importId, id)}
                download
                aria-label={`Download ${name}`}
                className="tap inline-flex items-center text-accent underline"
              >
                Download
              </a>
            ) : (
              <span className="text-soft">not kept</span>
            )}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <ShowMorePages query={query} failure={query.isFetchNextPageError ? query.error : null}>
          {countText(files.length, 'file')} shown
        </ShowMorePages>
      )}
    </>
  );
}
