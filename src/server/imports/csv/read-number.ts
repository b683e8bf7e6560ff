import { type DecimalMark, readAmount } from '../parsers/amounts.ts';
import { attempt } from '../parsers/bad-workout.ts';
import { decimalMarkOf } from '../parsers/csv-decimals.ts';
import { type Unit, unitOfWord } from './header-unit.ts';

/** How a column writes its numbers. */
export type NumberStyle = {
  /** The mark its cells agree on; null where none tells. */
  mark: DecimalMark | null;
  /** What 1,234 is where nothing tells: a number of a thousand or one with decimals. */
  whole: boolean;
};

/** A number of a cell with the unit written behind it; null where it says 'none', NaN where it is none. */
export type CellNumber = { value: number | null; unit: Unit | null };

const LONGEST_NUMBER = 80;
const LARGEST_GROUPED = 30_000;
const NOT_A_NUMBER: CellNumber = { value: Number.NaN, unit: null };

export function numberStyleOf(
  cells: readonly string[],
  { whole }: { whole: boolean },
): NumberStyle {
  // The mark that the delimiter would suggest is no vote: where both suggestions come back, none voted.
  const [mark, other] = [decimalMarkOf(cells, ','), decimalMarkOf(cells, ';')];
  return { mark: mark === other ? mark : null, whole };
}

export function readNumber(cell: string, style: NumberStyle): CellNumber {
  if (cell.length > LONGEST_NUMBER) return NOT_A_NUMBER;
  const text = cell.trim();
  if (MISSING.test(text)) return { value: null, unit: null };
  const firstLetter = text.search(/[\p{L}%]/u);
  const [digits, word] =
    firstLetter < 0 ? [text, ''] : [text.slice(0, firstLetter), text.slice(firstLetter)];
  if (!/^[\p{L}%.]*$/u.test(word)) return NOT_A_NUMBER;
  const unit = word === '' ? null : unitOfWord(word);
  if (digits.trim() === '' && word !== '') return NOT_A_NUMBER;
  if (word !== '' && unit === null && !OTHER_WORDS.test(word)) return NOT_A_NUMBER;
  const read = attempt(() => readAmount(digits, 'number', markOf(digits, style)));
  return 'value' in read ? { value: read.value, unit } : NOT_A_NUMBER;
}

function markOf(digits: string, { mark, whole }: NumberStyle): DecimalMark {
  if (mark !== null) return mark;
  const own = digits.includes(',') ? ',' : '.';
  if (!whole) return own;
  const grouped = Number(digits.replace(/[^\d]/g, ''));
  if (grouped > LARGEST_GROUPED) return own;
  return own === ',' ? '.' : ',';
}

const MISSING = /^(n\/?a|nan|null|none|nil|undefined|-+)$/i;
// Units that change nothing, since the field has no other.
const OTHER_WORDS = /^(bpm|kcal|cal|ml|spm|minutos|minuti|gels?)\.?$/i;
