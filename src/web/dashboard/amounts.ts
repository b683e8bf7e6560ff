/** Kilometres added up: one decimal, whole ones from a thousand on. */
export function kmText(km: number): string {
  return km.toLocaleString('en', { maximumFractionDigits: km < 1000 ? 1 : 0 });
}

/** One, and more than one. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** The beginning of a long text, cut between words. */
export function firstWords(text: string, most: number): string {
  const line = text
    .slice(0, 4 * most)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most + 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > most / 2 ? lastSpace : most)}…`;
}
