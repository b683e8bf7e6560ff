import { type ReactNode, useState } from 'react';
import { Icon } from '../../ui/icons.tsx';

type FoldProps = {
  title: string;
  /** What it holds, said while it is folded. */
  summary: string | null;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
};

export function Fold({ title, summary, open, onToggle, children }: FoldProps) {
  return (
    <details
      className="group border-t border-line"
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) onToggle(event.currentTarget.open);
      }}
    >
      <summary className="tap flex min-h-12 items-center gap-3 rounded-box py-2 text-small font-semibold select-none marker:content-none">
        <Icon
          name="chevronRight"
          size={16}
          className="text-soft transition-transform group-open:rotate-90"
        />
        {title}
        {!open && summary && (
          <span className="ml-auto line-clamp-3 min-w-0 pl-2 text-right font-normal text-soft wrap-anywhere">
            {summary}
          </span>
        )}
      </summary>
      <div className="flex flex-col gap-4 pt-1 pb-5">{children}</div>
    </details>
  );
}

/** Which parts of the form stand open, remembered on this device. */
export function useFolds() {
  const [open, setOpen] = useState(readOpen);
  const toggle = (name: string, isOpen: boolean) => {
    const others = open.filter((each) => each !== name);
    const next = isOpen ? [...others, name] : others;
    setOpen(next);
    try {
      localStorage.setItem(KEY, next.join(','));
    } catch {
      // A browser that keeps nothing folds them again at the next visit.
    }
  };
  return { isOpen: (name: string) => open.includes(name), toggle };
}

const KEY = 'longrun.log.open';

function readOpen(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(',').filter(Boolean);
  } catch {
    return [];
  }
}

/** What a folded part holds, in one line; null where it holds nothing. */
export function listed(parts: (string | false)[]): string | null {
  return parts.filter(Boolean).join(', ') || null;
}
