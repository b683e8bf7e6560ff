import { expect, test } from 'vitest';
import { calendarOn } from '../../period.ts';
import { NARROWING } from '../left-over/words-of-questions.ts';
import { readQuestion } from '../read-question.ts';
import { KNOWN_WORDS } from './known-words.ts';
import { mendSlip } from './mend-slip.ts';

const calendar = calendarOn('2026-11-21');

/** Behind the first letter: one left out, doubled, or swapped with the next. */
function slipsOf(word: string): string[] {
  return [...word].flatMap((letter, at) =>
    at === 0
      ? []
      : [
          word.slice(0, at) + word.slice(at + 1),
          word.slice(0, at) + letter + word.slice(at),
          word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2),
        ],
  );
}

test.each([
  ['tommorow', 'tomorrow'],
  ['begining', 'beginning'],
  ['geting', 'getting'],
  ['somthing', 'something'],
  ['achiles', 'achilles'],
  ['everythng', 'everything'],
  ['treshold', 'threshold'],
])('%s is %s', (typed, meant) => {
  expect(mendSlip(typed)).toBe(meant);
});

test.each(['lungs', 'layoff', 'socks', 'garda', 'kiprono', 'tapas', 'strudel', 'lisbon'])(
  '%s is no slip',
  (word) => {
    expect(mendSlip(word)).toBe(word);
  },
);

test('a slip of a word that narrows is mended to that word, or to none', () => {
  // Of the two spellings of 'neighbour' either will do.
  const words = [...NARROWING].filter((word) => word !== 'neighbor');
  const others = words.flatMap((word) =>
    slipsOf(word)
      .filter((typed) => typed !== word && ![typed, word].includes(mendSlip(typed)))
      .filter((typed) => mendSlip(typed) !== typed && !NARROWING.has(typed))
      .map((typed) => `${typed} of ${word}: ${mendSlip(typed)}`),
  );
  expect(others).toEqual([]);
});

test('most slips of the words that questions are asked with are mended', () => {
  const typed = [...KNOWN_WORDS]
    .filter((word) => word.length > 5)
    .flatMap((word) => slipsOf(word).map((slip) => ({ word, slip })));
  const mended = typed.filter(({ word, slip }) => mendSlip(slip) === word);
  expect(mended.length).toBeGreaterThan(0.9 * typed.length);
});

test.each([
  ['am i geting faster or not', 'am i getting faster?'],
  ['what did i weigh begining of august', 'what did i weigh at the beginning of august'],
  ['am i ready 4 the race', 'am i ready for the race'],
  ['easy or hard tommorow', 'easy or hard tomorrow'],
  ['what is my treshold pace', 'what is my threshold pace'],
  ['do i run my easy days to hard', 'do i run my easy days too hard'],
])('“%s” is read as “%s”', (typed, meant) => {
  const partsOf = (asked: string) => {
    const { raceText: _, ...parts } = readQuestion(asked, calendar, null);
    return parts;
  };
  expect(partsOf(typed)).toEqual(partsOf(meant));
});
