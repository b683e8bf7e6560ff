const KEY = 'longrun.shortcuts';

/** Single keys can get in the way of who speaks to the computer: they can be turned off. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function turnShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // A browser that keeps nothing has them on.
  }
}
