import type { ReactNode } from 'react';

type DescriptionListProps = {
  items: readonly { term: string; detail: ReactNode }[];
};

export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className="divide-y divide-line text-small">
      {items.map(({ term, detail }) => (
        <div key={term} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2">
          <dt className="text-soft">{term}</dt>
          <dd className="text-right font-medium">{detail ?? '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
