type PaceBarProps = {
  fasterBy: number | null;
  /** What reaches to the end. */
  most: number;
};

/** To the right of the middle faster than the whole, to the left slower; the pace beside it says the same. */
export function PaceBar({ fasterBy, most }: PaceBarProps) {
  const share = Math.min(1, Math.abs(fasterBy ?? 0) / most) * 50;
  const isFaster = (fasterBy ?? 0) >= 0;
  return (
    <div aria-hidden="true" className="prints relative h-4 min-w-16">
      <span className="absolute inset-y-[-0.375rem] left-1/2 w-px bg-edge" />
      {fasterBy !== null && (
        <span
          className={
            isFaster
              ? 'absolute inset-y-0 left-1/2 rounded-r-mark bg-accent'
              : 'absolute inset-y-0 right-1/2 rounded-l-mark border border-accent bg-accent-soft'
          }
          style={{ width: `${share}%` }}
        />
      )}
    </div>
  );
}
