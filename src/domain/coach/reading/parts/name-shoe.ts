import type { NamedShoe } from '../../conditions.ts';
import { KNOWN_WORDS, OTHER_WORDS, wordsOf } from '../text/known-words.ts';
import { plainText } from '../text/plain-text.ts';

/** Words of pairs that a text about any pair holds. */
const OF_ANY_PAIR = new Set(
  wordsOf('shoe shoes trainer trainers pair pairs the and old new run running racing daily my in'),
);
const NAMES_A_PAIR = /^(?:shoes?|trainers?|pairs?)$/;
const BEFORE_IT = new Set(wordsOf('in on with wearing using wore wear my the of pair'));

/** The pair of the athlete's own that a text names by a word of it, or the two that it compares, and the text without their names. */
export function nameShoe(
  text: string,
  shoes: readonly NamedShoe[],
  speaksOfShoes = false,
): { shoe: NamedShoe | null; other: NamedShoe | null; text: string } {
  const words = text.split(' ');
  const saysPair = speaksOfShoes || words.some((word) => NAMES_A_PAIR.test(word));
  const compared = saysPair && COMPARES.test(text) ? twoCompared(words, shoes) : null;
  if (compared) return compared;
  const found = shoes.flatMap((shoe) => {
    const own = new Set(plainText(shoe.name).split(' '));
    const isOwn = (word: string) =>
      isOneOf(own, word) &&
      word.length > 2 &&
      !NAMES_A_PAIR.test(word) &&
      (saysPair || !(KNOWN_WORDS.has(word) || OTHER_WORDS.has(word) || OF_ANY_PAIR.has(word)));
    const at = words.findIndex(isOwn);
    const score = words.filter(isOwn).length;
    return at < 0 ? [] : [{ shoe, at, own, score }];
  });
  const most = Math.max(0, ...found.map(({ score }) => score));
  const [named, ...others] = found.filter(({ score }) => score === most);
  // 'Daily pair' where there are two of them names neither.
  if (!named || others.length > 0) return { shoe: null, other: null, text };
  return { shoe: named.shoe, other: null, text: withoutPair(words, named).join(' ') };
}

/** 'The blues' is the blue pair. */
function isOneOf(own: ReadonlySet<string>, word: string): boolean {
  return own.has(word) || (word.endsWith('s') && own.has(word.slice(0, -1)));
}

const COMPARES = /\b(?:or|than|vs|versus|against|compar\w+|difference)\b/;

/** 'The blue daily pair or the grey one': each by a word that is its own alone. */
function twoCompared(
  words: readonly string[],
  shoes: readonly NamedShoe[],
): { shoe: NamedShoe; other: NamedShoe; text: string } | null {
  const named = shoes.map((shoe) => ({ shoe, own: new Set(plainText(shoe.name).split(' ')) }));
  const found = named.flatMap(({ shoe, own }) => {
    const isOwnAlone = (word: string) =>
      own.has(word) &&
      word.length > 2 &&
      !NAMES_A_PAIR.test(word) &&
      named.every((each) => each.shoe === shoe || !each.own.has(word));
    const at = words.findIndex(isOwnAlone);
    return at < 0 ? [] : [{ shoe, at, own }];
  });
  const [first, second, ...more] = found.toSorted((one, other) => one.at - other.at);
  if (!first || !second || more.length > 0) return null;
  const text = withoutPair(withoutPair(words, first), second).join(' ');
  return { shoe: first.shoe, other: second.shoe, text };
}

function withoutPair(
  words: readonly string[],
  { at, own }: { at: number; own: ReadonlySet<string> },
): string[] {
  let [from, to] = [at, at + 1];
  while (own.has(words[from - 1] ?? '')) from -= 1;
  while (own.has(words[to] ?? '') || NAMES_A_PAIR.test(words[to] ?? '')) to += 1;
  if (/^ones?$/.test(words[to] ?? '')) to += 1;
  while (BEFORE_IT.has(words[from - 1] ?? '')) from -= 1;
  return words.map((word, index) => (index >= from && index < to ? '_' : word));
}
