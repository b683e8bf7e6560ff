import type { Understood } from '../../contract/coach.ts';
import { newKey } from '../kept-entries/new-key.ts';
import {
  type ChatMessage,
  type Conversation,
  forgetKept,
  KEPT_UNDER,
  NOTHING_SAID,
  type Store,
  stores,
} from './open-conversations.ts';

/** Older ones are let go. */
const MOST_MESSAGES = 200;

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

export function said(
  role: ChatMessage['role'],
  content: string,
  understood?: Understood,
): ChatMessage {
  return { id: newKey(), role, content, timestamp: new Date().toISOString(), understood };
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

function storeOf(userId: number): Store {
  const known = stores.get(userId);
  if (known) return known;
  const store = { conversation: kept(userId), listeners: new Set<() => void>() };
  stores.set(userId, store);
  return store;
}

function keep(userId: number, conversation: Conversation): void {
  try {
    sessionStorage.setItem(`${KEPT_UNDER}${userId}`, JSON.stringify(conversation));
  } catch {
    // A browser that keeps nothing shows it until the page is left.
  }
}

function kept(userId: number): Conversation {
  forgetKept((key) => key !== `${KEPT_UNDER}${userId}`);
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(`${KEPT_UNDER}${userId}`) ?? 'null');
    return isConversation(found) ? found : NOTHING_SAID;
  } catch {
    return NOTHING_SAID;
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
