import { slipsBetween } from '../../../slips-between.ts';
import { KNOWN_WORDS } from './known-words.ts';

/**
 * The same words with slips of the finger mended: a word that is not known takes the place of the
 * known word that it misses by one letter (two, when it is long). What means something by itself,
 * names and numbers stay as they are.
 */
export function mendSpelling(
  plain: string,
  words: { known: ReadonlySet<string>; leftAlone: ReadonlySet<string> },
): string {
  const { known, leftAlone } = words;
  return plain
    .split(' ')
    .map((word) => (leftAlone.has(word) ? word : mendWord(word, known)))
    .join(' ');
}

const LEAST_LETTERS = 4;
const LONG_WORD_LETTERS = 10;

function mendWord(word: string, known: ReadonlySet<string>): string {
  if (known.has(word) || !/^[a-z]+$/.test(word)) return word;
  const most = word.length >= LONG_WORD_LETTERS ? 2 : 1;
  let best = word;
  let bestSlips = most + 1;
  for (const candidate of known) {
    if (!isComparable(word, candidate, most)) continue;
    const slips = onceDoubled(word) === onceDoubled(candidate) ? 1 : slipsBetween(word, candidate);
    if (slips < bestSlips) {
      best = candidate;
      bestSlips = slips;
    }
  }
  return best;
}

function isComparable(word: string, candidate: string, most: number): boolean {
  if (word.length >= 6 && onceDoubled(word) === onceDoubled(candidate)) return true;
  if (Math.abs(word.length - candidate.length) > most) return false;
  if (sameLetters(word, candidate)) return word.length >= 3;
  // Short words are too near to one another, and few slip on the first letter.
  return (
    word.length >= LEAST_LETTERS && candidate.length >= LEAST_LETTERS && word[0] === candidate[0]
  );
}

/** 'tommorow' and 'tomorrow' differ in which letters are doubled. */
function onceDoubled(word: string): string {
  return word.replace(/([a-z])\1/g, '$1');
}

/** 'rnu' for 'run'. */
function sameLetters(one: string, other: string): boolean {
  return one.length === other.length && sortedLetters(one) === sortedLetters(other);
}

function sortedLetters(word: string): string {
  const known = LETTERS.get(word);
  if (known !== undefined) return known;
  const letters = [...word].sort().join('');
  if (KNOWN_WORDS.has(word)) LETTERS.set(word, letters);
  return letters;
}

/** Of the words that every other one is held against. */
const LETTERS = new Map<string, string>();
