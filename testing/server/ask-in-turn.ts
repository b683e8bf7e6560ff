import { expect } from 'vitest';
import { askCoach } from '../../src/contract/coach.ts';
import { readRichText } from '../../src/domain/coach/rich-text.ts';
import { plainOf } from '../domain/plain-of.ts';
import type { Athlete } from './test-app.ts';

/** The coach's answer to the last of some messages, the others said before it: as it is written, and as it is read. */
export async function askInTurn(athlete: Athlete, messages: readonly string[]) {
  const message = messages.at(-1) ?? '';
  const chatHistory = messages.slice(0, -1).flatMap((content) => [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: 'An answer.' },
  ]);
  const { status, body } = await athlete.call(askCoach, { body: { message, chatHistory } });
  expect([status, body]).toEqual([200, body]);
  const { response: source, suggestions } = body;
  const text = plainOf(source);
  const marked = readRichText(source)
    .flatMap((block) => (block.type === 'list' ? block.items.flat() : block.spans))
    .filter((span) => span.type === 'bold' && span.text.includes(']('));
  expect(marked, 'links inside bold words').toEqual([]);
  return { source, text, suggestions };
}
