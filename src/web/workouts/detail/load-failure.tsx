import { ApiError } from '../../api.ts';
import { ErrorState } from '../../ui/error-state.tsx';

type LoadFailureProps = {
  title: string;
  error: Error | null;
  pending: boolean;
  onRetry: () => void;
};

export function LoadFailure({ title, error, pending, onRetry }: LoadFailureProps) {
  const text = error instanceof ApiError ? error.message : undefined;
  return <ErrorState title={title} text={text} pending={pending} onRetry={onRetry} />;
}
