/**
 * One pattern for lines of words and phrases parted by commas. A word stands alone; '*' lets it begin or go on
 * ('wander*', '*lauf'). Scripts that write without spaces are found anywhere in the text.
 */
export function wordPattern(lines: readonly string[], flags = ''): RegExp {
  const words = lines.flatMap((line) => line.split(', '));
  const alternatives = words.map((word) => {
    const source = comparable(word).replaceAll('*', '\\p{L}*');
    return WRITTEN_WITHOUT_SPACES.test(word) ? source : `(?<!\\p{L})${source}(?!\\p{L})`;
  });
  return new RegExp(alternatives.join('|'), `u${flags}`);
}

/** Lower case, without accents, punctuation or the joints of 'TrailRun' and 'trail_run'. */
export function comparable(text: string): string {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßłøæœı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}*]+/gu, ' ')
    .trim();
}

const WRITTEN_WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
