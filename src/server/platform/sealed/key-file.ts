import { hash, hkdfSync, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** One key of the file. Its id is shown beside what it sealed; its bytes are never shown. */
export type SecretKey = { id: string; bytes: Buffer };

const KEY_BYTES = 32;

/** The keys of the file, the one that seals first; none where there is no file. */
export function readKeyFile(file: string): SecretKey[] {
  const text = readIfThere(file);
  if (text === undefined) return [];
  const lines = text.split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#')).map(keyOf);
  if (keys.length > 0 && !keys.includes(null)) return keys.filter((key) => key !== null);
  throw new BadKeyFile(`${file} is not a file of keys: each line is one key of 43 characters.`);
}

/** As `readKeyFile`; makes the file with one new key where there is none. */
export function readOrMakeKeyFile(file: string): SecretKey[] {
  const keys = readKeyFile(file);
  if (keys.length > 0) return keys;
  try {
    mkdirSync(dirname(file), { recursive: true });
    putInPlace(writeBeside(file, [newKey()]), file);
  } catch (error) {
    throw new BadKeyFile(`${file} cannot be made (${codeOf(error)}).`);
  }
  return readKeyFile(file);
}

/** Puts these keys in the file's place, whole or not at all. */
export function writeKeyFile(file: string, keys: readonly SecretKey[]): void {
  try {
    renameSync(writeBeside(file, keys), file);
  } catch (error) {
    throw new BadKeyFile(`${file} cannot be written (${codeOf(error)}).`);
  }
}

export function newKey(): SecretKey {
  return named(randomBytes(KEY_BYTES));
}

/** A secret of its own for each purpose, so that none can stand for another. */
export function deriveFrom(key: SecretKey, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key.bytes, '', `longrun ${purpose}`, KEY_BYTES));
}

/** The key file cannot be read or made; the message is for the operator. */
export class BadKeyFile extends Error {}

/** Of two processes that make it at once, one wins and both use its file. */
function putInPlace(written: string, file: string): void {
  try {
    linkSync(written, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(written, { force: true });
  }
}

function keyOf(line: string): SecretKey | null {
  return /^[\w-]{43}$/.test(line) ? named(Buffer.from(line, 'base64url')) : null;
}

function named(bytes: Buffer): SecretKey {
  const name = Buffer.concat([Buffer.from('longrun key id '), bytes]);
  return { id: hash('sha256', name, 'hex').slice(0, 12), bytes };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new BadKeyFile(`${file} cannot be read (${codeOf(error)}).`);
  }
}

function writeBeside(file: string, keys: readonly SecretKey[]): string {
  const beside = `${file}.${randomBytes(6).toString('hex')}.new`;
  const lines = keys.map(({ bytes }) => `${bytes.toString('base64url')}\n`);
  const handle = openSync(beside, 'wx', 0o600);
  try {
    writeSync(handle, `${NOTE}${lines.join('')}`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return beside;
}

const NOTE = `# The keys of Longrun: what other services entrusted to it opens with them alone.
# The first seals, all open. Keep a copy apart from the database. New one: npm run admin -- rotate-key
`;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
