// One object: what a channel sends, it does not hear itself.
const channel = new BroadcastChannel('longrun.session');

/** Tells the other tabs who is signed in now; null: nobody. */
export function tellOtherTabs(userId: number | null): void {
  channel.postMessage(userId);
}

export function listenToOtherTabs(changed: (userId: number | null) => void): () => void {
  const hear = ({ data }: MessageEvent) => changed(typeof data === 'number' ? data : null);
  channel.addEventListener('message', hear);
  return () => channel.removeEventListener('message', hear);
}
