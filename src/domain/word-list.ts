/** Lines of words and phrases, as they are looked for in comparable text. */
export type WordList = {
  isIn: (text: string) => boolean;
  /** The text with its words of the list taken out. */
  without: (text: string) => string;
};

/**
 * Words and phrases parted by commas. A word stands alone; '*' lets it begin or go on ('wander*',
 * '*lauf'). Scripts that write without spaces are found anywhere in the text. Plain comparison, no
 * pattern: names come out of files of strangers, and hundreds of words are looked for in each.
 */
export function wordList(lines: readonly string[]): WordList {
  const words = lines.flatMap((line) => line.split(', '));
  const anywhere = words.filter((word) => WRITTEN_WITHOUT_SPACES.test(word)).map(comparable);
  const phrases = words.filter((word) => !WRITTEN_WITHOUT_SPACES.test(word)).map(phraseOf);
  const byFirst = groupPhrases(phrases);

  const lengthAt = (words: string[], at: number): number => {
    const first = words[at] ?? '';
    const candidates = [...(byFirst.get(first) ?? []), ...(byFirst.get(OPEN) ?? [])];
    const found = candidates.find((phrase) =>
      phrase.every((part, index) => fits(part, words[at + index])),
    );
    return found?.length ?? 0;
  };

  return {
    isIn(text) {
      if (anywhere.some((word) => text.includes(word))) return true;
      const words = wordsOf(text);
      return words.some((_word, at) => lengthAt(words, at) > 0);
    },
    without(text) {
      const words = wordsOf(anywhere.reduce((rest, word) => rest.replaceAll(word, ' '), text));
      const kept: string[] = [];
      for (let at = 0; at < words.length; ) {
        const length = lengthAt(words, at);
        if (length === 0) kept.push(words[at] ?? '');
        at += Math.max(1, length);
      }
      return kept.join(' ');
    },
  };
}

type Part = { text: string; hasOpenStart: boolean; hasOpenEnd: boolean };

const OPEN = '';

function phraseOf(word: string): Part[] {
  return wordsOf(comparable(word)).map((part) => ({
    text: part.replaceAll('*', ''),
    hasOpenStart: part.startsWith('*'),
    hasOpenEnd: part.endsWith('*'),
  }));
}

/** By the first word, where it is the whole of it. */
function groupPhrases(phrases: Part[][]): Map<string, Part[][]> {
  const groups = new Map<string, Part[][]>();
  for (const phrase of phrases) {
    const [first] = phrase;
    if (!first) continue;
    const key = first.hasOpenStart || first.hasOpenEnd ? OPEN : first.text;
    const group = groups.get(key);
    if (group) group.push(phrase);
    else groups.set(key, [phrase]);
  }
  return groups;
}

function fits({ text, hasOpenStart, hasOpenEnd }: Part, word: string | undefined): boolean {
  if (word === undefined) return false;
  if (hasOpenStart) return hasOpenEnd ? word.includes(text) : word.endsWith(text);
  return hasOpenEnd ? word.startsWith(text) : word === text;
}

/** 'zone 1' and 'zone1' are the same two words. */
function wordsOf(plain: string): string[] {
  return plain.match(/[\p{L}*]+|\p{N}+/gu) ?? [];
}

/** Lower case, without accents, punctuation or the joints of 'TrailRun' and 'trail_run'. */
export function comparable(text: string): string {
  const plain = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return withPlainLetters(plain)
    .replace(/[^\p{L}\p{N}*]+/gu, ' ')
    .trim();
}

/** Of small letters, those that are no letter with a mark: 'ß', 'ł'. */
export function withPlainLetters(text: string): string {
  return text.replace(/[ßłøæœđı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

const WRITTEN_WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ı: 'i',
};
