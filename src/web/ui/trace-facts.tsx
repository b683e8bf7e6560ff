import type { ReactNode } from 'react';

type TraceFactsProps = {
  /** How the figure is made. */
  formula: ReactNode;
  facts: readonly { term: string; detail: ReactNode }[];
};

/** What stands behind a figure, for its Trace. */
export function TraceFacts({ formula, facts }: TraceFactsProps) {
  return (
    <>
      <p>{formula}</p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {facts.map(({ term, detail }) => (
          <div key={term} className="contents">
            <dt className="text-soft">{term}</dt>
            <dd className="font-medium">{detail}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
