import { expect, test } from 'vitest';
import { heldExchanges } from './take-over.ts';

const message = (id: string, role: 'user' | 'assistant', content: string) => ({
  id,
  role,
  content,
  timestamp: '2026-11-22T08:00:00.000Z',
});

test('a held conversation is taken over as questions with their answers', () => {
  const held = [
    message('0', 'assistant', 'the answer to what was let go'),
    message('1', 'user', 'my zones'),
    message('2', 'assistant', 'Zone 2 is from 111 to 129.'),
    message('3', 'user', 'never answered'),
  ];
  expect(heldExchanges(held)).toEqual([
    {
      key: '1',
      question: 'my zones',
      askedAt: '2026-11-22T08:00:00.000Z',
      answer: 'Zone 2 is from 111 to 129.',
    },
  ]);
});
