import type { ReactNode } from 'react';

type ChangeProps = {
  /** Whether the athlete would call it better; null when it is neither. */
  better: boolean | null;
  children: ReactNode;
};

/** The part of a comparison that changed: its sign and words say the way, colour only repeats it. */
export function Change({ better, children }: ChangeProps) {
  const tone = better === null ? 'text-ink' : better ? 'text-accent' : 'text-warn';
  return <strong className={`font-semibold ${tone}`}>{children}</strong>;
}
