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
