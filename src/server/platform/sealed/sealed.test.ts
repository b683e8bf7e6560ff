import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BadKeyFile, newKey, readKeyFile, writeKeyFile } from './key-file.ts';
import { createSealer, keyIdOf, type Place } from './sealed.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'longrun-keys-'));
  file = join(folder, 'data', 'secret.key');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const PLACE: Place = { service: 'strava', userId: 7, column: 'access_token_sealed' };
const TOKEN = 'canary-token-4f1d';

test('what is sealed opens in its place, and its text is nowhere in it', () => {
  const sealer = createSealer(file);
  const sealed = sealer.seal(TOKEN, PLACE);
  expect(sealer.open(sealed, PLACE)).toEqual({ state: 'open', text: TOKEN });
  expect(sealed).not.toContain(TOKEN);
  expect(Buffer.from(sealed.split('.')[3] ?? '', 'base64url').toString('latin1')).not.toContain(
    TOKEN,
  );
});

test('moved to another user, column or service it does not open', () => {
  const sealer = createSealer(file);
  const sealed = sealer.seal(TOKEN, PLACE);
  const elsewhere = [
    { ...PLACE, userId: 8 },
    { ...PLACE, column: 'refresh_token_sealed' },
    { ...PLACE, service: 'other' },
  ];
  for (const place of elsewhere) expect(sealer.open(sealed, place)).toEqual({ state: 'broken' });
});

test('a changed character anywhere does not open', () => {
  const sealer = createSealer(file);
  const sealed = sealer.seal(TOKEN, PLACE);
  for (let at = 0; at < sealed.length - 1; at += 1) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
    expect(sealer.open(changed, PLACE).state).not.toBe('open');
  }
  for (const nonsense of ['', '...', 'v1', 'v1.a.b.c', `${sealed}.x`, 'plain token']) {
    expect(sealer.open(nonsense, PLACE).state).not.toBe('open');
  }
});

test('no two seals of one text are alike', () => {
  const sealer = createSealer(file);
  const seals = Array.from({ length: 200 }, () => sealer.seal(TOKEN, PLACE));
  expect(new Set(seals.map((sealed) => sealed.split('.')[2])).size).toBe(200);
});

test('the key file is made on first need, for its owner alone', () => {
  const sealer = createSealer(file);
  expect(sealer.sealingKeyId()).toBeNull();
  expect(sealer.textsFor('webhook')).toEqual([]);
  expect(sealer.open('v1.0123.a.b', PLACE)).toEqual({ state: 'keyMissing', keyId: '0123' });
  expect(() => statSync(file)).toThrow();
  sealer.seal(TOKEN, PLACE);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const made = readFileSync(file, 'utf8');
  sealer.seal(TOKEN, PLACE);
  expect(readFileSync(file, 'utf8')).toBe(made);
});

test('the first key seals and all open; one that is gone is named', () => {
  const [first, second] = [newKey(), newKey()];
  const sealer = createSealer(file);
  sealer.seal(TOKEN, PLACE);
  writeKeyFile(file, [first]);
  const before = sealer.seal(TOKEN, PLACE);
  writeKeyFile(file, [second, first]);
  const after = sealer.seal(TOKEN, PLACE);
  expect([keyIdOf(before), keyIdOf(after)]).toEqual([first.id, second.id]);
  expect(sealer.open(before, PLACE).state).toBe('open');
  writeKeyFile(file, [second]);
  expect(sealer.open(before, PLACE)).toEqual({ state: 'keyMissing', keyId: first.id });
  expect(sealer.open(after, PLACE).state).toBe('open');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('texts for a purpose are steady, differ by purpose and key, and tell nothing of the key', () => {
  const sealer = createSealer(file);
  sealer.seal(TOKEN, PLACE);
  const [path] = sealer.textsFor('path');
  expect(sealer.textsFor('path')).toEqual([path]);
  expect(path).toMatch(/^[\w-]{43}$/);
  expect(sealer.textsFor('question')).not.toContain(path);
  expect(readFileSync(file, 'utf8')).not.toContain(path);
  writeKeyFile(file, [newKey(), ...readKeyFile(file)]);
  expect(sealer.textsFor('path')[1]).toBe(path);
});

test('a file that holds no keys is said to be so, and left as it is', () => {
  const sealer = createSealer(file);
  sealer.seal(TOKEN, PLACE);
  for (const text of ['', 'a password', `${'A'.repeat(43)}\nshort\n`]) {
    writeFileSync(file, text);
    expect(() => sealer.seal(TOKEN, PLACE)).toThrow(BadKeyFile);
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
});

test('what is no file is said to be none', () => {
  const sealer = createSealer(folder);
  expect(() => sealer.seal(TOKEN, PLACE)).toThrow(BadKeyFile);
  expect(() => sealer.textsFor('path')).toThrow(BadKeyFile);
  expect(() => createSealer(join(file, 'below')).makeReady()).not.toThrow();
  expect(() => createSealer(join(file, 'below', 'a', 'file')).makeReady()).toThrow(BadKeyFile);
});
