import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../../testing/imports/read-csv.ts';
import { readCsvTable } from './csv-table.ts';
import { guarded, withoutGuard, writeBadLines } from './write-csv.ts';

function badLinesOf(text: string): string {
  return writeBadLines(readCsvTable(new TextEncoder().encode(text)), readCsv(text).bad);
}

describe('the file of bad lines', () => {
  it('has each line as it came, with its number and its reason', () => {
    const text = 'Date;Duration;Notes\n2026-03-01;0:45;good\n2026-03-02;soon;"say ""hi"""\n';
    expect(badLinesOf(text)).toBe(
      '\ufeff"Line";"Reason";"Date";"Duration";"Notes"\r\n' +
        '3;"Duration: Duration must be in H:MM format";2026-03-02;"soon";"say ""hi"""\r\n',
    );
  });

  it('mended and sent again is read like the file it came from, and does not grow', () => {
    const text = 'Date,Duration\n2026-03-02,soon\n2026-03-03,never\n';
    const mended = badLinesOf(text).replace('"soon"', '0:45');
    expect(readCsv(mended).workouts.map(({ columns }) => columns.date)).toEqual(['2026-03-02']);
    expect(badLinesOf(mended).split('\r\n')[0]).toBe('\ufeff"Line","Reason","Date","Duration"');
  });

  it('holds what was no record at all', () => {
    const text = 'Date,Duration\n2026-03-02,"0:45\n2026-03-03,0:45\n';
    expect(badLinesOf(text)).toContain('"2026-03-02,""0:45"');
  });

  it('begins no text as a formula, and leaves numbers alone', () => {
    const text =
      'Date,Duration,Distance,Notes,Extra\n' +
      'x,-5,-3.2,=1+1,+49 170\n' +
      'x,"+5,5",-0:30,@SUM(A1),＝1\n' +
      'x,1,2,"a;=1+1","-2+3"\n';
    const rows: string[][] = parse(badLinesOf(text), { bom: true });
    expect(rows.slice(1).map((row) => row.slice(3))).toEqual([
      ['-5', '-3.2', "'=1+1", '+49 170'],
      ['+5,5', "'-0:30", "'@SUM(A1)", "'＝1"],
      ['1', '2', 'a;=1+1', "'-2+3"],
    ]);
    // What a semicolon would part in another country stands in quotes.
    expect(badLinesOf(text)).toContain('"a;=1+1"');
  });
});

describe('a guarded cell', () => {
  it('is text to every spreadsheet and comes back as it was', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = guarded(text);
        expect(/^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d/.test(cell)).toBe(false);
        // A text that has an apostrophe of its own before a sign loses it.
        if (withoutGuard(text) === text) expect(withoutGuard(cell)).toBe(text);
      }),
    );
  });
});
