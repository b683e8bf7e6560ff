import { hash } from 'node:crypto';

/** A table's rows, whatever their order: how many, and the sum of their hashes. */
export type Fingerprint = { rows: number; sum: bigint };

/** Bytes stand in a row's hash by their own, so that a database can do that part itself. */
type BytesHash = { sha256: string };
type Value = string | number | null | BytesHash;

const MODULUS = 2n ** 256n;

export function emptyFingerprint(): Fingerprint {
  return { rows: 0, sum: 0n };
}

/** `columns` in an order of their own, the same on both sides. */
export function addRow(to: Fingerprint, columns: readonly string[], row: Record<string, unknown>) {
  const canonical = JSON.stringify(columns.map((column) => canonicalValue(column, row[column])));
  to.rows += 1;
  to.sum = (to.sum + BigInt(`0x${hash('sha256', canonical, 'hex')}`)) % MODULUS;
}

export function isSame(one: Fingerprint, other: Fingerprint): boolean {
  return one.rows === other.rows && one.sum === other.sum;
}

export function hexOf({ sum }: Fingerprint): string {
  return sum.toString(16).padStart(64, '0');
}

function canonicalValue(column: string, value: unknown): Value {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (value instanceof Uint8Array) return { sha256: hash('sha256', value, 'hex') };
  if (isBytesHash(value)) return value;
  throw new TypeError(`the column ${column} holds a value that is not known how to compare`);
}

function isBytesHash(value: unknown): value is BytesHash {
  return typeof value === 'object' && value !== null && 'sha256' in value;
}
