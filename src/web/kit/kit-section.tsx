import type { ReactNode } from 'react';

type KitSectionProps = { title: string; files: string; children: ReactNode };

export function KitSection({ title, files, children }: KitSectionProps) {
  return (
    <section className="mt-12" aria-label={title}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-edge pb-1">
        <h2 className="text-title font-bold">{title}</h2>
        <p className="text-note text-soft">{files}</p>
      </div>
      {children}
    </section>
  );
}
