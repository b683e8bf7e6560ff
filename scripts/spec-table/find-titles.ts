/**
 * The titles of the tests in a file, as they are written there: '%s' and '${...}' stand as they
 * stand in the source. Tests that are skipped or yet to be written are none.
 */
export function findTitles(source: string): Set<string> {
  const titles = new Set<string>();
  for (const match of source.matchAll(TITLED)) {
    const [, quote = '', title = ''] = match;
    titles.add(quote === '`' ? title : title.replaceAll(`\\${quote}`, quote));
  }
  return titles;
}

// test('…', journey(`…`, and behind a table: test.each([…])('…', each with what is to be done.
const TITLED = new RegExp(
  [
    /(?:\b(?:test|journey|it)(?:\.(?!skip|todo|extend)\w+)*|\))/,
    /\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1/,
    /\s*,\s*(?:async\b|function\b|\(|\{)/,
  ]
    .map(({ source }) => source)
    .join(''),
  'g',
);
