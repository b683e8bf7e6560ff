import { quoted } from './clean-text.ts';
import { attempt, refuse } from './refusal.ts';
import { type Unit, unitOfWord } from './units.ts';

export type DecimalMark = '.' | ',';

/** How a column writes its numbers. */
export type NumberStyle = {
  /** The mark its cells agree on; null where none tells. */
  mark: DecimalMark | null;
  /** What 1,234 is where nothing tells: a number of a thousand or one with decimals. */
  whole: boolean;
};

/** A number with the unit written behind it; null where it says 'none', NaN where it is none. */
type CellNumber = { value: number | null; unit: Unit | null };

const LONGEST_NUMBER = 80;
const LARGEST_GROUPED = 30_000;
const NOT_A_NUMBER: CellNumber = { value: Number.NaN, unit: null };

export function numberStyleOf(
  cells: readonly string[],
  { whole }: { whole: boolean },
): NumberStyle {
  const { point, comma } = countMarks(cells);
  if (point === comma) return { mark: null, whole };
  return { mark: comma > point ? ',' : '.', whole };
}

/** '5.2 km', '3,1mi', 'n/a', as a cell has it. */
export function readNumber(cell: string, style: NumberStyle): CellNumber {
  if (cell.length > LONGEST_NUMBER) return NOT_A_NUMBER;
  const text = cell.trim();
  if (isMissing(text)) return { value: null, unit: null };
  const firstLetter = text.search(/[\p{L}%]/u);
  const [digits, word] =
    firstLetter < 0 ? [text, ''] : [text.slice(0, firstLetter), text.slice(firstLetter)];
  if (digits.trim() === '' || !/^[\p{L}%./]*$/u.test(word)) return NOT_A_NUMBER;
  const unit = word === '' ? null : unitOfWord(word);
  if (word !== '' && unit === null && !OTHER_WORDS.test(word)) return NOT_A_NUMBER;
  const read = attempt(() => readAmount(digits, 'number', markOf(digits, style)));
  return 'value' in read ? { value: read.value, unit } : NOT_A_NUMBER;
}

// Units that change nothing, since the field has no other.
const OTHER_WORDS = /^(bpm|lpm|ppm|(count|beats)\/min|ml|spm|minutos|minuti|gels?)\.?$/i;

function markOf(digits: string, { mark, whole }: NumberStyle): DecimalMark {
  if (mark !== null) return mark;
  const own = digits.includes(',') ? ',' : '.';
  if (!whole) return own;
  const grouped = Number(digits.replace(/[^\d]/g, ''));
  if (grouped > LARGEST_GROUPED) return own;
  return own === ',' ? '.' : ',';
}

/** Whether a file writes 9.70 or 9,70. The cells vote; where they do not tell, the delimiter does. */
export function decimalMarkOf(cells: Iterable<string>, delimiter: string): DecimalMark {
  const { point, comma } = countMarks(cells);
  if (comma !== point) return comma > point ? ',' : '.';
  return delimiter === ',' ? '.' : ',';
}

/** Cells that fit both, like 4,808, do not count. */
function countMarks(cells: Iterable<string>): { point: number; comma: number } {
  let point = 0;
  let comma = 0;
  for (const cell of cells) {
    const mark = cell.length > LONGEST_NUMBER ? null : markIn(cell.trim());
    if (mark === ',') comma++;
    else if (mark === '.') point++;
  }
  return { point, comma };
}

function markIn(text: string): DecimalMark | null {
  const match = /^[+-]?\d[\d.,]{0,30}$/.test(text) ? /([.,])(\d*)$/.exec(text) : null;
  if (match === null) return null;
  const mark = match[1] === ',' ? ',' : '.';
  const hasBothMarks = text.includes(mark === ',' ? '.' : ',');
  // Three digits behind a single kind of mark may be thousands.
  return hasBothMarks || match[2]?.length !== 3 ? mark : null;
}

/** A number of zero or more; null when the file leaves it out. Anything else is refused. */
export function readAmount(value: unknown, what: string, mark: DecimalMark = '.'): number | null {
  if (value === null || value === undefined) return null;
  const number = typeof value === 'number' ? value : numberOfText(value, what, mark);
  if (number === null) return null;
  if (!Number.isFinite(number)) {
    refuse(`The ${what} is not a number. Correct it, or leave it empty, and import again.`);
  }
  if (number < 0) {
    refuse(`The ${what} is below zero (${number}). Correct it, or leave it empty.`);
  }
  return number;
}

function numberOfText(value: unknown, what: string, mark: DecimalMark): number | null {
  if (typeof value !== 'string') {
    refuse(`The ${what} is not a number. Correct it, or leave it empty, and import again.`);
  }
  const text =
    value.length > LONGEST_NUMBER ? 'too long' : value.normalize('NFKC').replace(/[\s'’]/gu, '');
  if (text === '' || isMissing(text)) return null;
  const plain = withDecimalPoint(text, mark);
  if (!/^[+-]?\d+(?:\.\d*)?(?:e[+-]?\d{1,4})?$/i.test(plain)) {
    refuse(`The ${what} ${quoted(value)} is not a number. Write it like 5.2, or leave it empty.`);
  }
  return Number(plain);
}

function isMissing(text: string): boolean {
  return text === '' || /^(n\/?a|nan|null|none|nil|undefined|[-–—]+)$/i.test(text);
}

function withDecimalPoint(text: string, mark: DecimalMark): string {
  const lastDot = text.lastIndexOf('.');
  const lastComma = text.lastIndexOf(',');
  if (lastDot >= 0 && lastComma >= 0) {
    return lastComma > lastDot
      ? text.replaceAll('.', '').replace(',', '.')
      : text.replaceAll(',', '');
  }
  if (lastComma >= 0) {
    const inThousands = /^[+-]?\d{1,3}(?:,\d{3})+$/.test(text);
    if (inThousands && (mark === '.' || text.indexOf(',') < lastComma)) {
      return text.replaceAll(',', '');
    }
    return text.replace(',', '.');
  }
  const dotsInThousands = /^[+-]?\d{1,3}(?:\.\d{3})+$/.test(text);
  if (dotsInThousands && (mark === ',' || text.indexOf('.') < lastDot)) {
    return text.replaceAll('.', '');
  }
  return text;
}
