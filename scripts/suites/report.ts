export type Outcome = { passed: number; failed: number; skipped: number; troubles: string[] };
export type Row = Outcome & { name: string; seconds: number };

/** The end of a run: what went wrong, how long each suite took, and the sum on a line of its own. */
export function renderReport(rows: Row[]): string {
  const troubles = rows.flatMap(({ name, troubles }) => troubles.map((text) => `${name}: ${text}`));
  const width = Math.max(...rows.map(({ name }) => name.length), 'suite'.length);
  const line = (name: string, cells: string[]) =>
    name.padEnd(width) + cells.map((cell) => cell.padStart(9)).join('');
  const table = [
    line('suite', ['passed', 'failed', 'skipped', 'time']),
    ...rows.map(({ name, passed, failed, skipped, seconds }) =>
      line(name, [`${passed}`, `${failed}`, `${skipped}`, `${seconds.toFixed(1)} s`]),
    ),
  ];
  return ['', ...troubles, ...(troubles.length > 0 ? [''] : []), ...table, '', sumLine(rows)].join(
    '\n',
  );
}

export function hasFailed(rows: Outcome[]): boolean {
  return rows.some(({ failed, troubles }) => failed > 0 || troubles.length > 0);
}

function sumLine(rows: Outcome[]): string {
  const sum = (of: 'passed' | 'failed' | 'skipped') =>
    rows.reduce((total, row) => total + row[of], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`;
}
