import type { DecimalMark } from './amounts.ts';

/** Whether a file writes 9.70 or 9,70. The cells vote; those that fit both, like 4,808, do not. */
export function decimalMarkOf(cells: Iterable<string>, delimiter: string): DecimalMark {
  let point = 0;
  let comma = 0;
  for (const cell of cells) {
    const match = /^\s*[+-]?\d[\d.,]{0,30}\s*$/.test(cell) ? DECIMALS.exec(cell) : null;
    if (match === null) continue;
    if (match[1] === ',') comma++;
    else point++;
  }
  if (comma !== point) return comma > point ? ',' : '.';
  return delimiter === ',' ? '.' : ',';
}

// A mark that cannot part thousands: not followed by exactly three digits, or the last of two kinds.
const DECIMALS = /([.,])(?:\d{1,2}|\d{4,})\s*$|(?<=\..*)(,)\d+\s*$|(?<=,.*)(\.)\d+\s*$/;
