import { describe, expect, it } from 'vitest';
import { UnreadableFile } from '../parsers/unreadable.ts';
import { readCsvTable } from './csv-table.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const ROW = '2026-03-01,0:45\n';

function refusalOf(content: string | Uint8Array): string {
  try {
    readCsvTable(typeof content === 'string' ? bytesOf(content) : content);
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableFile);
    return error instanceof UnreadableFile ? error.detail : '';
  }
  return 'none';
}

describe('a table', () => {
  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
    ['bar', '|'],
  ])('is found under its %s', (_name, delimiter) => {
    const text = `Date,Duration,Notes\n2026-03-01,0:45,"a, b; c"\n`.replaceAll(',', delimiter);
    const table = readCsvTable(bytesOf(text));
    expect(table.header).toEqual(['Date', 'Duration', 'Notes']);
    expect(table.records).toHaveLength(1);
  });

  it('keeps its line numbers below titles, Excel’s sep line, repeated headers and empty lines', () => {
    const text = `sep=;\nMy log;;\n\nDate;Duration\n2026-03-01;0:45\n;;\nDate;Duration\n\n2026-03-02;0:50\n`;
    expect(readCsvTable(bytesOf(text)).records.map(({ line }) => line)).toEqual([5, 9]);
  });

  it('may be a table of a note, with bars at its sides and a line below its header', () => {
    const { header, records } = readCsvTable(
      bytesOf('| Date | Time |\n|---|:--:|\n| 2026-03-01 | 52:10 |\n'),
    );
    expect(header.slice(1)).toEqual(['Date', 'Time']);
    expect(records.map(({ line }) => line)).toEqual([3]);
  });

  it('without a header has columns by number and loses no line', () => {
    const { header, records } = readCsvTable(bytesOf('2026-03-01,0:45,8\n2026-03-02,0:50,9\n'));
    expect(header).toEqual(['Column 1', 'Column 2', 'Column 3']);
    expect(records).toHaveLength(2);
  });

  it('with names that nobody knows takes its first line for them', () => {
    const { header, records } = readCsvTable(bytesOf('foo;bar;baz\n1;2;3\n4;5;6\n'));
    expect([header, records.length]).toEqual([['foo', 'bar', 'baz'], 2]);
  });

  it('is read from UTF-8 with a mark, from UTF-16 and from Windows-1252', () => {
    const text = 'Datum;Dauer;Notizen\n2026-03-01;0:45;Fluß\n';
    const files = [
      bytesOf(`\ufeff${text}`),
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
      Buffer.from(text, 'utf16le'),
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]),
      Buffer.from(text, 'latin1'),
    ];
    for (const file of files) {
      const { header, records } = readCsvTable(file);
      expect([header[0], records[0]?.cells[2]]).toEqual(['Datum', 'Fluß']);
    }
  });
});

describe('what is no table is refused in words', () => {
  it.each<[string, string | Uint8Array, RegExp]>([
    ['nothing', '', /empty/],
    ['blanks', ' \n \n', /empty/],
    ['a spreadsheet', new Uint8Array([0x50, 0x4b, 3, 4]), /spreadsheet.*save the table as CSV/],
    ['an old spreadsheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), /spreadsheet/],
    ['gzip', new Uint8Array([0x1f, 0x8b, 8]), /compressed/],
    ['a PDF', '%PDF-1.7', /PDF/],
    ['JSON', '[{"date": 1}]', /JSON/],
    ['HTML', '<!doctype html><table>', /XML or HTML/],
    ['bytes', new Uint8Array(5000).map((_zero, at) => (at * 7) % 32), /not text/],
    ['one column', 'Date\n2026-03-01\n', /Only one column/],
    ['a header alone', 'Date,Duration\n', /no line below/],
    ['a header of a million columns', `Date,Duration${',x'.repeat(1_000_000)}\n${ROW}`, /too long/],
    ['300 columns', `Date,Duration${',x'.repeat(300)}\n${ROW}`, /more than 250 columns/],
    ['too many lines', `Date,Duration\n${ROW.repeat(50_001)}`, /more than 50000/],
  ])('%s', (_what, content, detail) => {
    expect(refusalOf(content)).toMatch(detail);
  });
});
