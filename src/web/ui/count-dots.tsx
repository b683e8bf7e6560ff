import { classNames } from './class-names.ts';

/** Runs done of runs planned, one dot each. The words stand beside it, so it is not read out. */
export function CountDots({ done, of }: { done: number; of: number }) {
  const dots = Array.from({ length: Math.max(done, of) }, (_, index) => index);
  return (
    <span className="prints flex flex-wrap gap-1.5" aria-hidden="true">
      {dots.map((index) => (
        <span
          key={index}
          className={classNames(
            'size-3 rounded-full border-2 border-accent',
            index < done && 'bg-accent',
          )}
        />
      ))}
    </span>
  );
}
