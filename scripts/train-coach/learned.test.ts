import { expect, test } from 'vitest';
import { guessIntents } from '../../src/domain/coach/reading/intent/guess-intent.ts';
import learned from '../../src/domain/coach/reading/intent/learned.json' with { type: 'json' };
import { lessonsOf, readPhrase } from './lessons.ts';
import { allPhrases, hashOf } from './write-learned.ts';

/** So many are skipped for each one that is looked at. */
const EVERY = 16;

test('what the coach learned was learned of the phrases that stand here: else npm run train:coach', () => {
  expect(learned.phrases).toBe(hashOf(allPhrases()));
});

test('the phrases that it learned from are taken for what they ask', () => {
  const read = allPhrases().flatMap(({ file, phrases }) =>
    phrases
      .filter((_, at) => at % EVERY === 0)
      .map(readPhrase)
      .filter((each) => lessonsOf([each], file).length > 0),
  );
  const mistaken = read.filter(({ shown, asks }) => guessIntents(shown)[0]?.intent !== asks);
  expect(read.length).toBeGreaterThan(100);
  expect(mistaken.length).toBeLessThan(0.04 * read.length);
});
