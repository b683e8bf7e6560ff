/**
 * A text whose cells stand in curly quotes, as word processors and phones make them of straight ones,
 * or in single ones, gets the quotes that parsers know. Quotes within a cell stay.
 */
export function withStraightQuotes(text: string): string {
  const beginning = text.slice(0, LOOKED_AT);
  const lines = beginning.split('\n').filter((line) => line.trim() !== '').length;
  const isUsual = (mark: RegExp) => (beginning.match(mark)?.length ?? 0) >= Math.max(2, lines / 2);
  const found = KINDS.find(({ opens, closes }) => isUsual(opens) && isUsual(closes));
  if (!found || STRAIGHT.test(beginning)) return text;
  return text.replace(found.opens, '"').replace(found.closes, '"');
}

const LOOKED_AT = 16 * 1024;
const STRAIGHT = /(?:^|[,;\t|\n])"/;

const KINDS = [kindOf('“”„‟', '“”'), kindOf("‘’‚'", "‘’'")];

function kindOf(open: string, close: string) {
  return {
    opens: new RegExp(`(?<=^|[,;\\t|\\n])[${open}]`, 'g'),
    closes: new RegExp(`[${close}](?=[,;\\t|\\r\\n]|$)`, 'g'),
  };
}
