import { useSyncExternalStore } from 'react';

/** What this device knows of its server, for whoever shows it. */
export type DeviceStatus = {
  /** A newer version of the app is here; this page still runs the one it began with. */
  isOutdated: boolean;
  isUnreachable: boolean;
  /** Something is shown as it was answered at an earlier time. */
  isOld: boolean;
  /** How much is saved here that the server has not taken. */
  unsent: number;
};

export const ALL_IS_WELL: DeviceStatus = {
  isOutdated: false,
  isUnreachable: false,
  isOld: false,
  unsent: 0,
};

let status = ALL_IS_WELL;
const listeners = new Set<() => void>();

export function setDeviceStatus(change: Partial<DeviceStatus>): void {
  const next = { ...status, ...change };
  const isWell = !Object.values(next).some(Boolean);
  status = isWell ? ALL_IS_WELL : next;
  for (const tell of listeners) tell();
}

export function useDeviceStatus(): DeviceStatus {
  return useSyncExternalStore(listen, () => status);
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
