import type { ReactNode } from 'react';

/** Small facts beside each other, each behind its name. */
export function FactLine({ facts }: { facts: readonly { term: string; detail: ReactNode }[] }) {
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-small">
      {facts.map(({ term, detail }) => (
        <div key={term} className="flex gap-1.5">
          <dt className="text-soft">{term}</dt>
          <dd className="font-semibold">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
