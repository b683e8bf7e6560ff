import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  /** The next step, in one sentence. */
  text?: ReactNode;
  action?: ReactNode;
  /** What it will look like once there is something; shown faintly, never read out. */
  preview?: ReactNode;
};

export function EmptyState({ title, text, action, preview }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1 py-4 text-center">
      {preview && (
        <div
          aria-hidden="true"
          inert
          className="mb-3 w-full max-w-md text-left opacity-40 mask-b-from-40% select-none"
        >
          {preview}
        </div>
      )}
      <p className="text-body font-semibold">{title}</p>
      {text && <p className="max-w-[48ch] text-small text-soft">{text}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
