import type { NamedShoe } from './conditions.ts';
import { KNOWN_WORDS, OTHER_WORDS, plainText, wordsOf } from './plain-words.ts';

/** Words of pairs that a text about any pair holds. */
const OF_ANY_PAIR = new Set(
  wordsOf('shoe shoes trainer trainers pair pairs the and old new run running racing daily my in'),
);
const NAMES_A_PAIR = /^(?:shoes?|trainers?|pairs?)$/;
const BEFORE_IT = new Set(wordsOf('in on with wearing using wore wear my the of pair'));

/** The pair of the athlete's own that a text names by a word of it, and the text without its name. */
export function nameShoe(
  text: string,
  shoes: readonly NamedShoe[],
): { shoe: NamedShoe | null; text: string } {
  const words = text.split(' ');
  const saysPair = words.some((word) => NAMES_A_PAIR.test(word));
  const found = shoes.flatMap((shoe) => {
    const own = new Set(plainText(shoe.name).split(' '));
    const isOwn = (word: string) =>
      own.has(word) &&
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
  if (!named || others.length > 0) return { shoe: null, text };
  let [from, to] = [named.at, named.at + 1];
  while (named.own.has(words[from - 1] ?? '')) from -= 1;
  while (named.own.has(words[to] ?? '') || NAMES_A_PAIR.test(words[to] ?? '')) to += 1;
  while (BEFORE_IT.has(words[from - 1] ?? '')) from -= 1;
  const rest = words.map((word, index) => (index >= from && index < to ? '_' : word));
  return { shoe: named.shoe, text: rest.join(' ') };
}
