import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { proof } from '../testing/budget.ts';

// Stands in for npm: counts its calls, refuses when told to, else installs a Vite that "builds".
const NPM = `
  import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
  appendFileSync('calls', 'npm ' + process.argv.slice(2).join(' ') + '\\n');
  if (existsSync('npm-says')) {
    console.error((await import('node:fs')).readFileSync('npm-says', 'utf8'));
    process.exit(1);
  }
  await new Promise((done) => setTimeout(done, 300));
  rmSync('node_modules', { recursive: true, force: true });
  mkdirSync('node_modules/vite/bin', { recursive: true });
  writeFileSync('node_modules/vite/package.json', '{ "type": "module" }');
  cpSync('fake-vite.js', 'node_modules/vite/bin/vite.js');
  cpSync('package-lock.json', 'node_modules/.package-lock.json');
`;
const VITE = `
  import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  appendFileSync('calls', 'vite\\n');
  const out = process.argv[process.argv.indexOf('--outDir') + 1];
  mkdirSync(out, { recursive: true });
  if (readFileSync('src/web/main.tsx', 'utf8').includes('broken')) {
    console.error('main.tsx is broken');
    process.exit(1);
  }
  writeFileSync(out + '/index.html', readFileSync('src/web/main.tsx'));
`;
const LOCK = { packages: { '': {}, 'node_modules/vite': { version: '1.0.0' } } };
const OLD_NODE =
  "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.1.0'}})";

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'longrun prepare '));
  cpSync(path.join(import.meta.dirname, 'prepare.mjs'), path.join(root, 'scripts/prepare.mjs'));
  cpSync(path.join(import.meta.dirname, 'prepare'), path.join(root, 'scripts/prepare'), {
    recursive: true,
  });
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', JSON.stringify(LOCK));
  write('fake-npm.mjs', NPM);
  write('fake-vite.js', VITE);
  write('calls', '');
  write('vite.config.ts', '');
  write('tsconfig.base.json', '');
  write('src/web/main.tsx', 'first');
  write('src/domain/pace.ts', '');
  write('src/contract/races.ts', '');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function calls(): string[] {
  return read('calls').split('\n').filter(Boolean);
}

function prepare(
  args: string[] = [],
  node: string[] = [],
): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    npm_node_execpath: process.execPath,
    npm_execpath: path.join(root, 'fake-npm.mjs'),
  };
  return new Promise((resolve) => {
    const script = path.join(root, 'scripts/prepare.mjs');
    // From another folder: what it does must not hang on where it is called.
    const child = execFile(
      process.execPath,
      [...node, script, ...args],
      { env, cwd: tmpdir() },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, output: out + err }),
    );
  });
}

