import fc from 'fast-check';

// Anywhere alike: a number left to fast-check is mostly next to zero, which is the first byte.
const anywhere = fc.noBias(fc.integer({ min: 0, max: 999_999 })).map((at) => at / 1_000_000);

/** A change of some bytes of a file. */
export type Change = { at: number; kind: 'set' | 'cut' | 'insert' | 'repeat'; bytes: Uint8Array };

export const change: fc.Arbitrary<Change> = fc.record({
  at: anywhere,
  kind: fc.constantFrom('set', 'cut', 'insert', 'repeat'),
  bytes: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
    fc
      .constantFrom(
        ...['"', ',', '\n', '{', '[', ':', '0', '-', '1e309', 'null', 'NaN', '__proto__', '/'],
        ...['<', '>', '</', '&#0;', ']]>', '<!--', 'PK\x01\x02', '\x00'],
      )
      .map((text) => new TextEncoder().encode(text)),
  ),
});

export function mutated(bytes: Uint8Array, changes: Change[]): Uint8Array {
  let current = Buffer.from(bytes);
  for (const { at, kind, bytes: put } of changes) {
    const from = Math.floor(at * current.length);
    const head = current.subarray(0, from);
    if (kind === 'set') current = Buffer.concat([head, put, current.subarray(from + put.length)]);
    else if (kind === 'cut')
      current = Buffer.concat([head, current.subarray(from + put.length * 9)]);
    else if (kind === 'insert') current = Buffer.concat([head, put, current.subarray(from)]);
    else current = Buffer.concat([head, current.subarray(Math.max(0, from - 60))]);
  }
  return new Uint8Array(current);
}

/** Values that no export has, or that another has. */
export const ODD_VALUES = [
  ...['', ' ', '0', '-1', '1e308', '1e309', 'NaN', 'null', 'Infinity', '99999999999999999999'],
  ...['\u0000', '\ud800', '\u202e', '٣', '1,234', '1.234,5', '--', '--:--:--', '1:60', '30:00'],
  ...['2026-03-02', '2026-03-02 18:00:00 +0100', '2026-02-30T00:00:00Z', '03/04/2026', 'soon'],
  ...['275760-09-13T00:00:00Z', '0000-00-00 00:00:00 +0000', 'km', 'mi', 'kJ', 'HKTimeZone'],
  ...['Nowhere/Else', '../../etc/passwd', '__proto__', 'constructor', 'x'.repeat(5000)],
];
