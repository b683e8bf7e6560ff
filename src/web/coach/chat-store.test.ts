import fc from 'fast-check';
import { expect, test } from 'vitest';
import { broughtBack } from './chat-store.ts';
import type { Conversation } from './open-conversations.ts';

const message = fc.record({
  id: fc.uuid(),
  role: fc.constantFrom('user' as const, 'assistant' as const),
  content: fc.string(),
  timestamp: fc.constant('2026-11-22T08:00:00.000Z'),
});
const conversation: fc.Arbitrary<Conversation> = fc.record({
  messages: fc.array(message, { maxLength: 5 }),
  suggestions: fc.array(fc.string(), { maxLength: 3 }),
  draft: fc.string(),
});

test('undoing the clearing of a conversation loses nothing, neither of before nor of since', () => {
  fc.assert(
    fc.property(conversation, conversation, (cleared, since) => {
      const back = broughtBack(cleared, since);
      expect(back.messages).toEqual([...cleared.messages, ...since.messages]);
      expect(back.draft).toBe(since.draft === '' ? cleared.draft : since.draft);
    }),
  );
});

test('what is offered next follows from what was said last', () => {
  const said = { id: '1', role: 'user' as const, content: 'zones', timestamp: '' };
  const cleared = { messages: [said], suggestions: ['And last week?'], draft: '' };
  const nothing = { messages: [], suggestions: [], draft: '' };
  expect(broughtBack(cleared, nothing).suggestions).toEqual(['And last week?']);
  const since = { messages: [said], suggestions: ['And the longest?'], draft: '' };
  expect(broughtBack(cleared, since).suggestions).toEqual(['And the longest?']);
});
