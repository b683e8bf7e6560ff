import { Icon } from '../ui/icons.tsx';
import { useDeviceStatus } from './device-status.ts';

/** What somebody should know of this device and its server; nothing while all is well. */
export default function ConnectionStatus() {
  const { isOutdated } = useDeviceStatus();
  if (!isOutdated) return null;
  return (
    <button
      type="button"
      className="tap flex items-center gap-2 rounded-box px-3 text-small font-semibold text-accent hover:bg-sunk"
      onClick={() => location.reload()}
    >
      <Icon name="refresh" size={16} />
      New version: reload
    </button>
  );
}
