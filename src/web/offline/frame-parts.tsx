import { lazy, type ReactNode, Suspense } from 'react';
import { ALL_IS_WELL, useDeviceStatus } from './device-status.ts';
import type { UnsentCardProps } from './unsent-card.tsx';
import { loadUnsentCard } from './unsent-code.ts';

// What cannot be fetched where there is no network says nothing there, and breaks nothing.
const UnsentCard = lazy<(props: UnsentCardProps) => ReactNode>(() =>
  loadUnsentCard().catch(nothing),
);
const ConnectionStatus = lazy<() => ReactNode>(() =>
  import('./connection-status.tsx').catch(nothing),
);

function nothing(): { default: () => ReactNode } {
  return { default: () => null };
}

export function WaitingToBeSent(props: UnsentCardProps) {
  const { unsent } = useDeviceStatus();
  return (
    unsent > 0 && (
      <Suspense>
        <UnsentCard {...props} />
      </Suspense>
    )
  );
}

/** In words only where there is something to say: on most days nobody has to fetch them. */
export function DeviceStatus() {
  return (
    <div role="status">
      {useDeviceStatus() !== ALL_IS_WELL && (
        <Suspense>
          <ConnectionStatus />
        </Suspense>
      )}
    </div>
  );
}
