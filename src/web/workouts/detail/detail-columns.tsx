import type { ReactNode } from 'react';

type DetailColumnsProps = {
  /** Side by side at a desk; on a phone one after the other, `last` at the very end. */
  left: ReactNode;
  right: ReactNode;
  last: { left: ReactNode; right: ReactNode };
};

/** Notes can be very long: on a phone they come after everything that is short. */
export function DetailColumns({ left, right, last }: DetailColumnsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-3 md:gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className={COLUMN}>
        {left}
        <div className="min-w-0 max-lg:order-1">{last.left}</div>
      </div>
      <div className={COLUMN}>
        {right}
        <div className="min-w-0 max-lg:order-1">{last.right}</div>
      </div>
    </div>
  );
}

const COLUMN = 'contents lg:grid lg:gap-4';
