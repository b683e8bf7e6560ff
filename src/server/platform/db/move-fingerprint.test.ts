import { hash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addRow, emptyFingerprint, hexOf, isSame } from './move-fingerprint.ts';

const COLUMNS = ['a', 'b'];
type Row = { a: unknown; b: unknown };

const values = fc.oneof(
  fc.constant(null),
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  fc.uint8Array({ maxLength: 20 }),
);
const rows = fc.array(fc.record({ a: values, b: values }), { maxLength: 12 });

function fingerprint(of: readonly Row[]) {
  const found = emptyFingerprint();
  for (const row of of) addRow(found, COLUMNS, row);
  return found;
}

test('the order of the rows does not count', () => {
  fc.assert(
    fc.property(rows, (of) => {
      expect(isSame(fingerprint(of), fingerprint(of.toReversed()))).toBe(true);
    }),
  );
});

test('one other value anywhere does', () => {
  fc.assert(
    fc.property(rows, fc.nat(), values, (of, place, value) => {
      fc.pre(of.length > 0);
      const at = place % of.length;
      const changed = of.map((row, index) => (index === at ? { ...row, b: value } : row));
      const isEqual = JSON.stringify(of) === JSON.stringify(changed);
      expect(isSame(fingerprint(of), fingerprint(changed))).toBe(isEqual);
    }),
  );
});

test.each([
  [1, '1'],
  [0, null],
  ['', null],
  ['null', null],
  ['a', new Uint8Array([97])],
  [0.1 + 0.2, 0.3],
  ['a\u0301', '\u00e1'],
])('%j is not %j', (one, other) => {
  const of = (a: unknown) => fingerprint([{ a, b: null }]);
  expect(isSame(of(one), of(other))).toBe(false);
});

test('what moves from one column to the next is another row', () => {
  expect(isSame(fingerprint([{ a: 'x', b: '' }]), fingerprint([{ a: '', b: 'x' }]))).toBe(false);
});

test('a row that is there twice is not a row that is there once', () => {
  const row = { a: 1, b: 2 };
  expect(isSame(fingerprint([row]), fingerprint([row, row]))).toBe(false);
});

test('bytes are the same as their hash, which a database can work out for itself', () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const hashed = { sha256: hash('sha256', bytes, 'hex') };
  expect(isSame(fingerprint([{ a: bytes, b: null }]), fingerprint([{ a: hashed, b: null }]))).toBe(
    true,
  );
});

test('the hash is shown as 64 hexadecimal digits', () => {
  expect(hexOf(emptyFingerprint())).toBe('0'.repeat(64));
  expect(hexOf(fingerprint([{ a: 1, b: 2 }]))).toMatch(/^[0-9a-f]{64}$/);
});

test('a value that nobody knows how to compare is not passed over', () => {
  for (const value of [undefined, Number.NaN, 1n, true, new Date(0)]) {
    expect(() => fingerprint([{ a: value, b: null }])).toThrow('the column a holds a value');
  }
});
