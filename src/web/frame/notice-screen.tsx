import type { ReactNode } from 'react';
import { usePageTitle } from '../ui/use-page-title.ts';

type NoticeScreenProps = { title: string; text: string; children?: ReactNode };

/** One message in the middle, with the way out below it. */
export function NoticeScreen({ title, text, children }: NoticeScreenProps) {
  usePageTitle(title);
  return (
    <div className="grid min-h-[60dvh] place-items-center p-4">
      <div className="flex w-full max-w-md flex-col items-center gap-4 rounded-box border border-line bg-card p-8 text-center shadow-low">
        <h1 tabIndex={-1} className="text-title font-bold">
          {title}
        </h1>
        <p className="text-body text-soft">{text}</p>
        {children}
      </div>
    </div>
  );
}
