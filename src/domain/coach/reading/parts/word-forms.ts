/**
 * A word with its other forms, small letters and digits alone: 'rain', 'rainy' and 'rained', but not
 * 'rainbow'. The beginning of a word is one as well: 'drizzl' of 'drizzle' and 'drizzling'.
 */
export function formsOf(word: string): string[] {
  const irregular = IRREGULAR[word];
  if (irregular) return [word, ...irregular];
  const stems = [{ stem: word, endings: ENDINGS }];
  if (/[^aeiouwxy]e$/.test(word)) stems.push({ stem: word.slice(0, -1), endings: AFTER_E });
  if (/[^aeiou]y$/.test(word)) stems.push({ stem: word.slice(0, -1), endings: AFTER_Y });
  const last = /[^aeiou][aeiou](?<last>[bdgmnprt])$/.exec(word)?.groups?.last;
  if (last !== undefined) stems.push({ stem: word + last, endings: AFTER_DOUBLED });
  return stems.flatMap(({ stem, endings }) => endings.map((ending) => stem + ending));
}

const ENDINGS = ['', 's', 'es', 'e', 'ed', 'ing', 'y', 'er', 'ers', 'ier', 'est', 'ly'];
const AFTER_E = ['ed', 'ing', 'er', 'ers', 'y'];
const AFTER_Y = ['ies', 'ied', 'ier', 'iest', 'ily'];
const AFTER_DOUBLED = ['ed', 'ing', 'er', 'ers', 'est', 'y', 'ier'];

const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  calf: ['calves'],
  calves: ['calf'],
  foot: ['feet'],
  feet: ['foot'],
  wind: ['winds', 'windy', 'windier', 'windiest'],
  heat: ['heated', 'heats'],
  sick: ['sickness'],
  ill: ['illness'],
  tired: ['tiredness'],
};
