import type { ReactNode } from 'react';

type DetailColumnsProps = {
  /** Side by side at a desk, `last` below the right; on a phone one after the other. */
  left: ReactNode;
  right: ReactNode;
  last: ReactNode;
};

export function DetailColumns({ left, right, last }: DetailColumnsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-3 md:gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className={COLUMN}>{left}</div>
      <div className={COLUMN}>
        {right}
        {last}
      </div>
    </div>
  );
}

const COLUMN = 'grid min-w-0 grid-cols-1 gap-3 md:gap-4';
