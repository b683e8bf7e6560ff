const LONGEST_TEXT = 200;
const LONGEST_QUOTE = 40;

/** Text that any database and page can hold: nothing invisible, turned about or half a character. */
export function cleanText(text: string): string {
  return text
    .slice(0, LONGEST_TEXT * 4)
    .toWellFormed()
    .replace(UNFIT, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)
    .toWellFormed();
}

// Control characters, the replacement of half characters, and marks that turn the reading direction.
const UNFIT = /[\p{Cc}\ufffd\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** For quoting what a file says inside a message. */
export function quoted(value: unknown): string {
  const text = cleanText(typeof value === 'string' ? value : String(value));
  return text.length > LONGEST_QUOTE ? `'${text.slice(0, LONGEST_QUOTE - 1)}…'` : `'${text}'`;
}
