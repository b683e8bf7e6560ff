/**
 * A message as the reader of questions wants it: lower case, plain letters, one blank between words,
 * no short forms ('what's' is 'what is'), and of punctuation only what holds numbers, dates and
 * times together. Words keep their order, so that the nth word here is the nth word everywhere.
 */
export function plainText(message: string): string {
  const letters = message
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/½/g, '.5')
    .replace(/(?<=\d) - (?=[a-z\d])/g, ' to ')
    // '21,1 km' has a decimal comma, '10,000' thousands.
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.');
  return writtenOut(letters)
    .replace(/[^a-z0-9.:/%-]+/g, ' ')
    .replace(/(?<!\d)[.:/-]+|[.:/-]+(?!\d)/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

function writtenOut(text: string): string {
  const withoutShortForms = SHORT_FORMS.reduce(
    (written, [short, long]) => written.replace(short, long),
    text,
  );
  // What is left of them belongs to somebody: 'last week's', 'runners''.
  return withoutShortForms.replace(/'s\b/g, '').replaceAll("'", '');
}

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(what|how|who|when|where|that|it|there|let)'s\b/g, '$1 is'],
  [/\b(what|how|who|when|where|that)s\b/g, '$1 is'],
  [/\b(i)'?m\b/g, '$1 am'],
  [/\b(i|you|we|they)'?ve\b/g, '$1 have'],
  [/\b(i)'(d|ll)\b/g, '$1 would'],
  [/\bcan(no|')?t\b/g, 'can not'],
  [/\b(do|did|does|is|was|have|has|should|could|would)n'?t\b/g, '$1 not'],
];
