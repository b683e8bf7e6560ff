import { newKey } from '../kept-entries/new-key.ts';

export type ChatMessage = {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** When it was said, as an ISO instant. */
  timestamp: string;
};

export type Conversation = {
  messages: readonly ChatMessage[];
  /** What could be asked next. */
  suggestions: readonly string[];
  /** What is being typed. */
  draft: string;
};

type Store = { conversation: Conversation; listeners: Set<() => void> };

const EMPTY: Conversation = { messages: [], suggestions: [], draft: '' };
const PREFIX = 'longrun.chat';
/** Older ones are let go. */
const MOST_MESSAGES = 200;

const stores = new Map<number, Store>();

/**
 * A conversation is kept in this tab alone: it outlives a reload and a phone that lets the tab go,
 * and ends with the tab or with signing out.
 */
export function readConversation(userId: number): Conversation {
  return storeOf(userId).conversation;
}

export function changeConversation(
  userId: number,
  change: (before: Conversation) => Partial<Conversation>,
): void {
  const store = storeOf(userId);
  const next = { ...store.conversation, ...change(store.conversation) };
  store.conversation = { ...next, messages: next.messages.slice(-MOST_MESSAGES) };
  keep(userId, store.conversation);
  for (const tell of store.listeners) tell();
}

export function listenToConversation(userId: number, changed: () => void): () => void {
  const { listeners } = storeOf(userId);
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function said(role: ChatMessage['role'], content: string): ChatMessage {
  return { id: newKey(), role, content, timestamp: new Date().toISOString() };
}

/** A cleared conversation with what was said and typed since behind it. */
export function broughtBack(cleared: Conversation, since: Conversation): Conversation {
  const isNew = since.messages.length > 0;
  return {
    messages: [...cleared.messages, ...since.messages],
    suggestions: isNew ? since.suggestions : cleared.suggestions,
    draft: since.draft || cleared.draft,
  };
}

/** Nobody is signed in here any more: whoever comes next finds nothing. */
export function forgetConversations(): void {
  for (const store of stores.values()) {
    store.conversation = EMPTY;
    for (const tell of store.listeners) tell();
  }
  stores.clear();
  forgetKept(() => true);
}

function forgetKept(isMeant: (key: string) => boolean): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(`${PREFIX}.`));
    for (const key of keys.filter(isMeant)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left.
  }
}

function storeOf(userId: number): Store {
  const known = stores.get(userId);
  if (known) return known;
  const store = { conversation: kept(userId), listeners: new Set<() => void>() };
  stores.set(userId, store);
  return store;
}

function keep(userId: number, conversation: Conversation): void {
  try {
    sessionStorage.setItem(`${PREFIX}.${userId}`, JSON.stringify(conversation));
  } catch {
    // A browser that keeps nothing shows it until the page is left.
  }
}

function kept(userId: number): Conversation {
  forgetKept((key) => key !== `${PREFIX}.${userId}`);
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(`${PREFIX}.${userId}`) ?? 'null');
    return isConversation(found) ? found : EMPTY;
  } catch {
    return EMPTY;
  }
}

function isConversation(found: unknown): found is Conversation {
  return (
    isRecord(found) &&
    typeof found.draft === 'string' &&
    Array.isArray(found.suggestions) &&
    found.suggestions.every((each) => typeof each === 'string') &&
    Array.isArray(found.messages) &&
    found.messages.every(isMessage)
  );
}

function isMessage(found: unknown): found is ChatMessage {
  return (
    isRecord(found) &&
    (found.role === 'user' || found.role === 'assistant') &&
    [found.id, found.content, found.timestamp].every((each) => typeof each === 'string')
  );
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === 'object' && found !== null;
}
