import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { PageBoundary } from './page-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { findScreen, type Screen } from './screen.ts';
import { Shown } from './shown.tsx';
import { useLoadingAhead } from './use-loading-ahead.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

type ScreenRouterProps<Props> = {
  screens: readonly Screen<Props & { id?: number }>[];
  /** What every page is given, besides the id in its address. */
  pageProps: Props;
  notFound: ReactNode;
};

export function ScreenRouter<Props extends object>(props: ScreenRouterProps<Props>) {
  const { screens, pageProps, notFound } = props;
  const [address] = useLocation();
  const found = findScreen(screens, address);
  useScrollToTop(address);
  useLoadingAhead(screens);
  if (!found) return notFound;
  return (
    <PageBoundary key={found.screen.path}>
      <Suspense fallback={<PageSkeleton />}>
        <Shown part={found.screen} props={{ ...pageProps, id: found.id }} />
      </Suspense>
    </PageBoundary>
  );
}
