import type { Understood } from '../../contract/coach.ts';
export type ChatMessage = {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** When it was said, as an ISO instant. */
  timestamp: string;
  /** Of an answer: the question as it was understood. */
  understood?: Understood;
};

export type Conversation = {
  messages: readonly ChatMessage[];
  /** What could be asked next. */
  suggestions: readonly string[];
  /** What is being typed. */
  draft: string;
};

export type Store = { conversation: Conversation; listeners: Set<() => void> };

export const NOTHING_SAID: Conversation = { messages: [], suggestions: [], draft: '' };
/** Where a conversation is kept in its tab, by the athlete's id. */
export const KEPT_UNDER = 'longrun.chat.';

/**
 * The conversations of this tab, by the athlete's id. Apart from what is done with them, which comes
 * with the coach's screen: whoever signs out must be able to forget them without it.
 */
export const stores = new Map<number, Store>();

/** Nobody is signed in here any more: whoever comes next finds nothing. */
export function forgetConversations(): void {
  for (const store of stores.values()) {
    store.conversation = NOTHING_SAID;
    for (const tell of store.listeners) tell();
  }
  stores.clear();
  forgetKept(() => true);
}

export function forgetKept(isMeant: (key: string) => boolean): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(KEPT_UNDER));
    for (const key of keys.filter(isMeant)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left.
  }
}
