import * as z from 'zod/mini';
import { takeOverConversation } from '../../contract/conversation.ts';
import { call } from '../api.ts';
import { forgetOldConversations, KEPT_UNDER } from './old-conversations.ts';

/** What a tab held before the server kept conversations goes there once. */
export async function takeOver(userId: number): Promise<void> {
  const exchanges = heldExchanges(readHeld(userId));
  if (exchanges.length === 0) return;
  try {
    await call(takeOverConversation, { body: { exchanges } });
    forgetOldConversations();
  } catch {
    // It stays in the tab, and goes with the next opening of the chat.
  }
}

type Held = z.output<typeof heldSchema>;

const heldSchema = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      role: z.enum(['user', 'assistant']),
      content: z.string(),
      timestamp: z.string(),
    }),
  ),
});

function readHeld(userId: number): Held['messages'] {
  try {
    const held = heldSchema.safeParse(
      JSON.parse(sessionStorage.getItem(`${KEPT_UNDER}${userId}`) ?? 'null'),
    );
    return held.success ? held.data.messages : [];
  } catch {
    return [];
  }
}

/** Each question with the answer that followed it. */
export function heldExchanges(messages: Held['messages']) {
  return messages.flatMap(({ id, role, content, timestamp }, index) => {
    const next = messages[index + 1];
    if (role !== 'user' || next?.role !== 'assistant') return [];
    return [{ key: id, question: content, askedAt: timestamp, answer: next.content }];
  });
}
