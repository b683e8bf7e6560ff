import type { OwnWord } from '../../conditions.ts';
import { WORDS_OF_TOPICS } from '../../topics/topics.ts';
import { isPlainTalk } from '../left-over/plain-talk.ts';
import {
  NARROWING,
  OF_ITS_OWN_QUESTIONS,
  SAYING_NOTHING,
} from '../left-over/words-of-questions.ts';
import { KNOWN_WORDS, OTHER_WORDS, wordsOf } from '../text/known-words.ts';
import { plainText } from '../text/plain-text.ts';

/** What the athlete called a workout. */
export type OwnTitle = { title: string; isRun: boolean };

/**
 * The title of the athlete's own that a text names, all of it, and the text with 'run' or 'workout' in
 * its place: 'how was the dress rehearsal'. A title of words that any question holds ('Morning run')
 * names nothing, unless it is said that it is one.
 */
export function nameTitle(
  text: string,
  titles: readonly OwnTitle[],
): { own: OwnWord | null; text: string } {
  const words = text.split(' ');
  let best: { of: OwnTitle; from: number; to: number } | null = null;
  for (const of of titlesNear(words, titles)) {
    const place = placeOf(of, words);
    if (place && (best === null || place.to - place.from > best.to - best.from)) {
      best = { of, ...place };
    }
  }
  if (!best) return { own: null, text };
  const { of, from, to } = best;
  const isNamed = NAMES_IT.has(words[from - 1] ?? '');
  // 'The dress rehearsal run' says by itself what it was.
  const noun = of.isRun ? 'run' : 'workout';
  const isSaid =
    A_WORKOUT.has(words[to] ?? '') || (isNamed && A_WORKOUT.has(words[from - 2] ?? ''));
  const first = isNamed ? from - 1 : from;
  const left = words.map((word, at) =>
    at < first || at >= to ? word : at === first && !isSaid ? noun : '_',
  );
  return {
    own: { of: 'title', values: [of.title], words: `titled “${of.title}”` },
    text: left.join(' '),
  };
}

const NAMES_IT = new Set(wordsOf('called titled named title'));
const A_WORKOUT = new Set(
  wordsOf('run runs workout workouts session sessions one ride rides walk walks swim swims'),
);
const FILLERS = new Set(wordsOf('the a an my with in at of on and to for'));

/** Those that hold a word of the text which is no filler. */
function titlesNear(words: readonly string[], titles: readonly OwnTitle[]): OwnTitle[] {
  const said = words.filter((word) => word.length > 2 && !FILLERS.has(word));
  return [...new Set(said.flatMap((word) => byWord(titles).get(word) ?? []))];
}

/** The words of a text that stand in titles: what looks like a slip there is a name. */
export function wordsOfTitles(text: string, titles: readonly OwnTitle[]): string[] {
  return text.split(' ').filter((word) => byWord(titles).has(word));
}

const BY_WORD = new WeakMap<readonly OwnTitle[], Map<string, OwnTitle[]>>();

/** A long list is gone through once, not for each piece of each message. */
function byWord(titles: readonly OwnTitle[]): Map<string, OwnTitle[]> {
  const known = BY_WORD.get(titles);
  if (known) return known;
  const found = new Map<string, OwnTitle[]>();
  for (const each of titles) {
    const plain = each.title.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
    for (const word of plain.split(/[^\p{L}\p{N}]+/u)) {
      const others = found.get(word);
      if (others) others.push(each);
      else found.set(word, [each]);
    }
  }
  BY_WORD.set(titles, found);
  return found;
}

function placeOf(
  { title }: OwnTitle,
  words: readonly string[],
): { from: number; to: number } | null {
  const wanted = plainText(title)
    .split(' ')
    .filter((word) => !FILLERS.has(word));
  if (wanted.length === 0) return null;
  const hasOwn = wanted.some(isOwn);
  for (let from = 0; from < words.length; from += 1) {
    const to = endOf(words, from, wanted);
    if (to === null) continue;
    if (NAMES_IT.has(words[from - 1] ?? '')) return { from, to };
    const isAlone = wanted.length === 1 && COMES_WITH.has(words[from - 1] ?? '');
    if (hasOwn && !isAlone) return { from, to };
  }
  return null;
}

/** 'With Priya', 'in Berlin': who or where, more often than a title. */
const COMES_WITH = new Set(wordsOf('with in at near and by since'));

/** Where the words of a title end that begin there. */
function endOf(words: readonly string[], from: number, wanted: readonly string[]): number | null {
  let at = from;
  for (const [index, word] of wanted.entries()) {
    while (index > 0 && FILLERS.has(words[at] ?? '')) at += 1;
    if (words[at] !== word) return null;
    at += 1;
  }
  return at;
}

/** A word that no question holds otherwise. */
function isOwn(word: string): boolean {
  return (
    /^\p{L}{4,}$/u.test(word) &&
    !COMMON_WORDS.some((common) => common.has(word)) &&
    !isPlainTalk(word)
  );
}

const COMMON_WORDS: readonly ReadonlySet<string>[] = [
  KNOWN_WORDS,
  OTHER_WORDS,
  WORDS_OF_TOPICS,
  NARROWING,
  SAYING_NOTHING,
  OF_ITS_OWN_QUESTIONS,
  new Set(wordsOf('lunch lunchtime afternoon noon evening midnight outdoor indoor running')),
];
