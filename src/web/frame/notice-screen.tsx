import type { ReactNode } from 'react';
import { usePageTitle } from '../ui/use-page-title.ts';
import { NoticeCard } from './notice-card.tsx';

type NoticeScreenProps = { title: string; text: string; children?: ReactNode };

/** One message in the middle, with the way out below it. */
export function NoticeScreen({ title, text, children }: NoticeScreenProps) {
  usePageTitle(title);
  const heading = (
    <h1 tabIndex={-1} className="text-title font-bold">
      {title}
    </h1>
  );
  return (
    <div className="grid min-h-[60dvh] place-items-center p-4">
      <NoticeCard heading={heading} text={text}>
        {children}
      </NoticeCard>
    </div>
  );
}
