import { expect, test } from 'vitest';
import learned from '../../src/domain/coach/reading/intent/learned.json' with { type: 'json' };
import { allPhrases, learnedFrom } from './write-learned.ts';

test('a new training gives what the coach learned, letter by letter', () => {
  expect(learnedFrom(allPhrases())).toEqual(learned);
}, 600_000);
