const LONGEST_TEXT = 200;
const LONGEST_QUOTE = 40;

/** Text that any database and page can hold: no control characters, no half characters. */
export function cleanText(text: string): string {
  return text
    .slice(0, LONGEST_TEXT * 4)
    .toWellFormed()
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)
    .toWellFormed();
}

/** For quoting what a file says inside a message. */
export function quoted(value: unknown): string {
  const text = cleanText(typeof value === 'string' ? value : String(value));
  return text.length > LONGEST_QUOTE ? `'${text.slice(0, LONGEST_QUOTE - 1)}…'` : `'${text}'`;
}
