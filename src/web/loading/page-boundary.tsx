import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/error-state.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

type Props = {
  /** Where it changes, another screen begins afresh. */
  path?: string;
  /** What stands in place of what broke; without one, as much as a page has to say. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * What breaks, or whose code does not arrive because the server was just updated, leaves what
 * stands around it.
 */
export class PageBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.isBroken && before.path !== this.props.path) this.setState({ isBroken: false });
  }

  override render() {
    const { fallback = <Broken />, children } = this.props;
    return this.state.isBroken ? fallback : children;
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
