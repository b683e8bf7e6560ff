import { useEffect } from 'react';

let focusedPath: string | null = null;

/**
 * Names the page in the browser's tab and, once for each new address, sends focus to its h1 so that
 * a screen reader says where it has arrived. The first page of a visit keeps the focus it has.
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Longrun' ? title : `${title} · Longrun`;
  }, [title]);

  useEffect(() => {
    const path = location.pathname;
    const isFirstPage = focusedPath === null;
    if (focusedPath === path) return;
    focusedPath = path;
    if (isFirstPage) return;
    // Pages that were left may wait unseen in the document.
    const headings = [...document.querySelectorAll('h1')];
    headings.find((heading) => heading.checkVisibility())?.focus({ preventScroll: true });
  }, []);
}
