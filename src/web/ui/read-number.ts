/** A number as people type it: '12,5', ' 12.5 ' and '1 200' are numbers, '' and '12a' are not. */
export function readNumber(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return null;
  return Number(plain);
}
