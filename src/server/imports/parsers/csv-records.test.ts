import { describe, expect, it } from 'vitest';
import { readCsvRecords } from './csv-records.ts';

const cells = (text: string, delimiter = ',') =>
  readCsvRecords(text, delimiter).records.map((record) => [record.line, ...record.cells]);
const faultyLines = (text: string) => readCsvRecords(text, ',').faults.map(({ line }) => line);

describe('records', () => {
  it('keep the number of the line they begin on, with any line ends', () => {
    expect(cells('a,b\r\n"c\r\nd",e\r\n\r\nf,g')).toEqual([
      [1, 'a', 'b'],
      [2, 'c\r\nd', 'e'],
      [4, ''],
      [5, 'f', 'g'],
    ]);
  });

  it('hold delimiters and quotes inside quotes', () => {
    expect(cells('"a;b";"say ""run"""', ';')).toEqual([[1, 'a;b', 'say "run"']]);
  });

  it('may hold a bare inch sign', () => {
    expect(cells('5" run,2\n3,4')).toEqual([
      [1, '5" run', '2'],
      [2, '3', '4'],
    ]);
  });
});

describe('a quote that is never closed', () => {
  it('costs its own line only', () => {
    const text = 'a,b\n1,"2\n3,4\n5,6\n';
    expect(cells(text)).toEqual([
      [1, 'a', 'b'],
      [3, '3', '4'],
      [4, '5', '6'],
    ]);
    expect(faultyLines(text)).toEqual([2]);
  });

  it('is seen when a later line opens another', () => {
    const text = 'a,b\n1,"2\n3,"4"\n5,6\n';
    expect(cells(text)).toEqual([
      [1, 'a', 'b'],
      [3, '3', '4'],
      [4, '5', '6'],
    ]);
    expect(faultyLines(text)).toEqual([2]);
  });

  it('of megabytes is dropped without being kept in memory', () => {
    const text = `a,b\n"${'x'.repeat(5_000_000)}\n1,2`;
    expect(cells(text)).toEqual([
      [1, 'a', 'b'],
      [3, '1', '2'],
    ]);
    expect(faultyLines(text)).toEqual([2]);
  });
});

it('a line of a million cells is dropped', () => {
  const text = `a,b\n${'1,'.repeat(1_000_000)}\n1,2`;
  expect(faultyLines(text)).toEqual([2]);
  expect(cells(text)).toHaveLength(2);
});
