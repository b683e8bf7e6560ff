/** Where a conversation was kept in its tab, by the athlete's id, before the server kept it. */
export const KEPT_UNDER = 'longrun.chat.';

/** Nobody is signed in here any more: whoever comes next finds nothing. */
export function forgetOldConversations(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(KEPT_UNDER));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left.
  }
}
