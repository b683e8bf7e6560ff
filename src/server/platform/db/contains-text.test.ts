import { expect, test } from 'vitest';
import { likePatterns } from './contains-text.ts';

test('a text is looked for in any case, letters beyond ASCII in each of theirs', () => {
  expect(likePatterns('Dana')).toEqual(['%dana%']);
  expect(likePatterns('élodie MÜLLER')).toEqual([
    '%élodie müller%',
    '%Élodie mÜller%',
    '%Élodie müller%',
  ]);
});

test('what the database would read as a wildcard stands for itself', () => {
  expect(likePatterns('100%_!')).toEqual(['%100!%!_!!%']);
});
