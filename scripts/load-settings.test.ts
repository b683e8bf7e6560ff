import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VARIABLES } from '../src/server/config.ts';
import { readSettings, warningsOf } from './settings/read-settings.ts';
import { localFile } from './suites/local-file.ts';

function read(text: string) {
  return readSettings(Buffer.from(text), '.env');
}

describe('a file of settings', () => {
  test('is read as people write one', () => {
    const text =
      '# mine\r\n\r\nPORT = 8080 # the web\r\nexport HOST="127.0.0.1"\r\nPUBLIC_URL=\r\nREGISTRATION=closed';
    expect(read(text)).toEqual({
      values: { PORT: '8080', HOST: '127.0.0.1', PUBLIC_URL: '', REGISTRATION: 'closed' },
      warnings: [],
    });
  });

  test('may begin with the mark that Windows puts before UTF-8', () => {
    expect(read('\uFEFFPORT=8080\nREGISTRATION=closed').values).toEqual({
      PORT: '8080',
      REGISTRATION: 'closed',
    });
  });

  test('as PowerShell saves it is refused, and not taken for an empty one', () => {
    expect(() => readSettings(Buffer.from('\uFEFFPORT=8080', 'utf16le'), '.env')).toThrow(
      '.env is not saved as UTF-8',
    );
  });

  test.each([
    ['REGISTRATON', 'REGISTRATION'],
    ['PROT', 'PORT'],
    ['Port', 'PORT'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['DATABASE-URL', 'DATABASE_URL'],
    ['STRAVA_CLIENT_SECRETE', 'STRAVA_CLIENT_SECRET'],
    ['DATADIR', 'DATA_DIR'],
  ])('that sets %s is refused, and %s is named', (name, meant) => {
    expect(() => read(`${name}=x`)).toThrow(
      `.env sets ${name}, which is no setting. Is ${meant} meant?`,
    );
  });

  test('that sets what Longrun does not know says so, and what others read passes', () => {
    const { warnings } = read(
      'ALLOW_SIGNUP=no\nTZ=Europe/Berlin\nPGPASSWORD=x\nNODE_ENV=production',
    );
    expect(warnings).toEqual([
      '.env sets ALLOW_SIGNUP, which is no setting of Longrun: .env.example lists them.',
    ]);
  });

  test.each([
    ['PORT: 8080', "line 2 of .env sets nothing, for it has no name and '=': write it as PORT=…"],
    ['REGISTRATION closed', 'write it as REGISTRATION=…'],
    ['closed', 'write it as PORT=…'],
    ['=8080', 'write it as PORT=…'],
  ])('with the line %j is refused by its number', (line, message) => {
    expect(() => read(`HOST=127.0.0.1\n${line}\n`)).toThrow(message);
  });

  test('may hold a value over several lines', () => {
    expect(read('AI_API_KEY="one\ntwo three\nfour"\nPORT=8080').values).toEqual({
      AI_API_KEY: 'one\ntwo three\nfour',
      PORT: '8080',
    });
  });

  test('as .env.example has it, with every setting made one, is read whole', () => {
    const example = readFileSync(localFile('.env.example'), 'utf8');
    const { values, warnings } = read(example.replace(/^#([A-Z_]+=)/gm, '$1'));
    expect([Object.keys(values).toSorted(), warnings]).toEqual([VARIABLES.toSorted(), []]);
  });
});

test('no setting is taken for another one, and what every system sets is none of them', () => {
  const usual = ['HOME', 'HOSTNAME', 'PATH', 'PWD', 'XDG_DATA_DIRS', 'DATABASE', 'LANG', 'PORTS'];
  expect(warningsOf([...VARIABLES, ...usual, ...Object.keys(process.env)])).toEqual([]);
  expect(warningsOf(['REGISTRATON'])).toEqual([
    'REGISTRATON is set, which is no setting of Longrun. Is REGISTRATION meant?',
  ]);
});

describe('a command', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'longrun-settings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function run(env: Record<string, string> = {}) {
    const show = 'console.log(process.env.PORT, process.env.REGISTRATION)';
    const args = ['--disable-warning=ExperimentalWarning', '--import', loader, '-e', show];
    return new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const { PATH = '' } = process.env;
      execFile(process.execPath, args, { cwd: folder, env: { PATH, ...env } }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), out: out.trim(), err: err.trim() }),
      );
    });
  }
  const loader = new URL('load-settings.ts', import.meta.url).href;

  test('has the settings of the file behind those of its environment, and needs no file', async () => {
    expect(await run()).toEqual({ code: 0, out: 'undefined undefined', err: '' });
    writeFileSync(join(folder, '.env'), 'PORT=8080\nREGISTRATION=closed\n');
    expect(await run({ PORT: '9090' })).toEqual({ code: 0, out: '9090 closed', err: '' });
  });

  test('does not begin with a file that cannot count', async () => {
    writeFileSync(join(folder, '.env'), 'REGISTRATON=closed\n');
    expect(await run()).toEqual({
      code: 1,
      out: '',
      err: 'Nothing was started: .env sets REGISTRATON, which is no setting. Is REGISTRATION meant?',
    });
    rmSync(join(folder, '.env'));
    mkdirSync(join(folder, '.env'));
    expect((await run()).err).toMatch(/^Nothing was started: \.env cannot be read \(EISDIR/);
  });
});

test('every command that reads settings reads the file as well, and those of developers do not', () => {
  const { scripts } = JSON.parse(readFileSync(localFile('package.json'), 'utf8'));
  const reading = Object.keys(scripts).filter((name) => scripts[name].includes('load-settings.ts'));
  expect(reading.toSorted()).toEqual(['admin', 'backup', 'move', 'restore', 'start']);
});
