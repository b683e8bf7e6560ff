import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icons.tsx';

type ErrorStateProps = {
  title: string;
  /** What it means and the way out, in plain words. */
  text?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  pending?: boolean;
};

export function ErrorState(props: ErrorStateProps) {
  const { title, text, onRetry, retryLabel = 'Try Again', pending } = props;
  return (
    <div role="alert" className="flex flex-col items-center gap-1 py-6 text-center">
      <Icon name="alert" size={24} className="mb-1 text-danger" />
      <p className="text-body font-semibold">{title}</p>
      {text && <p className="max-w-[48ch] text-small text-soft">{text}</p>}
      {onRetry && (
        <div className="mt-3">
          <Button tone="quiet" icon="refresh" pending={pending} onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
