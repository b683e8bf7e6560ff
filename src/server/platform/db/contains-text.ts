import { type RawBuilder, sql } from 'kysely';

/** Whether one of these columns holds a text, in any case of its letters. */
export function containsText(columns: readonly string[], search: string): RawBuilder<boolean> {
  const tests = columns.flatMap((column) =>
    likePatterns(search).map(
      (pattern) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '!'`,
    ),
  );
  return sql<boolean>`(${sql.join(tests, sql` or `)})`;
}

const ESCAPED = /[!%_]/g;

/**
 * What `lower(name) like … escape '!'` is compared with to find a text in any case. The engines'
 * `lower` is only sure to know ASCII, so letters beyond it are looked for in each of their cases.
 */
export function likePatterns(search: string): string[] {
  const small = search.toLowerCase();
  const capitalised = small.replace(
    /(^|[^\p{L}])(\p{L})/gu,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );
  const variants = [small, search.toUpperCase(), capitalised].map(lowerAscii);
  return [...new Set(variants)].map((text) => `%${text.replace(ESCAPED, '!$&')}%`);
}

function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
