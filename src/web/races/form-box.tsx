import type { ReactNode } from 'react';

/** A form that stands in the place of the race it is about. */
export function FormBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-box border border-edge bg-card p-4">
      <h3 className="mb-3 text-body font-semibold wrap-anywhere">{title}</h3>
      {children}
    </div>
  );
}
