/** What makes a spreadsheet take a cell for a formula, in the wide forms of East Asia too. */
const RISKY = /^[=+\-@\t\r＝＋－＠]/u;
const NUMBER = /^[+-]?\d[\d\s.,'’]*%?$/u;

/** Text that no spreadsheet runs; numbers stay numbers. */
export function guarded(cell: string): string {
  return RISKY.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}

/** The text again, when a guarded file comes back. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && RISKY.test(cell.slice(1)) ? cell.slice(1) : cell;
}
