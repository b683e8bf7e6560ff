import { useQuery } from '@tanstack/react-query';
import { Card } from '../ui/card.tsx';
import { formatFileSize } from '../ui/file-size.ts';
import { countText } from '../words/amounts.ts';
import { downloadAddress, importsQuery } from './imports.api.ts';

/** The files that came in, each to be had again as it came. Nothing is shown until there is one. */
export function PastImports() {
  const { data: imports = [] } = useQuery(importsQuery());
  if (imports.length === 0) return null;
  return (
    <Card title="Your imports" lead="Every file is kept as it came.">
      <ul className="divide-y divide-line text-small">
        {imports.map(({ id, fileName, bytes, createdAt, found }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{fileName}</p>
              <p className="text-soft">
                {`${new Date(createdAt).toLocaleDateString('en', { dateStyle: 'medium' })}, ${countText(found, 'workout')}, `}
                {formatFileSize(bytes)}
              </p>
            </div>
            <a
              href={downloadAddress(id)}
              download
              aria-label={`Download ${fileName}`}
              className="inline-flex min-h-11 items-center text-accent underline"
            >
              Download
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
