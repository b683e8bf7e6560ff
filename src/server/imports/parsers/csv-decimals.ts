import type { DecimalMark } from './amounts.ts';

/** Whether a file writes 9.70 or 9,70. The cells vote; those that fit both, like 4,808, do not. */
export function decimalMarkOf(cells: Iterable<string>, delimiter: string): DecimalMark {
  let point = 0;
  let comma = 0;
  for (const cell of cells) {
    const mark = markIn(cell.trim());
    if (mark === ',') comma++;
    else if (mark === '.') point++;
  }
  if (comma !== point) return comma > point ? ',' : '.';
  return delimiter === ',' ? '.' : ',';
}

function markIn(text: string): DecimalMark | null {
  const match = /^[+-]?\d[\d.,]{0,30}$/.test(text) ? /([.,])(\d*)$/.exec(text) : null;
  if (match === null) return null;
  const mark = match[1] === ',' ? ',' : '.';
  const hasBothMarks = text.includes(mark === ',' ? '.' : ',');
  // Three digits behind a single kind of mark may be thousands.
  return hasBothMarks || match[2]?.length !== 3 ? mark : null;
}
