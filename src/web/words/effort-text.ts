const WORDS = [
  ...['very light', 'light', 'light', 'moderate', 'moderate'],
  ...['somewhat hard', 'hard', 'very hard', 'very hard', 'all out'],
];

/** '7, hard': how hard it was, from 1 to 10. */
export function effortText(effort: number): string {
  const word = WORDS[effort - 1];
  return word ? `${effort}, ${word}` : String(effort);
}