describe('packages', () => {
  test('are installed when there are none, without install scripts, and not again', async () => {
    const first = await prepare();
    expect(first).toMatchObject({ code: 0 });
    expect(first.output).toContain('Installing the packages');
    expect(calls()).toHaveLength(1);
    expect(calls()[0]).toMatch(/^npm ci --ignore-scripts .*--include=dev/);
    expect(await prepare()).toEqual({ code: 0, output: '' });
    expect(calls()).toHaveLength(1);
  });

  proof('are installed again when the lockfile names another version', async () => {
    await prepare();
    write('package-lock.json', JSON.stringify(LOCK).replace('1.0.0', '1.0.1'));
    await prepare();
    expect(calls()).toHaveLength(2);
  });

  proof('that somebody installed by hand are taken as they are', async () => {
    write('node_modules/.package-lock.json', JSON.stringify(LOCK));
    expect(await prepare()).toEqual({ code: 0, output: '' });
    expect(calls()).toEqual([]);
  });

  proof('a production install lacks the tools of the build and is completed', async () => {
    write('node_modules/.package-lock.json', '{ "packages": {} }');
    await prepare();
    expect(calls()).toHaveLength(1);
  });

  test('an unreachable registry stops with one sentence and no stack', async () => {
    write('npm-says', 'npm error code EAI_AGAIN\nnpm error getaddrinfo EAI_AGAIN');
    const { code, output } = await prepare();
    expect(code).toBe(1);
    expect(output).toContain('the npm registry cannot be reached from here');
    expect(output).not.toContain('    at ');
  });

  proof("another failure of npm is told in npm's words", async () => {
    write('npm-says', 'npm error code EINTEGRITY');
    expect(await prepare()).toMatchObject({
      code: 1,
      output: expect.stringContaining('EINTEGRITY'),
    });
  });

  proof('two commands at once install and build once', async () => {
    const both = await Promise.all([prepare(['--web']), prepare(['--web'])]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(calls().map((call) => call.split(' ')[0])).toEqual(['npm', 'vite']);
    expect(both.map(({ output }) => output).join()).toContain('waiting for it');
  });

  proof('a command that died while preparing does not hold up the next', async () => {
    write('dist/.preparing', '999999999');
    expect(await prepare()).toMatchObject({ code: 0 });
    expect(existsSync(path.join(root, 'dist/.preparing'))).toBe(false);
  });
});

describe('the web app', () => {
  test('is built once, and again when a source of it changes', async () => {
    await prepare(['--web']);
    expect(read('dist/web/index.html')).toBe('first');
    expect(await prepare(['--web'])).toEqual({ code: 0, output: '' });
    write('src/web/main.tsx', 'second');
    await prepare(['--web']);
    expect(read('dist/web/index.html')).toBe('second');
    write('src/domain/pace.ts', 'changed');
    await prepare(['--web']);
    expect(calls().filter((call) => call === 'vite')).toHaveLength(3);
  });

  proof('is not built again for a test, nor by a command that does not need it', async () => {
    await prepare(['--web']);
    write('src/web/main.test.ts', 'new');
    await prepare(['--web']);
    write('src/web/main.tsx', 'second');
    await prepare();
    expect(calls().filter((call) => call === 'vite')).toHaveLength(1);
  });

  proof('is built when somebody removed it', async () => {
    await prepare(['--web']);
    rmSync(path.join(root, 'dist/web'), { recursive: true });
    await prepare(['--web']);
    expect(read('dist/web/index.html')).toBe('first');
  });

  test('that does not build stops the command and leaves the last one in place', async () => {
    await prepare(['--web']);
    write('src/web/main.tsx', 'broken');
    const { code, output } = await prepare(['--web']);
    expect(code).toBe(1);
    expect(output).toContain('The web app did not build:\nmain.tsx is broken');
    expect(read('dist/web/index.html')).toBe('first');
    expect((await prepare(['--web'])).code).toBe(1);
  });
});

describe('Node', () => {
  const link = () => path.join(root, 'node_modules/.bin/node');

  function packageNode(make: (file: string) => void) {
    const folder = `node_modules/node-${process.platform}-${process.arch}/bin`;
    write('node_modules/.package-lock.json', JSON.stringify(LOCK));
    mkdirSync(path.join(root, folder), { recursive: true });
    mkdirSync(path.dirname(link()), { recursive: true });
    const file = path.join(root, folder, 'node');
    make(file);
    symlinkSync(file, link());
  }

  function brokenNode(text: string) {
    packageNode((file) => {
      writeFileSync(file, text);
      chmodSync(file, 0o755);
    });
  }

  test('too old, with none among the packages, stops with one sentence', async () => {
    const { code, output } = await prepare([], ['--import', OLD_NODE]);
    expect(code).toBe(1);
    expect(output).toContain(
      'Longrun needs Node 22.18 or newer on this machine and this is 20.1.0',
    );
    expect(output).not.toContain('    at ');
  });

  proof('too old is enough when a current one came with the packages', async () => {
    packageNode((file) => symlinkSync(process.execPath, file));
    expect(await prepare([], ['--import', OLD_NODE])).toEqual({ code: 0, output: '' });
  });

  proof('from the packages is put first in the path where npm did not', async () => {
    packageNode((file) => symlinkSync(process.execPath, file));
    rmSync(link());
    expect(await prepare([], ['--import', OLD_NODE])).toEqual({ code: 0, output: '' });
    expect(realpathSync(link())).toBe(realpathSync(process.execPath));
  });

  proof('from the packages that cannot run here makes way for the one of the machine', async () => {
    brokenNode('#!/nowhere/ld-linux\n');
    expect(await prepare()).toEqual({ code: 0, output: '' });
    expect(existsSync(link())).toBe(false);
  });

  proof('from the packages that cannot run here, on a machine with an old one, stops', async () => {
    brokenNode('#!/bin/sh\nexit 1\n');
    const { code, output } = await prepare([], ['--import', OLD_NODE]);
    expect(code).toBe(1);
    expect(output).toContain('Longrun needs Node 22.18 or newer');
  });
});
