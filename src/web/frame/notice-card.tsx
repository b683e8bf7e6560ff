import type { ReactNode } from 'react';

type NoticeCardProps = { heading: ReactNode; text: string; children?: ReactNode };

export function NoticeCard({ heading, text, children }: NoticeCardProps) {
  return (
    <div className="flex w-full max-w-md flex-col items-center gap-4 rounded-box border border-line bg-card p-8 text-center shadow-low">
      {heading}
      <p className="text-body text-soft">{text}</p>
      {children}
    </div>
  );
}
