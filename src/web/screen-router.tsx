import { type ReactNode, Suspense, useState } from 'react';
import { useLocation, useRouter } from 'wouter';
import { PageBoundary } from './page-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { findScreen, type Screen } from './screen.ts';
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
  const { parser } = useRouter();
  const [address] = useLocation();
  const found = findScreen({ screens, parser, address });
  useScrollToTop(address);
  useLoadingAhead(screens);
  if (!found) return notFound;
  return (
    <PageBoundary key={found.screen.path}>
      <Suspense fallback={<PageSkeleton />}>
        <Shown screen={found.screen} pageProps={{ ...pageProps, id: found.id }} />
      </Suspense>
    </PageBoundary>
  );
}

type ShownProps<Props> = { screen: Screen<Props>; pageProps: Props };

function Shown<Props extends object>({ screen, pageProps }: ShownProps<Props>) {
  const [Page] = useState(() => screen.page());
  return <Page {...pageProps} />;
}
