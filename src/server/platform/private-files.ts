import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';

/** What it makes is for this user alone; a folder that is there stays as it is. */
export function makePrivateFolder(folder: string): void {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) chmodSync(folder, 0o700);
}

/** Whatever the file was before. */
export function makePrivate(file: string): void {
  chmodSync(file, 0o600);
}

/**
 * Made for this user alone where it is not there yet. One that is there is closed to those who are
 * neither its owner nor of its group.
 */
export function closeToOthers(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  const { mode } = statSync(file);
  if ((mode & OTHERS) === 0) return;
  try {
    chmodSync(file, mode & ~OTHERS & 0o777);
  } catch {
    // Somebody else's, who lets us write it, and decides who else may read it.
  }
}

const OTHERS = 0o007;
