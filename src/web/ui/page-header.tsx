import { createContext, type ReactNode, use } from 'react';
import { usePageTitle } from './use-page-title.ts';

type PageHeaderProps = {
  title: string;
  /** For the browser's tab, where the heading speaks to the athlete ('Welcome back, Dana'). */
  tabTitle?: string;
  /** The one sentence that answers the question the screen exists for. */
  lead?: ReactNode;
  /** Buttons at the right, the main one last. */
  actions?: ReactNode;
};

/** What stands on several pages, each time below the page's title. */
export const BelowTitle = createContext<ReactNode>(null);

export function PageHeader({ title, tabTitle = title, lead, actions }: PageHeaderProps) {
  usePageTitle(tabTitle);
  const below = use(BelowTitle);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 md:mb-6">
        <div className="min-w-0 flex-1 basis-80">
          <h1 tabIndex={-1} className="text-display font-bold tracking-tight wrap-anywhere">
            {title}
          </h1>
          {lead && <p className="mt-1 max-w-[75ch] text-body text-soft">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
      </div>
      {below}
    </>
  );
}
