import { expect, test } from 'vitest';
import { shownAs } from '../../../../../testing/domain/shown-as.ts';
import { talkOfDana } from '../../../../../testing/domain/talk-of-dana.ts';
import { isUnread } from '../is-open.ts';

// Who takes a word back says another one in its place, and asks the same of it.

const read = (...messages: string[]): string => {
  const question = talkOfDana(messages);
  return isUnread(question) ? 'refused' : shownAs(question);
};

const TAKEN_BACK = [
  'no, X',
  'sorry X',
  'sorry, I meant X',
  'I mean X',
  'X I mean',
  'oops X',
  'X, sorry',
  'wait, X',
  'no I meant X',
  'make that X',
];

const MEANT: readonly (readonly [first: string, word: string, instead: string])[] = [
  ['how far did I run in June', 'July', 'June'],
  ['how many runs in June', 'July', 'June'],
  ['average pace in June', 'July', 'June'],
  ['time in zone 2 in June', 'July', 'June'],
  ['how many runs on Saturdays', 'Sundays', 'Saturdays'],
  ['fastest 5k', '10k', '5k'],
  ['predict my half', 'the marathon', 'the half'],
  ['average pace last month', 'heart rate', 'pace'],
  ['how did the City 10K go', 'Riverside', 'City'],
];

test('another word for one that was wrong asks the same of it', () => {
  for (const [first, word, instead] of MEANT) {
    const meant = read(first, `and ${word}`);
    expect([first, meant]).not.toEqual([first, 'refused']);
    for (const way of [...TAKEN_BACK, `not ${instead}, X`]) {
      const said = way.replace('X', word);
      expect([first, said, read(first, said)]).toEqual([first, said, meant]);
    }
  }
});

test('so it does after other messages, with another bound, and for a year', () => {
  expect(read('how far did I run in June', 'in miles', 'no July')).toContain('in July 2026');
  expect(read('how many runs over 10 km this year', 'oops, 15')).toContain('over 15 km');
  expect(read('how many km last month', 'sorry I mean a year ago, so Nov 2025')).toBe(
    'distance · runs · in November 2025',
  );
});

test('a kind that is named instead of a word of notes stands in its place', () => {
  const first = 'how many tempo runs since September';
  expect(read(first, 'sorry I meant intervals')).not.toContain('tempo');
  expect(read(first, 'only the long ones')).toContain('tempo');
});

test.each(['no thanks', 'no way', 'no idea', 'sorry', 'actually I feel tired', 'not bad'])(
  'after a figure “%s” names no other part of it',
  (said) => {
    expect(read('how many runs in June', said)).not.toMatch(/^how many/);
  },
);
