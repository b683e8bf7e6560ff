import { Component, type ReactNode } from 'react';
import { ErrorState } from './ui/error-state.tsx';
import { usePageTitle } from './ui/use-page-title.ts';

type Props = { children: ReactNode };

/**
 * A screen that breaks, or whose code does not arrive because the server was just updated, leaves
 * the frame standing. Give it the address as its key, so that another screen starts afresh.
 */
export class PageBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <Broken />;
  }
}

function Broken() {
  usePageTitle('Something went wrong');
  return (
    <>
      <h1 className="sr-only">Something went wrong</h1>
      <ErrorState
        title="This screen could not be shown"
        text="The server may have been updated or be out of reach. Nothing you saved is lost."
        onRetry={() => location.reload()}
        retryLabel="Load it again"
      />
    </>
  );
}
